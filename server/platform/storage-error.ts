/**
 * The database could not do its work. `saved` tells what may be said to a person: "no" means nothing of the
 * transaction is there, "unknown" that the answer to COMMIT was lost.
 */
export class StorageError extends Error {
	readonly reason: "full" | "broken" | "busy" | "unavailable";
	readonly saved: "no" | "unknown";

	constructor(reason: StorageError["reason"], saved: StorageError["saved"], cause: unknown) {
		super(`The database is ${reason}.`, { cause });
		this.name = "StorageError";
		this.reason = reason;
		this.saved = saved;
	}
}

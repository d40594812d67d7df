/**
 * The database failed. `saved` is what a person may be told: "no" means that nothing of the
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

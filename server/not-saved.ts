import { StorageError } from "./db/storage-error.ts";
import { logError } from "./log.ts";

/**
 * What a person at the desk is told when the database could not store it.
 * @throws any error that is no failure of the database
 */
export function notSaved(error: unknown): string {
	if (!(error instanceof StorageError)) throw error;
	logError("the desk's change was not stored", error, { reason: error.reason, saved: error.saved });
	return error.saved === "unknown"
		? "We could not learn whether it was saved. Everything you typed is still here; please look at the list, or save again."
		: "It was not saved: the database takes no writes just now. Everything you typed is still here; please save again in a minute.";
}

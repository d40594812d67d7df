import { fillCaseIndex } from "../../server/cases/index.ts";
import type { Database } from "../../server/platform/db/database.ts";

/** Reads every case into the sets that are searched, however few there are. */
export async function readAllIn(database: Database, now: () => number): Promise<void> {
	while (await fillCaseIndex(database, now, { worth: 1, rest: false }));
}

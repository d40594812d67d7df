import { fillCaseIndex as fill } from "../cases/index.ts";
import type { Database } from "../platform/db/database.ts";
import type { Job } from "./job.ts";

/**
 * Reads cases into the sets of the desk's search that were written since: by an update that brings the sets, or as orders and
 * messages came. Until then a search looks through these itself.
 * @param more called when there are more of them than one turn takes
 */
export function fillCaseIndex({ database, now }: { database: Database; now: () => number }, more: () => void): Job {
	return {
		name: "fill-case-index",
		async run(_, stopping) {
			if (await fill(database, now, { stopping })) more();
		},
	};
}

import type { Database } from "../platform/db/database.ts";
import { sweep as clearAway } from "../privacy/index.ts";
import type { Job } from "./job.ts";

/** How often what is done with is cleared away, milliseconds. */
const EVERY = 3_600_000;

/**
 * Clears away what is kept no longer.
 * @param more called when there is more of it than one turn takes
 */
export function sweep({ database }: { database: Database }, more: () => void): Job {
	let last = Number.NEGATIVE_INFINITY;
	return {
		name: "sweep",
		async run(now) {
			// A clock that has been set back says nothing of how long ago it was.
			if (now >= last && now - last < EVERY) return;
			if (await clearAway(database, now)) more();
			else last = now;
		},
	};
}

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
	let last = 0;
	return {
		name: "sweep",
		async run(now) {
			if (now - last < EVERY) return;
			if (await clearAway(database, now)) more();
			else last = now;
		},
	};
}

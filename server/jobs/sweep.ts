import type { Database } from "../platform/db/database.ts";
import { sweep as clearAway } from "../privacy/index.ts";
import type { Job } from "./job.ts";

/** How often what is done with is cleared away, milliseconds. */
const EVERY = 3_600_000;

/** Clears away what is kept no longer. */
export function sweep({ database }: { database: Database }): Job {
	let last = 0;
	return {
		name: "sweep",
		async run(now) {
			if (now - last < EVERY) return;
			await clearAway(database, now);
			last = now;
		},
	};
}

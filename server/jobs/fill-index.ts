import { fillSearch } from "../catalogue/index.ts";
import type { Database } from "../platform/db/database.ts";
import type { Job } from "./job.ts";

/**
 * Reads products into the index of the search that were written without it: by a seed, or before there was one.
 * @param more called when there are more of them than one turn takes
 */
export function fillIndex({ database }: { database: Database }, more: () => void): Job {
	return {
		name: "fill-index",
		async run() {
			if (await fillSearch(database)) more();
		},
	};
}

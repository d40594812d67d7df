import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { deskPulse } from "./desk-version.ts";
import { readFigures } from "./reports.ts";
import { inboxFigures, placeCounts } from "./request-report.ts";

/** What the desk counts; the caller has passed its gate. */
export function createReports({ read }: Pick<GuardedDatabase, "read">, now: () => number) {
	return {
		/** The figures of the last weeks, this one included. */
		figures: (weeks: number) => readFigures(read, weeks, now()),
		/** What stands above the inbox. @param me whose cases count as one's own; `at` is epoch milliseconds */
		inbox: (me: string, at: number) => inboxFigures(read, me, at),
		/** How much waits in each place of the desk. */
		places: (me: string) => placeCounts(read, me),
		/** A word that changes with everything the desk shows. */
		version: () => deskPulse(read),
	};
}

import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { deskVersion } from "./desk-version.ts";
import { readReport } from "./reports.ts";
import { inboxCounts, placeCounts } from "./request-report.ts";

/** What the desk counts; the caller has passed its gate. */
export function createReports({ read, heavy }: Pick<GuardedDatabase, "read" | "heavy">, now: () => number) {
	return {
		/** The figures of the last weeks, this one included. */
		weekly: (weeks: number) => readReport(heavy, weeks, now()),
		/** The counts above the inbox. @param me whose cases count as one's own; `at` is epoch milliseconds */
		inbox: (me: string, at: number) => inboxCounts({ read, heavy }, me, at),
		/** How much waits in each place of the desk. */
		places: (me: string) => placeCounts(read, me),
		/** A word that changes with everything the desk shows. */
		version: () => deskVersion(read),
	};
}

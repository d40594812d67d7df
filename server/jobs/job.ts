import type { EmailDeps } from "../cases/index.ts";
import type { Database } from "../platform/db/database.ts";

/** What is done by time alone. Safe to run at any time and by several processes: every step happens once. */
export type Job = {
	name: string;
	/** One round over everything that is due at this moment, epoch milliseconds; `stopping` says whether the site waits for its end. */
	run(now: number, stopping: () => boolean): Promise<void>;
};

/** Jobs have no member of staff and no permit: they have the database itself. */
export type JobDeps = EmailDeps & {
	database: Database;
	/** Called after a commit that queued an email. */
	mailQueued: () => void;
};

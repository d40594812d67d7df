import { casesToTry, emailBuyer } from "../cases/index.ts";
import type { Db } from "../platform/db/database.ts";
import { eachCaseInTx } from "./each-case.ts";
import type { Job, JobDeps } from "./job.ts";

const AT_ONCE = 50;
/** How long before the quote ends a buyer who has not answered is reminded, milliseconds. */
const REMIND_BEFORE = 2 * 86_400_000;
/** A quote that was open for less than this is not worth a reminder. */
const OPEN_AT_LEAST = 3 * 86_400_000;

/** Writes once to buyers whose quote ends soon. */
export function remind(deps: JobDeps): Job {
	return {
		name: "remind",
		run: async (now) =>
			eachCaseInTx(deps, "remind", await due(deps.database.read, now), now, (db, id) => remindOnce(db, deps, id, now)),
	};
}

const due = (db: Db, now: number) =>
	db
		.selectFrom("quote_case as c")
		.innerJoin("quote_version as v", (join) =>
			join.onRef("v.case_id", "=", "c.id").onRef("v.version", "=", "c.current_version"),
		)
		.innerJoin(casesToTry(db, "remind", now), "f.case_id", "c.id")
		.select(["c.id", "f.tries"])
		.where("c.status", "=", "quoted")
		.where("c.valid_until", ">=", now)
		.where("c.valid_until", "<", now + REMIND_BEFORE)
		.whereRef("c.reminded_version", "<", "c.current_version")
		.where("c.reminders_stopped_at", "is", null)
		// Somebody who was written to a day or two ago has it in their mailbox.
		.where((eb) => eb.or([eb("c.followed_up_at", "is", null), eb("c.followed_up_at", "<", now - REMIND_BEFORE)]))
		.where((eb) => eb(eb("v.valid_until", "-", eb.ref("v.sent_at")), ">", OPEN_AT_LEAST))
		.limit(AT_ONCE)
		.execute();

async function remindOnce(db: Db, deps: JobDeps, caseId: string, now: number): Promise<boolean> {
	const claimed = await db
		.updateTable("quote_case")
		.set((eb) => ({ reminded_version: eb.ref("current_version") }))
		.where("id", "=", caseId)
		.where("status", "=", "quoted")
		.whereRef("reminded_version", "<", "current_version")
		.where("reminders_stopped_at", "is", null)
		.returning("current_version")
		.executeTakeFirst();
	if (!claimed) return false;
	await emailBuyer(db, deps, "buyer-reminder", caseId, null, claimed.current_version, now);
	return true;
}

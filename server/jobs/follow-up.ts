import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { casesToTry, emailBuyer } from "../cases/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { readDeskSettings } from "../settings/index.ts";
import { eachCaseInTx } from "./each-case.ts";
import type { Job, JobDeps } from "./job.ts";

const AT_ONCE = 50;
const DAY = 86_400_000;
/** How long before its end nobody is asked any more whether they have had time to look, milliseconds. */
const BEFORE_END = DAY;

/** Writes once for each version to buyers who have said nothing for as many days as the owner has set. */
export function followUp(deps: JobDeps): Job {
	return {
		name: "follow-up",
		async run(now) {
			const { settings } = await readDeskSettings(deps.database.read);
			const { reminderDays } = settings.offer;
			if (reminderDays === 0) return;
			const since = now - reminderDays * DAY;
			const cases = await due(deps.database.read, since, now);
			await eachCaseInTx(deps, "follow_up", cases, now, (db, id) => followUpOnce(db, deps, id, since, now));
		},
	};
}

const due = (db: Db, since: number, now: number) =>
	db
		.selectFrom("quote_case")
		.where((eb) => isSilent(eb, since, now))
		.innerJoin(casesToTry(db, "follow_up", now), "f.case_id", "quote_case.id")
		.select(["quote_case.id", "f.tries"])
		.limit(AT_ONCE)
		.execute();

/** An offer is out, its buyer has said nothing since the company wrote last, and is to hear of it once. */
function isSilent(eb: ExpressionBuilder<Tables, "quote_case">, since: number, now: number): Expression<SqlBool> {
	return eb.and([
		eb("status", "=", "quoted"),
		eb("last_staff_at", "<=", since),
		eb("last_buyer_at", "<=", eb.ref("last_staff_at")),
		eb("valid_until", ">", now + BEFORE_END),
		eb("followed_up_version", "<", eb.ref("current_version")),
		// They have been reminded that it ends: twice is once too often.
		eb("reminded_version", "<", eb.ref("current_version")),
		eb("reminders_stopped_at", "is", null),
	]);
}

async function followUpOnce(db: Db, deps: JobDeps, caseId: string, since: number, now: number): Promise<boolean> {
	const claimed = await db
		.updateTable("quote_case")
		.set((eb) => ({ followed_up_version: eb.ref("current_version"), followed_up_at: now }))
		.where("id", "=", caseId)
		.where((eb) => isSilent(eb, since, now))
		.returning("current_version")
		.executeTakeFirst();
	if (!claimed) return false;
	await emailBuyer(db, deps, "buyer-follow-up", caseId, null, claimed.current_version, now);
	return true;
}

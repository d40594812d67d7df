import type { PlaceCounts } from "../../domain/cases/case-summary.ts";
import { FAILED } from "../../domain/cases/mail-status.ts";
import { officeAt } from "../../domain/shared/office-hours.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { readDeskSettings } from "../settings/index.ts";
import { type AnswerFigures, answerFigures } from "./answer-figures.ts";

type InboxCounts = AnswerFigures & {
	/** Open cases by what the filters ask for. */
	open: number;
	mine: number;
	nobodys: number;
	unread: number;
	suspected: number;
	/** Cases that wait for a first answer. */
	firstAnswers: number;
	/** Buyers who wait for an answer after the first. */
	waiting: number;
	/** Of both, those past 24 hours, and those due before the company closes (or opens, while it is closed). */
	late: number;
	soon: number;
	office: { open: true; until: number } | { open: false; opensAt: number | undefined };
	/** List value in paise of what has no price from us yet. */
	unpriced: number;
};

/** The counts above the inbox. Everything open is counted now; it is some sixty rows of an index. */
export async function inboxCounts(
	{ read, heavy }: Pick<GuardedDatabase, "read" | "heavy">,
	me: string,
	now: number,
): Promise<InboxCounts> {
	const answers = answerFigures(heavy, now);
	const rows = await read
		.selectFrom("quote_case")
		.select(["queue", "due_at", "owner_id", "unread", "value", "currency", "current_version"])
		.where("queue", "in", ["first_answer", "buyer_waits", "with_buyer"])
		.execute();
	const { settings } = await readDeskSettings(read);
	const office = officeAt(settings.hours, now);
	const border = office.open ? office.until : (office.opensAt ?? now);
	const count = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).length;
	const owed = rows.filter(({ queue }) => queue !== "with_buyer");
	return {
		open: rows.length,
		mine: count((row) => row.owner_id === me),
		nobodys: count((row) => row.owner_id === null),
		unread: count((row) => row.unread === 1),
		suspected: await countSuspectedCases(read),
		firstAnswers: count((row) => row.queue === "first_answer"),
		waiting: count((row) => row.queue === "buyer_waits"),
		late: owed.filter(({ due_at }) => due_at !== null && due_at < now).length,
		soon: owed.filter(({ due_at }) => due_at !== null && due_at >= now && due_at <= border).length,
		office,
		unpriced: rows.reduce((sum, row) => sum + (row.current_version === 0 && row.currency === "INR" ? row.value : 0), 0),
		...(await answers),
	};
}

async function countSuspectedCases(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom("quote_case")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("queue", "=", "quarantine")
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** How much waits in each place of the desk, for the sidebar. */
export async function placeCounts(db: Db, me: string): Promise<PlaceCounts> {
	const rows = await db
		.selectFrom("quote_case")
		.select(["queue", "owner_id", (eb) => eb.fn.countAll<number>().as("count")])
		.where("queue", "in", ["first_answer", "buyer_waits", "with_buyer"])
		.groupBy(["queue", "owner_id"])
		.execute();
	const inquiries = await db
		.selectFrom("inquiry")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("status", "=", "new")
		.where("doubt", "is", null)
		.executeTakeFirstOrThrow();
	const failed = await db
		.selectFrom("outbox")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("state", "=", FAILED)
		.executeTakeFirstOrThrow();
	const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
		rows.filter(fits).reduce((total, { count }) => total + Number(count), 0);
	return {
		requests: sum(({ queue }) => queue !== "with_buyer"),
		mine: sum(({ owner_id }) => owner_id === me),
		inquiries: Number(inquiries.count),
		failed: Number(failed.count),
	};
}

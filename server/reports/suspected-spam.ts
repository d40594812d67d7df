import type { Db } from "../platform/db/database.ts";

/** How many order requests and inquiries a person has still to look at: what the desk's lists show as suspected spam. */
export async function countSuspectedSpam(db: Db): Promise<number> {
	const cases = await db
		.selectFrom("quote_case")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("queue", "=", "quarantine")
		.executeTakeFirstOrThrow();
	const inquiries = await db
		.selectFrom("inquiry")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("doubt", "is not", null)
		.where("status", "=", "new")
		.executeTakeFirstOrThrow();
	return Number(cases.count) + Number(inquiries.count);
}

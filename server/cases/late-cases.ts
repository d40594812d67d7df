import type { Db } from "../platform/db/database.ts";

/** How many buyers have waited longer for an answer than they are promised. @param now epoch milliseconds */
export async function countLateCases(db: Db, now: number): Promise<number> {
	const { count } = await db
		.selectFrom("quote_case")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("queue", "in", ["first_answer", "buyer_waits"])
		.where("due_at", "<", now)
		.executeTakeFirstOrThrow();
	return Number(count);
}

import type { Db } from "../platform/db/database.ts";

/** The messages that a case's buyer has sent by themselves: not what they wrote with an answer to an offer. */
export const buyerMessages = (db: Db, caseId: string) =>
	db
		.selectFrom("case_entry")
		.select("id")
		.where("case_id", "=", caseId)
		.where("actor", "=", "buyer")
		.where("kind", "=", "reply");

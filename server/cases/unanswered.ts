import type { Db } from "../platform/db/database.ts";
import { buyerMessages } from "./buyer-messages.ts";
import { storedAudience } from "./entry-audience.ts";

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		"case-unanswered": { limit: number };
	}
}

/**
 * Messages that a buyer may leave in one case while the company has written nothing. Every look at the case reads its
 * whole conversation, so there must be an end to what one side alone can put into it.
 */
export const MOST_UNANSWERED = 50;

/**
 * Whether the case holds as many messages of its buyer since the company's last entry as it takes. Read in the write's
 * own transaction, which holds the case.
 * @param entryId of the message that is to come: one that comes a second time is not counted against itself
 */
export async function isUnanswered(db: Db, caseId: string, entryId: string): Promise<boolean> {
	const last = await buyerMessages(db, caseId)
		.where("id", "!=", entryId)
		.where("revision", ">", ({ selectFrom }) =>
			selectFrom("case_entry as word")
				.select(({ fn, lit }) => fn.coalesce(fn.max("word.revision"), lit(0)).as("revision"))
				.where("word.case_id", "=", caseId)
				.where("word.actor", "=", "staff")
				.where("word.audience", "=", storedAudience("both")),
		)
		.limit(1)
		.offset(MOST_UNANSWERED - 1)
		.executeTakeFirst();
	return last !== undefined;
}

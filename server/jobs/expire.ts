import { OPEN_QUOTE } from "../../domain/cases/statuses.ts";
import { casesToTry, expireQuote } from "../cases/index.ts";
import type { Db } from "../platform/db/database.ts";
import { eachCaseInTx } from "./each-case.ts";
import type { Job, JobDeps } from "./job.ts";

const AT_ONCE = 50;

/** Ends the quotes whose time is over. */
export function expire(deps: JobDeps): Job {
	return {
		name: "expire",
		run: async (now) =>
			eachCaseInTx(deps, "expire", await due(deps.database.read, now), now, (db, id) => expireQuote(db, deps, id, now)),
	};
}

const due = (db: Db, now: number) =>
	db
		.selectFrom("quote_case as c")
		.innerJoin(casesToTry(db, "expire", now), "f.case_id", "c.id")
		.select(["c.id", "f.tries"])
		.where("c.status", "in", OPEN_QUOTE)
		.where("c.valid_until", "<", now)
		.limit(AT_ONCE)
		.execute();

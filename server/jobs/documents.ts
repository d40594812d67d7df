import { casesToTry } from "../cases/index.ts";
import type { Db } from "../platform/db/database.ts";
import { ensureProforma, type MakeDocument } from "../quotes/index.ts";
import { eachCase } from "./each-case.ts";
import type { Job, JobDeps } from "./job.ts";

const AT_ONCE = 20;

/** Makes the proforma invoices that are still missing: one was just accepted, the server stopped, or making it failed. */
export function documents(deps: JobDeps & { makeDocument: MakeDocument }): Job {
	const { database, makeDocument, mailQueued } = deps;
	return {
		name: "documents",
		run: async (now) =>
			eachCase(database, "proforma", await due(database.read, now), now, async (id) => {
				await ensureProforma(database, makeDocument, id, now);
				mailQueued();
			}),
	};
}

const due = (db: Db, now: number) =>
	db
		.selectFrom("quote_acceptance as a")
		.innerJoin(casesToTry(db, "proforma", now), "f.case_id", "a.case_id")
		.select(["a.case_id as id", "f.tries"])
		.where("a.proforma_hash", "is", null)
		// Those that have never failed first.
		.orderBy((eb) => eb.fn.coalesce("f.tries", eb.lit(0)))
		.orderBy("a.accepted_at")
		.limit(AT_ONCE)
		.execute();

import type { Problem } from "../../domain/shared/problem.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { notSaved } from "../platform/refusal.ts";
import type { StaffPermit } from "../staff/index.ts";

/** A write that the database refused, with what the form is to keep. */
type Failed<Typed> = { status: "failed"; problem: Problem } & Typed;

/** Writes to the catalogue in one transaction; where the database fails, its outcome says so. */
export type CatalogueWriter = <Outcome, Typed extends object>(
	by: StaffPermit,
	typed: Typed,
	write: (db: Db) => Promise<Outcome>,
) => Promise<Outcome | Failed<Typed>>;

/** @param changed called after a write, so that this process shows it at once */
export function createCatalogueWriter(database: GuardedDatabase, changed: () => Promise<void>): CatalogueWriter {
	return async (by, typed, write) => {
		try {
			const outcome = await database.tx(by, write);
			await changed();
			return outcome;
		} catch (error) {
			return { status: "failed", problem: notSaved(error), ...typed };
		}
	};
}

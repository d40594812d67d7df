import { sql } from "kysely";
import type { CaseEvent } from "../../domain/cases/events.ts";
import { allows } from "../../domain/cases/transition.ts";
import { holdCase, recordQuietly, revokeLinks, stateOf, takeOutOfIndex } from "../cases/index.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { dropUnnamedFiles, keepErasedFile } from "../platform/files/files.ts";
import type { Colleague, StaffPermit } from "../staff/index.ts";
import { declaredFiles, eraseDeclared } from "./erase-declared.ts";

/** What is held of one mail address. */
export type Held = {
	cases: { id: string; reference: string; status: string; requestedAt: number }[];
	inquiries: number;
	/** Mails to that address, whatever they are about. */
	mails: number;
};

/** Everything that is kept of a mail address, before its owner's data is erased. */
export async function heldOf(db: Db, email: string): Promise<Held> {
	const address = email.trim().toLowerCase();
	const cases = await db
		.selectFrom("quote_request as r")
		.innerJoin("quote_case as c", "c.id", "r.id")
		.select(["c.id", "c.reference", "c.status", "c.requested_at as requestedAt"])
		.leftJoin("case_correction as k", "k.case_id", "r.id")
		// A mail to the address of before the correction may be what brought the person here.
		.where((eb) =>
			eb.or([
				eb(eb.fn<string>("lower", ["r.email"]), "=", address),
				eb(eb.fn<string>("lower", ["k.email"]), "=", address),
			]),
		)
		.where("r.email", "<>", "")
		.orderBy("c.requested_at", "desc")
		.execute();
	return {
		cases,
		inquiries: await countOf(db, "inquiry", "email", address),
		mails: await countOf(db, "outbox", "recipient", address),
	};
}

/**
 * Erases a person's data by the mail address, on that person's request: who they are, what was said, files, PDFs and
 * mails go; countries, products, quantities, amounts and times stay, so that the reports do. Open cases are
 * closed first. What is personal is declared in personal-fields.ts. All in one transaction.
 */
export async function erasePerson(
	database: GuardedDatabase,
	staff: StaffPermit,
	email: string,
	now: number,
): Promise<Held> {
	const address = email.trim().toLowerCase();
	const erased = await database.tx(staff, async (db) => {
		const held = await heldOf(db, address);
		for (const { id } of held.cases) await eraseCase(db, id, staff, now);
		const inquiries = await db
			.selectFrom("inquiry")
			.select("id")
			.where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", address))
			.execute();
		for (const { id } of inquiries) await eraseInquiry(db, id, now);
		await eraseDeclared(db, "address", address);
		await db
			.deleteFrom("outbox")
			.where((eb) => eb(eb.fn<string>("lower", ["recipient"]), "=", address))
			.execute();
		return held;
	});
	await database.flushErased();
	return erased;
}

async function eraseCase(db: Db, caseId: string, staff: Colleague, now: number): Promise<void> {
	// A buyer who writes at this moment is heard wholly before it, and then erased, or finds the link ended.
	await holdCase(db, caseId);
	await takeOutOfIndex(db, caseId);
	await close(db, caseId, staff, now);
	const files = await declaredFiles(db, "case", caseId);
	await revokeLinks(db, caseId, now);
	await keepErasedFile(db, now);
	await eraseDeclared(db, "case", caseId);
	// Also where none has been made yet: none is to be made of somebody who is not known any more.
	await db
		.updateTable("quote_acceptance")
		.set((eb) => ({ proforma_pages: eb.fn.coalesce("proforma_pages", eb.lit(0)) }))
		.where("case_id", "=", caseId)
		.execute();
	await dropUnnamedFiles(db, files);
	await db
		.updateTable("quote_request")
		// As it was corrected, if it was: the correction itself is gone.
		.set({ country: sql<string>`(select country from quote_case where id = ${caseId})` })
		.where("id", "=", caseId)
		.execute();
	await db.updateTable("quote_case").set({ changed_at: now }).where("id", "=", caseId).execute();
	await recordQuietly(db, caseId, { actor: "staff", staff, event: { kind: "erased" } }, now);
}

async function eraseInquiry(db: Db, id: string, now: number): Promise<void> {
	await eraseDeclared(db, "inquiry", id);
	await db
		.updateTable("inquiry")
		.set((eb) => ({ status: "closed", revision: eb("revision", "+", 1), changed_at: now }))
		.where("id", "=", id)
		.execute();
}

/** What is open is closed as its buyer would: nothing is owed to somebody who is not known any more. */
async function close(db: Db, caseId: string, staff: Colleague, now: number): Promise<void> {
	const row: CaseRow = await db.selectFrom("quote_case").selectAll().where("id", "=", caseId).executeTakeFirstOrThrow();
	const inTheirStead = { actor: "buyer", onBehalf: staff.name } as const;
	const close = (event: CaseEvent) => recordQuietly(db, caseId, { ...inTheirStead, event }, now);
	if (allows(stateOf(row), "withdraw_request", "buyer", now)) await close({ kind: "withdraw_request", reason: "" });
	else if (allows(stateOf(row), "decline", "buyer", now))
		await close({ kind: "decline", version: row.current_version, reason: "" });
}

async function countOf(db: Db, table: "inquiry" | "outbox", column: "email" | "recipient", address: string) {
	const { count } = await db
		.selectFrom(table)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where((eb) => eb(eb.fn<string>("lower", [eb.ref(column)]), "=", address))
		.executeTakeFirstOrThrow();
	return Number(count);
}

import { sql } from "kysely";
import { readEntry, writeEntryData } from "../../domain/cases/entry.ts";
import type { CaseEvent } from "../../domain/cases/events.ts";
import { allows } from "../../domain/cases/transition.ts";
import { holdCase, recordQuietly, revokeLinks, stateOf } from "../cases/index.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { dropUnnamedFiles, ERASED_FILE, keepErasedFile } from "../platform/files/files.ts";
import type { Colleague, StaffPermit } from "../staff/index.ts";

/** What the house holds of one mail address. */
export type Held = {
	cases: { id: string; reference: string; status: string; requestedAt: number }[];
	inquiries: number;
	/** Mails to that address, whatever they are about. */
	mails: number;
};

/** What stands where a person's name stood. */
export const ERASED = "erased";

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
 * mails go; countries, products, quantities, amounts and times stay, so that the house's figures do. Open cases are
 * closed first. All in one transaction.
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
		const inquiries = db
			.selectFrom("inquiry")
			.select("id")
			.where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", address));
		await db.updateTable("inquiry_entry").set({ body: "" }).where("inquiry_id", "in", inquiries).execute();
		await db
			.updateTable("inquiry")
			.set((eb) => ({
				name: ERASED,
				email: "",
				company: null,
				message: "",
				body_hash: "",
				search: "",
				status: "closed",
				revision: eb("revision", "+", 1),
				changed_at: now,
			}))
			.where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", address))
			.execute();
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
	await close(db, caseId, staff, now);
	const files = await filesOf(db, caseId);
	await revokeLinks(db, caseId, now);
	await db.deleteFrom("outbox").where("case_id", "=", caseId).execute();
	await db.deleteFrom("attachment").where("case_id", "=", caseId).execute();
	await db.deleteFrom("quote_draft").where("case_id", "=", caseId).execute();
	await db.deleteFrom("case_correction").where("case_id", "=", caseId).execute();
	await db.updateTable("case_words").set({ words: "" }).where("case_id", "=", caseId).execute();
	await forgetCorrections(db, caseId);
	await db.updateTable("case_entry").set({ body: "" }).where("case_id", "=", caseId).execute();
	await db.updateTable("quote_acceptance").set({ name: ERASED, note: "" }).where("case_id", "=", caseId).execute();
	for (const { version, content } of await versionsOf(db, caseId))
		await db
			.updateTable("quote_version")
			.set({ content: JSON.stringify({ ...JSON.parse(content), message: "" }) })
			.where("case_id", "=", caseId)
			.where("version", "=", version)
			.execute();
	await keepErasedFile(db, now);
	await db.updateTable("quote_version").set({ pdf_hash: ERASED_FILE }).where("case_id", "=", caseId).execute();
	// Also where none has been made yet: none is to be made of somebody who is not known any more.
	await db
		.updateTable("quote_acceptance")
		.set((eb) => ({ proforma_hash: ERASED_FILE, proforma_pages: eb.fn.coalesce("proforma_pages", eb.lit(0)) }))
		.where("case_id", "=", caseId)
		.execute();
	await dropUnnamedFiles(db, files);
	await db
		.updateTable("quote_request")
		.set({
			...{ customer_name: ERASED, email: "", phone: "", company: null, address: "", notes: null, body_hash: "" },
			// As it was corrected, if it was: the correction itself is gone.
			country: sql<string>`(select country from quote_case where id = ${caseId})`,
		})
		.where("id", "=", caseId)
		.execute();
	await db
		.updateTable("quote_case")
		.set((eb) => ({ search: eb.ref("reference"), changed_at: now }))
		.where("id", "=", caseId)
		.execute();
	await recordQuietly(db, caseId, { actor: "staff", staff, event: { kind: "erased" } }, now);
}

/** That something was corrected stays in the history; what it was, before and after, goes. */
async function forgetCorrections(db: Db, caseId: string): Promise<void> {
	const rows = await db
		.selectFrom("case_entry")
		.select(["id", "kind", "data"])
		.where("case_id", "=", caseId)
		.where("kind", "=", "correct_buyer")
		.execute();
	for (const { id, kind, data } of rows) {
		const { by } = readEntry(kind, data).data;
		await db
			.updateTable("case_entry")
			.set({ data: writeEntryData({ by }) })
			.where("id", "=", id)
			.execute();
	}
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

/** The papers of a case and what hung on its conversation, by hash. */
async function filesOf(db: Db, caseId: string): Promise<string[]> {
	const papers = await db
		.selectFrom("quote_version")
		.select("pdf_hash as hash")
		.where("case_id", "=", caseId)
		.execute();
	const proforma = await db
		.selectFrom("quote_acceptance")
		.select("proforma_hash as hash")
		.where("case_id", "=", caseId)
		.execute();
	const attached = await db
		.selectFrom("attachment")
		.select("file_hash as hash")
		.where("case_id", "=", caseId)
		.execute();
	return [...papers, ...proforma, ...attached].flatMap(({ hash }) => hash ?? []);
}

function versionsOf(db: Db, caseId: string) {
	return db.selectFrom("quote_version").select(["version", "content"]).where("case_id", "=", caseId).execute();
}

async function countOf(db: Db, table: "inquiry" | "outbox", column: "email" | "recipient", address: string) {
	const { count } = await db
		.selectFrom(table)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where((eb) => eb(eb.fn<string>("lower", [eb.ref(column)]), "=", address))
		.executeTakeFirstOrThrow();
	return Number(count);
}

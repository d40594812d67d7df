import type { Audience } from "../../domain/cases/event-rules.ts";
import type { Db } from "../platform/db/database.ts";
import { getFile, type StoredFile } from "../platform/files/files.ts";
import { storedAudience } from "./entry-audience.ts";

/** What a case is called by people, for the names of its files. */
export async function caseReference(db: Db, caseId: string): Promise<string> {
	const row = await db.selectFrom("quote_case").select("reference").where("id", "=", caseId).executeTakeFirst();
	return row?.reference ?? "";
}

/** The PDF of a version, or the proforma invoice, of exactly this case. */
export async function caseDocument(
	db: Db,
	caseId: string,
	which: number | "proforma",
): Promise<StoredFile | undefined> {
	const row =
		which === "proforma"
			? await db
					.selectFrom("quote_acceptance")
					.select("proforma_hash as hash")
					.where("case_id", "=", caseId)
					.executeTakeFirst()
			: await db
					.selectFrom("quote_version")
					.select("pdf_hash as hash")
					.where("case_id", "=", caseId)
					.where("version", "=", which)
					.executeTakeFirst();
	return row?.hash ? getFile(db, row.hash) : undefined;
}

/** A file of a conversation, of exactly this case; one on an internal note only when `audiences` has it. */
export async function caseAttachment(
	db: Db,
	caseId: string,
	id: string,
	audiences: readonly Audience[],
): Promise<(StoredFile & { name: string }) | undefined> {
	const row = await db
		.selectFrom("attachment")
		.innerJoin("case_entry", "case_entry.id", "attachment.entry_id")
		.select(["attachment.name", "attachment.file_hash"])
		.where("attachment.id", "=", id)
		.where("attachment.case_id", "=", caseId)
		.where("case_entry.audience", "in", audiences.map(storedAudience))
		.executeTakeFirst();
	const file = row && (await getFile(db, row.file_hash));
	return file && { ...file, name: row.name };
}

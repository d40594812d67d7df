import type { Db } from "../platform/db/database.ts";
import type { BuyerAccess } from "./case-links.ts";

/**
 * Changes with everything a buyer can see change: the case's revision, and the proforma invoice, which comes without
 * one.
 */
export async function buyerVersion(db: Db, { caseId }: BuyerAccess): Promise<string | undefined> {
	const row = await db
		.selectFrom("quote_case")
		.leftJoin("quote_acceptance", "quote_acceptance.case_id", "quote_case.id")
		.select(["revision", "proforma_pages"])
		.where("id", "=", caseId)
		.executeTakeFirst();
	return row && versionText(row.revision, row.proforma_pages !== null);
}

export function versionText(revision: number, proforma: boolean): string {
	return proforma ? `${revision}.1` : `${revision}`;
}

import type { BuyerData } from "../../domain/cases/buyer-correction.ts";
import { type Locale, readLocale } from "../../messages/registry.ts";
import type { Db } from "../platform/db/database.ts";

/** The buyer of a case as the company knows them now: as the request said, or as somebody has corrected it. */
export async function readBuyer(db: Db, caseId: string): Promise<(BuyerData & { locale: Locale }) | undefined> {
	const row = await db.selectFrom("case_buyer").selectAll().where("id", "=", caseId).executeTakeFirst();
	if (!row) return undefined;
	const { customer_name: name, email, phone, company, address, country } = row;
	return { locale: readLocale(row.locale), name, email, phone, company, address, country };
}

/** The cases of a mail address, as it was given with the request or as it was corrected later; a sub-select. */
export function casesOfEmail(db: Db, email: string) {
	return db
		.selectFrom("quote_request")
		.select("id")
		.where("email", "=", email)
		.union(db.selectFrom("case_correction").select("case_id as id").where("email", "=", email));
}

import type { Confirmed } from "../../domain/quotes/confirmed.ts";
import { readConfirmed } from "../../domain/quotes/stored-confirmed.ts";
import { type Currency, currencySchema } from "../../domain/shared/currency.ts";
import type { Db } from "../platform/db/database.ts";

/** How long a PDF is, and how large in bytes. */
type PdfFacts = { pages: number; bytes: number };

/** The acceptance of a version, as both sides see it. */
export type AcceptanceView = {
	version: number;
	name: string;
	/** Epoch milliseconds. */
	at: number;
	how: string;
	/** The buyer's own number of the order; empty where they gave none. */
	purchaseOrder: string;
	proforma: PdfFacts | null;
	/** What exactly was accepted; null for acceptances from before that was kept. */
	confirmed: Confirmed | null;
	/** In minor units of the version's currency. */
	total: number;
};

/** An acceptance that was undone: of which version, of what total, and when both happened. */
export type UndoneView = {
	version: number;
	/** In minor units of the version's currency. */
	total: number;
	currency: Currency;
	/** "CIF Hamburg"; undefined for acceptances from before that was kept. */
	delivery: string | undefined;
	/** When it was accepted, and when that was undone: epoch milliseconds. */
	at: number;
	undoneAt: number;
};

/** The acceptance that was undone at a moment; undefined where none was. */
export async function readUndone(db: Db, caseId: string, undoneAt: number): Promise<UndoneView | undefined> {
	const row = await db
		.selectFrom("undone_acceptance")
		.select(["version", "total", "currency", "accepted_at as at", "confirmed"])
		.where("case_id", "=", caseId)
		.where("undone_at", "=", undoneAt)
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	if (!row) return undefined;
	const { confirmed, currency, ...undone } = row;
	const delivery = confirmed === null ? undefined : readConfirmed(confirmed).delivery.name;
	return { ...undone, currency: currencySchema.parse(currency), delivery, undoneAt };
}

/** What was accepted of a case; null where nothing was, or where it has been undone. */
export async function readAcceptance(db: Db, caseId: string): Promise<AcceptanceView | null> {
	const row = await db
		.selectFrom("quote_acceptance")
		.leftJoin("stored_file", "stored_file.hash", "quote_acceptance.proforma_hash")
		.select(["version", "name", "accepted_at as at", "how", "purchase_order as purchaseOrder", "confirmed", "total"])
		.select(["proforma_pages as pages", "stored_file.bytes"])
		.where("case_id", "=", caseId)
		.executeTakeFirst();
	if (!row) return null;
	const { pages, bytes, confirmed, ...acceptance } = row;
	return {
		...acceptance,
		confirmed: confirmed === null ? null : readConfirmed(confirmed),
		proforma: pages === null || bytes === null ? null : { pages, bytes },
	};
}

import type { OrderDetails } from "../../domain/orders/order-details.ts";
import { readDetails } from "../../domain/orders/stored-details.ts";
import { asAccepted, choiceOf } from "../../domain/quotes/confirmed.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { readQuote } from "../../domain/quotes/reading.ts";
import { readConfirmed } from "../../domain/quotes/stored-confirmed.ts";
import { type Locale, readLocale } from "../../messages/registry.ts";
import { holdCase } from "../cases/index.ts";
import type { Database, Db } from "../platform/db/database.ts";
import { putFile } from "../platform/files/files.ts";

/** Everything a quotation or proforma invoice says that comes from the case; the maker adds the company's facts. */
export type CaseDocument = {
	kind: "quotation" | "proforma";
	reference: string;
	version: number;
	/** Date of issue, epoch milliseconds. */
	date: number;
	/** End of validity, epoch milliseconds. */
	validUntil: number;
	content: QuoteContent;
	/** SHA-256 of the version, hex. */
	contentHash: string;
	buyer: {
		name: string;
		company: string | null;
		email: string;
		phone: string;
		address: string;
		country: string;
		locale: Locale;
	};
	/** What the buyer asked for with the request. */
	asked: OrderDetails;
	/**
	 * `purchaseOrder` is the buyer's own number of the order, where they gave one; `leftOut` the lines that were not taken, and
	 * `hash` the fingerprint of what was, where that is kept.
	 */
	acceptance?: { name: string; at: number; purchaseOrder?: string; leftOut?: string[]; hash?: string };
};

export type MadeDocument = { bytes: Uint8Array; pages: number };

/** Makes the PDF, off the thread that answers requests. The same document gives the same bytes. */
export type MakeDocument = (document: CaseDocument) => Promise<MadeDocument>;

/** The buyer of a case as documents name them, and what they asked for. */
async function documentBuyer(db: Db, caseId: string): Promise<Pick<CaseDocument, "buyer" | "asked">> {
	const { customer_name, company, email, phone, address, country, locale } = await db
		.selectFrom("case_buyer")
		.select(["customer_name", "company", "email", "phone", "address", "country", "locale"])
		.where("id", "=", caseId)
		.executeTakeFirstOrThrow();
	const { details } = await db
		.selectFrom("quote_request")
		.select("details")
		.where("id", "=", caseId)
		.executeTakeFirstOrThrow();
	return {
		buyer: { name: customer_name, company, email, phone, address, country, locale: readLocale(locale) },
		asked: readDetails(details),
	};
}

/** A quotation that is about to be sent, or looked at before. @param date of issue */
export async function quotationOf(
	db: Db,
	caseId: string,
	version: Pick<CaseDocument, "reference" | "version" | "contentHash" | "validUntil">,
	content: QuoteContent,
	date: number,
): Promise<CaseDocument> {
	const { reference, version: number, contentHash, validUntil } = version;
	const who = await documentBuyer(db, caseId);
	return { kind: "quotation", reference, version: number, date, validUntil, content, contentHash, ...who };
}

/**
 * Makes the proforma invoice of an accepted case and stores it. If several processes try, the first one's is stored and
 * all of them get its hash; buyer and company see these bytes from then on. Making it takes seconds: if the buyer has
 * been corrected or erased meanwhile, the document is discarded.
 * @returns the hash, or undefined when the case is not accepted or the next round must make it anew
 */
export async function ensureProforma(
	database: Database,
	make: MakeDocument,
	caseId: string,
	now: number,
): Promise<string | undefined> {
	const before = await readProforma(database.read, caseId);
	if (!before?.document) return before?.hash;
	const { bytes, pages } = await make(before.document);
	return database.tx(async (db) => {
		// A correction or an erasure comes wholly before, and is seen, or wholly after, and finds this proforma.
		await holdCase(db, caseId);
		const kept = await readProforma(db, caseId);
		if (!kept?.document) return kept?.hash;
		if (JSON.stringify(kept.document) !== JSON.stringify(before.document)) return undefined;
		const hash = await putFile(db, bytes, "application/pdf", now);
		await db
			.updateTable("quote_acceptance")
			.set({ proforma_hash: hash, proforma_pages: pages })
			.where("case_id", "=", caseId)
			.execute();
		// The receipt brings it, and may have been tried before it was there.
		await db
			.updateTable("outbox")
			.set({ next_at: now, lets_pass: 0 })
			.where("case_id", "=", caseId)
			.where("kind", "=", "buyer-receipt")
			.where("state", "=", "queued")
			.where("locked_by", "is", null)
			.where("next_at", ">", now)
			.execute();
		return hash;
	});
}

/** The proforma invoice's hash, or its contents while none is stored. Undefined: the case is not accepted. */
async function readProforma(
	db: Db,
	caseId: string,
): Promise<{ hash: string; document?: undefined } | { hash?: undefined; document: CaseDocument } | undefined> {
	const kept = await readAcceptance(db, caseId);
	if (!kept) return undefined;
	if (kept.proforma_hash) return { hash: kept.proforma_hash };
	const content = readQuote(kept.content);
	const confirmed = kept.confirmed === null ? undefined : readConfirmed(kept.confirmed);
	const leftOut = confirmed?.leftOut.map(({ name }) => name) ?? [];
	return {
		document: {
			kind: "proforma",
			reference: kept.reference,
			version: kept.version,
			date: kept.accepted_at,
			validUntil: kept.valid_until,
			content: confirmed ? asAccepted(content, choiceOf(confirmed)) : content,
			contentHash: kept.content_hash,
			...(await documentBuyer(db, caseId)),
			acceptance: {
				...{ name: kept.name, at: kept.accepted_at },
				...(kept.purchase_order === "" ? {} : { purchaseOrder: kept.purchase_order }),
				...(leftOut.length > 0 && { leftOut }),
				...(kept.confirmed_hash !== null && { hash: kept.confirmed_hash }),
			},
		},
	};
}

function readAcceptance(db: Db, caseId: string) {
	return db
		.selectFrom("quote_acceptance as a")
		.innerJoin("quote_version as v", (join) =>
			join.onRef("v.case_id", "=", "a.case_id").onRef("v.version", "=", "a.version"),
		)
		.innerJoin("quote_case as c", "c.id", "a.case_id")
		.select([
			"c.reference",
			"a.version",
			"a.accepted_at",
			"a.name",
			"a.purchase_order",
			"a.content_hash",
			"a.confirmed",
			"a.confirmed_hash",
			"a.proforma_hash",
			"v.valid_until",
			"v.content",
		])
		.where("a.case_id", "=", caseId)
		.executeTakeFirst();
}

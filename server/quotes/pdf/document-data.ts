import * as z from "zod/mini";
import { type Company, placeholderFields } from "../../../content/company.ts";
import { orderDetails } from "../../../domain/orders/order-details.ts";
import { quoteContentSchema } from "../../../domain/quotes/content.ts";
import { LOCALES, type Messages } from "../../../messages/registry.ts";

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const moment = z.int().check(z.minimum(0));

/** The exporter's facts as a document shows them; an empty one is not known, and its line is left out. */
export const exporterSchema = z.object({
	brandName: z.string(),
	wordmark: z.string(),
	legalName: z.string(),
	city: z.string(),
	address: z.string(),
	email: z.string(),
	phone: z.string(),
	gstin: z.string(),
	iec: z.string(),
	bankDetails: z.string(),
	lawAndCourts: z.string(),
});
export type Exporter = z.infer<typeof exporterSchema>;

/** Everything the document says, apart from its pictures. The worker parses what it is sent by this. */
export const quoteDocumentSchema = z.object({
	/** A proforma invoice is what a quotation becomes by being accepted; neither is a tax invoice. */
	kind: z.enum(["quotation", "proforma"]),
	reference: z.string(),
	version: z.int().check(z.minimum(1)),
	/** The day in the document, and the time written into the file: epoch milliseconds. */
	date: moment,
	validUntil: moment,
	content: quoteContentSchema,
	/** SHA-256 of the version's content, hexadecimal. */
	contentHash: hash,
	company: exporterSchema,
	buyer: z.object({
		name: z.string(),
		company: z.nullable(z.string()),
		email: z.string(),
		phone: z.string(),
		address: z.string(),
		country: z.string(),
		/** The language the buyer reads, and the document is in. */
		locale: z.enum(LOCALES),
	}),
	/** What the buyer asked for with the request. */
	asked: z.partialRecord(z.enum(orderDetails.map(({ name }) => name)), z.string()),
	/** As "Europe/Berlin", where it is known: the end of validity is then said in that time too. */
	buyerTimeZone: z.optional(z.string()),
	/** Where the buyer answers, without the token that opens it: see privateLinkNote(). */
	privateLinkNote: z.string(),
	/** Who accepted this version; absent on a proforma invoice for an order placed by other means. */
	acceptance: z.optional(
		z.object({
			...{ name: z.string(), at: moment, hash },
			purchaseOrder: z.optional(z.string()),
			/** The lines of the version that were not taken. */
			leftOut: z.optional(z.array(z.string())),
		}),
	),
});

/** Pictures of products as small JPEG files, by product id; a line without one is drawn without one. */
export type ProductPictures = ReadonlyMap<string, Uint8Array>;

export type QuoteDocument = z.infer<typeof quoteDocumentSchema> & { images: ProductPictures };

/**
 * The company's facts for a document. Built-in placeholders are no facts: what the owner has not replaced is left empty,
 * so that no document ever carries an invented address or number.
 * @param company the facts in force, the owner's own among them
 * @param builtIn the facts that come with the program
 */
export function exporterFacts(company: Company, builtIn: Company): Exporter {
	const known = (field: "address" | "salesEmail" | "phone") =>
		placeholderFields.includes(field) && company[field] === builtIn[field] ? "" : company[field];
	const { brandName, wordmark, legalName, city, gstin, iec, bankDetails, lawAndCourts } = company;
	return {
		brandName,
		wordmark,
		legalName,
		city,
		address: known("address"),
		email: known("salesEmail"),
		phone: known("phone"),
		gstin,
		iec,
		bankDetails,
		lawAndCourts,
	};
}

/**
 * "thari.example/q/…, your private link": which site to look for, never the token that opens the page.
 * @param words of the buyer's language
 */
export function privateLinkNote(publicUrl: string, words: Messages["documents"]): string {
	return words.privateLink({ address: `${new URL(publicUrl).host}/q/…` });
}

import { documents as en } from "./en/documents.ts";
import type { Locale } from "./locale.ts";

export type DocumentMessages = typeof en;
const MESSAGES: Readonly<Record<Locale, DocumentMessages>> = { en };

/** What quotations and proforma invoices say, in a language. */
export function documentMessages(locale: Locale): DocumentMessages {
	return MESSAGES[locale];
}

import { emails as en } from "./en/emails.ts";
import type { Locale } from "./locale.ts";

export type EmailMessages = typeof en;
const MESSAGES: Readonly<Record<Locale, EmailMessages>> = { en };

/** What emails say, in a language. */
export function emailMessages(locale: Locale): EmailMessages {
	return MESSAGES[locale];
}

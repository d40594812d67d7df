import { LOCALES, type Locale } from "../../../messages/registry.ts";

/** On what a kept page depends beside its address; a site with one language has none. */
export const KEPT_VARY = ["Accept-Encoding", ...(LOCALES.length > 1 ? ["Accept-Language"] : [])].join(", ");

/** What an address, or the key of a page, is kept under: once for each language. */
export function keptIn(locale: Locale, address: string): string {
	return `${locale} ${address}`;
}

import { DEFAULT_LOCALE, type Locale, readLocale } from "../../messages/locale.ts";

/** The language of the page, as the server wrote it on the document. */
export function pageLocale(): Locale {
	return typeof document === "undefined" ? DEFAULT_LOCALE : readLocale(document.documentElement.lang);
}

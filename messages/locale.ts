/** The languages that the shop, its emails and its documents speak (BCP 47): a folder of messages each. */
export const LOCALES = ["en"] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "en";

/** The language of a stored tag or of a document; the default for one that nobody has translated into. */
export function readLocale(tag: string): Locale {
	return LOCALES.find((locale) => locale === tag) ?? DEFAULT_LOCALE;
}

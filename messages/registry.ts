import { en, type Messages } from "./en/messages.ts";
import { type Translate, translation } from "./translation.ts";

export type { Messages };

/**
 * The languages that the shop, its emails and its documents speak, by their tags (BCP 47). The registry holds all of
 * them and is the server's alone; in the browser a page has one (docs/decisions/0033-a-language-is-a-folder.md).
 */
const LANGUAGES = { en } satisfies Readonly<Record<string, Messages>>;

export type Locale = keyof typeof LANGUAGES;
export const DEFAULT_LOCALE: Locale = "en";
/** All of them, the default first. */
export const LOCALES: readonly [Locale, ...Locale[]] = [
	DEFAULT_LOCALE,
	...Object.keys(LANGUAGES).filter(isTranslation),
];

/** The language of a stored tag or of a document; the default for one without a translation. */
export function readLocale(tag: string): Locale {
	return isLocale(tag) ? tag : DEFAULT_LOCALE;
}

function isTranslation(tag: string): tag is Locale {
	return isLocale(tag) && tag !== DEFAULT_LOCALE;
}

function isLocale(tag: string): tag is Locale {
	return Object.hasOwn(LANGUAGES, tag);
}

/** What a language says. */
export function messagesFor(locale: Locale): Messages {
	return LANGUAGES[locale];
}

/** Finds in a language what a module of messages/en says. */
export function translate(locale: Locale): Translate {
	return translation(en, messagesFor(locale));
}

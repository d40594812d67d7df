import { en, type Messages } from "./en/messages.ts";
import type { Locale } from "./locale.ts";
import { type Translate, translation } from "./translation.ts";

export type { Messages };

/**
 * The languages that the shop, its emails and its documents speak, by their tags (BCP 47). The registry holds all of
 * them and is the server's alone; in the browser a page has one (docs/decisions/0033-a-language-is-a-folder.md).
 */
const LANGUAGES: Readonly<Record<Locale, Messages>> = { en };

/** What a language says. */
export function messagesFor(locale: Locale): Messages {
	return LANGUAGES[locale];
}

/** Finds in a language what a module of messages/en says. */
export function translate(locale: Locale): Translate {
	return translation(en, messagesFor(locale));
}

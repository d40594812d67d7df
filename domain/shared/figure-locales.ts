/*
 * Apart from the currencies, whose schema brings Zod: every page of the site asks what its language says of figures and
 * dates (messages/en/formats.ts), and none should be sent Zod for it.
 */

/** How digits are grouped: by lakh and crore ("5,97,136") or by thousands ("597,136"). */
export type Grouping = "indian" | "international";

/** The locales (BCP 47) by whose rules a language writes figures of either grouping. */
export type FigureLocales = Readonly<Record<Grouping, string>>;

export const ENGLISH_FIGURES: FigureLocales = { indian: "en-IN", international: "en-US" };

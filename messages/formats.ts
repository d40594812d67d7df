import type { FigureLocales } from "../domain/shared/figure-locales.ts";

/** By whose rules a language writes what is no sentence. */
export type Formats = {
	/** The locale of days and times (BCP 47). */
	dates: string;
	/** The locales of amounts and counts: by lakh and crore, and by thousands. */
	figures: FigureLocales;
};

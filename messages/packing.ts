import { isSame } from "../domain/quotes/is-same.ts";
import {
	containersFilled,
	cubicMetres,
	PACKED_FIGURES,
	type PackedFigure,
	type QuotePacking,
} from "../domain/quotes/packing.ts";
import type { FigureLocales } from "../domain/shared/figure-locales.ts";
import type { quoteTerms } from "./en/quote-terms.ts";

type Words = typeof quoteTerms;

const formats = new Map<string, Intl.NumberFormat>();

/** Made once each: making one takes far longer than writing a figure with it. */
function format(locale: string, digits: number): Intl.NumberFormat {
	const key = `${locale} ${digits}`;
	const known = formats.get(key);
	if (known) return known;
	const made = new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
	formats.set(key, made);
	return made;
}

/**
 * The packing of an offer, a figure a row; empty where no product's packing has been entered. What is not known names the
 * products that lack it, once where all of it is for want of the same.
 */
export function packingRows(
	{ known, missing, isKnown }: QuotePacking,
	words: Words,
	{ international }: FigureLocales,
): { term: string; text: string }[] {
	if (!isKnown) return [];
	const [first, ...others] = missing;
	if (first && missing.length === PACKED_FIGURES.length && others.every(({ names }) => isSame(names, first.names)))
		return [{ term: words.allFigures, text: words.notKnown({ names: first.names.join(", ") }) }];
	const figure = (value: number, digits: number) => format(international, digits).format(value);
	const text = (kind: PackedFigure, value: number) => {
		if (kind === "cartons") return figure(value, 0);
		if (kind === "volume") return words.cubicMetres({ figure: figure(cubicMetres(value), 3) });
		return words.kilograms({ figure: figure(value / 1000, 1) });
	};
	const rows = PACKED_FIGURES.map((kind) => {
		const value = known[kind];
		const names = missing.find((each) => each.figure === kind)?.names ?? [];
		const said = value === undefined ? words.notKnown({ names: names.join(", ") }) : text(kind, value);
		return { term: words.figures[kind], text: said };
	});
	if (known.volume === undefined) return rows;
	const filled = containersFilled(known.volume).map(({ name, percent }) =>
		words.container({ name, percent: figure(percent, percent < 10 ? 1 : 0) }),
	);
	return [...rows, { term: words.containers, text: filled.join(", ") }];
}

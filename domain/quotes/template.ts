import * as z from "zod/mini";
import { sumOf } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { offeredLines, type QuoteContent, type QuoteLine } from "./content.ts";
import { lineOfNobody } from "./takeover-lines.ts";

/** Characters of a template's name. */
export const LONGEST_TEMPLATE_NAME = 80;

/** The most templates there are: a list of more is not looked through. */
export const MOST_TEMPLATES = 200;

export const templateNameSchema = z.string().check(
	z.trim(),
	z.minLength(1),
	z.maxLength(LONGEST_TEMPLATE_NAME),
	z.refine((name) => !/\p{Cc}/u.test(name)),
);

/** A template of whole offers, as a list names it. `lines` counts its goods with a price. */
export type QuoteTemplate = {
	id: string;
	name: string;
	revision: number;
	currency: string;
	lines: number;
	savedAt: number;
	savedBy: string;
};

/**
 * An offer as a template: without request, validity, message and notes, which were one buyer's. Samples are left out.
 * Without prices its goods keep what sizes cost more and how they are packed, and nothing else that is counted.
 */
export function asTemplate<C extends Currency>(content: QuoteContent<C>, withPrices: boolean): QuoteContent<C> {
	const lines = offeredLines(content).filter(({ sort }) => sort === "goods" || sort === "service");
	return {
		...content,
		lines: lines.map(lineOfNobody).map((line) => (withPrices || line.sort === "service" ? line : unpriced(line))),
		validUntilDay: "",
		message: "",
	};
}

function unpriced<C extends Currency>(line: QuoteLine<C>): QuoteLine<C> {
	return { ...line, unitPrice: sumOf<C>([]), listPoints: null, tiers: [] };
}

/** How many of a template's lines have goods with a price. */
export function pricedLines({ lines }: Pick<QuoteContent, "lines">): number {
	return lines.filter(({ sort, unitPrice }) => sort === "goods" && unitPrice > 0).length;
}

import type { Product } from "../catalogue/catalogue.ts";
import type { Amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { MAX_PRICE, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { fromList, rateOf } from "../shared/rate-of-exchange.ts";
import { readAmount } from "../shared/typed-amount.ts";
import { readQuantity } from "../shared/typed-numbers.ts";
import type { QuoteContent, QuoteLine } from "./content.ts";
import { offeredLine } from "./draft.ts";
import { isMadeIn } from "./line-cells.ts";

/** An amount of an offer, a decimal comma allowed: "6,240", "6240,50". Undefined for anything else. */
export function parseAmount<C extends Currency>(text: string, currency: C): Amount<C> | undefined {
	return readAmount(text, currency, { decimalComma: true });
}

/** The price of one, or what a size costs more. Undefined for anything else, and for more than a draft can hold. */
export function parsePrice<C extends Currency>(text: string, currency: C): Amount<C> | undefined {
	const price = parseAmount(text, currency);
	return price !== undefined && price <= MAX_PRICE ? price : undefined;
}

/** Reads per cent as a person types it: "2", "2.5 %", "-4". @returns hundredths of a per cent */
export function parsePercent(text: string): number | undefined {
	const bare = text.replace(/[%\s]/g, "").replace("−", "-").replace(",", ".");
	return /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : undefined;
}

/** A whole number of pieces of an offer: "1,250". Undefined for anything else, and for more than a draft can hold. */
export function parseQuantity(text: string): number | undefined {
	return readQuantity(text, { most: MAX_QUANTITY });
}

/** What is other in a line: said outright, or made from the line where it goes by what that holds. */
export type LineChange<C extends Currency = Currency> =
	| Partial<QuoteLine<C>>
	| ((line: QuoteLine<C>) => Partial<QuoteLine<C>>);

/** Changes one line. A price that is typed is the line's own, unless it is just what the list says. */
export function withLine<C extends Currency>(
	content: QuoteContent<C>,
	key: string,
	lineChange: LineChange<C>,
): QuoteContent<C> {
	return {
		...content,
		lines: content.lines.map((line) => {
			if (line.key !== key) return line;
			const change = typeof lineChange === "function" ? lineChange(line) : lineChange;
			const next = { ...line, ...change };
			return change.unitPrice === undefined || change.listPoints !== undefined
				? next
				: { ...next, listPoints: change.unitPrice === listIn(content, line) ? 0 : null };
		}),
	};
}

/** The list price of a line in the offer's currency; undefined without a list price, or without a rate. */
function listIn<C extends Currency>(
	content: Pick<QuoteContent<C>, "currency" | "rate">,
	line: Pick<QuoteLine<C>, "listPrice">,
): Amount<C> | undefined {
	const rate = rateOf(content);
	return rate && line.listPrice > 0 ? fromList(line.listPrice, 0, rate) : undefined;
}

/** Adds a line the buyer did not ask for: at list price, in the offer's currency. */
export function withNewLine<C extends Currency>(
	content: QuoteContent<C>,
	product: Product | undefined,
): QuoteContent<C> {
	return { ...content, lines: [...content.lines, offeredLine(product, freeKey(content), rateOf(content))] };
}

/** Offers another product in place of what was asked for; quantity and what was asked stay. */
export function withSubstitute<C extends Currency>(
	content: QuoteContent<C>,
	key: string,
	product: Product,
): QuoteContent<C> {
	const was = content.lines.find((line) => line.key === key);
	if (!was) return content;
	const { requested, requestedName, quantity, sort, asked, choice } = was;
	return withLine(content, key, {
		...offeredLine(product, key, rateOf(content)),
		// Of the split stays what the other product is made in, too; the rest is to be agreed.
		cells: was.cells.filter((cell) => isMadeIn(product.details, cell)),
		sort,
		asked,
		choice,
		kind: requestedName === "" || requestedName === product.name ? "offered" : "substitute",
		requested,
		requestedName,
		quantity,
	});
}

/** Adds a service: it has no product and no list price, and is priced once until a person says how many. */
export function withNewService<C extends Currency>(content: QuoteContent<C>, key: string): QuoteContent<C> {
	const line: QuoteLine<C> = {
		...offeredLine<C>(undefined, key, rateOf(content)),
		quantity: 1,
		listPoints: null,
		sort: "service",
	};
	return { ...content, lines: [...content.lines, line] };
}

/** Takes away a line that the company added; what the buyer asked for stays in the offer, at least as not available. */
export function withoutLine<C extends Currency>(content: QuoteContent<C>, key: string): QuoteContent<C> {
	return { ...content, lines: content.lines.filter((line) => line.key !== key || line.requested !== null) };
}

/** Which fields of a line differ from the version before, by name; all of them when the line is new. */
export function changedFields(line: QuoteLine, before: QuoteLine | undefined): ReadonlySet<keyof QuoteLine> {
	const fields = [
		"quantity",
		"unitPrice",
		"kind",
		"name",
		"detail",
		"note",
		"sort",
		"cells",
		"surcharges",
		"choice",
	] as const;
	return new Set(
		fields.filter((field) => before === undefined || JSON.stringify(before[field]) !== JSON.stringify(line[field])),
	);
}

/** A key that no line of the offer has. */
export function freeKey(content: { lines: readonly { key: string }[] }): string {
	const taken = new Set(content.lines.map((line) => line.key));
	for (let number = content.lines.length + 1; ; number++) if (!taken.has(`l${number}`)) return `l${number}`;
}

import type { Product } from "../catalogue/catalogue.ts";
import type { Amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { rateOf } from "../shared/rate-of-exchange.ts";
import { goodsLines, offeredLines, type QuoteContent, type QuoteLine } from "./content.ts";
import { offeredLine } from "./draft.ts";
import { freeKey } from "./editing.ts";
import { isSame } from "./is-same.ts";
import { ALWAYS, type Surcharge } from "./line-parts.ts";

/** From the money of a former offer to that of this one. */
export type Turn<F extends Currency, C extends Currency> = (money: Amount<F>) => Amount<C>;
/** As much of an offer as says what it has already. */
type Having = { lines: readonly Pick<QuoteLine, "productId" | "sort" | "name">[] };
/** What the catalogue has today. */
export type ProductsNow = ReadonlyMap<string, Product>;

/** The goods of a former offer whose product is made today and has no line here; each product once. */
export function newGoods<F extends Currency>(
	content: Having,
	former: QuoteContent<F>,
	products: ProductsNow,
): QuoteLine<F>[] {
	const taken = new Set(content.lines.map(({ productId }) => productId));
	return goodsLines(former).filter(({ productId, unitPrice }) => {
		if (unitPrice <= 0 || taken.has(productId) || !products.has(productId)) return false;
		taken.add(productId);
		return true;
	});
}

/** The services of a former offer whose names no service of this one has. */
export function newServices<F extends Currency>(content: Having, former: QuoteContent<F>): QuoteLine<F>[] {
	const taken = new Set(content.lines.filter(({ sort }) => sort === "service").map(({ name }) => name.toLowerCase()));
	return offeredLines(former).filter(({ sort, name }) => sort === "service" && !taken.has(name.toLowerCase()));
}

/** With lines of a former offer after its own; they belong to no request, and to no group to choose from. */
export function withLinesOf<C extends Currency, F extends Currency>(
	content: QuoteContent<C>,
	added: readonly QuoteLine<F>[],
	products: ProductsNow,
	turn: Turn<F, C>,
): QuoteContent<C> {
	const lines = [...content.lines];
	for (const was of added)
		lines.push({
			// The facts of the cloth as they are today.
			...offeredLine<C>(products.get(was.productId), freeKey({ lines }), rateOf(content)),
			...{ name: was.name, detail: was.detail, unit: was.unit, quantity: was.quantity, sort: was.sort },
			unitPrice: turn(was.unitPrice),
			listPoints: null,
			tiers: was.tiers.map(({ from, price }) => ({ from, price: turn(price) })),
			surcharges: turned(was.surcharges, turn),
			choice: was.choice.is === "alternative" ? { is: "optional" } : was.choice,
		});
	return { ...content, lines };
}

/** Whether a line sells goods, so that a former offer can say something of it: a sample has a price of its own. */
const isOfGoods = ({ sort, kind }: Pick<QuoteLine, "sort" | "kind">) => sort === "goods" && kind !== "unavailable";

/**
 * The one line of a former offer that is compared with a line here and copied to it: of several with its product the
 * first that has a price, otherwise the first. Undefined for what is no goods of a known product.
 */
function formerLineOf<F extends Currency>(
	line: Pick<QuoteLine, "sort" | "kind" | "productId">,
	former: QuoteContent<F>,
): QuoteLine<F> | undefined {
	if (!isOfGoods(line) || line.productId === "") return undefined;
	const lines = goodsLines(former).filter(({ productId }) => productId === line.productId);
	return lines.find(({ unitPrice }) => unitPrice > 0) ?? lines[0];
}

/** The same where it has a price. */
export function pricedLineOf<F extends Currency>(
	line: Pick<QuoteLine, "sort" | "kind" | "productId">,
	former: QuoteContent<F>,
): QuoteLine<F> | undefined {
	const was = formerLineOf(line, former);
	return was && was.unitPrice > 0 ? was : undefined;
}

/**
 * What sizes of a line cost more by a former offer: what its line of the same product says; otherwise, for the sizes
 * that are split here, what all its goods that name a size agree on. Empty where it says nothing.
 */
export function surchargesOf<F extends Currency>(
	line: Pick<QuoteLine, "sort" | "kind" | "productId" | "cells" | "asked">,
	former: QuoteContent<F>,
): Surcharge<F>[] {
	if (!isOfGoods(line)) return [];
	const own = formerLineOf(line, former);
	if (own) return own.surcharges;
	const goods = goodsLines(former);
	const sizes = new Set([...line.cells, ...line.asked].map(({ size }) => size));
	const bySize = new Map<string, Amount<F> | undefined>();
	for (const { size, amount } of goods.flatMap(({ surcharges }) => surcharges))
		bySize.set(size, bySize.has(size) && bySize.get(size) !== amount ? undefined : amount);
	return [...bySize].flatMap(([size, amount]) => (amount !== undefined && sizes.has(size) ? [{ size, amount }] : []));
}

/** Whether a former offer says of some line here that sizes cost something else. */
export function hasOtherSurcharges(content: QuoteContent, former: QuoteContent): boolean {
	return content.lines.some((line) => {
		const theirs = surchargesOf(line, former);
		return theirs.length > 0 && !(content.currency === former.currency && isSame(theirs, line.surcharges));
	});
}

/** The same amounts in the money of the offer that takes them. */
export function turned<C extends Currency, F extends Currency>(
	surcharges: readonly Surcharge<F>[],
	turn: Turn<F, C>,
): Surcharge<C>[] {
	return surcharges.map(({ size, amount }) => ({ size, amount: turn(amount) }));
}

/** The packing that a former offer has of a line's product; undefined where it has none. */
export function packingIn<F extends Currency>(
	line: Pick<QuoteLine, "sort" | "kind" | "productId">,
	former: QuoteContent<F>,
): NonNullable<QuoteLine["packing"]> | undefined {
	return formerLineOf(line, former)?.packing ?? undefined;
}

/** Whether a former offer packs something otherwise. */
export function hasOtherPacking(content: QuoteContent, former: QuoteContent): boolean {
	return content.lines.some((line) => {
		const packing = packingIn(line, former);
		return packing !== undefined && !isSame(packing, line.packing);
	});
}

/** A line as it is in a template: of no request and no buyer. */
export function lineOfNobody<C extends Currency>(line: QuoteLine<C>): QuoteLine<C> {
	return {
		...line,
		kind: "offered",
		requested: null,
		requestedName: "",
		asked: [],
		cells: [],
		note: line.sort === "service" ? line.note : "",
		choice: line.choice.is === "alternative" ? ALWAYS : line.choice,
	};
}

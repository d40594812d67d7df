import type { Colourway, Product } from "../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../domain/catalogue/pool.ts";
import { priceAt, priceRanges } from "../../domain/catalogue/price-at.ts";
import { writeComposition } from "../../domain/catalogue/product-values.ts";
import { factsOf } from "../../domain/orders/order-facts.ts";
import type { PassedItem } from "../../domain/orders/passed-items.ts";
import type { PassedSample } from "../../domain/orders/selection-link.ts";
import { stillMade } from "../../domain/orders/still-made.ts";
import { formatRupees, lineAmount, type Paise } from "../../domain/shared/money.ts";
import type { Messages } from "../../messages/registry.ts";
import type { SheetOrder } from "../quotes/index.ts";

type SheetProduct = SheetOrder["groups"][number]["products"][number];

/** At most this many colours are named; of more the sheet says how many. */
const NAMED = 6;

/** A product as a line sheet shows it: what is known of it, and nothing else. */
export function sheetProduct(product: Product, pools: readonly Pool[], words: Messages): SheetProduct {
	const { id, name, sku, unit, orderMultiple, details } = product;
	const { sheets, shop } = words;
	const { pieces, per } = shop.cart.quantity;
	const { orderTerms } = shop.parts;
	const { components, weave, gsm, widthCm, lengthM, sizes, colourways = [] } = details;
	const facts = factsOf(product, pools);
	const { minOrder, minPerColour, pool } = facts;
	const cloth = [
		components && writeComposition(components).replaceAll("\n", "; "),
		weave,
		gsm !== undefined && sheets.gsm({ gsm }),
	];
	const measures = [
		widthCm !== undefined && sheets.wide({ cm: widthCm }),
		lengthM !== undefined && sheets.long({ metres: lengthM }),
	];
	return {
		id,
		name,
		number: sku === undefined ? "" : sheets.number({ sku }),
		price: `${formatRupees(facts.price)} ${per({ unit })}`,
		minimum: `${shop.products.card.minOrder} ${pieces({ count: minOrder, unit })}`,
		tiers: priceRanges(facts, minOrder).map(({ from, to, price }) => ({
			range: orderTerms.range({ from, to, unit }),
			price: formatRupees(price),
		})),
		facts: [
			cloth.filter(Boolean).join(", "),
			measures.filter(Boolean).join(", "),
			sizes && sizes.length > 0 ? sheets.sizes({ sizes: sizes.join(", ") }) : "",
			orderMultiple === undefined ? "" : sheets.multiples({ multiple: orderMultiple, unit }),
			pool ? orderTerms.pool({ pool, unit }) : "",
			minPerColour === undefined ? "" : orderTerms.perColour({ count: minPerColour, unit }),
		].filter((fact) => fact !== ""),
		colours: colourways.map(({ hex, second }) => ({ hex, ...(second !== undefined && { second }) })),
		colourNames: colourNames(colourways, words),
	};
}

/** The same with what is asked for of it. @returns its amount at today's price too */
export function askedProduct(
	product: Product,
	{ quantity, cells }: PassedItem,
	pools: readonly Pool[],
	words: Messages,
): { shown: SheetProduct; amount: Paise } {
	const { unit } = product;
	const { pieces, per } = words.shop.cart.quantity;
	const price = priceAt(factsOf(product, pools), quantity);
	const amount = lineAmount(price, quantity);
	// The rest of a split is to be agreed.
	const { cells: made } = stillMade(product.details, cells);
	const split = [words.cells.summary({ cells: made, quantity }), words.cells.byColour(made)].filter(Boolean);
	return {
		amount,
		shown: {
			...sheetProduct(product, pools, words),
			price: `${formatRupees(price)} ${per({ unit })}`,
			// The price of this quantity stands in its column.
			tiers: [],
			asked: { quantity: pieces({ count: quantity, unit }), split, amount: formatRupees(amount) },
		},
	};
}

/** A sample in a line, where the product still has that kind; a colour that is gone is left to be agreed. */
export function sampleLine(sample: PassedSample, product: Product | undefined, { samples }: Messages): string[] {
	if (!product?.details.samples?.includes(sample.kind)) return [];
	const colourName = product.details.colourways?.find(({ code }) => code === sample.colour)?.name ?? "";
	return [samples.line({ name: product.name, kind: sample.kind, quantity: sample.quantity, colourName })];
}

function colourNames(colourways: readonly Colourway[], { sheets }: Messages): string {
	const more = colourways.length - NAMED;
	const names = colourways.slice(0, NAMED).map(({ name }) => name);
	return [...names, ...(more > 0 ? [sheets.moreColours({ count: more })] : [])].join(", ");
}

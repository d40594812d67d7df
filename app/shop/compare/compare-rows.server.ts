import type { Packing, Product, Unit } from "../../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../../domain/catalogue/pool.ts";
import { priceRanges } from "../../../domain/catalogue/price-at.ts";
import { factsOf } from "../../../domain/orders/order-facts.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import type { Messages } from "../../../messages/registry.ts";
import { productFacts } from "../product/product-facts.ts";

/** One fact of all products beside each other; null where nobody has stated it. */
export type CompareRow = { label: string; values: (readonly string[] | null)[]; differs: boolean };

/** What buyers compare, row by row. A fact that is stated of none of the products has no row. */
export function compareRows(products: readonly Product[], pools: readonly Pool[], { shop }: Messages): CompareRow[] {
	const columns = products.map((product) => factsOfColumn(product, pools, shop));
	const { compare: words } = shop.compare;
	const { facts } = shop.product;
	const labels = [
		words.price,
		words.atQuantity,
		words.minimum,
		facts.composition,
		words.construction,
		facts.weight,
		facts.width,
		facts.length,
		words.colours,
		facts.sizes,
		facts.sizeRatio,
	];
	// Whatever else a product's page says follows in its order there.
	const others = columns.flatMap((column) => [...column.keys()]).filter((label) => !labels.includes(label));
	const last = [words.packing, facts.care];
	const order = [...labels, ...[...new Set(others)].filter((label) => !last.includes(label)), ...last];
	return order.flatMap((label) => {
		const values = columns.map((column) => column.get(label) ?? null);
		if (values.every((value) => value === null)) return [];
		const differs = new Set(values.map((value) => JSON.stringify(value))).size > 1;
		return [{ label, values, differs }];
	});
}

function factsOfColumn(
	product: Product,
	pools: readonly Pool[],
	shop: Messages["shop"],
): Map<string, readonly string[]> {
	const { compare: words } = shop.compare;
	const { facts } = shop.product;
	const { pieces, per } = shop.cart.quantity;
	const { orderTerms } = shop.parts;
	const { unit, details } = product;
	const order = factsOf(product, pools);
	const { minOrder, minPerColour, pool } = order;
	const weave = [details.construction && facts[details.construction === "knit" ? "knit" : "woven"], details.weave];
	const rows: [string, readonly string[]][] = [
		[words.price, [`${formatRupees(order.price)} ${per({ unit })}`]],
		[
			words.atQuantity,
			priceRanges(order, minOrder).map(({ from, to, price }) =>
				words.range({ range: orderTerms.range({ from, to, unit }), price: formatRupees(price) }),
			),
		],
		[
			words.minimum,
			[
				pieces({ count: minOrder, unit }),
				...(minPerColour === undefined ? [] : [orderTerms.perColour({ count: minPerColour, unit })]),
				...(pool ? [orderTerms.pool({ pool, unit })] : []),
			],
		],
		...productFacts(product, facts)
			.filter(({ label }) => ![facts.construction, facts.knit, facts.weave].includes(label))
			.map(({ label, lines }): [string, readonly string[]] => [label, lines]),
		[words.construction, [weave.filter(Boolean).join(", ")].filter(Boolean)],
		[words.colours, (details.colourways ?? []).map(({ name }) => name)],
		[words.packing, packingLines(details.packing, unit, words)],
	];
	return new Map(rows.filter(([, lines]) => lines.length > 0));
}

function packingLines(
	{ perInner, perCarton, carton, netKg, grossKg }: Packing = {},
	unit: Unit,
	words: Messages["shop"]["compare"]["compare"],
): string[] {
	return [
		perInner !== undefined && words.perInner({ count: perInner, unit }),
		perCarton !== undefined && words.perCarton({ count: perCarton, unit }),
		carton !== undefined && words.carton(carton),
		netKg !== undefined && words.net({ kg: netKg }),
		grossKg !== undefined && words.gross({ kg: grossKg }),
	].filter((line) => line !== false);
}

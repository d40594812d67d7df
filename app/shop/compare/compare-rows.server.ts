import type { Packing, Product, Unit } from "../../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../../domain/catalogue/pool.ts";
import { priceRanges } from "../../../domain/catalogue/price-at.ts";
import { factsOf } from "../../../domain/orders/order-facts.ts";
import { keepTogether } from "../../../domain/shared/keep-together.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import type { Messages } from "../../../messages/registry.ts";
import { productFacts } from "../product/product-facts.ts";

/** What is said of one product in a row: its lines, or why there are none. */
export type CompareValue = readonly string[] | "not stated" | "does not apply";

/** One fact of all products beside each other; "single" where there are no two products that it applies to. */
export type CompareRow = { label: string; values: CompareValue[]; agreement: "same" | "differs" | "single" };

/** What buyers compare, row by row. A fact that is stated of none of the products has no row. */
export function compareRows(products: readonly Product[], pools: readonly Pool[], { shop }: Messages): CompareRow[] {
	const columns = products.map((product) => factsOfColumn(product, pools, shop));
	const { compare: words } = shop.compare;
	const { facts } = shop.product;
	const labels = [
		words.article,
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
	// Goods that are a length of cloth have no sizes, and those sewn to a size no length: unless somebody has stated it.
	const ofCloth = [facts.width, facts.length];
	const ofSewn = [facts.sizes, facts.sizeRatio];
	const isSewn = products.map(({ details }) => (details.sizes?.length ?? 0) > 0);
	const isStated = (label: string, sewn: boolean) =>
		columns.some((column, i) => isSewn[i] === sewn && column.has(label));
	const applies = (label: string, i: number) =>
		isStated(label, isSewn[i] ?? false) ||
		!(isSewn[i] ? ofCloth : products[i]?.details.lengthM !== undefined ? ofSewn : []).includes(label);
	return order.flatMap((label) => {
		const values = columns.map((column, i): CompareValue => {
			return column.get(label) ?? (applies(label, i) ? "not stated" : "does not apply");
		});
		if (values.every((value) => typeof value === "string")) return [];
		const applying = values.filter((value) => value !== "does not apply");
		const kinds = new Set(applying.map((value) => JSON.stringify(value))).size;
		return [{ label, values, agreement: applying.length < 2 ? "single" : kinds > 1 ? "differs" : "same" }];
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
	const weave = details.construction
		? [facts[details.construction === "knit" ? "knit" : "woven"], details.weave && inPhrase(details.weave)]
		: [details.weave];
	const rows: [string, readonly string[]][] = [
		[words.article, product.sku === undefined ? [] : [product.sku]],
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
			.filter(({ label }) => ![facts.construction, facts.knit, facts.weave, facts.hsHeading].includes(label))
			.map(({ label, lines }): [string, readonly string[]] => [label, lines]),
		[facts.hsHeading, details.hsCode ? [`${details.hsCode}*`] : []],
		[words.construction, [weave.filter(Boolean).join(", ")].filter(Boolean)],
		[words.colours, (details.colourways ?? []).map(({ name }) => name)],
		[words.packing, packingLines(details.packing, unit, words)],
	];
	return new Map(
		rows.filter(([, lines]) => lines.length > 0).map(([label, lines]) => [label, lines.map(keepTogether)]),
	);
}

/** A weave behind another word: "plain weave". What begins with more than one capital keeps them. */
function inPhrase(weave: string): string {
	return weave.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
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

import * as z from "zod/mini";
import type { Product, ProductsAt, Unit } from "../catalogue/catalogue.ts";
import { type MinimumLine, minimumProblems } from "../catalogue/minimums.ts";
import { priceAt } from "../catalogue/price-at.ts";
import type { Paise } from "../shared/money.ts";
import { parseList } from "../shared/parse-json.ts";
import type { Problem } from "../shared/problem.ts";
import { MAX_LINES, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import type { NamedCell } from "./cells.ts";
import { checkCells } from "./check-cells.ts";
import { factsOf } from "./order-facts.ts";
import { type OrderFacts, type QuantityProblem, quantityProblem } from "./order-quantity.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"cart-unreadable": { limit: number };
		"cart-not-sent": object;
		"cart-empty": object;
		"lines-not-right": object;
		"line-unknown": object;
		"line-twice": { name: string };
		"line-not-whole": { name: string; unit: Unit };
		"line-quantity": { name: string; problem: QuantityProblem };
		"line-too-many": { name: string; unit: Unit; limit: number };
		/** `shown` is the price that the cart showed, where it is one. */
		"line-price": { name: string; unit: Unit; price: Paise; shown: Paise | undefined };
	}
}

/**
 * What the browser may say of its cart. The price is the one it showed, in paise: never used, only compared, so
 * that the buyer learns when it has changed.
 */
const askedSchema = z
	.array(
		z.object({
			id: z.string().check(z.maxLength(100)),
			quantity: z.unknown(),
			price: z.unknown(),
			cells: z.optional(z.unknown()),
		}),
	)
	.check(z.maxLength(MAX_LINES));

/**
 * A line as the company knows it: name, price at its quantity, unit and category from its own catalogue, the quantity
 * checked. `cells` where it is split by colour and size.
 */
export type OrderLine = {
	id: string;
	name: string;
	price: Paise;
	quantity: number;
	unit: Unit;
	category: string;
	cells?: readonly NamedCell[];
};

/** Why a line, or the samples of a product, cannot be taken as they are. `now` is what holds for the product from here on. */
export type LineProblem = {
	id: string;
	kind: "unknown" | "quantity" | "minimum" | "price" | "cells" | "sample";
	problem: Problem;
	now?: OrderFacts;
};

export type CheckedLines = { ok: true; lines: OrderLine[] } | { ok: false; problem: Problem; problems: LineProblem[] };

/** The ids of the products that the cart of a form names; none of a cart that cannot be read. */
export function askedIds(text: string | undefined): string[] {
	const asked = askedSchema.safeParse(parseList(text, MAX_LINES));
	return asked.success ? asked.data.map(({ id }) => id) : [];
}

/**
 * Reads the cart in a form and makes its lines from the catalogue. Each problem is about
 * its line (specification, section 5, "Quantity dialog" and "Cart"); a minimum that several lines share is told of each.
 * @param text JSON of `[{ id, quantity, price }]`; a line may also carry `cells: [{ colour, size, quantity }]`
 * @param catalogue the products that it names (`askedIds`), as far as they are shown, and the pools
 */
export function checkLines(
	text: string | undefined,
	{ products, pools }: Pick<ProductsAt, "products" | "pools">,
): CheckedLines {
	const asked = askedSchema.safeParse(parseList(text, MAX_LINES));
	if (!asked.success) {
		const something = text !== undefined && text.length > 2;
		return {
			ok: false,
			problem: something ? { code: "cart-unreadable", limit: MAX_LINES } : { code: "cart-not-sent" },
			problems: [],
		};
	}
	if (asked.data.length === 0) return { ok: false, problem: { code: "cart-empty" }, problems: [] };
	const problems: LineProblem[] = [];
	const lines = new Map<string, OrderLine>();
	const counted: MinimumLine[] = [];
	for (const { id, quantity, price, cells } of asked.data) {
		const product = products.get(id);
		const problem = lineProblem(
			id,
			product && { product, now: factsOf(product, pools) },
			quantity,
			price,
			lines.has(id),
		);
		if (problem) problems.push(problem);
		// Whatever else is not right with a line, its pieces count towards what it shares with others.
		if (product && isQuantity(quantity) && problem?.problem.code !== "line-twice") counted.push({ product, quantity });
		if (problem || !product) continue;
		const split = checkCells(product, Number(quantity), cells);
		if (!split.ok) problems.push({ id, kind: "cells", problem: split.problem, now: factsOf(product, pools) });
		else
			lines.set(id, {
				id,
				name: product.name,
				price: priceAt(factsOf(product, pools), Number(quantity)),
				quantity: Number(quantity),
				unit: product.unit,
				category: product.category,
				...(split.cells.length > 0 && { cells: split.cells }),
			});
	}
	problems.push(...sharedProblems(counted, lines, { products, pools }));
	if (problems.length > 0) return { ok: false, problem: { code: "lines-not-right" }, problems };
	return { ok: true, lines: [...lines.values()] };
}

/** The minimums beyond that of each product, which its line is checked for: of a colour, and of a pool. */
function sharedProblems(
	counted: readonly MinimumLine[],
	lines: ReadonlyMap<string, OrderLine>,
	{ products, pools }: Pick<ProductsAt, "products" | "pools">,
): LineProblem[] {
	const split = counted.map((line) => ({ ...line, cells: lines.get(line.product.id)?.cells ?? [] }));
	return minimumProblems(split, pools)
		.filter(({ problem }) => problem.code !== "product-below-minimum")
		.flatMap(({ ids, problem }) =>
			ids.map((id): LineProblem => {
				const product = products.get(id);
				return { id, kind: "minimum", problem, ...(product && { now: factsOf(product, pools) }) };
			}),
		);
}

function isQuantity(quantity: unknown): quantity is number {
	return typeof quantity === "number" && Number.isSafeInteger(quantity) && quantity >= 0;
}

function lineProblem(
	id: string,
	known: { product: Product; now: OrderFacts } | undefined,
	quantity: unknown,
	price: unknown,
	twice: boolean,
): LineProblem | undefined {
	if (!known) return { id, kind: "unknown", problem: { code: "line-unknown" } };
	const { now } = known;
	const { name, unit } = known.product;
	const wrong = (kind: LineProblem["kind"], problem: Problem): LineProblem => ({ id, kind, problem, now });
	if (twice) return wrong("quantity", { code: "line-twice", name });
	if (typeof quantity !== "number" || !Number.isSafeInteger(quantity))
		return wrong("quantity", { code: "line-not-whole", name, unit });
	const problem = quantityProblem(String(Math.max(0, quantity)), now.minOrder, now.orderMultiple, unit);
	if (problem) {
		const kind = problem.code === "below-minimum" ? "minimum" : "quantity";
		return wrong(kind, { code: "line-quantity", name, problem });
	}
	if (quantity > MAX_QUANTITY) return wrong("quantity", { code: "line-too-many", name, unit, limit: MAX_QUANTITY });
	const today = priceAt(now, quantity);
	if (price !== today) {
		const shown = typeof price === "number" && Number.isSafeInteger(price) ? price : undefined;
		return wrong("price", { code: "line-price", name, unit, price: today, shown });
	}
	return undefined;
}

import * as z from "zod/mini";
import type { Catalogue, Product } from "../catalogue/catalogue.ts";
import { formatRupees, type Paise } from "../shared/money.ts";
import { MAX_LINES, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { type OrderFacts, orderFacts, quantityProblem } from "./cart.ts";

/**
 * What the browser may say of its cart. The price is the one it showed, in paise: never used, only compared, so
 * that the buyer is told when it has changed.
 */
const askedSchema = z
	.array(z.object({ id: z.string().check(z.maxLength(100)), quantity: z.unknown(), price: z.unknown() }))
	.check(z.maxLength(MAX_LINES));

/** A line as the house knows it: name, price and category from its own catalogue, the quantity checked. */
export type OrderLine = { id: string; name: string; price: Paise; quantity: number; category: string };

/** Why a line cannot be taken as it is; `message` says what to do. `now` is what holds for the product from here on. */
export type LineProblem = {
	id: string;
	kind: "unknown" | "quantity" | "minimum" | "price";
	message: string;
	now?: OrderFacts;
};

export type CheckedLines = { ok: true; lines: OrderLine[] } | { ok: false; message: string; problems: LineProblem[] };

/**
 * Reads the cart a form carries and makes its lines anew from the catalogue. Each refusal is a sentence about
 * its line (specification, section 5, "Quantity dialog" and "Cart").
 * @param text JSON of `[{ id, quantity, price }]`
 */
export function checkLines(text: string | undefined, catalogue: Catalogue): CheckedLines {
	const asked = askedSchema.safeParse(parseJson(text));
	if (!asked.success) {
		const message =
			text && text.length > 2
				? `The list of items could not be read. Please open your cart, check it and send again; a request holds up to ${MAX_LINES} products.`
				: "Your cart has not reached us. Please open the catalogue, add the items you need and send again.";
		return { ok: false, message, problems: [] };
	}
	if (asked.data.length === 0) {
		return { ok: false, message: "Your cart is empty. Please add at least one item and send again.", problems: [] };
	}
	const products = new Map(catalogue.products.map((product) => [product.id, product]));
	const problems: LineProblem[] = [];
	const lines = new Map<string, OrderLine>();
	for (const { id, quantity, price } of asked.data) {
		const product = products.get(id);
		const problem = lineProblem(id, product, quantity, price, lines.has(id));
		if (problem) problems.push(problem);
		else if (product)
			lines.set(id, {
				id,
				name: product.name,
				price: product.price,
				quantity: Number(quantity),
				category: product.category,
			});
	}
	if (problems.length > 0) {
		return { ok: false, message: "Nothing was sent yet. Please look at these items and send again.", problems };
	}
	return { ok: true, lines: [...lines.values()] };
}

function lineProblem(
	id: string,
	product: Product | undefined,
	quantity: unknown,
	price: unknown,
	twice: boolean,
): LineProblem | undefined {
	if (!product)
		return { id, kind: "unknown", message: "An item in your cart is no longer in the catalogue. Please remove it." };
	const { name, minOrder, orderMultiple, unit } = product;
	const now = orderFacts(product);
	const wrong = (kind: LineProblem["kind"], sentence: string): LineProblem => ({
		id,
		kind,
		message: `${name}${sentence}`,
		now,
	});
	if (twice) return wrong("quantity", " is in the list twice. Please keep one line of it.");
	if (typeof quantity !== "number" || !Number.isSafeInteger(quantity))
		return wrong("quantity", `: the quantity must be a whole number of ${unit}s.`);
	const problem = quantityProblem(String(Math.max(0, quantity)), minOrder, orderMultiple, unit);
	if (problem) return wrong(quantity >= 1 && quantity < minOrder ? "minimum" : "quantity", `: ${problem}`);
	if (quantity > MAX_QUANTITY)
		return wrong("quantity", `: please ask us about more than ${MAX_QUANTITY} ${unit}s by message.`);
	if (price !== product.price) {
		const shown =
			typeof price === "number" && Number.isSafeInteger(price) ? ` (your cart showed ${formatRupees(price)})` : "";
		return wrong("price", ` is now ${formatRupees(product.price)} per ${unit}${shown}. The new price is in your cart.`);
	}
	return undefined;
}

function parseJson(text: string | undefined): unknown {
	if (!text) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

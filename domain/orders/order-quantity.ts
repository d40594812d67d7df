import type { Unit } from "../catalogue/catalogue.ts";
import type { Pool } from "../catalogue/pool.ts";
import type { Priced } from "../catalogue/price-at.ts";
import type { Problem } from "../shared/problem.ts";
import { readQuantity } from "../shared/typed-numbers.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"quantity-not-whole": { unit: Unit; minimum: number };
		"quantity-below-one": object;
		"below-minimum": { minimum: number };
		/** `below` and `above` are the nearest quantities that could be ordered. */
		"not-a-multiple": { multiple: number; below: number; above: number };
	}
}

export type QuantityProblem = Problem<"quantity-not-whole" | "quantity-below-one" | "below-minimum" | "not-a-multiple">;

/** What decides whether a quantity of a product may be ordered; the shop can change it while a cart is kept in a browser. */
export type OrderFacts = Priced & {
	/** The least of it that can be ordered: its own minimum, or what its pool asks for of each. */
	minOrder: number;
	/** What price and quantity count; left out: pieces. */
	unit?: Unit;
	/** Quantities come in multiples of this; left out: any whole number. */
	orderMultiple?: number;
	/** The least of one colour, where it is ordered by colour. */
	minPerColour?: number;
	/** Those it shares a minimum with. */
	pool?: Pool;
};

/** The facts under which a product is ordered, written as the cart keeps them: what is usual is left out. */
export function orderFacts(facts: OrderFacts): OrderFacts {
	const { price, minOrder, unit, orderMultiple, priceTiers, minPerColour, pool } = facts;
	return {
		price,
		minOrder,
		...(unit !== undefined && unit !== "piece" && { unit }),
		...(orderMultiple !== undefined && { orderMultiple }),
		...(priceTiers !== undefined && priceTiers.length > 0 && { priceTiers }),
		...(minPerColour !== undefined && { minPerColour }),
		...(pool !== undefined && { pool }),
	};
}

/** Whether there is more to say of how it is ordered than its price and its own minimum. */
export function hasOrderTerms({ priceTiers, minPerColour, pool }: OrderFacts): boolean {
	return priceTiers !== undefined || minPerColour !== undefined || pool !== undefined;
}

/**
 * Why a quantity cannot be added; undefined when it can (specification, section 5, "Quantity dialog").
 * @param text what is in the input
 */
export function quantityProblem(
	text: string,
	minOrder: number,
	orderMultiple = 1,
	unit: Unit = "piece",
): QuantityProblem | undefined {
	// "1.5" is at least 1, so to call it less than that would not be true.
	if (/^\s*\d+[.,]\d*\s*$/.test(text) && readQuantity(text) === undefined)
		return { code: "quantity-not-whole", unit, minimum: minOrder };
	const quantity = readQuantity(text) ?? 0;
	if (quantity < 1) return { code: "quantity-below-one" };
	if (quantity < minOrder) return { code: "below-minimum", minimum: minOrder };
	if (quantity % orderMultiple === 0) return undefined;
	const below = quantity - (quantity % orderMultiple);
	return { code: "not-a-multiple", multiple: orderMultiple, below, above: below + orderMultiple };
}

/** The quantity raised to the minimum and to a whole number of packs. */
export function orderable(
	{ minOrder, orderMultiple = 1 }: Pick<OrderFacts, "minOrder" | "orderMultiple">,
	quantity: number,
): number {
	return Math.ceil(Math.max(minOrder, quantity) / orderMultiple) * orderMultiple;
}

import type { OrderFacts } from "./order-quantity.ts";

/** A line of a list with another quantity in it. */
export type RaisedLine = { text: string; quantity: number };

/**
 * A line of a list with the next quantity that can be ordered in place of its own; undefined where its quantity does
 * not stand in it exactly once, so that it is not sure which figure is meant.
 */
export function raisedLine(
	text: string,
	quantity: number,
	{ minOrder, orderMultiple = 1 }: Pick<OrderFacts, "minOrder" | "orderMultiple">,
): RaisedLine | undefined {
	const standing = new RegExp(`(?<![\\p{L}\\d.,-])${quantity}(?![\\p{L}\\d]|[.,]\\d)`, "gu");
	if ([...text.matchAll(standing)].length !== 1) return undefined;
	const raised = Math.ceil(Math.max(quantity, minOrder) / orderMultiple) * orderMultiple;
	return { text: text.replace(standing, String(raised)), quantity: raised };
}

import { MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { type OrderFacts, orderable } from "./order-quantity.ts";

/** Another quantity for a line of a list: in place of `from`, which stands in it. */
export type RaisedQuantity = { from: number; to: number };

/** A figure that stands alone or beside "x" or a unit: "12", "12x", "x12", "12pcs"; not "TH-12", "1,012" or "12.5". */
const standing = (quantity: number) =>
	new RegExp(
		`(?<![\\p{L}\\d.,’'-])(?<before>[x×]?)${quantity}(?=(?:[x×*]|pcs|pieces?|nos|sets?|pairs?)?(?![\\p{L}\\d]|[.,]\\d))`,
		"giu",
	);

/** A line with another quantity; undefined where its own does not stand in it exactly once: which figure is meant is not sure. */
export function withQuantity(text: string, { from, to }: RaisedQuantity): string | undefined {
	const figure = standing(from);
	return [...text.matchAll(figure)].length === 1 ? text.replace(figure, `$<before>${to}`) : undefined;
}

/** The next quantity that can be ordered in place of a line's own; undefined where there is none, or it is not sure. */
export function raisedQuantity(
	text: string,
	quantity: number,
	facts: Pick<OrderFacts, "minOrder" | "orderMultiple">,
): RaisedQuantity | undefined {
	const raised = { from: quantity, to: orderable(facts, quantity) };
	return raised.to <= MAX_QUANTITY && withQuantity(text, raised) !== undefined ? raised : undefined;
}

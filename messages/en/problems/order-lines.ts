import type { Unit } from "../../../domain/catalogue/catalogue.ts";
import type { QuantityProblem } from "../../../domain/orders/order-quantity.ts";
import { formatRupees, type Paise } from "../../../domain/shared/money.ts";
import { say } from "../../say.ts";
import { asSentence } from "../as-sentence.ts";
import { unitFor } from "../count.ts";
import { quantityProblems } from "./quantities.ts";

type Line = { name: string; unit: Unit };

/** What keeps the cart of an order request from being taken. */
export const lineProblems = {
	"cart-unreadable": ({ limit }: { limit: number }) =>
		`The list of items could not be read. Please open your cart, check it and send again; a request holds up to ${limit} products.`,
	"cart-not-sent": "Your cart has not reached us. Please open the catalogue, add the items you need and send again.",
	"cart-empty": "Your cart is empty. Please add at least one item and send again.",
	"lines-not-right": "Nothing was sent yet. Please look at these items and send again.",
	"line-unknown": "An item in your cart is no longer in the catalogue. Please remove it.",
	"line-twice": ({ name }: { name: string }) => `${name} is in the list twice. Please keep one line of it.`,
	"line-not-whole": ({ name, unit }: Line) => `${name}: the quantity must be a whole number of ${unitFor(2, unit)}.`,
	"line-quantity": ({ name, problem }: { name: string; problem: QuantityProblem }) =>
		`${name}: ${asSentence(say(quantityProblems, problem))}`,
	"line-too-many": ({ name, unit, limit }: Line & { limit: number }) =>
		`${name}: please ask us about more than ${limit} ${unitFor(limit, unit)} by message.`,
	"line-price": ({ name, unit, price, shown }: Line & { price: Paise; shown: Paise | undefined }) => {
		const before = shown === undefined ? "" : ` (your cart showed ${formatRupees(shown)})`;
		return `${name} is now ${formatRupees(price)} per ${unit}${before}. The new price is in your cart.`;
	},
};

import type { Unusual, Warning } from "../../../domain/quotes/checks.ts";
import { type Currency, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";

/** Which line a warning is of, and what is unusual in it. */
export function warningWords({ name, currency, unusual }: Warning): { subject: string; text: string } {
	return { subject: name || "New line", text: unusualWords(unusual, currency) };
}

function unusualWords(unusual: Unusual, currency: Currency): string {
	const money = (amount: number) => formatMoney(amount, currency);
	const from = (quantity: number | undefined) => (quantity === undefined ? "" : ` from ${formatCount(quantity)}`);
	switch (unusual.code) {
		case "far-from-list":
			return `${money(unusual.price)}${from(unusual.from)} is ${distance(unusual.points)} list (${money(unusual.list)})`;
		case "two-prices":
			return `there are two prices${from(unusual.from)}`;
		case "dearer-tier": {
			const than = unusual.thanFrom === undefined ? "the unit price" : `the price${from(unusual.thanFrom)}`;
			return `${money(unusual.price)}${from(unusual.from)} is dearer than ${than}, ${money(unusual.than)}`;
		}
		case "under-minimum":
			return `${formatCount(unusual.quantity)} is under the minimum order of ${formatCount(unusual.minimum)}`;
		case "off-multiple":
			return `${formatCount(unusual.quantity)} is not a multiple of ${formatCount(unusual.multiple)}`;
	}
}

/** "84 times", "45% below" */
function distance(points: number): string {
	if (points >= 20_000) return `${formatCount(Math.round(points / 10_000) + 1)} times`;
	return `${Math.round(Math.abs(points) / 100)}% ${points < 0 ? "below" : "above"}`;
}

import type { Unusual, Warning } from "../../../domain/quotes/checks.ts";
import { type Currency, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { charges } from "../../../messages/en/charges.ts";

/** Which line a warning is of, and what is unusual in it. */
export function warningWords({ name, currency, unusual }: Warning): { subject: string; text: string } {
	const text = unusualWords(unusual, currency);
	if (unusual.code === "payment-of-nothing") return { subject: `Payment ${unusual.row}`, text };
	if (unusual.code === "payment-words") return { subject: "Payment", text };
	return { subject: name || "New line", text };
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
		case "cell-gone": {
			const place = [unusual.colour, unusual.size].filter((text) => text !== "").join(" ");
			return `${formatCount(unusual.quantity)} are offered in ${place}, in which it is not made any more`;
		}
		case "surcharge-unused":
			return `${unusual.size} costs more, but no colours and sizes are of ${unusual.size}`;
		case "two-surcharges":
			return `${unusual.size} has two surcharges, which are added up`;
		case "zero-rate":
			return `${charges.names[unusual.kind]} goes by a rate of 0%`;
		case "rate-without-source":
			return `the rate of ${charges.names[unusual.kind].toLowerCase()} has no day, or nobody knows where it is from`;
		case "old-rate":
			return `the rate of ${charges.names[unusual.kind].toLowerCase()} is ${formatCount(unusual.days)} days old`;
		case "cost-outside-term":
			return `${money(unusual.amount)} of ${charges.names[unusual.kind].toLowerCase()} is charged, which only DDP includes`;
		case "cost-not-in-term":
			return `${charges.names[unusual.kind].toLowerCase()} is charged, which ${unusual.incoterm} leaves to the buyer`;
		case "cost-not-entered":
			return `${unusual.incoterm} includes ${charges.names[unusual.kind].toLowerCase()}, and none is entered; 0 says that the prices include it`;
		case "payment-of-nothing":
			return "it comes to nothing";
		case "payment-words":
			return `the terms of payment say ${percents(unusual.said)}, the schedule ${percents(unusual.scheduled)}`;
		case "gst-rate-missing":
			return "the GST rate of its HS heading is not known, so the quotation says that GST is extra";
		case "off-multiple":
			return `${formatCount(unusual.quantity)} is not a multiple of ${formatCount(unusual.multiple)}`;
	}
}

/** "30% and 70%" */
function percents(hundredths: readonly number[]): string {
	return new Intl.ListFormat("en").format(hundredths.map((percent) => `${percent / 100}%`));
}

/** "84 times", "45% below" */
function distance(points: number): string {
	if (points >= 20_000) return `${formatCount(Math.round(points / 10_000) + 1)} times`;
	return `${Math.round(Math.abs(points) / 100)}% ${points < 0 ? "below" : "above"}`;
}

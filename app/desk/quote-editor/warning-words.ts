import type { Unusual, Warning } from "../../../domain/quotes/checks.ts";
import { type Currency, formatMoney } from "../../../domain/shared/currency.ts";
import { startOfIndiaDay } from "../../../domain/shared/india-day.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { charges } from "../../../messages/en/charges.ts";
import { plural } from "../parts/counted.ts";
import { fullDay } from "../parts/time-words.ts";

/** Which line a warning is of, and what is unusual in it. */
export function warningWords({ name, currency, unusual }: Warning): { subject: string; text: string } {
	const text = unusualWords(unusual, currency);
	if (unusual.code === "payment-of-nothing") return { subject: `Payment ${unusual.row}`, text };
	if (unusual.code === "payment-words") return { subject: "Payment", text };
	if (unusual.code === "other-term" || unusual.code === "other-place") return { subject: "Delivery", text };
	if (unusual.code === "other-currency") return { subject: "Currency", text };
	if (unusual.code === "old-exchange-rate") return { subject: "Currency", text };
	if (unusual.code === "too-late") return { subject: "Lead time", text };
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
		case "other-term":
		case "other-place":
			return `the buyer asks for ${unusual.asked}, and ${either.format(unusual.offered)} is offered`;
		case "other-currency":
			return `the buyer asks for ${unusual.asked}, and the quotation is in ${unusual.offered}`;
		case "old-exchange-rate":
			return `the rate of ${currency} is ${formatCount(unusual.days)} days old`;
		case "too-late": {
			const time = plural(unusual.leadTimeDays, { one: "1 day", other: `${formatCount(unusual.leadTimeDays)} days` });
			return `the goods are needed by ${day(unusual.neededBy)}; ${time} from today end on ${day(unusual.ready)}`;
		}
		case "gst-rate-missing":
			return "the GST rate of its HS heading is not known, so the quotation says that GST is extra";
		case "off-multiple":
			return `${formatCount(unusual.quantity)} is not a multiple of ${formatCount(unusual.multiple)}`;
	}
}

const either = new Intl.ListFormat("en", { type: "disjunction" });

/** "20 Mar 2027" */
function day(of: string): string {
	const start = startOfIndiaDay(of);
	return start === undefined ? of : fullDay(start);
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

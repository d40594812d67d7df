import type { OrderDetails } from "../orders/order-details.ts";
import type { Currency } from "../shared/currency.ts";
import { addDays, type IndiaDay, startOfIndiaDay } from "../shared/india-day.ts";
import type { UnusualWish, Warning } from "./checks.ts";
import type { QuoteContent } from "./content.ts";
import { deliveryName, type Incoterm } from "./delivery.ts";
import { isHandedOverHere, wishesOf } from "./wishes.ts";

/** What an offer says of them. */
type Offered = {
	currency: Currency;
	deliveries: readonly { incoterm: Incoterm; namedPlace: string }[];
	leadTimeDays: number | null;
};

/**
 * What differs from the wishes, as far as an offer can answer them. One way of delivery that is as it was wished for is
 * enough. A place is compared where the goods are brought to one: with the other terms it is the company's to name. The
 * lead time is counted from today, as if it began at once.
 */
function unusualWishes(
	{ currency, deliveries, leadTimeDays }: Offered,
	said: OrderDetails,
	today: IndiaDay,
): UnusualWish[] {
	const wishes = wishesOf(said);
	const { incoterm, place = "" } = wishes;
	const offered = deliveries.map(deliveryName);
	const isTermOffered = incoterm === undefined || deliveries.some((way) => way.incoterm === incoterm);
	const brought = deliveries.filter((way) => !isHandedOverHere(way.incoterm));
	const isPlaceOffered = brought.length === 0 || brought.some(({ namedPlace }) => isOnePlace(namedPlace, place));
	const { neededBy = "" } = said;
	const ready = leadTimeDays === null ? today : addDays(today, leadTimeDays);
	return [
		...(incoterm && !isTermOffered ? [{ code: "other-term", asked: incoterm, offered } as const] : []),
		...(isPlaceOffered ? [] : [{ code: "other-place", asked: place, offered: brought.map(deliveryName) } as const]),
		...(wishes.currency && wishes.currency !== currency
			? [{ code: "other-currency", asked: wishes.currency, offered: currency } as const]
			: []),
		...(leadTimeDays !== null && startOfIndiaDay(neededBy) !== undefined && ready > neededBy
			? [{ code: "too-late", neededBy, leadTimeDays, ready } as const]
			: []),
	];
}

/** "Hamburg" is in "Hamburg, Germany", in whatever letters; nothing is in everything. */
function isOnePlace(named: string, asked: string): boolean {
	const [one, other] = [named.trim().toLowerCase(), asked.trim().toLowerCase()];
	return one.includes(other) || (one !== "" && other.includes(one));
}

/** The same as what is looked at before an offer goes. */
export function wishWarnings<C extends Currency>(
	content: QuoteContent<C>,
	said: OrderDetails,
	today: IndiaDay,
): Warning<C>[] {
	const { currency } = content;
	return unusualWishes(content, said, today).map((unusual) => {
		return { key: `wish ${JSON.stringify(unusual)}`, name: "", currency, unusual };
	});
}

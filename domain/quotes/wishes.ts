import type { OrderDetails } from "../orders/order-details.ts";
import { CURRENCIES, type Currency } from "../shared/currency.ts";
import { INCOTERMS, type Incoterm } from "./delivery.ts";
import type { QuoteDefaults } from "./draft.ts";

/** What a buyer asks for that a quote can follow. Advice, and a code that is none any more, are for a person to answer. */
type Wishes = { incoterm?: Incoterm; place?: string; currency?: Currency };

export function wishesOf({ deliveryTerm, deliveryPlace, currency }: OrderDetails): Wishes {
	const incoterm = INCOTERMS.find((term) => term === deliveryTerm);
	const wanted = CURRENCIES.find((one) => one === currency);
	return {
		...(incoterm && { incoterm }),
		...(deliveryPlace && { place: deliveryPlace }),
		...(wanted && { currency: wanted }),
	};
}

/** Terms by which the goods are handed over in India: the place that is named with them is the company's to say. */
const HANDED_OVER_HERE: readonly Incoterm[] = ["EXW", "FCA", "FAS", "FOB"];
const ABOARD: readonly Incoterm[] = ["FAS", "FOB"];

export function isHandedOverHere(incoterm: Incoterm): boolean {
	return HANDED_OVER_HERE.includes(incoterm);
}

/**
 * What a first draft begins with, by what its buyer asks for. The buyer's place is where the goods are to go, so it is
 * named with terms that end there alone; the owner's place belongs to the owner's own term.
 */
export function withWishes(defaults: QuoteDefaults, { incoterm = defaults.incoterm, place }: Wishes): QuoteDefaults {
	const own = incoterm === defaults.incoterm ? defaults.namedPlace : "";
	const { portOfLoading } = defaults;
	const asked = place ?? own;
	const namedPlace = isHandedOverHere(incoterm) && own ? own : placeOfTerm(incoterm, { portOfLoading, place: asked });
	return { ...defaults, incoterm, namedPlace };
}

/** The place that is named with a term: of terms that end in India the port where the goods go aboard, of others the buyer's. */
export function placeOfTerm(
	incoterm: Incoterm,
	{ portOfLoading, place }: { portOfLoading: string; place: string },
): string {
	if (!isHandedOverHere(incoterm)) return place;
	return ABOARD.includes(incoterm) ? portOfLoading : "";
}

/**
 * The currency that a new quote is still to be put into. Its rate is a person's to give, so until then all amounts stay
 * in rupees; a draft in any other currency has been decided on already.
 */
export function currencyToAskFor(content: { currency: Currency }, { currency }: Wishes): Currency | undefined {
	return content.currency === "INR" && currency !== "INR" ? currency : undefined;
}

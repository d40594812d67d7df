import type { Currency } from "../shared/currency.ts";

/*
 * Further facts that a buyer may give with an order request, all of them optional. One that is declared here is asked
 * for at checkout, stored, shown to staff and to the buyer, exported and erased; its words are in
 * messages/en/order-details.ts. Nothing here needs the validation library: the page draws the form by it.
 */

/** What may be in a field. */
type FieldKind =
	/** At most `limit` characters, in one line or several. */
	| { kind: "text"; limit: number; lines?: true }
	/** One of these codes. */
	| { kind: "choice"; codes: readonly string[] }
	/** A day of the calendar that is not over yet: "2026-12-04". */
	| { kind: "day" };

export type DetailField<Name extends string = string> = FieldKind & {
	/** Its name in the form and in what is stored. */
	name: Name;
	/** Whether it says something of a person: it is then taken out when they are erased. */
	personal: boolean;
	/** Whether an order like it would ask for it again: a cart that is opened anew brings it to the checkout. */
	again: boolean;
};

/** The delivery terms that a buyer may ask for, or for advice on them. */
const DELIVERY_TERMS = ["EXW", "FOB", "CIF", "DDP", "advise"] as const;
/** Written out here, since the list of the currencies comes with their checks; a test compares the two. */
const CURRENCIES = ["INR", "USD", "EUR", "GBP", "AED"] as const satisfies readonly Currency[];

const FIELDS = [
	{ name: "neededBy", kind: "day", personal: false, again: false },
	{ name: "deliveryTerm", kind: "choice", codes: DELIVERY_TERMS, personal: false, again: true },
	{ name: "deliveryPlace", kind: "text", limit: 100, personal: true, again: true },
	{ name: "currency", kind: "choice", codes: CURRENCIES, personal: false, again: true },
	{ name: "buyerReference", kind: "text", limit: 60, personal: true, again: false },
] as const satisfies readonly DetailField[];

type Declared = (typeof FIELDS)[number];
export type DetailName = Declared["name"];

/** The fields in their order on every page. */
export const orderDetails: readonly DetailField<DetailName>[] = FIELDS;

/** What was said, as text or code; what was not said is left out. */
export type OrderDetails = { readonly [Name in DetailName]?: string };

/** What of it may be kept where nothing of a person is. */
export function impersonalOf(details: OrderDetails): OrderDetails {
	return partOf(details, ({ personal }) => !personal);
}

/** What of it an order like it would ask for again. */
export function askedAgain(details: OrderDetails): OrderDetails {
	return partOf(details, ({ again }) => again);
}

function partOf(details: OrderDetails, isOf: (field: DetailField) => boolean): OrderDetails {
	return Object.fromEntries(
		orderDetails.filter(isOf).flatMap(({ name }) => (details[name] === undefined ? [] : [[name, details[name]]])),
	);
}

/** What each field is called, and its choices in words; `""` is for none of them. */
export type OrderDetailWords = { readonly [Field in Declared as Field["name"]]: DetailWords & ChoiceWords<Field> };
export type DetailWords = {
	readonly label: string;
	readonly hint?: string;
	readonly choices?: Readonly<Record<string, string>>;
};
type ChoiceWords<Field> = Field extends { codes: readonly (infer Code extends string)[] }
	? { readonly choices: Readonly<Record<Code | "", string>> }
	: object;

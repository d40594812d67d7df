/*
 * Further facts that a buyer may give with an order request, all of them optional. One that is declared here is asked
 * for at checkout, stored, shown to staff and to the buyer, exported and erased; its words are in
 * messages/en/order-details.ts. Nothing here needs the validation library: the page draws the form by it.
 */

/** What may be in a field. */
type FieldKind =
	/** At most so many characters, in one line or several. */
	| { kind: "text"; limit: number; lines?: true }
	/** One of these codes. */
	| { kind: "choice"; codes: readonly string[] }
	/** A day of the calendar: "2026-12-04". */
	| { kind: "day" };

export type DetailField<Name extends string = string> = FieldKind & {
	/** Its name in the form and in what is stored. */
	name: Name;
	/** Whether it says something of a person: it is then taken out when they are erased. */
	personal: boolean;
};

const FIELDS = [
	{ name: "buyerReference", kind: "text", limit: 60, personal: true },
] as const satisfies readonly DetailField[];

type Declared = (typeof FIELDS)[number];
export type DetailName = Declared["name"];

/** The fields in their order on every page. */
export const orderDetails: readonly DetailField<DetailName>[] = FIELDS;

/** What was said, as text or code; what was not said is left out. */
export type OrderDetails = { readonly [Name in DetailName]?: string };

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

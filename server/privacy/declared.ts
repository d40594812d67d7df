/* How it is declared what is kept of people: personal-fields.ts says it of every table. */

/** What replaces a person's name. */
export const ERASED = "erased";

export type Field =
	/** Says nothing of the person, or what reports need: countries, products, states, times, staff. */
	| "not-personal"
	/** Personal, and gone with its row. */
	| "gone-with-row"
	/** Personal and a key at once, like a private link: gone with its row, and never shown to anybody. */
	| "secret"
	/** A set of cases by what they have in common: an erased one is taken out of it (`takeOutOfIndex`). */
	| "set-of-cases"
	/** The hash of a file that is taken away, unless something else names it. */
	| "file"
	/** Personal; what is there afterwards. */
	| { becomes: string | null }
	/** Personal; another column's text is there afterwards. */
	| { becomesColumn: string }
	/** JSON with personal parts: texts become empty, all else is taken out. */
	| { within: readonly string[] };

/** Whose rows they are: of a case or of an inquiry, or of an address itself, which this column names. */
export type Found = { by: "case" | "inquiry" | "address"; column: string };

/** How long a row is kept that nobody erases. */
type Kept<Column extends string = string, Moment extends string = string> =
	| "until-erased"
	/** How many days after any of these moments; `only` where these columns hold these texts. */
	| { days: number; after: readonly Moment[]; only?: Readonly<Partial<Record<Column, string>>> };

export type Declared<Column extends string = string, Moment extends string = string> = {
	/** How a person's rows are found; null where they are found by the files or the address alone. */
	found: Found | null;
	/** Whether the row itself goes. */
	row: "stays" | "goes";
	kept: Kept<Column, Moment>;
	fields: Readonly<Record<Column, Field>>;
};

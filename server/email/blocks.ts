/** A fact and its name; one that is null or empty leaves its row out. */
export type Fact = readonly [name: string, value: string | null, weight?: "strong"];

/** The parts an email is made of: HTML and plain text are two readings of the same list, so they cannot differ. */
export type Block =
	| { kind: "say"; text: string }
	/** What has to be done, and by when. */
	| { kind: "due"; text: string }
	/** What a person typed: shown as it is, and set apart. */
	| { kind: "typed"; title?: string; text: string }
	| { kind: "facts"; facts: readonly Fact[] }
	| { kind: "list"; title: string; items: readonly string[] }
	/** Goods with quantity, price and amount, and what else is said of them, a line each. */
	| {
			kind: "lines";
			rows: readonly (readonly [name: string, quantity: string, price: string, amount: string, note?: string])[];
			total: readonly [string, string];
	  }
	| { kind: "link"; label: string; url: string }
	/** With an address it leads there. */
	| { kind: "small"; text: string; url?: string };

/** An email before it is HTML and plain text. */
export type Draft = {
	subject: string;
	/** What a mailbox shows beside the subject. */
	preview: string;
	heading: string;
	blocks: readonly Block[];
};

/** The typed text of a person as a block; none when nothing was typed. */
export function typed(text: string, title?: string): Block[] {
	return text.trim() === "" ? [] : [{ kind: "typed", title, text }];
}

/** The beginning of a text in one line, for a subject or a preview. */
export function clip(text: string, length: number): string {
	const line = text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
	const parts = [...line];
	return parts.length <= length
		? line
		: `${parts
				.slice(0, length - 1)
				.join("")
				.trimEnd()}…`;
}

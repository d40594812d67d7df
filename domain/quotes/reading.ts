import * as z from "zod/mini";
import { storedVersion } from "../shared/stored-json.ts";
import { MAX_CHARGE } from "./charges.ts";
import { type QuoteContent, type QuoteContentInput, quoteContentSchema, quoteLineSchema } from "./content.ts";
import { whole } from "./stored-money.ts";

/** The second shape: each charge was a field of its own. */
const secondShape = z.extend(z.omit(quoteContentSchema, { v: true, charges: true }), {
	discountBasisPoints: whole(10_000),
	freight: whole(MAX_CHARGE),
	insurance: whole(MAX_CHARGE),
});
type Second = z.input<typeof secondShape>;

/** The first shape: no `v`, no rate, and nothing about how a price was made. */
const firstShape = z.extend(z.omit(secondShape, { rate: true }), {
	lines: z.array(z.omit(quoteLineSchema, { listPoints: true })),
});

/** Whether an offer can be read, and what it says. */
export type ReadQuote = { ok: true; content: QuoteContent } | { ok: false; where: string };

/** A reader for each version that was ever kept or sent; each gives today's shape. */
const READERS: Readonly<Record<number, (stored: unknown) => ReadQuote>> = {
	1: (stored) => {
		const first = firstShape.safeParse(stored);
		return first.success ? inPresentShape(fromSecond(fromFirst(first.data))) : unreadable(first.error);
	},
	2: (stored) => {
		const second = secondShape.safeParse(stored);
		return second.success ? inPresentShape(fromSecond(second.data)) : unreadable(second.error);
	},
	3: inPresentShape,
};

/** Reads an offer in whatever shape it was kept or sent; `where` names the first field that cannot be read. */
export function parseQuote(stored: unknown): ReadQuote {
	return READERS[storedVersion(stored)]?.(stored) ?? { ok: false, where: "v" };
}

function inPresentShape(stored: unknown): ReadQuote {
	const read = quoteContentSchema.safeParse(stored);
	return read.success ? { ok: true, content: read.data } : unreadable(read.error);
}

function unreadable({ issues: [first] }: { issues: readonly { path: PropertyKey[] }[] }): ReadQuote {
	return { ok: false, where: first?.path.join(".") ?? "" };
}

/** An offer from the database, of any year. @throws Error when it is none */
export function readQuote(text: string): QuoteContent {
	const read = parseQuote(JSON.parse(text));
	if (!read.ok) throw new Error(`The stored offer cannot be read at ${read.where || "its shape"}.`);
	return read.content;
}

function fromSecond({ discountBasisPoints: discount, freight, insurance, ...content }: Second): QuoteContentInput {
	return { ...content, v: 3, charges: { discount, freight, insurance } };
}

function fromFirst(first: z.infer<typeof firstShape>): Second {
	const { lines, ...content } = first;
	return {
		...content,
		rate: null,
		// A price at list was made from the list; of any other this is unknown, and it counts as the line's own.
		lines: lines.map((line) => {
			const atList = content.currency === "INR" && line.listPrice > 0 && sameFigure(line.unitPrice, line.listPrice);
			return { ...line, listPoints: atList ? 0 : null };
		}),
	};
}

function sameFigure(one: number, other: number): boolean {
	return one === other;
}

import * as z from "zod/mini";
import { storedVersion } from "../shared/stored-json.ts";
import { type QuoteContent, quoteContentSchema, quoteLineSchema } from "./content.ts";

/** The first shape: no `v`, no rate, and nothing about how a price was made. */
const firstShape = z.extend(z.omit(quoteContentSchema, { v: true, rate: true }), {
	lines: z.array(z.omit(quoteLineSchema, { listPoints: true })),
});

/** Whether an offer can be read, and what it says. */
export type ReadQuote = { ok: true; content: QuoteContent } | { ok: false; where: string };

/** A reader for each version that was ever kept or sent; each gives today's shape. */
const READERS: Readonly<Record<number, (stored: unknown) => ReadQuote>> = {
	1: (stored) => {
		const first = firstShape.safeParse(stored);
		return first.success ? inPresentShape(fromFirst(first.data)) : unreadable(first.error);
	},
	2: inPresentShape,
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

function fromFirst(first: z.infer<typeof firstShape>): z.input<typeof quoteContentSchema> {
	const { lines, ...content } = first;
	return {
		...content,
		v: 2,
		rate: null,
		// A price at list was made from it; of any other nobody knows, and it counts as the line's own.
		lines: lines.map((line) => {
			const atList = content.currency === "INR" && line.listPrice > 0 && sameFigure(line.unitPrice, line.listPrice);
			return { ...line, listPoints: atList ? 0 : null };
		}),
	};
}

function sameFigure(one: number, other: number): boolean {
	return one === other;
}

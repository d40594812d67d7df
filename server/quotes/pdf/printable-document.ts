import type { z } from "zod/mini";
import { COST_KINDS, type Delivery } from "../../../domain/quotes/delivery.ts";
import { type Messages, messagesFor } from "../../../messages/registry.ts";
import { quoteDocumentSchema } from "./document-data.ts";
import { type Figures, figuresOf } from "./document-figures.ts";
import type { Ems } from "./document-fit.ts";
import { fewLines, oneLine, spaced } from "./document-words.ts";
import type { LoadedFonts } from "./fonts.ts";
import { printableWithin } from "./printable.ts";

/** A document of which every text can be drawn, with what the document needs to know beside it. */
export type PrintableDocument = z.infer<typeof quoteDocumentSchema> & {
	/** What it says beside the offer, in its language. */
	words: Messages["documents"];
	/** How its amounts and counts are written. */
	figures: Figures;
	/** The company's name in its own script; empty where the font does not have all of it. */
	wordmark: string;
	/** Whether some character had to be replaced by a stand-in. */
	lacking: boolean;
	/** How wide a text is. */
	ems: Ems;
};

/**
 * Checks a document that came over from another thread and makes its texts printable.
 * @throws ZodError when it is none
 */
export function printableDocument(sent: unknown, fonts: LoadedFonts): PrintableDocument {
	const original = quoteDocumentSchema.parse(sent);
	const { wordmark } = original.company;
	// The wordmark has a font of its own, so its letters are not missing.
	const { value, lacking } = printableWithin(
		{ ...original, company: { ...original.company, wordmark: "" } },
		fonts.text,
	);
	const document = inLines(quoteDocumentSchema.parse(value));
	const words = messagesFor(document.buyer.locale).documents;
	return {
		...document,
		words,
		figures: figuresOf(original.content, words),
		wordmark: drawnWordmark(wordmark, fonts),
		lacking,
		ems: fonts.ems,
	};
}

/** The company's name in its own script, or nothing where a letter of it could not be drawn. */
export function drawnWordmark(wordmark: string, fonts: LoadedFonts): string {
	return [...wordmark].every((letter) => fonts.wordmark(letter.codePointAt(0) ?? 0)) ? wordmark : "";
}

/**
 * Line breaks only where a document has room for them: what is a line on the screen is one here, whatever was put into it
 * past the form, and no text becomes as high as it is long by being nothing but line breaks.
 */
function inLines(document: z.infer<typeof quoteDocumentSchema>): z.infer<typeof quoteDocumentSchema> {
	const { buyer, content, company, acceptance } = document;
	return {
		...document,
		company: { ...eachLine(company), bankDetails: company.bankDetails },
		buyer: { ...eachLine(buyer), address: buyer.address },
		asked: eachLine(document.asked),
		...(acceptance
			? {
					acceptance: {
						...eachLine(acceptance),
						...(acceptance.leftOut && { leftOut: acceptance.leftOut.map(oneLine) }),
					},
				}
			: {}),
		content: {
			...content,
			deliveries: [onOneLine(content.deliveries[0]), ...content.deliveries.slice(1).map(onOneLine)],
			tax: eachLine(content.tax),
			portOfLoading: oneLine(content.portOfLoading),
			paymentTerms: fewLines(content.paymentTerms),
			message: spaced(content.message),
			lines: content.lines.map((line) => ({ ...eachLine(line), note: fewLines(line.note) })),
		},
	};
}

/** A way of delivery with its place, and where its rates are from, on one line each. */
function onOneLine(delivery: Delivery): Delivery {
	const costs = COST_KINDS.map((kind) => [kind, delivery[kind] && eachLine(delivery[kind])] as const);
	return { ...eachLine(delivery), ...Object.fromEntries(costs) };
}

/** The same object with each of its own texts on one line. */
function eachLine<T extends object>(value: T): T {
	const lines: T = { ...value };
	for (const key in lines) {
		const text = lines[key];
		if (typeof text === "string") Object.assign(lines, { [key]: oneLine(text) });
	}
	return lines;
}

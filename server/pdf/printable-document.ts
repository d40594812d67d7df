import type { z } from "zod/mini";
import type { LoadedFonts } from "./fonts.ts";
import { type Figures, figuresOf } from "./paper-figures.ts";
import { printableWithin } from "./printable.ts";
import { quoteDocumentSchema } from "./quote-document.ts";

/** A document of which every text can be drawn, with what the paper needs to know beside it. */
export type PrintableDocument = z.infer<typeof quoteDocumentSchema> & {
	/** How its amounts and counts are written. */
	figures: Figures;
	/** The company's name in its own script; empty where the font does not have all of it. */
	wordmark: string;
	/** Whether some character had to be replaced by a stand-in. */
	lacking: boolean;
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
	const drawn = wordmark !== "" && [...wordmark].every((letter) => fonts.wordmark(letter.codePointAt(0) ?? 0));
	const paper = quoteDocumentSchema.parse(value);
	return {
		...paper,
		figures: figuresOf(paper.content),
		wordmark: drawn ? wordmark : "",
		lacking,
	};
}

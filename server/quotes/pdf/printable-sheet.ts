import type { z } from "zod/mini";
import { type Messages, messagesFor } from "../../../messages/registry.ts";
import type { LoadedFonts } from "./fonts.ts";
import { printableWithin } from "./printable.ts";
import { drawnWordmark } from "./printable-document.ts";
import { sheetSchema } from "./sheet-data.ts";

/** A sheet of which every text can be drawn. */
export type PrintableSheet = z.infer<typeof sheetSchema> & {
	words: Messages["documents"];
	/** The company's name in its own script; empty where the font does not have all of it. */
	wordmark: string;
};

/**
 * Checks a sheet that came over from another thread and makes its texts printable.
 * @throws ZodError when it is none
 */
export function printableSheet(sent: unknown, fonts: LoadedFonts): PrintableSheet {
	const original = sheetSchema.parse(sent);
	const { wordmark } = original.company;
	const { value } = printableWithin({ ...original, company: { ...original.company, wordmark: "" } }, fonts.text);
	const sheet = sheetSchema.parse(value);
	return { ...sheet, words: messagesFor(sheet.locale).documents, wordmark: drawnWordmark(wordmark, fonts) };
}

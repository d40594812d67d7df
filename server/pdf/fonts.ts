import { join } from "node:path";
import { Font } from "@react-pdf/renderer";
import type { Covers } from "./printable.ts";

/*
 * The site's own families, cut for paper (fonts/README.md). The files of Figtree also hold Greek, Cyrillic and more
 * Latin from Noto Sans, and the stand-in for everything else: were they another family, the library would part words
 * where the family changes.
 */
const FONTS = [
	{ family: "Newsreader", fontWeight: 400, file: "newsreader.ttf" },
	{ family: "Figtree", fontWeight: 400, file: "figtree-400.ttf" },
	{ family: "Figtree", fontWeight: 600, file: "figtree-600.ttf" },
	{ family: "Wordmark", fontWeight: 400, file: "noto-serif-tamil.ttf" },
] as const;

export const HEADING_FONTS = ["Newsreader", "Figtree"];
export const TEXT_FONT = "Figtree";
export const WORDMARK_FONT = "Wordmark";

/** A word longer than this is broken where the line ends, so that nothing runs into the next column. */
const LONGEST_WORD = 24;
const PIECE = 8;

export type LoadedFonts = { text: Covers; wordmark: Covers };

/** Loads every font once. @returns which characters can be drawn, in running text and in the wordmark */
export async function loadFonts(folder: string): Promise<LoadedFonts> {
	for (const { family, fontWeight, file } of FONTS) Font.register({ family, fontWeight, src: join(folder, file) });
	Font.registerHyphenationCallback(breakLongWord);
	await Promise.all(FONTS.map(({ family, fontWeight }) => Font.load({ fontFamily: family, fontWeight })));
	const covers =
		(fontFamily: string): Covers =>
		(codePoint) =>
			Font.getFont({ fontFamily }).data?.hasGlyphForCodePoint(codePoint) === true;
	return { text: covers(TEXT_FONT), wordmark: covers(WORDMARK_FONT) };
}

/** Words stay whole; only one that is too long for a column is cut into pieces, at any place. */
export function breakLongWord(word: string): string[] {
	const characters = [...word];
	if (characters.length <= LONGEST_WORD) return [word];
	const pieces: string[] = [];
	for (let start = 0; start < characters.length; start += PIECE)
		pieces.push(characters.slice(start, start + PIECE).join(""));
	return pieces;
}

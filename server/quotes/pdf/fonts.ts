import { join } from "node:path";
import { Font } from "@react-pdf/renderer";
import { breakLongWord, type Ems } from "./document-fit.ts";
import type { Covers } from "./printable.ts";

/*
 * The site's own families, cut for a document (fonts/README.md). The files of Figtree also hold Greek, Cyrillic and more
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

export type LoadedFonts = { text: Covers; wordmark: Covers; ems: Ems };

/** Loads every font once. @returns which characters can be drawn, in running text and in the wordmark, and how wide */
export async function loadFonts(folder: string): Promise<LoadedFonts> {
	for (const { family, fontWeight, file } of FONTS) Font.register({ family, fontWeight, src: join(folder, file) });
	await Promise.all(FONTS.map(({ family, fontWeight }) => Font.load({ fontFamily: family, fontWeight })));
	const ems = measure();
	Font.registerHyphenationCallback((word) => breakLongWord(word, ems));
	return { text: coverage(TEXT_FONT), wordmark: coverage(WORDMARK_FONT), ems };
}

/** Which characters a family draws; each is looked up in its font once, as a document asks for every one of its letters. */
function coverage(fontFamily: string): Covers {
	const { data } = Font.getFont({ fontFamily });
	const known = new Map<number, boolean>();
	return (codePoint) => {
		let covered = known.get(codePoint);
		if (covered === undefined) {
			covered = data?.hasGlyphForCodePoint(codePoint) === true;
			known.set(codePoint, covered);
		}
		return covered;
	};
}

/** Measures in the widest of our fonts for running text, the bold one. */
function measure(): Ems {
	const { data } = Font.getFont({ fontFamily: TEXT_FONT, fontWeight: 600 });
	const known = new Map<string, number>();
	const widthOf = (character: string): number => {
		const glyph = data?.glyphForCodePoint(character.codePointAt(0) ?? 0);
		return glyph && data ? glyph.advanceWidth / data.unitsPerEm : 1;
	};
	return (text) => {
		let width = 0;
		for (const character of text) {
			let one = known.get(character);
			if (one === undefined) {
				one = widthOf(character);
				known.set(character, one);
			}
			width += one;
		}
		return width;
	};
}

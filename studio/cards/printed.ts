import type { Point } from "../maths/curve.ts";
import { winding } from "../maths/polygon.ts";
import { type Letter, letterOf, tamil } from "./letters.ts";
import { linesOf } from "./outline.ts";

/** How much of a spot `half` cm round (x, y) is ink: 0 to 1. The line of the letters starts at (0, 0). */
export type Ink = (x: number, y: number, half: number) => number;

type Glyph = { from: number; to: number; lines: Point[][] };

const setGlyphs = (letters: readonly Letter[], pen: number, scale: number): { glyphs: Glyph[]; pen: number } => {
	const glyphs: Glyph[] = [];
	let at = pen;
	for (const { advance, outline } of letters) {
		const lines = linesOf(outline).map((line) => line.map(([x, y]): Point => [at + x * scale, y * scale]));
		glyphs.push({ from: at, to: at + advance * scale, lines });
		at += advance * scale;
	}
	return { glyphs, pen: at };
};

const inkOf =
	(glyphs: readonly Glyph[], perUnit: number): Ink =>
	(x, y, half) => {
		const near = glyphs.filter(({ from, to }) => x / perUnit > from - 90 && x / perUnit < to + 90);
		if (near.length === 0 || y < -0.4 * 1000 * perUnit || y > 1000 * perUnit) return 0;
		let inked = 0;
		for (let k = 0; k < 4; k++) {
			const u = (x + (k & 1 ? half : -half)) / perUnit;
			const v = (y + (k & 2 ? half : -half)) / perUnit;
			if (near.some(({ lines }) => lines.reduce((turns, line) => turns + winding(u, v, line), 0) !== 0)) inked++;
		}
		return inked / 4;
	};

/** The company's mark as the header shows it, centred on x = 0 and `width` cm wide. */
export const printedMark = (width: number): Ink => {
	const latin = setGlyphs([..."Thari"].map(letterOf), 0, 1);
	const own = setGlyphs(tamil, latin.pen + 260, 0.56);
	const ink = inkOf([...latin.glyphs, ...own.glyphs], width / own.pen);
	return (x, y, half) => ink(x + width / 2, y, half);
};

/** A line of text round x = 0, `size` cm to the em. */
export const printedWord = (text: string, size: number): Ink => {
	const { glyphs, pen } = setGlyphs([...text].map(letterOf), 0, 1);
	const ink = inkOf(glyphs, size / 1000);
	const half = (pen * size) / 2000;
	return (x, y, spot) => ink(x + half, y, spot);
};

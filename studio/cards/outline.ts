import { bezier, type Point } from "../maths/curve.ts";
import { winding } from "../maths/polygon.ts";
import { letterOf } from "./letters.ts";

/** The closed lines of one outline (M, L, Q, C, Z with absolute places), curves in a few steps. */
export const linesOf = (outline: string): Point[][] => {
	const lines: Point[][] = [];
	let line: Point[] = [];
	for (const [, sign, list] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
		const n = list.trim() === "" ? [] : list.trim().split(" ").map(Number);
		const last = line[line.length - 1];
		if (sign === "M") line = [[n[0], n[1]]];
		else if (sign === "L") line.push([n[0], n[1]]);
		else if (sign === "Q") {
			const a: Point = [last[0] + ((n[0] - last[0]) * 2) / 3, last[1] + ((n[1] - last[1]) * 2) / 3];
			const b: Point = [n[2] + ((n[0] - n[2]) * 2) / 3, n[3] + ((n[1] - n[3]) * 2) / 3];
			line.push(...bezier(last, a, b, [n[2], n[3]], 4).slice(1), [n[2], n[3]]);
		} else if (sign === "C") {
			line.push(...bezier(last, [n[0], n[1]], [n[2], n[3]], [n[4], n[5]], 4).slice(1), [n[4], n[5]]);
		} else lines.push(line);
	}
	return lines;
};

/**
 * Tells whether a point lies in a word that is `width` wide and centred on (0, 0). The strokes of a letter overlap, as
 * fonts draw them, and what both of them cover is of the letter too.
 */
export const inLetters = (word: string, width: number): ((x: number, y: number) => boolean) => {
	const glyphs: { from: number; to: number; lines: Point[][] }[] = [];
	let pen = 0;
	for (const sign of word) {
		const { advance, outline } = letterOf(sign);
		glyphs.push({ from: pen, to: pen + advance, lines: linesOf(outline) });
		pen += advance;
	}
	const k = pen / width;
	return (x, y) => {
		const [u, v] = [x * k + pen / 2, y * k + 330];
		return glyphs.some(
			({ from, to, lines }) =>
				u > from - 60 && u < to + 60 && lines.reduce((turns, line) => turns + winding(u - from, v, line), 0) !== 0,
		);
	};
};

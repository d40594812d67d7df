import { type Letter, letterOf, tamil } from "./letters.ts";

/** Words as one SVG path with the pen at (0, 0) on the line, `size` px to the em; `width` is how far the pen goes. */
export type Lettering = { path: string; width: number };

const em = 1000;

const set = (glyphs: readonly Letter[], x: number, y: number, size: number, colour: string): Lettering => {
	const k = size / em;
	let pen = 0;
	const parts = glyphs.map(({ advance, outline }) => {
		const part = outline === "" ? "" : `<path transform="translate(${pen})" d="${outline}"/>`;
		pen += advance;
		return part;
	});
	return {
		path: `<g transform="translate(${x} ${y}) scale(${k} ${-k})" fill="${colour}">${parts.join("")}</g>`,
		width: pen * k,
	};
};

const glyphsOf = (text: string): Letter[] => [...text].map(letterOf);

/** A line of text in Newsreader. */
export const lettered = (text: string, x: number, y: number, size: number, colour: string): Lettering =>
	set(glyphsOf(text), x, y, size, colour);

export const widthOf = (text: string, size: number): number =>
	glyphsOf(text).reduce((sum, { advance }) => sum + (advance * size) / em, 0);

/** Words broken into lines that are at most `width` px wide. */
export const brokenInto = (text: string, size: number, width: number): string[] => {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const line = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`;
		if (lines.length > 0 && widthOf(line, size) <= width) lines[lines.length - 1] = line;
		else lines.push(word);
	}
	return lines;
};

/** The company's mark as the header shows it: Thari, and தறி beside it, smaller. */
export const wordmark = (x: number, y: number, size: number, colour: string, second: string): Lettering => {
	const latin = lettered("Thari", x, y, size, colour);
	const gap = size * 0.26;
	const own = set(tamil, x + latin.width + gap, y, size * 0.56, second);
	return { path: latin.path + own.path, width: latin.width + gap + own.width };
};

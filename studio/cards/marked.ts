import sharp from "sharp";
import type { RawPicture } from "../encode.ts";
import { type Measures, measuresOf } from "../pictures/length.ts";
import { type Bar, figuresOf, pixelOf } from "../pictures/length-bars.ts";
import { recipeOf } from "../pictures/product.ts";
import { lettered, widthOf, wordmark } from "./lettering.ts";

const withPaths = async (raw: RawPicture, paths: string): Promise<RawPicture> => {
	const { width, height } = raw;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths}</svg>`;
	const data = await sharp(raw.data, { raw: { width, height, channels: 3 } })
		.composite([{ input: Buffer.from(svg) }])
		.removeAlpha()
		.raw()
		.toBuffer();
	return { ...raw, data };
};

const INK = "#5a4a3c";

/** A bar with a short stroke across each of its ends. */
const barPath = (from: readonly number[], to: readonly number[], end: number): string => {
	const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const [dx, dy] = [((to[1] - from[1]) / long) * end, ((from[0] - to[0]) / long) * end];
	const across = ([x, y]: readonly number[]) => `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
	return `${across(from)}${across(to)}M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
};

const stroked = (d: string, width: number): string =>
	`<path d="${d}" stroke="${INK}" fill="none" stroke-width="${width}"/>`;

/** The word of a bar, `size` px to the em, beside the bar's middle (x, y). */
const wordAt = ({ word, side }: Bar, x: number, y: number, size: number): string => {
	const wide = widthOf(word, size);
	const at = (px: number, py: number) => lettered(word, px, py, size, INK).path;
	switch (side) {
		case "above":
			return at(x - wide / 2, y - size * 0.7);
		case "below":
			return at(x - wide / 2, y + size * 1.4);
		case "left":
			return at(x - size * 0.7 - wide, y + size * 0.3);
		case "right":
			return at(x + size, y + size * 0.3);
		case "turned-left":
			return `<g transform="translate(${x} ${y}) rotate(-90)">${at(-wide / 2, -size * 0.6)}</g>`;
		case "turned-right":
			return `<g transform="translate(${x} ${y}) rotate(90)">${at(-wide / 2, -size * 0.6)}</g>`;
	}
};

/** How long and wide an opened cloth is, and its blouse piece: lines beside it with their figures. */
const measureLines = ({ width, height }: RawPicture, measures: Measures): string => {
	const { bars, guides, sum } = figuresOf(measures);
	const pixel = pixelOf(width, height);
	const size = width * 0.03;
	const parts = bars.flatMap((bar) => {
		const [from, to] = [pixel(bar.from), pixel(bar.to)];
		return [
			stroked(barPath(from, to, width * 0.008), width / 600),
			wordAt(bar, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, size),
		];
	});
	for (const [from, to] of guides)
		parts.push(stroked(`M${pixel(from).join(" ")}L${pixel(to).join(" ")}`, width / 1200));
	if (sum) {
		const [x, y] = pixel(sum.at);
		parts.push(lettered(sum.word, x - widthOf(sum.word, size) / 2, y, size, INK).path);
	}
	return parts.join("");
};

/**
 * What is written on a picture: the company's mark on its link preview, the measures of an opened cloth.
 */
export const marked = async (key: string, raw: RawPicture): Promise<RawPicture> => {
	const id = /^views\/(.*)-length$/.exec(key)?.[1];
	const measures = id === undefined ? undefined : measuresOf(id, recipeOf(id).kind);
	if (measures) return withPaths(raw, measureLines(raw, measures));
	if (key !== "site/social") return raw;
	const size = raw.height * 0.18;
	return withPaths(raw, wordmark(raw.width * 0.065, raw.height * 0.86, size, "#74182a", "#6d5c4b").path);
};

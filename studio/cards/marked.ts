import sharp from "sharp";
import type { RawPicture } from "../encode.ts";
import { lengthKindOf, seedOf } from "../pictures/length.ts";
import { type Bar, barsOf } from "../pictures/length-bars.ts";
import { pixelOf } from "../pictures/length-frame.ts";
import { type Measures, measuresOf } from "../pictures/length-measures.ts";
import { type Place, viewOf } from "../pictures/length-view.ts";
import { recipeOf } from "../pictures/product.ts";
import type { Recipe } from "../table.ts";
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

const stroked = (d: string, width: number): string =>
	`<path d="${d}" stroke="${INK}" fill="none" stroke-width="${width}"/>`;

type Pixel = readonly [number, number];

/** A bar with a short stroke across each of its ends, which lies on the floor as the bar does. */
const barPath = ({ from, to, side }: Bar, pixel: (place: Place) => Pixel): string => {
	const half = 2.2;
	const upright = side !== "below";
	const across = ([x, y]: Place) => {
		const [a, b] = upright
			? [pixel([x - half, y]), pixel([x + half, y])]
			: [pixel([x, y - half]), pixel([x, y + half])];
		return `M${a.join(" ")}L${b.join(" ")}`;
	};
	return `${across(from)}${across(to)}M${pixel(from).join(" ")}L${pixel(to).join(" ")}`;
};

/** Size of the figures in a picture so wide, px to the em. */
export const wordSize = (width: number): number => width * 0.027;

/** Where the word of a bar begins on its base line, and how wide it is: beside the bar's middle (x, y). */
export const wordPlace = ({ word, side }: Bar, [x, y]: Pixel, size: number): { at: Pixel; wide: number } => {
	const wide = widthOf(word, size);
	switch (side) {
		case "below":
			return { at: [x - wide / 2, y + size * 1.5], wide };
		case "left":
			return { at: [x - size * 0.8 - wide, y + size * 0.3], wide };
		case "right":
			return { at: [x + size * 0.8, y + size * 0.3], wide };
	}
};

/** The middle of a bar in the picture. */
export const middleOf = ({ from, to }: Bar, pixel: (place: Place) => Pixel): Pixel => {
	const [a, b] = [pixel(from), pixel(to)];
	return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};

/** How long and wide an opened cloth is, and its blouse piece: lines beside it with their figures. */
const measureLines = ({ width, height }: RawPicture, measures: Measures, recipe: Recipe): string => {
	const view = viewOf(seedOf(recipe), measures, lengthKindOf(recipe));
	const pixel = pixelOf(width, height, view);
	const size = wordSize(width);
	return barsOf(measures, view.lean)
		.map((bar) => {
			const [x, y] = wordPlace(bar, middleOf(bar, pixel), size).at;
			return stroked(barPath(bar, pixel), width / 850) + lettered(bar.word, x, y, size, INK).path;
		})
		.join("");
};

/**
 * What is written on a picture: the company's mark on its link preview, the measures of an opened cloth.
 */
export const marked = async (key: string, raw: RawPicture): Promise<RawPicture> => {
	const id = /^views\/(.*)-length$/.exec(key)?.[1];
	const measures = id === undefined ? undefined : measuresOf(id, recipeOf(id).kind);
	if (id !== undefined && measures) return withPaths(raw, measureLines(raw, measures, recipeOf(id)));
	if (key !== "site/social") return raw;
	const size = raw.height * 0.18;
	return withPaths(raw, wordmark(raw.width * 0.065, raw.height * 0.86, size, "#74182a", "#6d5c4b").path);
};

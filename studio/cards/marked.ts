import sharp from "sharp";
import type { RawPicture } from "../encode.ts";
import { type Measures, measuresOf } from "../pictures/length.ts";
import { type Bar, barsOf } from "../pictures/length-bars.ts";
import { type Place, pixelOf } from "../pictures/length-view.ts";
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

const stroked = (d: string, width: number): string =>
	`<path d="${d}" stroke="${INK}" fill="none" stroke-width="${width}"/>`;

type Pixel = readonly [number, number];

/** A bar with a short stroke across each of its ends, which lies on the floor as the bar does. */
const barPath = ({ from, to }: Bar, pixel: (place: Place) => Pixel): string => {
	const half = 2.2;
	const upright = from[0] === to[0];
	const across = ([x, y]: Place) => {
		const [a, b] = upright
			? [pixel([x - half, y]), pixel([x + half, y])]
			: [pixel([x, y - half]), pixel([x, y + half])];
		return `M${a.join(" ")}L${b.join(" ")}`;
	};
	return `${across(from)}${across(to)}M${pixel(from).join(" ")}L${pixel(to).join(" ")}`;
};

/** The word of a bar, `size` px to the em, beside the bar's middle (x, y). */
const wordAt = ({ word, side }: Bar, [x, y]: Pixel, size: number): string => {
	const wide = widthOf(word, size);
	const at = (px: number, py: number) => lettered(word, px, py, size, INK).path;
	switch (side) {
		case "below":
			return at(x - wide / 2, y + size * 1.5);
		case "left":
			return at(x - size * 0.7 - wide, y + size * 0.3);
		case "right":
			return at(x + size * 0.8, y + size * 0.3);
	}
};

/** How long and wide an opened cloth is, and its blouse piece: lines beside it with their figures. */
const measureLines = ({ width, height }: RawPicture, measures: Measures): string => {
	const pixel = pixelOf(width, height, measures.length);
	return barsOf(measures)
		.map((bar) => {
			const [from, to] = [pixel(bar.from), pixel(bar.to)];
			const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
			return stroked(barPath(bar, pixel), width / 850) + wordAt(bar, middle, width * 0.027);
		})
		.join("");
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

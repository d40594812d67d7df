import sharp from "sharp";
import type { RawPicture } from "../encode.ts";
import { lengthView, type Measures, measuresOf } from "../pictures/length.ts";
import { recipeOf } from "../pictures/product.ts";
import { swatchView } from "../pictures/swatch.ts";
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

/** The figures on the ruler of a swatch: 0, 5, 10 and 15 cm. */
const figures = ({ width, height }: RawPicture): string => {
	const { scale, cy, rulerFrom, rulerY } = swatchView;
	const perCm = (scale * width) / 1200;
	const size = perCm * 0.72;
	const line = height / 2 - (rulerY - 0.42 - cy) * perCm;
	return [0, 5, 10, 15]
		.map((cm) => {
			const middle = width / 2 + (rulerFrom + 0.5 + cm) * perCm - widthOf(String(cm), size) / 2;
			return lettered(String(cm), middle, line, size, "#4a3a2c").path;
		})
		.join("");
};

const INK = "#5a4a3c";

/** How long and wide an opened cloth is, and its blouse piece: lines beside it with their figures. */
const measureLines = ({ width, height }: RawPicture, { length, width: across, blouse }: Measures): string => {
	const perCm = (lengthView.scale * width) / 1200;
	const size = width * 0.03;
	const [right, left] = [width / 2 + (across / 2 + 14) * perCm, width / 2 - (across / 2) * perCm];
	const centre = height / 2 + lengthView.cy * perCm;
	const [top, foot] = [centre - (length / 2) * perCm, centre + (length / 2) * perCm];
	const end = width * 0.008;
	const upright = (x: number, from: number, to: number) =>
		`<path d="M${x - end} ${from}H${x + end}M${x - end} ${to}H${x + end}M${x} ${from}V${to}" stroke="${INK}" fill="none" stroke-width="${width / 600}"/>`;
	const below = foot + 12 * perCm;
	const acrossLine = `<path d="M${left} ${below - end}V${below + end}M${right - 14 * perCm} ${below - end}V${below + end}M${left} ${below}H${right - 14 * perCm}" stroke="${INK}" fill="none" stroke-width="${width / 600}"/>`;
	const metres = `${(length / 100).toFixed(1)} m`;
	const wide = `${across} cm`;
	const parts = [
		upright(right, top, foot),
		lettered(metres, right + size, (top + foot) / 2 + size * 0.3, size, INK).path,
		acrossLine,
		lettered(wide, width / 2 - widthOf(wide, size) / 2, below + size * 1.4, size, INK).path,
	];
	if (blouse > 0) {
		const at = left - 14 * perCm;
		const word = `${blouse} cm`;
		parts.push(upright(at, top, top + blouse * perCm));
		const middle = top + (blouse * perCm) / 2 + size * 0.3;
		parts.push(lettered(word, at - size - widthOf(word, size), middle, size, INK).path);
	}
	return parts.join("");
};

/**
 * What is written on a picture: the company's mark on its link preview, the figures on a swatch's ruler, the measures of an opened cloth.
 */
export const marked = async (key: string, raw: RawPicture): Promise<RawPicture> => {
	if (key.startsWith("views/") && key.endsWith("-swatch")) return withPaths(raw, figures(raw));
	const id = /^views\/(.*)-length$/.exec(key)?.[1];
	const measures = id === undefined ? undefined : measuresOf(id, recipeOf(id).kind);
	if (measures) return withPaths(raw, measureLines(raw, measures));
	if (key !== "site/social") return raw;
	const size = raw.height * 0.18;
	return withPaths(raw, wordmark(raw.width * 0.065, raw.height * 0.86, size, "#74182a", "#6d5c4b").path);
};

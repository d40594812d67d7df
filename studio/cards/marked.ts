import sharp from "sharp";
import type { RawPicture } from "../encode.ts";
import { lengthView, type Measures, measuresOf, type Turn, turnOf } from "../pictures/length.ts";
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

const thin = (d: string, width: number): string =>
	`<path d="${d}" stroke="${INK}" fill="none" stroke-width="${width / 600}"/>`;

/** The same of a cloth that goes up and comes down again beside itself: the line of its length goes round it. */
const turnedLines = ({ width, height }: RawPicture, measures: Measures, { half, run, top }: Turn): string => {
	const perCm = (lengthView.scale * width) / 1200;
	const size = width * 0.03;
	const end = width * 0.008;
	const x = (cm: number) => width / 2 + cm * perCm;
	const y = (cm: number) => height / 2 - (cm - lengthView.cy) * perCm;
	const { length, width: across, blouse } = measures;
	const outer = half + across / 2 + 12;
	const foot = y(top - run);
	const head = y(top + across / 2 + 12);
	const shoulder = y(top - across / 2 + 5);
	const flat = half - across / 2 + 5;
	const round = `M${x(-outer) - end} ${foot}H${x(-outer) + end}M${x(-outer)} ${foot}V${shoulder}L${x(-flat)} ${head}H${x(flat)}L${x(outer)} ${shoulder}V${foot}M${x(outer) - end} ${foot}H${x(outer) + end}`;
	const [left, right] = [x(-half - across / 2), x(-half + across / 2)];
	const below = foot + 12 * perCm;
	const wide = `M${left} ${below - end}V${below + end}M${right} ${below - end}V${below + end}M${left} ${below}H${right}`;
	const middle = (word: string, at: number, line: number) =>
		lettered(word, at - widthOf(word, size) / 2, line, size, INK).path;
	const parts = [
		thin(round, width),
		middle(`${(length / 100).toFixed(1)} m`, x(0), head - size * 0.7),
		thin(wide, width),
		middle(`${across} cm`, (left + right) / 2, below + size * 1.4),
	];
	if (blouse > 0) {
		const to = foot - blouse * perCm;
		const at = x(half - across / 2 - 10);
		parts.push(thin(`M${at - end} ${foot}H${at + end}M${at - end} ${to}H${at + end}M${at} ${foot}V${to}`, width));
		const word = `${blouse} cm`;
		parts.push(lettered(word, at - size * 0.7 - widthOf(word, size), (foot + to) / 2 + size * 0.3, size, INK).path);
	}
	return parts.join("");
};

/** How long and wide an opened cloth is, and its blouse piece: lines beside it with their figures. */
const measureLines = (raw: RawPicture, measures: Measures): string => {
	const { width, height } = raw;
	const turn = turnOf(measures);
	if (turn) return turnedLines(raw, measures, turn);
	const { length, width: across, blouse } = measures;
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

import { type Rgb, rgb } from "../maths/colour.ts";
import type { ThreadColour } from "./weave.ts";

/** Stripes of a warp or weft in order, as colour and width in cm. */
export type Sett = readonly (readonly [colour: string, width: number])[];

/** Repeats the stripes over the cloth; `shift` moves them, cm. */
export const sett = (stripes: Sett, shift = 0): ThreadColour => {
	const total = stripes.reduce((sum, [, width]) => sum + width, 0);
	const list = stripes.map(([colour, width]): readonly [Rgb, number] => [rgb(colour), width]);
	return (at) => {
		let rest = (((at + shift) % total) + total) % total;
		for (const [colour, width] of list) {
			if (rest < width) return colour;
			rest -= width;
		}
		return list[0][0];
	};
};

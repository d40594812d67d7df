import type { Measures } from "./length.ts";
import { apart, type Place } from "./length-view.ts";

/** A line beside an opened cloth that is as long on the floor as the figure on it says, cm. */
export type Bar = { from: Place; to: Place; long: number; word: string; side: "below" | "left" | "right" };

/** The bars of a cloth: its whole length is written on the side to which its far end lies. */
export const barsOf = ({ length, width, blouse }: Measures, lean: number): Bar[] => {
	const half = width / 2;
	const upright = (side: Bar["side"], from: number, word: string): Bar => {
		const x = side === "right" ? half + apart : -half - apart;
		return { from: [x, from], to: [x, length], long: length - from, word, side };
	};
	const [outer, inner] = lean > 0 ? (["right", "left"] as const) : (["left", "right"] as const);
	return [
		upright(outer, 0, `${(length / 100).toFixed(1)} m`),
		{ from: [-half, -apart], to: [half, -apart], long: width, word: `${width} cm`, side: "below" },
		...(blouse > 0 ? [upright(inner, length - blouse, `${blouse} cm`)] : []),
	];
};

import type { Measures } from "./length-measures.ts";
import { apart, asNear, type Place } from "./length-view.ts";

/** A line beside an opened cloth, from where on the floor the measured part of the cloth begins to where it ends, and that measure, cm. */
export type Bar = { from: Place; to: Place; long: number; word: string; side: "below" | "left" | "right" };

/** How far the bars along the cloth lie from it at its near end, beside how far the one across it does. */
const asideOf = 0.8;

/**
 * The bars of a cloth: its whole length is written on the side to which its far end lies. Along the cloth a bar keeps its
 * distance in the picture: as far from it on the floor all along, it ran together with the selvedge and seemed askew.
 */
export const barsOf = ({ length, width, blouse }: Measures, lean: number): Bar[] => {
	const half = width / 2;
	const upright = (side: Bar["side"], from: number, word: string): Bar => {
		const beside = (y: number) => (side === "right" ? 1 : -1) * (half + asideOf * apart * asNear({ lean }, y));
		return { from: [beside(from), from], to: [beside(length), length], long: length - from, word, side };
	};
	const [outer, inner] = lean > 0 ? (["right", "left"] as const) : (["left", "right"] as const);
	return [
		upright(outer, 0, `${(length / 100).toFixed(1)} m`),
		{ from: [-half, -apart], to: [half, -apart], long: width, word: `${width} cm`, side: "below" },
		...(blouse > 0 ? [upright(inner, length - blouse, `${blouse} cm`)] : []),
	];
};

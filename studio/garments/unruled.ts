import { fbm } from "../maths/noise.ts";

/** A place on the table, and how much higher a point of the pattern lies there. */
type Lying = readonly [x: number, y: number, lift?: number];

/** How far cloth is out of its line, cm: most of a pixel of a whole view. */
const usual = 0.06;

/**
 * Every thread a little out of its line, so that no edge, hem or row of stitches is as smooth as if it had been drawn with a
 * curve: they waver within the breadth of a finger or two, all as the cloth about them does.
 * @param out by how much at most, cm: in even cloth less, or its stripes tremble
 */
export const unruled =
	(to: (x: number, y: number) => Lying, seed: number, out = usual): ((x: number, y: number) => Lying) =>
	(x, y) => {
		const [px, py, lift] = to(x, y);
		const dx = out * fbm(x * 0.42, y * 0.42, 2, seed + 211);
		const dy = out * fbm(x * 0.42 + 7, y * 0.42, 2, seed + 213);
		return [px + dx, py + dy, lift];
	};

import { roundRoll } from "../cloth/round-roll.ts";
import type { Point } from "../maths/curve.ts";
import { lerp, smooth } from "../maths/scalar.ts";

/**
 * A near corner that is turned over onto the cloth: on which side (1 is the right), and how far from the corner its fold
 * meets the end and the selvedge, cm.
 */
export type Corner = { side: 1 | -1; alongEnd: number; upSelvedge: number };

/** Radius of the fold, and how high the turned corner lies on the cloth below, cm. */
const [roll, lies] = [0.9, 0.4];

/** Where a place of the cloth comes to lie, `height` being that of the cloth that lies flat at any place of the floor. */
export const turnedOver = (
	{ side, alongEnd, upSelvedge }: Corner,
	width: number,
	height: (x: number, y: number) => number,
) => {
	const long = Math.hypot(alongEnd, upSelvedge);
	const out: Point = [(side * upSelvedge) / long, -alongEnd / long];
	const start = side * (width / 2 - alongEnd);
	return (x: number, y: number, z: number): readonly [number, number, number] => {
		const beyond = (x - start) * out[0] + y * out[1];
		if (beyond <= 0) return [x, y, z];
		const onRoll = roundRoll(beyond, roll);
		const moved = onRoll.out - onRoll.back - beyond;
		const [px, py] = [x + out[0] * moved, y + out[1] * moved];
		const rest = onRoll.back > 0 ? lerp(2 * roll, lies, smooth(0, 9, onRoll.back)) : onRoll.rise;
		return [px, py, height(px, py) + rest];
	};
};

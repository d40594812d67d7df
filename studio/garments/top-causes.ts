import type { Point } from "../maths/curve.ts";
import { random } from "../maths/random.ts";
import { degrees, lerp } from "../maths/scalar.ts";
import type { Cause, Crease } from "./crease.ts";
import { isLong, type TopShape } from "./top-shape.ts";

const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

/** Direction from one point to another, degrees. */
const leanOf = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]) / degrees;

/** The right sleeve: its run (degrees), its length, and a place on it, along from the armhole and across from its inner edge. */
export const armOf = ({ cut: { chest, underarm, shoulder, sleeveIn, sleeveOut } }: TopShape) => {
	const pit: Point = [chest + 0.6, underarm + 0.5];
	const top: Point = [shoulder[0] + 1.5, shoulder[1] - 1.5];
	return {
		down: leanOf(between(pit, top, 0.5), between(sleeveIn, sleeveOut, 0.5)),
		length: Math.hypot(sleeveOut[0] - top[0], sleeveOut[1] - top[1]),
		onArm: (along: number, across: number): Point =>
			between(between(pit, sleeveIn, along), between(top, sleeveOut, along), across),
	};
};

/** What strains a top on a table: its armholes, its neck, the bend of long sleeves, and the hems that are stiffer than it. */
export const topCauses = (shape: TopShape): Cause[] => {
	const { cut, armhole } = shape;
	const { chest, underarm, neck, neckDepth, hem, hemRise } = cut;
	const { down, length, onArm } = armOf(shape);
	const side = (y0: number, y1: number) => (next: () => number, t: number) => {
		const y = lerp(y0, y1, t);
		return [lerp(hem, chest, y / underarm) - 0.3 - next(), y] as Point;
	};
	const causes: Cause[] = [
		// From under the arm into the body, fanned from the side seam up along the armhole.
		{
			count: 6,
			place: (next, t) => [chest - 0.4 - 1.6 * t - next() * 0.6, underarm - 5 + 10 * t],
			lean: [226, 138],
			length: [5, 14],
			height: 0.085,
		},
		// From there across the sleeve.
		{
			count: 4,
			place: (next, t) => onArm(0.06 + 0.3 * t + 0.06 * next(), 0.06),
			lean: [down + 118, down + 48],
			length: [4, 9],
			height: 0.075,
		},
		// From the armhole's upper half towards the breast.
		{
			count: 4,
			place: (next, t) => {
				const [x, y] = armhole[Math.round(armhole.length * lerp(0.2, 0.62, t))];
				return [x - 0.5 - 0.5 * next(), y];
			},
			lean: [246, 196],
			length: [3.5, 9],
			height: 0.055,
		},
		// From the neck: what is sewn to it holds in more cloth than it is long.
		{
			count: 5,
			place: (next, t) => [
				lerp(0.6, neck[0] + 0.8, t),
				lerp(neck[1] - neckDepth - 1, neck[1] - 2, t ** 2.2) - 0.4 * next(),
			],
			lean: [268, 336],
			length: [2, 5.5],
			height: 0.045,
		},
		// Sides: what lies in the fold of the side has been pushed along it.
		{ count: 6, place: side(7, underarm - 7), lean: [212, 146], length: [3, 9], height: 0.06 },
		// Above the hem.
		{
			count: 6,
			place: (next, t) => [lerp(0.5, hem - 2, t), hemRise * 0.6 + 2.7 + next()],
			lean: [72, 116],
			length: [2.5, 7],
			height: 0.045,
		},
		// Drawn aslant over the belly, long and low.
		{
			count: 4,
			place: (next, t) => [lerp(2, 18, next()), lerp(10, 42, t)],
			lean: [18, 56],
			length: [7, 16],
			height: 0.055,
			loose: true,
		},
		{
			count: 4,
			place: (next, t) => onArm(0.9, lerp(0.15, 0.85, t) + 0.05 * next()),
			lean: [down + 166, down + 194],
			length: [2, Math.min(6, 0.3 * length)],
			height: 0.045,
		},
	];
	if (!isLong(cut)) return causes;
	// Long sleeves are creased where the elbow was bent, and pushed up above the wrist.
	return [
		...causes,
		{
			count: 5,
			place: (next, t) => onArm(lerp(0.36, 0.66, t), 0.05 + 0.1 * next()),
			lean: [down + 122, down + 62],
			length: [4, 8],
			height: 0.1,
		},
		{
			count: 4,
			place: (next, t) => onArm(lerp(0.4, 0.66, t), 0.95 - 0.1 * next()),
			lean: [down - 116, down - 66],
			length: [3, 6],
			height: 0.08,
		},
		{
			count: 4,
			place: (next, t) => onArm(lerp(0.7, 0.92, t), 0.05 + 0.2 * next()),
			lean: [down + 110, down + 70],
			length: [3, 7],
			height: 0.075,
		},
	];
};

/** The creases of these causes on both halves, of which no two are alike. */
export const creasesBy = (causes: readonly Cause[], seed: number): Crease[] => {
	const creases: Crease[] = [];
	for (const side of [1, -1] as const) {
		const next = random(seed * 59 + 13 + side);
		// One side has been handled more than the other.
		const much = 1.5 + 0.8 * next();
		for (const { count, place, lean, length, height } of causes) {
			for (let k = 0; k < count; k++) {
				const t = (k + 0.15 + 0.7 * next()) / count;
				const [x, y] = place(next, t);
				const angle = (lerp(...lean, t) + 12 * (next() - 0.5)) * degrees;
				const size = next();
				creases.push({
					from: [side * x, y],
					angle: side > 0 ? angle : Math.PI - angle,
					bow: 0.7 * (next() - 0.5),
					length: lerp(...length, size),
					height: much * height * (0.5 + 1.1 * next()),
					sharp: 0.32 + 0.36 * next() + 0.012 * length[1] * size,
					gentle: 1.8 + 1.8 * next(),
					steep: next() < 0.5 ? 1 : -1,
				});
			}
		}
	}
	return creases;
};

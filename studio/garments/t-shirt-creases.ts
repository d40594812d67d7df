import { deepened } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { bell, degrees, lerp, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";
import { boxOfCrease, type Cause, type Crease, heightOfCrease, knitManner } from "./crease.ts";
import { type Box, reliefField } from "./relief-field.ts";
import type { TShirtStyle } from "./t-shirt.ts";
import { knitPuckers } from "./t-shirt-puckers.ts";
import type { TopCut, TopShape } from "./top-shape.ts";

const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

/** Direction from one point to another, degrees. */
const leanOf = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]) / degrees;

/** What strains a T-shirt on a table: its armholes, its neck, the bend of long sleeves, and the hems that are stiffer than it. */
const causesOf = ({ cut, armhole }: TopShape): Cause[] => {
	const { chest, underarm, shoulder, neck, neckDepth, hem, hemRise, sleeveIn, sleeveOut } = cut;
	const pit: Point = [chest + 0.6, underarm + 0.5];
	const top: Point = [shoulder[0] + 1.5, shoulder[1] - 1.5];
	const down = leanOf(between(pit, top, 0.5), between(sleeveIn, sleeveOut, 0.5));
	const length = Math.hypot(sleeveOut[0] - top[0], sleeveOut[1] - top[1]);
	/** A place of the sleeve: along it from the armhole, and across it from its inner edge. */
	const onArm = (along: number, across: number): Point =>
		between(between(pit, sleeveIn, along), between(top, sleeveOut, along), across);
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
		// From the neck: the rib holds in more cloth than it is long.
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
		},
		{
			count: 4,
			place: (next, t) => onArm(0.9, lerp(0.15, 0.85, t) + 0.05 * next()),
			lean: [down + 166, down + 194],
			length: [2, Math.min(6, 0.3 * length)],
			height: 0.045,
		},
	];
	if (length < 30) return causes;
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

const creasesOf = (shape: TopShape, seed: number): Crease[] => {
	const creases: Crease[] = [];
	for (const side of [1, -1] as const) {
		const next = random(seed * 59 + 13 + side);
		// One side has been handled more than the other.
		const much = 1.5 + 0.8 * next();
		for (const { count, place, lean, length, height } of causesOf(shape)) {
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

/** How far from the middle, and how high, a T-shirt was folded in its pack, cm. */
const packed = { aside: 12.2, high: 37 };

/** What is left of the folds of the pack: low ridges, here clear and there gone, and nowhere ruled. */
const packFolds = (cut: TopCut, seed: number): ((x: number, y: number) => number) => {
	const { aside, high } = packed;
	const shown = (along: number, line: number) => smooth(-0.2, 0.45, fbm(along * 0.07, line * 5, 2, seed + 43));
	const ridge = (d: number) => 0.045 * Math.exp(-((Math.abs(d) / 0.6) ** 1.7));
	return (x, y) => {
		const upright = Math.abs(x) - aside - 0.5 * fbm(y * 0.05, Math.sign(x), 2, seed + 44);
		const level = y - high - 0.6 * fbm(x * 0.05, 3, 2, seed + 45);
		let out = 0;
		if (Math.abs(upright) < 2 && y < cut.shoulder[1] - 4) out += ridge(upright) * shown(y, Math.sign(x));
		if (Math.abs(level) < 2 && Math.abs(x) < cut.chest) out += ridge(level) * shown(x, 3) * bell(x, 26);
		return out;
	};
};

/** What handling, sewing and packing have left in a knit, as relief of the cloth: all of it is too fine for the mesh. */
export const knitCreases = (style: TShirtStyle, shape: TopShape): ((texel: Texel, x: number, y: number) => void) => {
	const { cut, outline } = shape;
	const wide = Math.max(...outline.map(([x]) => Math.abs(x))) + 1;
	const box: Box = { x0: -wide, x1: wide, y0: -1.5, y1: cut.neck[1] + 1.5 };
	const folds = packFolds(cut, style.seed);
	const puckers = knitPuckers(style, shape);
	const field = reliefField(box, (put) => {
		for (const crease of creasesOf(shape, style.seed)) {
			put(boxOfCrease(crease, knitManner), (x, y, before) => {
				const high = heightOfCrease(crease, knitManner, x, y, style.seed);
				// Where two meet, the higher one goes on and the other ends at it; from a hollow it rises without a step.
				return high > 0 ? Math.max(before, high + Math.min(before, 0)) : before + high;
			});
		}
		put(box, (x, y, before) => before + folds(x, y) + puckers(x, y));
	});
	return (texel, x, y) => {
		deepened(texel);
		texel.height += field.read(x, y) / texel.bump;
	};
};

import type { Point } from "../maths/curve.ts";
import { noise } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { arch } from "../maths/scalar.ts";
import { ripples } from "./ripples.ts";
import { frontYoke, hemStitch, sideSeam } from "./shirt-lines.ts";
import type { ShirtStyle } from "./shirt-style.ts";
import type { TopShape } from "./top-shape.ts";

/** What sewing leaves along the seams of a shirt: puckers that run from them into the cloth, and a roped hem. */
export const shirtPuckers = (style: ShirtStyle, shape: TopShape): ((x: number, y: number) => number) => {
	const { cut, armhole, isSleeve, outline } = shape;
	const { seed } = style;
	const behind = cut.neckDepth < 4;
	const arm = lineLookup(armhole, 3);
	const side = lineLookup(sideSeam(cut, seed, !style.drape.falls), 3);
	const yoke = lineLookup(frontYoke(cut), 3);
	const end = lineLookup([cut.sleeveIn, cut.sleeveOut], 7);
	const low: Point[] = outline
		.filter(([x, y]) => y < cut.hemRise + 1.2 && Math.abs(x) < cut.hem + 0.3)
		.sort((p, q) => p[0] - q[0]);
	const hem = lineLookup(low, 5);
	const fold = hemStitch(style);
	// On the shine of silk those beside a placket are scratches.
	const beside = style.drape.tapered === undefined ? 0.06 : 0.015;
	return (x, y) => {
		const across = Math.abs(x);
		const half = x < 0 ? 1 : 2;
		const atArm = arm(across, y);
		let high = atArm.distance < 3 ? 0.06 * ripples(atArm.along, atArm.distance, seed + 7 * half) : 0;
		if (isSleeve(x, y)) {
			const toEnd = end(across, y);
			if (style.sleeve === "full" || toEnd.distance > 6) return high;
			const off = toEnd.distance - 2.4;
			return (
				high + (off > 0 ? 0.07 * ripples(toEnd.along, off, seed + 41 * half) : 0.05 * roped(toEnd.along, off, seed))
			);
		}
		if (y < cut.underarm) {
			const toSide = side(across, y).distance;
			if (toSide < 3) high += 0.065 * ripples(y, toSide, seed + 11 * half);
		}
		if (!behind) {
			const toYoke = yoke(across, y);
			if (toYoke.distance < 3) high += 0.05 * ripples(toYoke.along, toYoke.distance, seed + 17 * half);
			if (across < 5 && y < cut.neck[1] - cut.neckDepth) high += beside * ripples(y, across - 1.7, seed + 23 * half);
		}
		if (y < cut.hemRise + 5) {
			const toHem = hem(x, y);
			if (toHem.distance > 5) return high;
			const off = toHem.distance - fold;
			high +=
				off > 0
					? 0.075 * ripples(toHem.along, off, seed + 53)
					: 0.07 * roped(toHem.along, toHem.distance, seed) * arch(toHem.distance / fold, 0.6);
		}
		return high;
	};
};

/** Between its fold and its stitches a hem is roped: its two layers have slipped past each other. */
const roped = (along: number, off: number, seed: number): number =>
	noise(along * 1.15 + off * 0.9, seed, 79) + 0.5 * noise(along * 2.6 + off * 1.9, seed, 83) - 0.75;

import { noise } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { arch } from "../maths/scalar.ts";
import { felled } from "./felled.ts";
import { ripples } from "./ripples.ts";
import type { TrouserStyle } from "./trousers.ts";
import { hemOf, isSewn, linesOf } from "./trousers-lines.ts";
import { type Side, trouserOutline } from "./trousers-shape.ts";

/** What sewing leaves along the seams of trousers: puckers that run from them into the cloth, and a roped hem. */
export const seamPuckers = (style: TrouserStyle, side: Side): ((x: number, y: number) => number) => {
	const { cut, seed } = style;
	const outline = trouserOutline(cut, seed);
	const edge = lineLookup([...outline, outline[0]], 4);
	const lines = linesOf(cut);
	const hem = hemOf(style);
	const sewnHem = isSewn(style.hem);
	const banded = style.waist !== "drawstring";
	return (x, y) => {
		const across = Math.abs(x);
		const leg = x < 0 ? 1 : 2;
		let high = 0;
		const toEdge = edge(x, y);
		if (y > 1 && toEdge.distance < 4)
			high +=
				felled(y, Math.abs(toEdge.distance - 0.5), seed + 11 * leg + (across > 12 ? 1 : 0)) +
				0.085 * ripples(y, toEdge.distance, seed + 10 * leg + (across > 12 ? 1 : 0));
		if (y > cut.crotch - 3) high += 0.7 * felled(y, across, seed + 32) + 0.05 * ripples(y, across, seed + 31);
		if (side === "front" && banded && x > -0.5 && y > cut.crotch) {
			const place = lines.fly(x, y);
			if (place.distance < 3)
				high += felled(place.along, place.distance, seed + 38) + 0.05 * ripples(place.along, place.distance, seed + 37);
		}
		if (side === "front" && style.pockets !== "patch" && y > cut.crotch) {
			const place = lines.pocket(across, y);
			if (place.distance < 3)
				high +=
					felled(place.along, place.distance, seed + 42 + leg) +
					0.07 * ripples(place.along, place.distance, seed + 41 + leg);
		}
		if (banded && y > cut.rise - 8) high += 0.09 * ripples(x, cut.rise - 1.5 - y, seed + 47);
		if (sewnHem && y < hem + 4) {
			high += felled(x, Math.abs(y - hem + 0.4), seed + 54 + leg);
			// Between its fold and its stitches the hem is roped: its two layers have slipped past each other.
			const rope =
				noise(x * 1.15 + y * 0.8, leg * 9 + seed, 79) + 0.5 * noise(x * 2.6 + y * 1.9, leg * 5 + seed, 83) - 0.75;
			if (y < hem) high += 0.1 * rope * arch(y / hem, 0.7);
			else high += 0.07 * ripples(x, y - hem, seed + 53 + leg);
		}
		return high;
	};
};

import { deepened } from "../fabric/sewing.ts";
import { random } from "../maths/random.ts";
import { clamp, degrees } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** A short line along which the cloth is drawn towards the crotch: where it begins, its run, and how it lies. */
type Drag = { x: number; y: number; c: number; s: number; length: number; bow: number; height: number; sharp: number };

/** Lean from the level (degrees), how far above the crotch it begins, length and height of each, cm. */
const lines = [
	[16, 1.2, 8, 0.05],
	[40, 2.6, 10.5, 0.06],
	[62, 4.6, 8, 0.04],
	[-24, -2.4, 8.5, 0.05],
	[-52, -3.4, 12, 0.045],
] as const;

const dragsOf = ({ crotch }: TrouserCut, seed: number, side: number): Drag[] => {
	const next = random(seed * 31 + 7 + side);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	return lines
		.map(([lean, up, length, height]): Drag => {
			const angle = about(lean, 7) * degrees;
			return {
				x: about(0.9, 0.3),
				y: crotch + up + about(0, 0.6),
				c: Math.cos(angle),
				s: Math.sin(angle),
				length: length * about(1, 0.25),
				bow: about(-0.5, 0.4),
				height: height * about(1, 0.35),
				sharp: about(0.34, 0.06),
			};
		})
		.filter(() => next() < 0.8);
};

/**
 * Short drags between crotch and thigh, which even pressed trousers have: the rise is a bent seam in flat cloth. They are
 * relief of the cloth, strongest where they begin, and steep on the side that looks to the crotch.
 */
export const riseDrags = (cut: TrouserCut, seed: number): ((texel: Texel, x: number, y: number) => void) => {
	const drags = [dragsOf(cut, seed, 0), dragsOf(cut, seed, 1)];
	return (texel, x, y) => {
		if (Math.abs(x) > 12 || Math.abs(y - cut.crotch) > 16) return;
		let high = 0;
		for (const drag of drags[x < 0 ? 0 : 1]) {
			const [px, py] = [Math.abs(x) - drag.x, y - drag.y];
			const t = (px * drag.c + py * drag.s) / drag.length;
			if (t <= 0 || t >= 1) continue;
			const off = py * drag.c - px * drag.s - drag.bow * t * t;
			const d = Math.abs(off) / (drag.sharp * (0.7 + 1.1 * t) * (off < 0 ? 1 : 3.6));
			if (d < 3) high += drag.height * clamp(t * 7) * (1 - t) ** 1.4 * Math.exp(-(d ** 1.4));
		}
		if (high === 0) return;
		deepened(texel);
		texel.height += high / texel.bump;
	};
};

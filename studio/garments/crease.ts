import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { bell, clamp } from "../maths/scalar.ts";
import type { Box } from "./relief-field.ts";

/** A crease that handling has left in a knit: where it begins, its run and its profile, cm. */
export type Crease = {
	from: Point;
	/** Direction of its run, radians, and how far it bends aside on its way, as a share of its length. */
	angle: number;
	bow: number;
	length: number;
	height: number;
	/** Width of its steep side; the other is `gentle` times as wide. Which side is steep: 1 is to the left of its run. */
	sharp: number;
	gentle: number;
	steep: 1 | -1;
};

/** The part of the cloth that a crease can reach. */
export const boxOfCrease = ({ from: [x, y], angle, length, sharp, gentle }: Crease): Box => {
	const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
	const wide = 2.6 * sharp * gentle + 0.6 + 0.2 * length;
	return {
		x0: Math.min(x, ex) - wide,
		x1: Math.max(x, ex) + wide,
		y0: Math.min(y, ey) - wide,
		y1: Math.max(y, ey) + wide,
	};
};

/** Height of a crease at a place: a ridge that begins and dies out softly, steeper on one side, with a hollow beside it. */
export const heightOfCrease = (crease: Crease, x: number, y: number, seed: number): number => {
	const { from, angle, length, bow, height, sharp, gentle, steep } = crease;
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	const [px, py] = [x - from[0], y - from[1]];
	const t = (px * c + py * s) / length;
	if (t <= 0 || t >= 1) return 0;
	const wander = 0.06 * length * fbm(t * 1.6 + from[0], from[1], 2, seed + 5);
	const off = steep * (py * c - px * s - bow * length * t * (1 - t) - wander);
	const wide = sharp * (0.7 + 0.9 * t);
	const body = clamp(t * 4) * (1 - t) ** 1.1 * (0.75 + 0.5 * fbm(t * 3 + from[1], from[0], 2, seed + 6));
	// A knit bends in a round, so that its crest has no kink.
	const d = off > 0 ? off / wide : off / (wide * gentle);
	const ridge = Math.exp(-(Math.abs(d) ** 1.8));
	return height * body * (ridge - 0.35 * bell(off - 2.1 * wide, 1.1 * wide));
};

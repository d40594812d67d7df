import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { bell, lerp, smooth } from "../maths/scalar.ts";
import type { Box } from "./relief-field.ts";

/** A fold of silk: where it begins, its run, and its profile, cm. */
export type SilkFold = {
	from: Point;
	/** Direction in which it begins, radians, and how far it turns to its left all along, radians: its run is an arc. */
	angle: number;
	turn: number;
	length: number;
	height: number;
	/** Width of its steep side where it is widest, and of its long one. */
	steep: number;
	gentle: number;
	/** On which side it is steep: 1 is to the left of its run. */
	side: 1 | -1;
};

/** Least turn of a run, radians: that of a straight one would be an arc about a point without end. */
const least = 0.02;

const turnOf = ({ turn }: SilkFold): number => (turn < 0 ? Math.min(turn, -least) : Math.max(turn, least));

/** A place of a fold's run, at a share of its length. */
export const alongFold = (fold: SilkFold, t: number): Point => {
	const { from, angle, length } = fold;
	const turn = turnOf(fold);
	const radius = length / turn;
	const [ahead, left] = [radius * Math.sin(turn * t), radius * (1 - Math.cos(turn * t))];
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	return [from[0] + c * ahead - s * left, from[1] + s * ahead + c * left];
};

/** Where a place lies beside a fold: how far along its run, and how far to the left of it, cm. */
export const besideFold = (fold: SilkFold, x: number, y: number): readonly [along: number, left: number] => {
	const { from, angle, length } = fold;
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	const [px, py] = [x - from[0], y - from[1]];
	const [ahead, left] = [px * c + py * s, py * c - px * s];
	const turn = turnOf(fold);
	const [radius, to] = [length / Math.abs(turn), Math.sign(turn)];
	const inward = radius - to * left;
	return [radius * Math.atan2(ahead, inward), to * (radius - Math.hypot(ahead, inward))];
};

/** The part of a fold up to a share of its length: what is shorter is lower. */
export const cutShort = (fold: SilkFold, t: number): SilkFold =>
	t === 1 ? fold : { ...fold, length: fold.length * t, turn: fold.turn * t, height: fold.height * lerp(0.6, 1, t) };

/** How far before its beginning a fold rises, cm: from under the seam that holds it. */
const before = 2;

/**
 * Height of a fold at a place: it rises at its seam, narrow, widens on its way and runs out; one side falls at once, the other slowly.
 * It winds a little, is broad here and narrow there, and higher here than there: as even as a ruler it was a spear of light.
 */
export const heightOfFold = (fold: SilkFold, x: number, y: number, seed: number): number => {
	const { from, length, height, steep, gentle, side } = fold;
	const [way, left] = besideFold(fold, x, y);
	const t = way / length;
	if (way <= -before || t >= 1) return 0;
	const winds = (0.35 + 0.022 * length) * smooth(0, 6, way) * fbm(way * 0.11 + from[0], from[1], 2, seed + 5);
	const off = side * (left - winds);
	const uneven = fbm(way * 0.16 + from[1], from[0], 2, seed + 9);
	const opened = (0.42 + 0.8 * smooth(-0.08, 0.8, t)) * (1 + 0.4 * uneven);
	const [sharp, long] = [steep * opened, gentle * opened];
	const high = height * smooth(-before, 7, way) * (1 - smooth(0.28, 1, t)) * (1 - 0.35 * uneven);
	const ridge = off > 0 ? Math.exp(-((off / sharp) ** 1.9)) : Math.exp(-((-off / long) ** 1.5));
	// It stands on a swell of its own, so that light gathers towards it.
	const swell = bell(off + 0.5 * long, 1.6 * long);
	return high * (ridge + 0.4 * swell - 0.25 * bell(off - 2 * sharp, 1.3 * sharp));
};

/** The box in which a fold lies. */
export const boxOfFold = (fold: SilkFold): Box => {
	const places = [0, 0.25, 0.5, 0.75, 1].map((t) => alongFold(fold, t));
	const wide = 6.5 * Math.max(fold.gentle, 2 * fold.steep) + 2;
	const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
	return {
		x0: Math.min(...xs) - wide,
		x1: Math.max(...xs) + wide,
		y0: Math.min(...ys) - wide,
		y1: Math.max(...ys) + wide,
	};
};

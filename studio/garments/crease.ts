import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { bell, clamp } from "../maths/scalar.ts";
import { stripOf } from "../render/gloss.ts";
import { key } from "../render/sky.ts";
import type { Box } from "./relief-field.ts";

/** A crease that handling has left in a cloth: where it begins, its run and its profile, cm. */
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

const [windowX, windowY] = stripOf(key.turn);

/** Whether what lies to the left of a run in this direction, radians, looks away from the window. */
export const looksAway = (run: number): boolean => Math.sin(run) * windowX - Math.cos(run) * windowY > 0;

/** Where creases of one cause lie: a place of the right half, the lean of their run (degrees), and their measures, cm. */
export type Cause = {
	count: number;
	/** `t` runs from 0 to 1 over the creases of a cause: beside each other they fan out, and do not cross. */
	place: (next: () => number, t: number) => Point;
	lean: readonly [from: number, to: number];
	length: readonly [from: number, to: number];
	height: number;
	/** They begin at no seam or hem: what gives way to every pull keeps none of them. */
	loose?: boolean;
};

/** How a kind of cloth creases. Shares are of a crease's own length, width or height. */
type Manner = {
	/** How far it wanders from its run, as a share of its length. */
	wander: number;
	/** Its width where it begins, and by how much that grows to its end: shares of `sharp`. */
	width: readonly [begins: number, grows: number];
	/** How fast it rises at its beginning, and the power by which it dies out. */
	rise: number;
	fall: number;
	/** Powers of the steep and the gentle side: the lower, the sharper its crest. */
	crest: readonly [steep: number, gentle: number];
	/** Depth of the hollow beside it, as a share of its height. */
	hollow: number;
	/** How far it reaches aside: shares of the gentle side's width, and of its length. */
	reach: readonly [wide: number, long: number];
};

/** Cotton and linen break: the crest is a kink. */
export const wovenManner: Manner = {
	wander: 0.05,
	width: [0.75, 0.7],
	rise: 5,
	fall: 0.8,
	crest: [1.5, 1.2],
	hollow: 0.4,
	reach: [2.4, 0.15],
};

/** A knit bends in a round, so that its crest has no kink, and dies out softly. */
export const knitManner: Manner = {
	wander: 0.06,
	width: [0.7, 0.9],
	rise: 4,
	fall: 1.1,
	crest: [1.8, 1.8],
	hollow: 0.35,
	reach: [2.6, 0.2],
};

/** The part of the cloth that a crease can reach. */
export const boxOfCrease = ({ from: [x, y], angle, length, sharp, gentle }: Crease, { reach }: Manner): Box => {
	const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
	const wide = reach[0] * sharp * gentle + 0.6 + reach[1] * length;
	return {
		x0: Math.min(x, ex) - wide,
		x1: Math.max(x, ex) + wide,
		y0: Math.min(y, ey) - wide,
		y1: Math.max(y, ey) + wide,
	};
};

/** Height of a crease at a place, cm: a ridge that is steeper on one side, with the hollow it has thrown up beside it. */
export const heightOfCrease = (crease: Crease, manner: Manner, x: number, y: number, seed: number): number => {
	const { from, angle, length, bow, height, sharp, gentle, steep } = crease;
	const { wander, width, rise, fall, crest, hollow } = manner;
	const c = Math.cos(angle);
	const s = Math.sin(angle);
	const px = x - from[0];
	const py = y - from[1];
	const t = (px * c + py * s) / length;
	if (t <= 0 || t >= 1) return 0;
	const aside = wander * length * fbm(t * 1.6 + from[0], from[1], 2, seed + 5);
	const off = steep * (py * c - px * s - bow * length * t * (1 - t) - aside);
	const wide = sharp * (width[0] + width[1] * t);
	const body = clamp(t * rise) * (1 - t) ** fall * (0.75 + 0.5 * fbm(t * 3 + from[1], from[0], 2, seed + 6));
	const ridge = off > 0 ? Math.exp(-((off / wide) ** crest[0])) : Math.exp(-((-off / (wide * gentle)) ** crest[1]));
	return height * body * (ridge - hollow * bell(off - 2.1 * wide, 1.1 * wide));
};

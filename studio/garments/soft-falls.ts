import type { Held, Shift } from "../cloth/laid-sheet.ts";
import type { Point } from "../maths/curve.ts";
import { fbm, noise } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { bell, lerp, smooth } from "../maths/scalar.ts";
import type { TopShape } from "./top-shape.ts";

/** Part of the key under which soft tops are kept, as that of `laidByHandles` is of all. */
export const softFallsVersion = 12;

/** The same for silk, whose folds begin at its seams. */
export const calmFallsVersion = 4;

/**
 * How much wider than it lies soft cloth is on the whole, as a share of its width. Of satin there is little: what it had more lay
 * in narrow folds side by side, and their lights were tinsel.
 */
const slack = { satin: 0.013, other: 0.032 } as const;

/** Spring of what cloth lies on that is not soft. */
const firm = 480;

/** How firmly cloth stays where it was laid down, in one step. */
const stays = { across: 0.004, along: 0.0006 } as const;

/** The stiffest places beside the softest: folds are as wide as the fourth root of it. */
const range = { satin: 16, other: 36 } as const;

/** How far folds turn from the middle to the sides at least, radians: satin's are never side by side. */
const leastFan = { satin: 0.24, other: 0.1 } as const;

/** How much sooner than those of other cloth satin's folds, and those of all silk, give way to the next: limp cloth does not fall in one line from yoke to hem. */
const sooner = 3.2;

/** How far it lies above what is below, on air, cm. */
const air = 0.35;

/**
 * By how much that varies, cm, and how often in a cm across and along: satin lies in waves as broad as a hand, and its light is as
 * broad as they are.
 */
const waves = {
	satin: { high: 0.95, across: 0.075, along: 0.03 },
	other: { high: 0.42, across: 0.14, along: 0.016 },
} as const;

/** What is left of those waves on a body that lies in folds from its seams: side by side from yoke to hem they were bars of an airbrush. */
const calm = 0.4;

/** How much of what is too much in it is left there. */
const less = 0.3;

type HeldBy = (x: number, y: number, depth: number) => Held;

export type SoftFalls = {
	/** Spring of what it lies on (settle.ts): softer than that below other cloth. */
	base: number;
	/** How hands have moved it, who would have `pushed` other cloth. */
	hands: (pushed: Shift) => Shift;
	/** What holds it besides what holds any cloth. */
	held: (by: HeldBy) => HeldBy;
	/** How high it lies on air, by place of the pattern. */
	lies: (x: number, y: number) => number;
};

/** A sleeve is wider than it lies from the elbow to the pleats of its cuff, and longer about the elbow, there most within the bend. */
const sleeveFalls = ({ cut }: TopShape, seed: number): Shift => {
	const { shoulder, sleeveIn, sleeveOut } = cut;
	const from: Point = [shoulder[0] + 2, shoulder[1] - 4];
	const [wx, wy] = [(sleeveIn[0] + sleeveOut[0]) / 2 - from[0], (sleeveIn[1] + sleeveOut[1]) / 2 - from[1]];
	const length = Math.hypot(wx, wy);
	const [rx, ry] = [wx / length, wy / length];
	return (x, y) => {
		const side = x < 0 ? -1 : 1;
		const [px, py] = [Math.abs(x) - from[0], y - from[1]];
		const along = px * rx + py * ry;
		const beside = px * ry - py * rx;
		const t = along / length;
		const slant = beside + 0.35 * along * side;
		const wider =
			(0.035 * beside + 0.36 * fbm(slant * 0.13, along * 0.03 + side * 7, 2, seed + 151)) * smooth(0.04, 0.4, t);
		const longer =
			0.3 * smooth(0.3, 0.66, t) * (1 + 0.05 * beside) + 0.25 * fbm(slant * 0.06, along * 0.1, 2, seed + 153);
		const end = smooth(0, 0.1, t);
		return [side * end * (ry * wider + rx * longer), end * (-rx * wider + ry * longer)];
	};
};

/**
 * Soft heavy cloth lies in long low folds all over. It was let down in more than it needs everywhere, in one place more
 * than in another, and stays there: what is pushed together and free to slip gathers beside a seam in one narrow fold, and
 * leaves the rest as flat as card. Other cloth has a `share` of that.
 * @param alongBody how much of what hands push up or down the body of such other cloth is kept; satin's own is fixed
 */
export const softFalls = (
	shape: TopShape,
	seed: number,
	share: number,
	alongBody: number,
	tapered = false,
): SoftFalls => {
	const { cut, neckline, armhole, grain, isSleeve } = shape;
	const next = random(seed * 53 + 11);
	const cloth = share === 1 ? "satin" : "other";
	const short = cloth === "satin" || tapered ? sooner : 1;
	const wave = cloth === "other" && tapered ? { ...waves.other, along: 2 * waves.other.along } : waves[cloth];
	const lean = (next() - 0.5) * 0.5;
	const fan = (leastFan[cloth] + 0.16 * next()) * (tapered ? 1.4 : 1);
	const armAt = lineLookup(armhole, 7);
	const neckAt = lineLookup(neckline, 13);
	const sleeve = sleeveFalls(shape, seed);
	// Folds fan out from the neck, and lean a little to one side.
	const turnAt = (x: number, y: number) => lean * smooth(cut.underarm + 14, 10, y) + (fan * x) / cut.chest;
	const bodyFalls: Shift = (x, y) => {
		const turn = turnAt(x, y);
		const [c, s] = [Math.cos(turn), Math.sin(turn)];
		const by =
			slack[cloth] * x * c +
			0.22 * fbm(x * 0.085 + y * 0.012, y * 0.013 * short, 1, seed + 131) +
			0.1 * fbm(x * 0.19 - y * 0.03, y * 0.03 * short, 1, seed + 133);
		const below = smooth(cut.shoulder[1] + 2, cut.shoulder[1] - 14, y);
		const much = tapered ? less : 1;
		return [much * by * c * below, much * by * s * below * smooth(1, 8, y - cut.hemRise)];
	};
	return {
		base: lerp(firm, 240, share),
		hands: (pushed) => (x, y) => {
			const arm = isSleeve(x, y);
			const [dx, dy] = pushed(x, y);
			const [ax, ay] = arm ? sleeve(x, y) : bodyFalls(x, y);
			if (share < 1) return [dx + share * ax, (arm ? 1 : alongBody) * dy + share * ay];
			// Pushed up the body it would lie in folds across it, and pushed aside much they wind like snakes.
			return arm ? [0.65 * dx + ax, 0.65 * dy + ay] : [(tapered ? 0.4 : 0.6) * dx + ax, 0.22 * dy + ay];
		},
		held: (by) => (x, y, depth) => {
			const { across, along, down, stiff } = by(x, y, depth);
			const arm = isSleeve(x, y);
			// A corner of the hem is free, or it is folded under. So is the edge of a sleeve that is not held.
			const kept = arm ? 0.4 : 1 - bell(Math.hypot(Math.abs(x) - cut.hem, y - cut.hemRise), 5);
			const edge = arm ? 0.011 * smooth(2, 0.4, depth) : 0;
			return {
				across: Math.max(across, kept * stays.across + edge),
				along: Math.max(along, kept * stays.along + edge),
				down,
				stiff: Math.max(stiff, range[cloth] ** (share * noise(x * 0.09 + y * 0.014, y * 0.02, seed + 137))),
			};
		},
		lies: (x, y) => {
			const across = Math.abs(x);
			// Collar, yoke and armhole hold it down.
			const free = smooth(3, 13, neckAt(across, y).distance) * smooth(0, 7, armAt(across, y).distance);
			const [u, v] = isSleeve(x, y) ? grain(x, y) : [x - (y - 40) * Math.tan(turnAt(x, y)), y];
			return (
				share *
				(air * smooth(3, 9, neckAt(across, y).distance) +
					(tapered && !isSleeve(x, y) ? calm : 1) *
						wave.high *
						free *
						fbm(u * wave.across, v * wave.along, 2, seed + 141))
			);
		},
	};
};

import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { bell, degrees, lerp, smooth } from "../maths/scalar.ts";
import { peaked } from "./length-breaks.ts";
import type { Moved } from "./length-field.ts";

/*
 * Cloth that has been shaken out sinks to the floor with air below it: what stays are long low billows, broad in their
 * middle and lost towards their ends, that lie oblique to the cloth, and beside them a narrower fold or two that runs much
 * the same way. Between them the cloth is calm.
 */

/**
 * One billow: the middle of its crest, the way it runs, half its length, its breadth on either side, its height, cm, how far it
 * bends, and how far its crest leans over towards the eye for each cm of its height.
 */
export type Billow = {
	x: number;
	y: number;
	cos: number;
	sin: number;
	half: number;
	steep: number;
	slow: number;
	high: number;
	bend: number;
	leans: number;
	runsOut: number;
	isBroad: boolean;
};

/** About one broad billow in so many cm of the cloth. */
const every = 62;

/** What they are like: half as long, as broad to a side and as high as so many cm, and how much of that runs out over a selvedge. */
type Kind = {
	half: readonly [number, number];
	wide: readonly [number, number];
	high: readonly [number, number];
	runsOut: number;
};
const broad: Kind = { half: [80, 160], wide: [14, 27], high: [2.8, 4.8], runsOut: 0.75 };
const narrow: Kind = { half: [40, 90], wide: [4, 7], high: [0.8, 1.7], runsOut: 0.3 };

/** Between which angles from straight across they run, degrees: most up to the right, across the light, some to the left. */
const [along, other] = [
	[20, 76],
	[108, 150],
] as const;
const others = 0.25;

/** How far from a billow its narrower folds lie, in breadths of it, and by how many degrees they run another way. */
const beside = [1, 2.2] as const;
const astray = 14;

/** How far crests lean over: what is woven across a fold goes aside with it. On a fold that stands upright it seems printed over a shadow. */
const leaning = [0.35, 1.15] as const;

/** How much of its height a billow keeps where it runs out over an end, and from how far inside a selvedge it grows lower. */
const atEnd = 0.3;
const besideSelvedge = 20;

/**
 * What crisp cloth does more than limp cloth: its billows run more ways (share by which they stray further), their crests
 * are sharp in places, their lee is as narrow as so much of that of a soft one, and they lean over further.
 */
const crisply = { strays: 0.9, foldsStray: 26, lee: 0.55, leans: 0.2 };

/** The middle of the angles between which most run. */
const mostly = 48;

/** @param crisp 0: all of it soft and round, 1: as sharply broken as cloth can be */
export const billowsOf = (width: number, length: number, seed: number, crisp = 0): Billow[] => {
	const next = random(seed * 67 + 5);
	const among = ([from, to]: readonly [number, number]) => lerp(from, to, next());
	const billow = ({ half, wide, high, runsOut }: Kind, x: number, y: number, angle: number): Billow => {
		const across = among(wide);
		return {
			x,
			y,
			cos: Math.cos(angle * degrees),
			sin: Math.sin(angle * degrees),
			half: among(half),
			steep: across * lerp(0.6, 0.85, next()),
			slow: across * lerp(1.1, 1.5, next()),
			high: among(high),
			bend: (next() - 0.5) * 0.5,
			// Leaning away from the eye, a crest hides its own far side, and the cloth looks slit there.
			leans: among(leaning) * (angle > 105 ? -1 : 1) * (1 + crisply.leans * crisp),
			runsOut,
			isBroad: runsOut === broad.runsOut,
		};
	};
	const count = Math.round(length / every);
	return Array.from({ length: count }, (_, k) => {
		const isOther = next() < others;
		const drawn = among(isOther ? other : along);
		const angle = isOther ? drawn : drawn + crisply.strays * crisp * (drawn - mostly);
		const first = billow(
			broad,
			(next() - 0.5) * width * 0.95,
			(length * (k + 0.5 + (next() - 0.5) * 0.9)) / count,
			angle,
		);
		// Beside those that run the other way they would cross what lies along the light.
		const folds = Array.from({ length: isOther ? 0 : Math.floor(1 + 2.5 * next()) }, () => {
			const off = (next() < 0.5 ? -1 : 1) * among(beside) * first.slow;
			const way = (next() - 0.5) * first.half;
			return billow(
				narrow,
				first.x + way * first.cos - off * first.sin,
				first.y + way * first.sin + off * first.cos,
				angle + (next() - 0.5) * 2 * (astray + crisply.foldsStray * crisp),
			);
		});
		return [first, ...folds];
	}).flat();
};

/** By how much billows move a place of the cloth, cm: to the sides, and off the floor. Where they meet, the higher one goes on. */
export const billowsAt = (width: number, length: number, seed: number, crisp = 0) => {
	const billows = billowsOf(width, length, seed, crisp);
	return (x: number, y: number): Moved => {
		let [sum, dx, dy] = [0, 0, 0];
		const within = smooth(0, besideSelvedge, width / 2 - Math.abs(x));
		for (const [k, { x: cx, y: cy, cos, sin, half, steep, slow, high, bend, leans, runsOut }] of billows.entries()) {
			const way = ((x - cx) * cos + (y - cy) * sin) / half;
			if (way < -1 || way > 1) continue;
			const off = (y - cy) * cos - (x - cx) * sin - bend * half * way * way;
			// Along its way a crest is sharp here and round there.
			const sharp =
				crisp > 0
					? crisp * lerp(0.2, 1, within) * smooth(-0.3, 0.25, fbm(way * half * 0.03, k * 3.7, 2, seed + 51))
					: 0;
			const spread = (off > 0 ? slow : steep * lerp(1, crisply.lee, sharp)) * (1 + 0.6 * way * way);
			if (Math.abs(off) > 3 * spread) continue;
			const round = bell(off, spread);
			const crest = sharp > 0 ? lerp(round, peaked(Math.abs(off) / spread), sharp) : round;
			const lifts = high * lerp(runsOut, 1, within) * (1 - way * way) ** 1.5 * crest;
			const cubed = lifts ** 3;
			sum += cubed;
			// Of folds that meet, the higher takes the cloth along.
			dx += cubed * leans * sin;
			dy -= cubed * leans * cos;
		}
		if (sum < 1e-6) return [0, 0, 0];
		const z = Math.cbrt(sum) * lerp(atEnd, 1, smooth(0, 30, Math.min(y, length - y)));
		return [(z * dx) / sum, (z * dy) / sum, z];
	};
};

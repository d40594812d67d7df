import { noise } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { degrees, lerp, smooth } from "../maths/scalar.ts";
import type { Billow } from "./length-billows.ts";
import type { Moved } from "./length-field.ts";

/*
 * Where a billow bends cloth breaks: short sharp folds run from its crest down its sides and out on the level cloth, and a
 * few others lie between the billows, whichever way they like. They end at a billow that is higher.
 */

/** One sharp fold: where it begins, the way it runs, how long and broad to a side and high it is, cm, and how far it bends. */
type Break = {
	x: number;
	y: number;
	cos: number;
	sin: number;
	long: number;
	wide: number;
	high: number;
	bend: number;
	/** Whether it runs from a crest, where it is highest; else it is so in its middle and ends below a billow. */
	fromCrest: boolean;
};

/** Height of a sharp crest at `q` breadths from it: it falls at once, ever less, down to the level. */
export const peaked = (q: number): number => Math.exp(-1.35 * (Math.hypot(q, 0.14) - 0.14)) * smooth(3, 1.8, q);

/** About one of those that lie between billows in so many cm of the cloth. */
const every = 105;

/** The angles at which they are seen: across the light and up to 60 degrees off that. */
const seen = [-8, 112] as const;

const breaksOf = (billows: readonly Billow[], width: number, length: number, seed: number): Break[] => {
	const next = random(seed * 59 + 23);
	const among = (from: number, to: number) => lerp(from, to, next());
	const all: Break[] = [];
	for (const { x, y, cos, sin, half, high, bend, isBroad } of billows) {
		if (!isBroad) continue;
		const count = Math.floor(0.7 + 2 * next());
		for (let k = 0; k < count; k++) {
			const way = among(-0.6, 0.6);
			const side = next() < 0.65 ? -1 : 1;
			const turn = side * among(28, 66) * degrees + (next() < 0.5 ? 0 : Math.PI);
			const off = bend * half * way * way;
			const [c, s] = [Math.cos(turn), Math.sin(turn)];
			all.push({
				x: x + way * half * cos - off * sin,
				y: y + way * half * sin + off * cos,
				cos: cos * c - sin * s,
				sin: sin * c + cos * s,
				long: among(34, 84),
				wide: among(2.2, 4.4),
				high: high * (1 - way * way) * among(0.2, 0.42),
				bend: among(-0.25, 0.25),
				fromCrest: true,
			});
		}
	}
	const count = Math.round(length / every);
	for (let k = 0; k < count; k++) {
		const angle = among(...seen) * degrees;
		all.push({
			x: among(-0.42, 0.42) * width,
			y: ((k + next()) * length) / count,
			cos: Math.cos(angle),
			sin: Math.sin(angle),
			long: among(40, 105),
			wide: among(2, 4.2),
			high: among(0.4, 1.2),
			bend: among(-0.3, 0.3),
			fromCrest: false,
		});
	}
	return all;
};

/** How broad a fold is on the side to which its crest goes over and on the other one, beside its breadth. */
const lee = { steep: 0.7, slow: 2 };

/** Over how many cm a fold bends to and fro, and how far, cm. */
const winds = { over: 28, by: 3.2 };

/** How far a fold's crest goes aside for each cm of its height. */
const leaning = 0.5;

/** By how much sharp folds move a place of the cloth where billows of height `over` lie, cm. */
export const breaksAt = (billows: readonly Billow[], width: number, length: number, seed: number) => {
	const breaks = breaksOf(billows, width, length, seed);
	return (x: number, y: number, over: number): Moved => {
		let [sum, dx, dy] = [0, 0, 0];
		const ends = 1 / (1 + (over / 1.6) ** 2);
		for (const [k, { x: fx, y: fy, cos, sin, long, wide, high, bend, fromCrest }] of breaks.entries()) {
			const way = ((x - fx) * cos + (y - fy) * sin) / long;
			if (way > 1 || way < (fromCrest ? -0.16 : 0)) continue;
			const winding = winds.by * (noise((way * long) / winds.over, k * 3.3, seed + 53) - 0.5);
			const off = (y - fy) * cos - (x - fx) * sin - bend * long * way * way - winding;
			// Crests go over to the lower right, away from the window, and are steeper there.
			const side = sin - cos * 0.6 > 0 || cos > 0 ? 1 : -1;
			const spread = wide * lerp(1, 0.7, way) * (off * side < 0 ? lee.steep : lee.slow);
			if (Math.abs(off) > 3 * spread) continue;
			const run = fromCrest
				? smooth(-0.16, 0.12, way) * (1 - way) ** 1.6
				: 6.5 * Math.max(0, way) ** 1.2 * (1 - way) ** 1.5 * ends;
			const lifts = high * Math.min(1, run) * peaked(Math.abs(off) / spread);
			const cubed = lifts ** 3;
			sum += cubed;
			dx += side * cubed * leaning * sin;
			dy -= side * cubed * leaning * cos;
		}
		if (sum < 1e-7) return [0, 0, 0];
		const within = lerp(0.25, 1, smooth(0, 16, width / 2 - Math.abs(x)));
		const z = Math.cbrt(sum) * within * lerp(0.1, 1, smooth(6, 46, Math.min(y, length - y)));
		return [(z * dx) / sum, (z * dy) / sum, z];
	};
};

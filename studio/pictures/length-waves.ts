import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { degrees, lerp, smooth } from "../maths/scalar.ts";

/*
 * No cloth lies level over metres: it rests on the floor here and stands off it there, in long low waves that run aslant from
 * one selvedge to the other, each steeper on one side. They are what its borders share with its body.
 */

/** Two families of waves: how far apart their crests are and how high they stand, cm, and the angles from straight across at which they run, degrees. */
const families = [
	{ apart: 92, high: 1.5, angles: [24, 46] },
	{ apart: 41, high: 0.42, angles: [50, 80] },
] as const;

/** How far a crest wanders from its straight way, cm, and over how many cm it does so. */
const wanders = { by: 34, over: 120 };

/** By how much a wave leans: 0 would be a sine. */
const skew = 0.55;

/** How much of its height a wave keeps at an end, and from how far inside it grows lower, cm. */
const atEnd = { left: 0.25, felt: 34 };

/** How much of it is left at the selvedge on the side of the window, where a raised edge looks like a dent, and how far that is felt, cm. */
const towardsWindow = { left: 0.3, felt: 22 };

/** How high the cloth of these measures stands off the floor at a place, cm, because of its long waves. */
export const longWaves = (width: number, length: number, seed: number) => {
	const next = random(seed * 43 + 17);
	const waves = families.map(({ apart, high, angles }, k) => {
		const angle = lerp(angles[0], angles[1], next()) * (next() < 0.25 ? -1 : 1) * degrees;
		return {
			apart,
			high,
			cos: Math.cos(angle),
			sin: Math.sin(angle),
			phase: 2 * Math.PI * next(),
			lot: seed + 101 + 7 * k,
		};
	});
	return (x: number, y: number): number => {
		let sum = 0;
		for (const { apart, high, cos, sin, phase, lot } of waves) {
			const off = y * cos - x * sin + wanders.by * fbm(x / wanders.over, y / wanders.over, 2, lot);
			const turn = (2 * Math.PI * off) / apart + phase;
			const here = smooth(-0.5, 0.45, fbm(x * 0.006, y * 0.006, 2, lot + 3));
			sum += high * here * (0.5 + 0.5 * Math.sin(turn + skew * Math.sin(turn))) ** 1.25;
		}
		const within = lerp(towardsWindow.left, 1, smooth(0, towardsWindow.felt, x + width / 2));
		return within * sum * lerp(atEnd.left, 1, smooth(0, atEnd.felt, Math.min(y, length - y)));
	};
};

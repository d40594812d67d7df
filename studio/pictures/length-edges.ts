import { fbm } from "../maths/noise.ts";
import { hash, random } from "../maths/random.ts";
import { arch, bell, lerp, smooth } from "../maths/scalar.ts";

/** About how far apart the places are where a selvedge stands off the floor, cm, and how far into the cloth that is felt. */
const apart = 85;
const felt = 19;

/** How high waves are on the side of the window beside the others: their slopes inward lie in shade, and look like dents. */
const towardsWindow = 0.5;

/**
 * How far a corner that does not lie flat is felt, cm, and how high the highest stands at the far and at the near end, where the
 * gap below it is seen: it was a black sliver.
 */
const corner = { felt: 24, high: 1.7, near: 0.45 };

/** How far a selvedge stands off the floor at a place of the cloth, cm: in a few low waves, each with its shadow below, and at some corners. */
export const edgeWaves = (width: number, length: number, seed: number) => {
	const next = random(seed * 31 + 7);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const waves = [-1, 1].flatMap((side) =>
		Array.from({ length: Math.round(length / apart) }, (_, k) => ({
			side,
			at: about(apart * (k + 0.5), apart * 0.45),
			wide: about(15, 6),
			high: (side < 0 ? towardsWindow : 1) * about(0.7, 0.4),
		})),
	);
	const corners = [-1, 1].flatMap((side) =>
		[0, length].map((end) => ({
			side,
			end,
			high:
				(side < 0 ? towardsWindow : 1) * (end > 0 ? corner.high : corner.near) * hash(side + 2, end, seed + 41) ** 1.5,
		})),
	);
	return (x: number, y: number): number => {
		const inward = width / 2 - Math.abs(x);
		if (inward > corner.felt) return 0;
		let sum = 0;
		for (const { side, at, wide, high } of waves) if (side * x > 0) sum += high * bell(y - at, wide);
		sum *= smooth(felt, 0, inward);
		for (const { side, end, high } of corners)
			if (side * x > 0) sum += high * smooth(corner.felt, 0, inward + Math.abs(y - end)) ** 1.6;
		return sum;
	};
};

/** Over how many cm from its edge cloth turns down to the floor, and what is left of its height above it at the edge. */
const rim = { wide: 6, left: 0.45 };

/** How much of the level at which cloth lies is left so near to its edge: it has no thickness to stand on there. */
export const turnedDown = (width: number, length: number) => (x: number, y: number) =>
	lerp(rim.left, 1, smooth(0, rim.wide, Math.min(width / 2 - Math.abs(x), y, length - y)) ** 0.7);

/** How far an end wavers, cm, and how far from it that is felt. */
const waver = { most: 2.4, felt: 30 };

/** How far each place of the cloth lies further along it than on a ruler's edge, cm: hardly anything at its corners, which are measured. */
export const wavering = (width: number, length: number, seed: number) => {
	const end = (x: number, k: number) =>
		waver.most * fbm(x * 0.03, 7 * k, 2, seed + 61 + k) * arch(x / width + 0.5, 0.7);
	return (x: number, y: number): number =>
		end(x, 0) * smooth(waver.felt, 0, y) + end(x, 1) * smooth(waver.felt, 0, length - y);
};

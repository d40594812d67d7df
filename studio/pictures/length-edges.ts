import { random } from "../maths/random.ts";
import { bell, smooth } from "../maths/scalar.ts";

/** About how far apart the places are where a selvedge stands off the floor, cm, and how far into the cloth that is felt. */
const apart = 130;
const felt = 17;

/** How high waves are on the side of the window beside the others: their slopes inward lie in shade, and look like dents. */
const towardsWindow = 0.45;

/** How far a selvedge stands off the floor at a place of the cloth, cm: in a few low waves, each with its shadow below. */
export const edgeWaves = (width: number, length: number, seed: number) => {
	const next = random(seed * 31 + 7);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const waves = [-1, 1].flatMap((side) =>
		Array.from({ length: Math.round(length / apart) }, (_, k) => ({
			side,
			at: about(apart * (k + 0.5), apart * 0.4),
			wide: about(15, 5),
			high: (side < 0 ? towardsWindow : 1) * about(0.5, 0.18),
		})),
	);
	return (x: number, y: number): number => {
		const inward = width / 2 - Math.abs(x);
		if (inward > felt) return 0;
		let sum = 0;
		for (const { side, at, wide, high } of waves) if (side * x > 0) sum += high * bell(y - at, wide);
		return sum * smooth(felt, 0, inward);
	};
};

import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { smooth } from "../maths/scalar.ts";

/**
 * What spinning leaves in a yarn: `even` of combed cotton and reeled silk; `linen`, thick and thin for a hand's length in both
 * directions; `tussar`, lumps in the weft alone; `handspun`, soft unevenness of the weft; `plied`, as even as a cord. The
 * nubs of noil are no unevenness of a thread: they stand out of it (nubs.ts).
 */
export type Yarn = "even" | "linen" | "tussar" | "handspun" | "plied";

/** A swelling of thread `number` that begins and ends within about `length` threads of its run; few threads have one. */
const slub = (number: number, place: number, length: number, share: number, seed: number): number => {
	const cell = Math.floor(place / length + hash(number, 3, seed));
	const within = place / length + hash(number, 3, seed) - cell;
	const strength = hash(number, cell, seed + 5);
	return strength < share
		? smooth(0, 0.3, within) * smooth(1, 0.6, within) * (0.55 + 0.45 * hash(cell, number, seed))
		: 0;
};

/**
 * How thick a thread is at a place of its run, about 0 to 1 with .5 for the mean.
 * @param number of the thread, and `place` along it, in threads
 */
export const thickness = (yarn: Yarn, isWarp: boolean, number: number, place: number, seed: number): number => {
	const own = hash(number, isWarp ? 0 : 1, seed);
	const thread = number * 3.1 + 0.5;
	switch (yarn) {
		case "linen": {
			const slow = noise(thread, place * 0.035, seed + 4);
			return 0.3 * own + 0.34 * slow + 0.62 * slub(number, place, isWarp ? 46 : 30, 0.16, seed + 8);
		}
		case "tussar": {
			if (isWarp) return 0.42 + 0.16 * own;
			return (
				0.3 + 0.16 * own + 0.2 * noise(thread, place * 0.06, seed + 4) + 0.75 * slub(number, place, 22, 0.2, seed + 8)
			);
		}
		case "handspun":
			return isWarp ? 0.42 + 0.18 * own : 0.3 * own + 0.4 * noise(thread, place * 0.09, seed + 4) + 0.15;
		case "plied":
			// Two plies turn round each other: a fine slant of light and dark along each thread.
			return 0.5 + 0.1 * (own - 0.5) + 0.16 * Math.cos((place * 1.3 + own) * 2 * Math.PI);
		case "even":
			return 0.5 * own + 0.5 * noise(thread, place * 0.045, seed + 4);
	}
};

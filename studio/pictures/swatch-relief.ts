import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { degrees, smooth } from "../maths/scalar.ts";
import type { Crease, Ridge, SwatchLay } from "./swatch-lay.ts";

/** The line of a fold that was pressed and opened again: cloth rises (or sinks) to it as to the ridge of a roof, and is soft a little way off. */
export const creaseHeight = ({ upright, at, high, wide }: Crease, x: number, y: number, seed: number): number => {
	const along = upright ? y : x;
	const d = (upright ? x : y) - at - 0.1 * fbm(along * 0.35, at, 2, seed + 31);
	const strength = 0.7 + 0.6 * fbm(along * 0.3, at + 4, 2, seed + 33);
	return high * strength * (Math.exp(-Math.abs(d) / wide) + 0.5 * Math.exp(-Math.abs(d) / (5 * wide)));
};

const ridgeHeight = (ridges: readonly Ridge[], x: number, y: number, seed: number): number => {
	let folded = 0;
	for (const { turn, off, high, long, steep } of ridges) {
		const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
		const along = -x * s + y * c;
		const d = x * c + y * s - off + 1.3 * fbm(along * 0.1, off, 2, seed + 15);
		const fades = 0.78 + 0.22 * fbm(along * 0.07, off + 3, 2, seed + 17);
		folded += (high * fades * Math.exp(-((d / (d < 0 ? long : steep)) ** 2))) ** 3;
	}
	// Where two folds meet they run into each other: the higher one alone would leave a crease between them.
	return Math.cbrt(folded);
};

/** Squares of cloth, cm, of which each may hold one crease of handling. */
const cell = 3.6;

/** Short sharp creases that handling leaves, each nearly straight: the level lines of a noise were worms. */
export const crumple = (x: number, y: number, seed: number): number => {
	let z = 0.03 * fbm(x * 0.7, y * 0.6, 2, seed + 47) + 0.007 * fbm(x * 2.6, y * 2.4, 2, seed + 49);
	const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)];
	for (let a = i - 1; a <= i + 1; a++) {
		for (let b = j - 1; b <= j + 1; b++) {
			if (hash(a, b, seed + 51) > 0.55) continue;
			const turn = Math.PI * hash(a, b, seed + 52);
			const [c, s] = [Math.cos(turn), Math.sin(turn)];
			const [dx, dy] = [x - (a + hash(a, b, seed + 53)) * cell, y - (b + hash(a, b, seed + 54)) * cell];
			const half = 0.9 + 2 * hash(a, b, seed + 55) ** 2;
			const along = dx * c + dy * s;
			if (Math.abs(along) > half) continue;
			const off = dy * c - dx * s + 0.12 * (hash(a, b, seed + 56) - 0.5) * along ** 2;
			const fade = smooth(half, 0.2 * half, Math.abs(along));
			z += 0.13 * (hash(a, b, seed + 57) - 0.3) * fade * Math.exp(-Math.abs(off) / (0.16 + 0.3 * fade));
		}
	}
	return z;
};

/**
 * Height of the cloth over the table at a place of the piece. It lies almost flat: broad swells of the height of a finger
 * were bands of an airbrush.
 */
export const reliefOf = ({ seed, width, height, handled, creases, ridges, lifts }: SwatchLay) => {
	return (x: number, y: number): number => {
		let z = 0.16 + 0.16 * (fbm(x * 0.12, y * 0.1, 2, seed + 5) + 0.5) + handled * crumple(x, y, seed);
		for (const crease of creases) z += creaseHeight(crease, x, y, seed);
		if (ridges.length > 0) z += ridgeHeight(ridges, x, y, seed);
		for (const lift of lifts) {
			const near = Math.max(0, 1 - Math.hypot((lift.x * width) / 2 - x, (lift.y * height) / 2 - y) / lift.reach);
			z += lift.high * near * near;
		}
		const rim = Math.min(width / 2 - Math.abs(x), height / 2 - Math.abs(y));
		// A cut edge waves a little and hangs to the paper between the waves. Hanging all round it was the bevel of a cushion.
		const wave = 0.14 * fbm(x * 0.32, y * 0.32, 2, seed + 51) * smooth(1.6, 0, rim);
		const hangs = 0.05 * Math.max(0, fbm(x * 0.5, y * 0.5, 2, seed + 53)) * smooth(0.7, 0, rim);
		return Math.max(0.07, z + wave - hangs);
	};
};

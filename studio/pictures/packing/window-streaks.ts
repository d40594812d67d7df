import type { HeightAt } from "../../cloth/surface-height.ts";
import { fbm, noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { clamp, lerp, smooth } from "../../maths/scalar.ts";
import type { Sheet } from "./film.ts";

/**
 * The window as film that is drawn from head to foot shows it: two or three narrow streaks with sharp edges, a pane beside
 * a narrower one. They are lines of their own, because level lines of a smooth film close to rings and eggs.
 */

type Streak = { x: number; lean: number; from: number; to: number; width: number; bright: number; own: number };

/** How high a streak is bent aside by what lies below the film, cm per slope. */
const drawnAside = 0.55;

const streaksOf = ({ left, right, low, high }: Sheet, seed: number, count: number): Streak[] => {
	const next = random(seed * 13 + 5);
	return Array.from({ length: count }, (_, k) => {
		const share = (k + 0.2 + 0.6 * next()) / count;
		const length = (high - low) * lerp(0.4, 0.85, next());
		const from = lerp(low + 1, high - 1 - length, next());
		return {
			...{ x: lerp(left + 1.5, right - 1.5, share), lean: lerp(-0.13, 0.03, next()), from, to: from + length },
			...{ width: lerp(0.26, 0.55, next()), bright: lerp(0.7, 1, next()), own: seed + 10 * k },
		};
	});
};

/** Light of the streaks at each place of a sheet, 0 to 1, over goods of this height. */
export const windowStreaks = (sheet: Sheet, height: HeightAt, seed: number, count: number): HeightAt => {
	const streaks = streaksOf(sheet, seed, count);
	return (x, y) => {
		let light = 0;
		for (const { x: at, lean, from, to, width, bright, own } of streaks) {
			if (y < from || y > to) continue;
			const line = at + lean * (y - from) + 1.3 * fbm(y * 0.07, own, 2, 71) + 0.16 * fbm(y * 0.42, own, 2, 72);
			if (Math.abs(x - line) > 2) continue;
			const aside = drawnAside * clamp((height(x + 0.5, y) - height(x - 0.5, y)) / 1, -0.8, 0.8);
			const off = x - line - aside;
			// It fades to its ends, and is gone for a stretch where the film turns a little.
			const ends = smooth(from, from + 5, y) * smooth(to, to - 4, y);
			const there = ends * smooth(0.2, 0.42, noise(y * 0.13, own, 75));
			const wide = width * (0.2 + 1.1 * noise(y * 0.19, own, 73)) * (0.45 + 0.55 * there);
			const edge = (d: number, soft: number) => smooth(-soft, soft, d);
			const pane = edge(off + wide * 0.5, 0.025) * edge(wide * 0.5 - off, 0.1) * (0.75 + (0.5 * off) / wide);
			const second = edge(off - wide * 0.72, 0.02) * edge(wide * 1.05 - off, 0.03);
			const clearness = 0.55 + 0.6 * noise(y * 0.3, own, 74);
			// Beside the window, the wall it is in: a faint hem, on one side alone.
			const hem = 0.07 * edge(-off - wide * 0.5, 0.02) * smooth(1.6, 0, -off);
			light = Math.max(light, bright * clearness * there * Math.max(pane, 0.6 * second, hem));
		}
		return light;
	};
};

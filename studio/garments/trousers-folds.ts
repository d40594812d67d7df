import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { clamp, degrees, lerp, smooth } from "../maths/scalar.ts";
import { type Crease, type Fold, gatherer } from "./folds.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** The folds of trousers: from the fork to the hips, behind the knees, above the hems. */
export const trouserFolds = (
	cut: TrouserCut,
	crease: Crease,
	strength: number,
	seed: number,
	/** Soft cloth keeps the folds of its fork alone; below it falls (legFall). */
	soft: boolean,
): Fold[] => {
	const next = random(seed * 17 + 3);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const list: Fold[] = [];
	const gather = gatherer(next, { ...crease, height: crease.height * strength }, list);
	const { crotch, hip, rise, knee, hem } = cut;
	for (const side of [-1, 1] as const) {
		const add = gather(side);
		// From the crotch they fan out, each leg its own way: up to the hips where the seat pulls, and down the thigh. Few
		// begin at the seam itself, and no two are alike in length or bow.
		const fan = [
			[54, 13, 0.3, 1, 0.6],
			[30, 18, 0.46, 1, 0.85],
			[6, 17, 0.42, -1, 0.75],
			[-24, 13, 0.4, 1, 0.7],
			[-52, 17, 0.38, 1, 0.7],
			[-72, 26, 0.36, 1, 0.8],
		] as const;
		for (const [lean, reach, height, steep, chance] of fan) {
			const angle = about(lean, 11) * degrees;
			const length = reach * about(1, 0.4);
			const from = 1 + 5 * next() ** 2;
			const bow = about(0, 0.16) * length;
			const [c, s] = [Math.cos(angle), Math.sin(angle)];
			const at = (way: number, off: number): Point => [
				0.4 + (from + length * way) * c - off * s,
				crotch + 1.5 + (from + length * way) * s + off * c,
			];
			add([at(0, 0), at(0.5, bow), at(1, 0)], height * about(1, 0.35), about(0.85, 0.25), steep, chance);
		}
		add(
			[
				[hip - 0.9, about(rise - 20, 3)],
				[hip - 7, about(crotch + 5, 2)],
				[hip - 14, crotch + 1],
			],
			0.3,
			0.74,
			1,
			0.7,
		);
		if (soft) continue;
		// Behind the knee the leg has been bent: folds that start at either seam, slant as the leg was turned, and meet in
		// no one point. No two legs have the same ones.
		const bend = about(43, 5);
		const slant = about(0.1, 0.32);
		for (const [at, size] of [
			[6.5, 0.28],
			[0, 0.44],
			[-5, 0.34],
			[-11, 0.24],
		] as const) {
			const y = bend + about(at, 2);
			const inner = next() < 0.5;
			const length = about(15, 5);
			const [from, run] = inner ? [knee[0] + 0.7, 1] : [knee[1] - 0.6, -1];
			add(
				[
					[from, y],
					[from + run * length * 0.5, y + run * slant * length * 0.5 + about(1, 0.8)],
					[from + run * length, y + run * slant * length],
				],
				size,
				about(0.9, 0.25),
				at > 0 ? 1 : -1,
				0.85,
			);
		}
		// Long pulls between knee and thigh, along which the leg hangs, and below the knee to the hem.
		const pull = about(11, 3);
		add(
			[
				[pull, bend + 3],
				[about(pull + 0.5, 1.5), bend + 15],
				[about(pull + 3, 2.5), crotch - 1],
			],
			0.6,
			1.6,
			next() < 0.5 ? 1 : -1,
			0.95,
		);
		const fall = about(14, 3);
		add(
			[
				[fall, bend - 5],
				[about(fall, 1.5), bend - 18],
				[about(fall - 1, 2), 3],
			],
			0.58,
			1.7,
			next() < 0.5 ? 1 : -1,
			0.95,
		);
		const low = about(12, 3);
		add(
			[
				[hem[1] - 0.7, low],
				[hem[1] - 6, low + 1.6],
				[hem[1] - 11, low + 0.4],
			],
			0.32,
			0.78,
			1,
			0.85,
		);
		add(
			[
				[hem[0] + 0.8, low - 4],
				[hem[0] + 5, low - 2.6],
				[hem[0] + 9, low - 3.6],
			],
			0.26,
			0.72,
			-1,
			0.7,
		);
	}
	return list;
};

/**
 * How much higher soft cloth lies at a place of a wide leg: it falls from the pleats in long folds that open towards
 * the hem, and each wakes and fades by itself.
 */
export const legFall = ({ crotch, hip, rise, knee, hem }: TrouserCut, x: number, y: number, seed: number): number => {
	const down = clamp((crotch - y) / crotch);
	const inner = lerp(knee[0], hem[0], smooth(42, 0, y));
	const outer = y < 42 ? lerp(knee[1], hem[1], 1 - y / 42) : lerp(knee[1], hip, smooth(42, crotch, y));
	const side = x < 0 ? 60 : 0;
	const across = (26 * (Math.abs(x) - inner)) / (outer - inner);
	const bent = across + 1.8 * fbm(across * 0.05 + side, y * 0.025, 2, seed + 120);
	const wave = fbm(bent * 0.19 + side, y * 0.009, 2, seed + 121);
	const awake = 0.45 + 0.55 * smooth(-0.3, 0.2, fbm(across * 0.06 + side, y * 0.03, 2, seed + 122));
	return smooth(0.5, 0, Math.abs(wave)) * awake * (0.45 + 0.55 * down) * smooth(rise - 8, crotch + 2, y);
};

import { random } from "../maths/random.ts";
import { type Crease, type Fold, gatherer, type Line } from "./folds.ts";

/** The folds of trousers: from the fork to the hips, behind the knees, above the hems. */
export const trouserFolds = (
	cut: { crotch: number; hip: number; rise: number; knee: readonly [number, number]; hem: readonly [number, number] },
	crease: Crease,
	strength: number,
	seed: number,
): Fold[] => {
	const next = random(seed * 17 + 3);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const list: Fold[] = [];
	const gather = gatherer(next, { ...crease, height: crease.height * strength }, list);
	const { crotch, hip, rise, knee, hem } = cut;
	for (const side of [-1, 1] as const) {
		const add = gather(side);
		// From the crotch they fan out: up to the hips where the seat pulls, and down the inside of the thigh.
		const fan: readonly [Line, number, 1 | -1, number][] = [
			[
				[
					[0.9, crotch + 6],
					[6, crotch + 10.5],
					[about(hip - 8, 2), crotch + 14],
				],
				0.34,
				1,
				0.9,
			],
			[
				[
					[0.9, crotch + 3],
					[7, crotch + 6],
					[about(hip - 6, 2), crotch + 8],
				],
				0.46,
				1,
				1,
			],
			[
				[
					[1, crotch + 0.6],
					[7, crotch + 1.4],
					[about(hip - 6, 2), crotch + 1.2],
				],
				0.44,
				-1,
				1,
			],
			[
				[
					[1.2, crotch - 2],
					[6.4, crotch - 5],
					[about(hip - 10, 2), crotch - 9],
				],
				0.42,
				1,
				1,
			],
			[
				[
					[1.4, crotch - 6],
					[4.6, crotch - 12],
					[about(7.6, 1.5), crotch - 24],
				],
				0.36,
				1,
				0.9,
			],
			[
				[
					[hip - 0.9, about(rise - 20, 3)],
					[hip - 7, about(crotch + 5, 2)],
					[hip - 14, crotch + 1],
				],
				0.3,
				1,
				0.7,
			],
		];
		for (const [line, height, steep, chance] of fan) add(line, height, 0.74, steep, chance);
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

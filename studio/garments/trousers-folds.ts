import type { Point } from "../maths/curve.ts";
import { random } from "../maths/random.ts";
import { degrees } from "../maths/scalar.ts";
import { type Crease, type Fold, gatherer } from "./folds.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** What was done to trousers before they were laid down. Soft ones fall in long folds of their own (legFall). */
export type Finish = "soft" | "pressed" | "washed";

/** How high folds are, and how likely those of knees and hems are. */
const strength = { soft: 0.85, pressed: 0.72, washed: 0.95 } as const;

/** How much wider the folds of cloth are that was under an iron: narrow ones are strokes that lie on a check. */
const breadth = { soft: 2, pressed: 2.1, washed: 1.7 } as const;

/** Lines that fan out from the fork: lean (degrees), how far above the fork they begin, length, height, chance. */
const fans = {
	// Pressed soft cloth is drawn at the point of the fork alone.
	soft: [
		[-40, -2, 20, 0.13, 1],
		[-70, -4, 26, 0.17, 1],
	],
	pressed: [
		[42, 3, 17, 0.32, 0.6],
		[14, 0, 15, 0.28, 0.5],
		[-30, -2, 14, 0.3, 0.8],
		[-64, -5, 24, 0.34, 0.85],
	],
	washed: [
		[50, 8, 15, 0.3, 0.55],
		[25, 4, 22, 0.4, 0.85],
		[-2, 0, 15, 0.3, 0.5],
		[-32, -3, 18, 0.38, 0.85],
		[-58, -8, 22, 0.38, 0.7],
		[-75, -3, 32, 0.32, 0.8],
	],
} as const;

/** The folds of trousers: from the fork to the hips, behind the knees, above the hems. */
export const trouserFolds = (cut: TrouserCut, crease: Crease, seed: number, finish: Finish): Fold[] => {
	const next = random(seed * 17 + 3);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const list: Fold[] = [];
	const size = { height: crease.height * strength[finish], width: crease.width * breadth[finish] };
	const gather = gatherer(next, size, list);
	const { crotch, hip, rise, knee, hem } = cut;
	for (const side of [-1, 1] as const) {
		const add = gather(side);
		// Pressed ones have been pulled at one hip, and the other side of the fork answers: alike on both they are a face.
		const pulled = finish !== "pressed" || side > 0 === seed % 2 > 0;
		for (const [lean, up, reach, height, chance] of fans[finish]) {
			const angle = about(lean, 12) * degrees;
			const length = reach * about(1, 0.25);
			const from = finish === "washed" ? 1 + 4 * next() : 1.4;
			const rise = finish === "soft" ? 0 : up + about(0, 1.5);
			// Nearly straight, for it is a pull; what bends it is its own weight.
			const at = (way: number): Point => [
				from + length * way * Math.cos(angle),
				crotch + rise + length * way * Math.sin(angle) - 1.3 * way * way,
			];
			add(
				[at(0.06), at(0.5), at(1)],
				height,
				finish === "pressed" ? about(0.8, 0.15) : about(1.02, 0.15),
				1,
				finish === "pressed" && pulled && lean > 0 ? 0 : chance,
			);
		}
		if (finish === "soft") continue;
		const worn = finish === "washed";
		add(
			[
				[hip + 0.6, about(rise - 20, 3)],
				[hip - 7, about(crotch + 6, 2)],
				[hip - 15, crotch + 1],
			],
			0.3,
			0.74,
			1,
			pulled && worn ? 0.5 : 0,
		);
		// Where the knee was bent they come in from a seam, slant as the leg was turned and die out before they meet.
		const bend = about(43, 5);
		const slant = about(0.12, 0.3);
		for (const [at, size] of [
			[7, 0.3],
			[0.5, 0.46],
			[-5, 0.34],
			[-11, 0.26],
		] as const) {
			const y = bend + about(at, 1.6);
			const inner = next() < 0.5;
			const length = about(17, 5);
			const [from, run] = inner ? [knee[0] - 1.6, 1] : [knee[1] + 1.6, -1];
			const fall = slant + about(0, 0.12);
			add(
				[
					[from, y],
					[from + run * length * 0.5, y + run * fall * length * 0.5 + about(0.4, 0.5)],
					[from + run * length, y + run * fall * length],
				],
				size,
				about(0.85, 0.2),
				at > 0 ? 1 : -1,
				worn ? 0.85 : 0.34,
			);
		}
		// Long pulls between knee and thigh, along which the leg hangs, and below the knee to the hem.
		const pull = about(11, 3);
		add(
			[
				[pull, bend + 1],
				[about(pull + 0.5, 1.5), bend + 15],
				[about(pull + 3, 2.5), crotch - 1],
			],
			0.24,
			2.3,
			next() < 0.5 ? 1 : -1,
			worn ? 0.95 : 0.4,
		);
		const fall = about(14, 3);
		add(
			[
				[fall, bend - 3],
				[about(fall, 1.5), bend - 18],
				[about(fall - 1, 2), 2],
			],
			0.24,
			2.3,
			next() < 0.5 ? 1 : -1,
			worn ? 0.95 : 0.3,
		);
		// Above the hem it has been pushed together a little, from the outer seam.
		const low = about(13, 3);
		add(
			[
				[hem[1] + 1, low],
				[hem[1] - 6, low - 1.4],
				[hem[1] - 13, low - 1],
			],
			0.3,
			0.8,
			1,
			worn ? 0.85 : 0,
		);
	}
	return list;
};

import { bezier, mirrored, type Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";

/** Cut of trousers in cm, right half: y is 0 at the hem, x is 0 at the centre. */
export type TrouserCut = {
	/** Half widths at waist and hip. */
	waist: number;
	hip: number;
	/** Inner and outer edge of the leg at knee and hem. */
	knee: readonly [number, number];
	hem: readonly [number, number];
	rise: number;
	crotch: number;
	length: number;
};

export const cuts = {
	tapered: { waist: 20.4, hip: 25.2, knee: [4.4, 24.2], hem: [7.4, 23], rise: 101, crotch: 73.5, length: 101 },
	straight: { waist: 20.6, hip: 25.4, knee: [3.6, 25.4], hem: [4.4, 25.6], rise: 101, crotch: 73.5, length: 101 },
	wide: { waist: 19.6, hip: 26.4, knee: [2, 29.6], hem: [1.8, 31.4], rise: 102, crotch: 72, length: 102 },
	loose: { waist: 21, hip: 27, knee: [2.6, 27.2], hem: [3.6, 26.8], rise: 101, crotch: 71.5, length: 101 },
	cargo: { waist: 21, hip: 26.6, knee: [3, 27], hem: [6.6, 22.6], rise: 101, crotch: 72, length: 101 },
} as const satisfies Record<string, TrouserCut>;

export const trouserOutline = (cut: TrouserCut, seed: number): Point[] => {
	const { waist, hip, knee, hem, rise, crotch } = cut;
	const half: Point[] = [
		[0.01, crotch],
		...bezier([0.01, crotch], [1.1, crotch - 0.4], [1.5, crotch - 2.2], [1.8, crotch - 5], 6).slice(1),
		...bezier([1.8, crotch - 5], [knee[0] * 0.9, crotch - 18], [knee[0], 48], [knee[0] + 0.4, 40], 12),
		...bezier([knee[0] + 0.4, 40], [knee[0] + 0.8, 28], [hem[0] - 0.4, 12], [hem[0], 0], 14),
		...bezier(
			[hem[0], 0],
			[hem[0] + (hem[1] - hem[0]) * 0.3, -0.8],
			[hem[0] + (hem[1] - hem[0]) * 0.65, -0.5],
			[hem[1], 0.8],
			12,
		),
		...bezier([hem[1], 0.8], [hem[1] + 0.5, 14], [knee[1] - 0.2, 28], [knee[1], 42], 14),
		...bezier([knee[1], 42], [knee[1] + 0.5, 54], [hip, 62], [hip, 72], 12),
		...bezier([hip, 72], [hip + 0.3, 84], [waist + 2.6, 93], [waist, rise], 14),
		...bezier([waist, rise], [waist * 0.68, rise - 1.1], [waist * 0.34, rise - 1.6], [0.01, rise - 1.7], 10),
	];
	return mirrored(half).map(
		([x, y]): Point => [
			x + 0.55 * fbm(x * 0.03 + 5, y * 0.045, 3, seed),
			y + 0.3 * fbm(x * 0.09, y * 0.03 + 7, 2, seed + 3),
		],
	);
};

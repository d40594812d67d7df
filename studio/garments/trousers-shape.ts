import { bezier, mirrored, type Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import type { TrouserStyle } from "./trousers.ts";

/** The side of trousers that lies upwards. */
export type Side = "front" | "back";

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
	/** Where the mouth of a slant pocket begins, as a share of the waist. */
	pocket?: number;
};

export const cuts = {
	tapered: { waist: 20.4, hip: 25, knee: [4, 23.8], hem: [6.2, 22.2], rise: 101, crotch: 77.5, length: 101 },
	straight: { waist: 20.6, hip: 25.4, knee: [3.7, 24.8], hem: [4.6, 24.2], rise: 101, crotch: 77.5, length: 101 },
	wide: {
		waist: 19.6,
		hip: 26.8,
		knee: [1.7, 30],
		hem: [1.7, 32.2],
		rise: 102,
		crotch: 74.5,
		length: 102,
		pocket: 0.88,
	},
	loose: { waist: 21, hip: 26.8, knee: [3.6, 26.6], hem: [4.8, 26.2], rise: 101, crotch: 76.5, length: 101 },
	cargo: { waist: 21, hip: 26.4, knee: [4.2, 26.6], hem: [7.6, 22.8], rise: 101, crotch: 77, length: 101 },
} as const satisfies Record<string, TrouserCut>;

/** Where the legs part: below the crotch, at which the four seams meet, the inner seams still lie side by side. */
export const forkOf = (cut: TrouserCut): number => cut.crotch - 3;

/**
 * How far the waist dips in its middle, cm: straight in front it is a strip of card. Behind it sits higher and hardly dips,
 * on a cord, where it is gathered, a little more.
 */
export const hollowOf = (waist: TrouserStyle["waist"], side: Side): number => {
	if (side === "front") return 2.5;
	return waist === "drawstring" ? 1.3 : 0.5;
};

/** How far the cloth of the legs goes on under the waistband. */
const under = 1.8;

export const trouserOutline = (cut: TrouserCut, seed: number): Point[] => {
	const { waist, hip, knee, hem, rise, crotch } = cut;
	const fork = forkOf(cut);
	const top = rise + under;
	// From hip to knee the side runs straight, and turns into the curve of the hip without a bulge.
	const slant = (hip - knee[1]) / (crotch - 38);
	const half: Point[] = [
		// At once as wide as the lattice can follow, or the edges have teeth; they are drawn together when the legs are laid.
		...bezier([0.01, fork], [0.3, fork], [0.36, fork - 0.3], [0.38, fork - 1.2], 8),
		...bezier([0.38, fork - 1.2], [0.44, fork - 6], [knee[0] * 0.66, 58], [knee[0], 42], 24),
		...bezier([knee[0], 42], [knee[0] + (knee[0] - hem[0]) * -0.1, 28], [hem[0] - 0.2, 14], [hem[0], 0.1], 14),
		...bezier(
			[hem[0], 0.1],
			[hem[0] + (hem[1] - hem[0]) * 0.3, -0.25],
			[hem[0] + (hem[1] - hem[0]) * 0.65, -0.2],
			[hem[1], 0.4],
			12,
		),
		...bezier([hem[1], 0.4], [hem[1] + 0.3, 14], [knee[1] - 0.4, 28], [knee[1], 42], 14),
		...bezier([knee[1], 42], [knee[1] + slant * 9, 51], [hip - slant * 9, crotch - 5], [hip, crotch + 4], 12),
		...bezier([hip, crotch + 4], [hip + slant * 8, crotch + 12], [waist + 2.8, rise - 8], [waist - 0.5, top], 14),
		...bezier([waist - 0.5, top], [waist * 0.68, top - 1.1], [waist * 0.34, top - 1.6], [0.01, top - 1.7], 10),
	];
	return mirrored(half).map(
		([x, y]): Point => [
			x + 0.34 * fbm(x * 0.03 + 5, y * 0.035, 2, seed),
			y + 0.3 * fbm(x * 0.09, y * 0.03 + 7, 2, seed + 3),
		],
	);
};

import { cachedMeshes } from "../cloth/cache.ts";
import { layFlat } from "../cloth/lay-flat.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { bell, smooth } from "../maths/scalar.ts";
import type { TopShape } from "./top-shape.ts";

/** How a cloth lies: bending compliance, strength of the broad folds and of the small wrinkles. */
export type Drape = {
	bend: number;
	folds: number;
	fine: number;
	lift?: number;
	/** Softness of what the cloth lies on (simulate.ts): plain colours need its even wrinkles. */
	cushion?: number;
	/** Height of the broad waves in which silk lies, cm. */
	swell?: number;
};

export const drapes = {
	poplin: { bend: 1.1e-6, folds: 0.8, fine: 0.016, cushion: 420, swell: 0.15 },
	linen: { bend: 1e-6, folds: 0.85, fine: 0.026, cushion: 480, swell: 0.2 },
	silk: { bend: 8e-7, folds: 0.7, fine: 0.006, cushion: 220, swell: 0.4 },
	jersey: { bend: 9e-7, folds: 0.6, fine: 0.008, cushion: 260, swell: 0.25 },
	twill: { bend: 7e-7, folds: 0.72, fine: 0.008, lift: 0.5, cushion: 240, swell: 0.15 },
} as const satisfies Record<string, Drape>;

const version = 5;

/** Simulates front and sleeves as one sheet: folds from the armpits, across the elbows, down the body. */
export const topBody = (shape: TopShape, drape: Drape, seed: number): Mesh => {
	const { cut, outline, armhole, isSleeve } = shape;
	return cachedMeshes({ top: version, cut, drape, seed }, () => {
		const seamAt = lineLookup(armhole, 1.2);
		const { folds } = drape;
		const elbow = (cut.sleeveIn[1] + cut.underarm) * 0.55;
		const long = cut.sleeveIn[1] < cut.underarm - 18;
		const { mesh } = layFlat({
			outline,
			seed,
			bend: drape.bend,
			fine: drape.fine,
			lift: drape.lift,
			cushion: drape.cushion,
			swell: drape.swell,
			sink: (x, y) => 0.2 * smooth(0.8, 0, seamAt(Math.abs(x), y).distance),
			grow: (x, y) => {
				const across = Math.abs(x);
				const a = fbm(x * 0.045 + seed * 7, y * 0.028, 3, seed + 40);
				const b = fbm(x * 0.04, y * 0.05 + seed, 3, seed + 50);
				const pit = bell(across - cut.chest, 8) * bell(y - cut.underarm - 3, 9);
				if (isSleeve(x, y) && across > 18) {
					const bent = long ? bell(y - elbow, 8) : 0;
					return [
						1 + folds * (0.005 + 0.022 * Math.max(0, a)),
						1 + folds * (0.007 + 0.05 * bent + 0.03 * pit + 0.028 * Math.max(0, b)),
					];
				}
				const middle = smooth(1.5, 5, across);
				const low = smooth(cut.underarm + 10, 10, y);
				return [
					1 + folds * middle * (0.011 + 0.034 * Math.max(-0.2, a) + 0.02 * low + 0.022 * pit),
					1 + folds * middle * (0.004 + 0.022 * Math.max(0, b) + 0.014 * pit),
				];
			},
		});
		return { body: mesh };
	}).body;
};

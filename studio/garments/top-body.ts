import { cachedMeshes } from "../cloth/cache.ts";
import { layFlat } from "../cloth/lay-flat.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { bell, smooth } from "../maths/scalar.ts";
import { type Crease, folded, topFolds } from "./folds.ts";
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
	/** The single folds of a hand (folds.ts). */
	crease: Crease;
};

export const drapes = {
	poplin: { bend: 1.1e-6, folds: 0.8, fine: 0.007, cushion: 420, swell: 0.1, crease: { height: 0.9, width: 0.85 } },
	linen: { bend: 1e-6, folds: 0.85, fine: 0.02, cushion: 480, swell: 0.12, crease: { height: 0.95, width: 0.75 } },
	silk: { bend: 4e-7, folds: 0.62, fine: 0.001, cushion: 110, swell: 0.26, crease: { height: 1.15, width: 1.35 } },
	/** Satin falls in few long folds; small wrinkles make leather of it. */
	satin: { bend: 4e-7, folds: 0.2, fine: 0.0003, cushion: 40, swell: 0.36, crease: { height: 1.1, width: 1.3 } },
	jersey: { bend: 9e-7, folds: 0.7, fine: 0.003, cushion: 240, swell: 0.12, crease: { height: 0.95, width: 1.2 } },
	twill: {
		bend: 7e-7,
		folds: 0.72,
		fine: 0.005,
		lift: 0.5,
		cushion: 240,
		swell: 0.1,
		crease: { height: 1, width: 1.1 },
	},
} as const satisfies Record<string, Drape>;

const version = 6;

/** Simulates front and sleeves as one sheet: folds from the armpits, across the elbows, down the body. */
export const topBody = (shape: TopShape, drape: Drape, seed: number): Mesh => {
	const { cut, outline, armhole, isSleeve } = shape;
	return cachedMeshes({ top: version, cut, drape, seed }, () => {
		const seamAt = lineLookup(armhole, 1.2);
		const { folds } = drape;
		const elbow = (cut.sleeveIn[1] + cut.underarm) * 0.55;
		const long = cut.sleeveIn[1] < cut.underarm - 18;
		const { mesh, panel } = layFlat({
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
				// Pressed cloth lies calm; only here and there has it been moved.
				const stir = smooth(0.02, 0.42, fbm(x * 0.042 + seed * 3, y * 0.026 + seed, 2, seed + 90));
				const a = fbm(x * 0.09 + seed * 7, y * 0.022, 2, seed + 40);
				const b = fbm(x * 0.04, y * 0.05 + seed, 3, seed + 50);
				const pit = bell(across - cut.chest + 2, 7) * bell(y - cut.underarm - 2, 8);
				if (isSleeve(x, y) && across > 18) {
					const bent = long ? bell(y - elbow, 6.5) : 0;
					return [
						1 + folds * (0.002 + 0.014 * Math.max(0, a) * stir),
						1 + folds * (0.002 + 0.055 * bent + 0.032 * pit + 0.03 * Math.max(0, b) * stir),
					];
				}
				const middle = smooth(1.5, 5, across);
				const low = smooth(cut.underarm - 4, 6, y);
				const side = smooth(cut.hem - 13, cut.hem - 5, across);
				return [
					1 + folds * middle * (0.001 + (0.006 + 0.026 * Math.max(0, a)) * stir + 0.012 * low * side + 0.024 * pit),
					1 + folds * middle * (0.001 + 0.02 * Math.max(0, b) * stir + 0.02 * pit),
				];
			},
		});
		return { body: folded(mesh, topFolds(cut, drape.crease, seed), panel.depth) };
	}).body;
};

import { cachedMeshes } from "../cloth/cache.ts";
import { fineEdge } from "../cloth/fine-edge.ts";
import { layFlat } from "../cloth/lay-flat.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { bell, smooth } from "../maths/scalar.ts";
import { type Crease, folded, topFolds } from "./folds.ts";
import { draped } from "./jersey-drapes.ts";
import type { TopShape } from "./top-shape.ts";

/** How a cloth lies: bending compliance, strength of the broad folds and of the small wrinkles. */
export type Drape = {
	bend: number;
	folds: number;
	fine: number;
	lift?: number;
	/** Width over which the edge is rounded down, cm. */
	edge?: number;
	/** Softness of what the cloth lies on (simulate.ts): plain colours need its even wrinkles. */
	cushion?: number;
	/** Height of the broad waves in which silk lies, cm. */
	swell?: number;
	/** Height of the long soft folds in which satin flows down body and sleeves, cm. */
	flow?: number;
	/** The single folds of a hand (folds.ts). */
	crease: Crease;
	/** A knit falls in long soft waves in place of single folds (jersey-drapes.ts). */
	soft?: boolean;
};

export const drapes = {
	poplin: {
		bend: 1.1e-6,
		folds: 0.75,
		fine: 0.006,
		lift: 0.3,
		edge: 0.45,
		cushion: 380,
		swell: 0.24,
		crease: { height: 1.25, width: 0.7 },
	},
	linen: {
		bend: 1e-6,
		folds: 0.85,
		fine: 0.02,
		lift: 0.3,
		edge: 0.45,
		cushion: 480,
		swell: 0.24,
		crease: { height: 1.3, width: 0.62 },
	},
	silk: {
		bend: 4e-7,
		folds: 0.5,
		fine: 0.001,
		lift: 0.28,
		edge: 0.45,
		cushion: 90,
		swell: 0.3,
		flow: 0.3,
		crease: { height: 1.4, width: 0.95 },
	},
	/** Satin falls in few long folds; small wrinkles make leather of it. */
	satin: {
		bend: 4e-7,
		folds: 0.12,
		fine: 0.0002,
		lift: 0.26,
		edge: 0.5,
		cushion: 30,
		swell: 0.34,
		flow: 1.15,
		crease: { height: 0.95, width: 1.35 },
	},
	/** Crepe hangs: hardly a small wrinkle, a few soft falls. */
	crepe: {
		bend: 4e-7,
		folds: 0.2,
		fine: 0.0004,
		lift: 0.26,
		edge: 0.45,
		cushion: 45,
		swell: 0.36,
		flow: 0.85,
		crease: { height: 1.6, width: 1.2 },
	},
	jersey: {
		bend: 9e-7,
		folds: 0.18,
		fine: 0.0012,
		lift: 0.2,
		edge: 0.3,
		cushion: 60,
		swell: 0.18,
		crease: { height: 1.5, width: 0.95 },
		soft: true,
	},
	twill: {
		bend: 7e-7,
		folds: 0.72,
		fine: 0.005,
		lift: 0.5,
		cushion: 130,
		swell: 0.16,
		crease: { height: 1.45, width: 0.86 },
	},
} as const satisfies Record<string, Drape>;

const version = 11;

/** Long soft folds: they run down the body and along the sleeves, each wakes and fades by itself, and their crests are round: a sharp one is a crack in wax. */
const flowing = (
	mesh: Mesh,
	depth: Float32Array,
	height: number,
	{ grain, isSleeve }: TopShape,
	seed: number,
): void => {
	for (let i = 0; i < depth.length; i++) {
		const [x, y] = [mesh.uv[2 * i], mesh.uv[2 * i + 1]];
		const [u, v] = grain(x, y);
		const side = isSleeve(x, y) ? (x < 0 ? 40 : 80) : 0;
		const bent = u + 2.6 * fbm(u * 0.05 + side, v * 0.03, 2, seed + 110);
		const wave = fbm(bent * 0.125 + side, v * 0.013 + seed, 2, seed + 111);
		const awake = 0.35 + 0.65 * smooth(-0.35, 0.3, fbm(u * 0.05 + side, v * 0.04, 2, seed + 112));
		const crest = smooth(0.56, 0, Math.abs(wave));
		mesh.pos[3 * i + 2] += height * awake * crest * smooth(0, 3.5, depth[i]);
	}
};

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
			edge: drape.edge,
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
					const bent = long && !drape.soft ? bell(y - elbow, 6.5) : 0;
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
		const laid = drape.soft
			? draped(mesh, cut, seed, panel.depth)
			: folded(mesh, topFolds(cut, drape.crease, seed), panel.depth);
		if (drape.flow) flowing(laid, panel.depth, drape.flow, shape, seed);
		const { edge = 0.8, lift = 0.42 } = drape;
		return { body: fineEdge(laid, panel.depth, { edge, lift }) };
	}).body;
};

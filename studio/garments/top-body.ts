import { cachedMeshes } from "../cloth/cache.ts";
import { fineEdge } from "../cloth/fine-edge.ts";
import { layFlat } from "../cloth/lay-flat.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { bell, smooth } from "../maths/scalar.ts";
import { type Crease, folded, topFolds } from "./folds.ts";
import { draped, knitFoldsVersion } from "./jersey-drapes.ts";
import { laidInLongFolds, longFolds, longFoldsVersion, sleeveFolds } from "./long-folds.ts";
import { type Handled, laidByHandles, laidByHandlesVersion } from "./laid-by-handles.ts";
import type { SmallCreases } from "./small-creases.ts";
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
	/** Width over which swell and folds run out at the edge, cm: what lies flat turns down at once. */
	rim?: number;
	/** Not simulated: lies in the long folds of `long-folds.ts` and in nothing else. */
	still?: boolean;
	/** Laid by its handles: hands push it a little out of the flat, and it rises in folds (laid-by-handles.ts). */
	handled?: Handled;
	/** It is satin, in whose gloss every step is seen. */
	falls?: boolean;
	/** The single folds of a hand (folds.ts). */
	crease: Crease;
	/** What handling has left in it (small-creases.ts). */
	small?: SmallCreases;
	/** A knit lies still too, in folds of its own (jersey-drapes.ts). */
	soft?: boolean;
};

export const drapes = {
	poplin: {
		lift: 0.06,
		edge: 0.3,
		rim: 1.6,
		handled: { bend: 620, push: 0.7 },
		small: { height: 0.07, sharp: 0.34, share: 0.8 },
	},
	linen: {
		bend: 1e-6,
		folds: 0.85,
		fine: 0.02,
		lift: 0.06,
		edge: 0.3,
		cushion: 480,
		swell: 0.24,
		rim: 1.6,
		handled: { bend: 560, push: 0.75 },
		small: { height: 0.1, sharp: 0.3, share: 0.95 },
		crease: { height: 1.3, width: 0.62 },
	},
	silk: {
		lift: 0.06,
		edge: 0.3,
		rim: 1.6,
		handled: { bend: 420, push: 0.8 },
		small: { height: 0.06, sharp: 0.45, share: 0.5 },
	},
	/** Satin gives way most of all, and has not a small wrinkle: they make leather of it. */
	satin: {
		lift: 0.07,
		edge: 0.3,
		rim: 2,
		falls: true,
		handled: { bend: 200, push: 0.92 },
	},
	/** Crepe hangs: hardly a small wrinkle, a few soft falls. */
	crepe: {
		lift: 0.07,
		edge: 0.3,
		rim: 1.8,
		handled: { bend: 340, push: 0.85 },
		small: { height: 0.06, sharp: 0.6, share: 0.4 },
	},
	jersey: {
		bend: 9e-7,
		folds: 0.18,
		fine: 0.0012,
		lift: 0.09,
		edge: 0.3,
		swell: 0.1,
		rim: 1.4,
		still: true,
		small: { height: 0.045, sharp: 0.7, share: 0.3 },
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
		small: { height: 0.05, sharp: 0.55, share: 0.4 },
		crease: { height: 1.45, width: 0.86 },
	},
} as const satisfies Record<string, Drape>;

const version = 27;

/** Height of the edge of a top, which lies on its back, cm. */
const base = 0.12;

/** Share of swell and folds that runs on over the edge of woven cloth: an edge that is down all round is an embossed one. */
const overEdge = 0.5;

/** How far an edge is drawn in by what lifts it, how much of that counts at most, and from how deep within, cm. */
const drawIn = { side: 0.9, hem: 1.9, from: 5, most: 0.26 };

/** Draws hem and sides in where a fold runs out over them: a straight edge below folds is cut out with scissors. */
const drawnIn = (mesh: Mesh, { cut, isSleeve }: TopShape, depth: Float32Array, level: number): void => {
	for (let k = 0; k < depth.length; k++) {
		if (depth[k] >= drawIn.from) continue;
		const [x, y] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
		if (isSleeve(x, y)) continue;
		const held = smooth(cut.underarm - 2, cut.underarm - 10, y);
		const by =
			held *
			drawIn.most *
			Math.tanh(Math.max(0, mesh.pos[3 * k + 2] - level) / drawIn.most) *
			smooth(drawIn.from, 0, depth[k]);
		const low = smooth(cut.hemRise + 2, cut.hemRise - 3, y);
		mesh.pos[3 * k] -= Math.sign(x) * drawIn.side * by * (1 - low) * smooth(6, 18, Math.abs(x));
		mesh.pos[3 * k + 1] += drawIn.hem * by * low;
	}
};

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

/** The faint unevenness of cloth that hangs: long in its fall, short across it. */
const streaked = (mesh: Mesh, depth: Float32Array, { armhole, grain, isSleeve }: TopShape, seed: number): void => {
	const armAt = lineLookup(armhole, 3);
	for (let i = 0; i < depth.length; i++) {
		const [x, y] = [mesh.uv[2 * i], mesh.uv[2 * i + 1]];
		const [u, v] = grain(x, y);
		const side = isSleeve(x, y) ? (x < 0 ? 40 : 80) : 0;
		const bent = u + 2.2 * fbm(u * 0.05 + side, v * 0.035, 2, seed + 110);
		const wave =
			0.5 * fbm(bent * 0.1 + side, v * 0.014, 2, seed + 111) + 0.1 * fbm(bent * 0.34, v * 0.03 + side, 2, seed + 113);
		mesh.pos[3 * i + 2] += (wave + 0.1) * smooth(0, 1.8, depth[i]) * smooth(0, 3, armAt(Math.abs(x), y).distance);
		// Nowhere below the edge of the back that lies under it.
		if (depth[i] > 0.5) mesh.pos[3 * i + 2] = Math.max(0.22, mesh.pos[3 * i + 2]);
	}
};

/** Simulates front and sleeves as one sheet: folds from the armpits, across the elbows, down the body. */
export const topBody = (shape: TopShape, drape: Drape, seed: number): Mesh => {
	const { cut, outline, armhole, isSleeve } = shape;
	const foldsVersion = drape.soft ? knitFoldsVersion : drape.still ? longFoldsVersion : undefined;
	const handsVersion = drape.handled ? laidByHandlesVersion : undefined;
	// The small creases are drawn, not laid.
	const laidAs = { ...drape, small: undefined };
	return cachedMeshes({ top: version, long: foldsVersion, hands: handsVersion, cut, drape: laidAs, seed }, () => {
		const { edge = 0.8, lift = 0.42, rim = 2.5 } = drape;
		if (drape.handled) return { body: laidByHandles(shape, seed, drape.handled, { base, lift, edge, rim }) };
		const seamAt = lineLookup(armhole, 1.2);
		const { folds } = drape;
		const elbow = (cut.sleeveIn[1] + cut.underarm) * 0.55;
		const long = cut.sleeveIn[1] < cut.underarm - 18;
		// A sleeve that lies flat breaks at its elbow in single folds; a full one bends in many.
		const flat = drape.rim !== undefined;
		const loose = flat ? 0.3 : 1;
		const { mesh, panel } = layFlat({
			outline,
			seed,
			bend: drape.bend,
			fine: drape.fine,
			lift: drape.lift,
			edge: drape.edge,
			cushion: drape.cushion,
			swell: drape.swell,
			rim: drape.rim,
			base,
			over: drape.soft ? 0 : overEdge,
			still: drape.still,
			spacing: drape.still ? 0.21 : undefined,
			sink: (x, y) => {
				const [cutX, cutY] = shape.onCut(x, y);
				return (drape.still ? 0.06 : 0.2) * smooth(0.8, 0, seamAt(Math.abs(cutX), cutY).distance);
			},
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
						1 + folds * (0.002 + 0.055 * bent * loose + 0.032 * pit * loose + 0.03 * Math.max(0, b) * stir),
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
		const breaks = flat && long ? sleeveFolds(cut, seed) : [];
		const lay = () => {
			if (drape.soft) return draped(mesh, cut, seed, panel.depth, drape.rim ?? 2.5);
			if (drape.still)
				return laidInLongFolds(mesh, longFolds(cut, drape.crease, seed), panel.depth, drape.rim ?? 2.5, overEdge);
			const folds = [...topFolds(cut, drape.crease, seed), ...breaks];
			return folded(mesh, folds, panel.depth, { rim: drape.rim ?? 2.5, over: overEdge, fading: true });
		};
		const laid = lay();
		if (drape.still && !drape.soft) streaked(laid, panel.depth, shape, seed);
		if (drape.flow) flowing(laid, panel.depth, drape.flow, shape, seed);
		if (!drape.soft) drawnIn(laid, shape, panel.depth, base + lift);
		return { body: fineEdge(laid, panel.depth, { edge, lift, thin: true }) };
	}).body;
};

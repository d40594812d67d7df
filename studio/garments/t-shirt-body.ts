import { cachedMeshes } from "../cloth/cache.ts";
import { type Held, holding, type Shift } from "../cloth/laid-sheet.ts";
import type { Mesh } from "../cloth/mesh.ts";
import type { Material } from "../cloth/settle.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { bell, degrees, lerp, smooth } from "../maths/scalar.ts";
import type { Drape } from "./drapes.ts";
import { settledTop, topOnTable } from "./laid-top.ts";
import type { TopCut, TopShape } from "./top-shape.ts";
import { creaseCrests } from "./trousers-crests.ts";

/** Part of the key under which laid meshes are kept: another number for another way of laying them. */
const version = 9;

/** Height of the edge, and of the cloth within it above that, and the width over which it slopes down, cm. */
const [base, lift, edge] = [0.1, 0.14, 0.6];

/** Width over which folds lose a part of their height towards the edge, cm, and the share of it that is left there. */
const [rim, overEdge] = [2.4, 0.7];

const knitted: Omit<Material, "bend"> = {
	weight: 49,
	base: 480,
	cling: 0.5,
	friction: 0.3,
	keep: 2e-7,
	shear: 30000,
};

/** How far beside an edge cloth is led with it, cm. */
const beside = 2.4;

const isLong = ({ sleeveIn, underarm }: TopCut): boolean => sleeveIn[1] < underarm - 18;

/**
 * How hands have moved a knit before it came to rest. Loops give way in every direction, so that it is pushed aslant and
 * along as much as across: pushed across alone it lies in upright folds, as if it hung from a hanger.
 */
const handsOf = ({ cut, isSleeve }: TopShape, seed: number, push: number): Shift => {
	const { chest, underarm, shoulder, sleeveIn, sleeveOut, hem, hemRise } = cut;
	const long = isLong(cut);
	const next = random(seed * 41 + 7);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	// Nobody lays a shirt down as two like halves: one side is drawn by its arm. Every other colour it is the other side.
	const drawn = next() < 0.5 === (Math.floor(seed / 1000) % 2 === 0) ? -1 : 1;
	const wrist: Point = [(sleeveIn[0] + sleeveOut[0]) / 2, (sleeveIn[1] + sleeveOut[1]) / 2];
	const from: Point = [shoulder[0] + 2, shoulder[1] - 4];
	const length = Math.hypot(wrist[0] - from[0], wrist[1] - from[1]);
	const run: Point = [(wrist[0] - from[0]) / length, (wrist[1] - from[1]) / length];
	const sides = [-1, 1].map((side) => ({
		turn: about(side === drawn ? 6 : 4, 1) * degrees,
		ease: about(side === drawn ? 0.009 : 0.014, 0.003),
		slid: about(0.2, 0.15),
		lowered: about(side === drawn ? 0.65 : 0.3, 0.15),
		up: about(0.6, 0.3),
		bent: about(7, 4) * degrees,
		twist: about(side === drawn ? 1.5 : -1, 0.4),
		wrung: about(0.5, 0.3) * (next() < 0.5 ? -1 : 1),
	}));
	const lean = about(drawn * 0.3, 0.2);
	// Pushed from the side into the body, and a little up or down: folds then run across the push, from the armhole inwards.
	const shoves = [52, 33, 16, 42, 25].map((y, k) => ({
		x: (k % 2 === 0 ? -drawn : drawn) * about(11, 5),
		y: about(y, 5),
		r: about(9, 2.5),
		by: [about(0, 0.9), about(k % 2 === 0 ? -1.1 : 0.7, 0.4)] as Point,
	}));
	return (x, y) => {
		const side = x < 0 ? -1 : 1;
		const s = sides[x < 0 ? 0 : 1];
		const across = Math.abs(x);
		const arm = isSleeve(x, y);
		let [dx, dy] = [0, 0];
		const share = smooth(chest - 5, chest + 9, across) * (arm ? 1 : smooth(underarm - 16, underarm - 1, y));
		const [px, py] = [across - shoulder[0], y - shoulder[1]];
		const [c, n] = [Math.cos(s.turn), Math.sin(s.turn)];
		dx += share * (px * c - py * n - px);
		dy += share * (px * n + py * c - py);
		const low = smooth(shoulder[1] - 4, underarm - 14, y);
		dx += (1 - share) * Math.min(chest, across) * s.ease * lerp(0.25, 1, low);
		dx += s.slid * bell(Math.hypot(px, py), 11);
		if (arm && long) {
			const along = ((across - from[0]) * run[0] + (y - from[1]) * run[1]) / length;
			const beside = ((across - from[0]) * run[1] - (y - from[1]) * run[0]) / 5;
			const lower = smooth(0.3, 1, along);
			const below = s.bent * smooth(0.38, 0.66, along);
			const [ex, ey] = [across - from[0] - run[0] * length * 0.52, y - from[1] - run[1] * length * 0.52];
			dx -= ey * below;
			dy += ex * below;
			const out = s.up * lower + s.twist * 0.5 * beside * smooth(0.05, 0.85, along);
			dx += run[0] * out - run[1] * s.wrung * lower;
			dy += run[1] * out + run[0] * s.wrung * lower;
		} else if (!arm) {
			const body = 1 - share;
			const inner = body * smooth(1, 8, y - hemRise);
			dx += side * 0.5 * body * fbm(x * 0.07 + y * 0.03, y * 0.05 + 9, 2, seed + 95);
			dy += 0.5 * inner * fbm(x * 0.05 + 4, y * 0.08 - x * 0.03, 2, seed + 97);
			// Longer at one side than at the other: what is too much there lies aslant.
			dy -= s.lowered * smooth(underarm, 4, y) * smooth(2, 20, across);
			dx += side * lean * body * smooth(underarm + 8, 0, y);
			for (const shove of shoves) {
				const near = bell(Math.hypot(x - shove.x, y - shove.y), shove.r);
				dx += side * shove.by[0] * near;
				dy += shove.by[1] * near * inner;
			}
		}
		// A corner of the hem has been laid where it is: what was pushed together there is folded under.
		const moved = arm ? push : push * (1 - 0.9 * bell(Math.hypot(across - hem, y - hemRise), 6));
		return [moved * side * dx, moved * dy];
	};
};

const heldBy = ({ cut, outline, neckline, armhole, isSleeve }: TopShape) => {
	const { sleeveIn, sleeveOut, shoulder, underarm, hem, hemRise, neck, neckDepth } = cut;
	const behind = neckDepth < 4;
	const neckAt = lineLookup(neckline, 8);
	const cuffAt = lineLookup([sleeveIn, sleeveOut], 12);
	const armAt = lineLookup(armhole, 2);
	const edgeAt = lineLookup([...outline, outline[0]], 3);
	return (x: number, y: number, depth: number): Held => {
		const far = Math.abs(x);
		const arm = isSleeve(x, y);
		const { held, least } = holding();
		const atHem = !arm && y < hemRise + 1.5 && far < hem - 0.6;
		// What lies below a hem keeps it from spreading: folds run out over it.
		if (depth === 0 && atHem) least(0.006, 0.004, 0);
		// A side may slip along itself, or it puckers. What lies beside it is led with it, or the edge is folded under.
		if (depth < beside && !atHem) {
			const near = smooth(beside, 0.2, depth);
			if (arm) least(0.012 * near, 0.006 * near, 0.02 * near);
			else least(0.014 * near, 0.0015 * near, 0.02 * near);
		}
		if (!arm) least(0, 0, 0, 1 + 1.5 * smooth(2.8, 1, edgeAt(x, y).distance));
		// Its corners lie flat: one that gives way with the hem is tucked under.
		const toCorner = Math.hypot(far - hem, y - hemRise);
		if (!arm && toCorner < 8) {
			const firm = smooth(8, 2, toCorner);
			least(0.04 * firm, 0.006 * firm, 0.015 * firm, 1 + 4 * firm);
		}
		if (Math.hypot(far - cut.chest, y - underarm) < 2.4) least(0.02, 0.02, 0);
		if (armAt(far, y).distance < 0.8) least(0.003, 0.003, 0.012, 4);
		const toNeck = neckAt(far, y).distance;
		if (toNeck < 1.6) least(1, 1, 0.05);
		if (!arm && toNeck < 7 && y > neck[1] - neckDepth - 5) least(0, 0, 0, 2);
		if (Math.hypot(far - shoulder[0], y - shoulder[1]) < 2) least(0.02, 0.02, 0);
		if (arm) {
			const toCuff = cuffAt(far, y).distance;
			const hemmed = smooth(4, 2, toCuff);
			least(0.008 * hemmed, 0.005 * hemmed, 0.004 * hemmed, 1 + 2 * hemmed);
		} else if (behind && y > shoulder[1] - 8) least(0, 0, 0.002, 3);
		return held;
	};
};

const laid = (shape: TopShape, { handled: { bend, push } }: Drape, seed: number): Mesh => {
	const material: Material = { ...knitted, bend };
	const { panel, pos: settled } = settledTop(shape, handsOf(shape, seed, push), heldBy(shape), material, seed);
	creaseCrests(panel, settled);
	return topOnTable(shape, panel, settled, { material, base, lift, edge, rim, overEdge });
};

/** Front (or back) and sleeves of a knit as one sheet, as hands have laid it on the table. */
export const knitBody = (shape: TopShape, drape: Drape, seed: number): Mesh => {
	// The small creases are drawn, not laid.
	const laidAs = { ...drape, small: undefined };
	return cachedMeshes({ knit: version, cut: shape.cut, drape: laidAs, seed }, () => ({
		body: laid(shape, drape, seed),
	})).body;
};

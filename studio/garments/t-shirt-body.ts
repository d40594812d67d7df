import { cachedMeshes } from "../cloth/cache.ts";
import { type Held, holding, type Shift } from "../cloth/laid-sheet.ts";
import type { Mesh } from "../cloth/mesh.ts";
import type { Material } from "../cloth/settle.ts";
import { lineLookup } from "../maths/polygon.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import { pushedAslant } from "./aslant-hands.ts";
import type { Drape } from "./drapes.ts";
import { knitDrags } from "./knit-drags.ts";
import { settledTop, topOnTable } from "./laid-top.ts";
import { type SoftFalls, softFalls, softFallsVersion } from "./soft-falls.ts";
import type { TopShape } from "./top-shape.ts";
import { creaseCrests } from "./trousers-crests.ts";

/** Part of the key under which laid meshes are kept: another number for another way of laying them. */
const version = 21;

/** Height of the edge, and of the cloth within it above that, and the width over which it slopes down, cm. */
const [base, lift, edge] = [0.07, 0.06, 0.5];

/** Width over which folds lose a part of their height towards the edge, cm, and the share of it that is left there. */
const [rim, overEdge] = [2.4, 0.7];

/** How much of satin's long falls a knit lies in, as a share: soft broad waves from shoulders and armholes to the hem. */
const slack = 0.26;

/** What is left of those waves beside what draws it aslant (knit-drags.ts). */
const waves = 0.5;

/** A knit is hardly pushed in places: where it was, a single ridge stood on a flat sheet of felt. */
const places = { onBreast: 0.3, spread: 8, share: 0.1 };

/** How deep an armhole draws the cloth down, cm. */
const drawn = 0.02;

const knitted: Omit<Material, "bend"> = {
	weight: 49,
	base: 480,
	cling: 0.5,
	friction: 0.3,
	keep: 2e-7,
	shear: 30000,
	breaks: 0.7,
};

/** How much stiffer a knit is laid than woven tops are: folds are then broad and few, where there were parallel gutters. */
const stiffer = 2;

/** How firmly the body rests on the table where hands have left it (settle.ts). */
const resting = 0.0012;

/** How far beside an edge cloth is led with it, cm. */
const beside = 2.4;

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
		// Where hands have pushed it together they rest on it: what nothing holds moves back, and lies flat.
		if (!arm && far < hem - 6) least(resting, resting, 0);
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

/**
 * How much of what hands push a T-shirt up or down its body is kept, and of what they push across it: along by more it lies in
 * knots, S-shaped ridges and hooks, across by more in parallel gutters.
 */
const [pushedAlong, pushedAcross] = [0.3, 0.35];

/** A sleeve is pushed as far as it is, and what is sewn to it goes with it: over so many cm from the armhole that fades. */
const withSleeve = [1, 12] as const;

/** What is left of what soft cloth is too wide by in its body: all of it stood there in columns from neck to hem. */
const tooWide = 0.55;

/** How hands move a knit on the whole: less than other cloth across its body. */
const calmly = ({ armhole, isSleeve }: TopShape, pushed: Shift, soft: SoftFalls): Shift => {
	const armAt = lineLookup(armhole, withSleeve[1]);
	const free = (x: number, y: number) => (isSleeve(x, y) ? 0 : smooth(...withSleeve, armAt(Math.abs(x), y).distance));
	const moved = soft.hands((x, y) => {
		const [dx, dy] = pushed(x, y);
		return [dx * lerp(1, pushedAcross, free(x, y)), dy];
	});
	const fallen = soft.hands(() => [0, 0]);
	return (x, y) => {
		const [dx, dy] = moved(x, y);
		return [dx - (1 - tooWide) * free(x, y) * fallen(x, y)[0], dy];
	};
};

const laid = (shape: TopShape, { handled: { bend, push } }: Drape, seed: number): Mesh => {
	const soft = softFalls(shape, seed, slack, pushedAlong);
	const material: Material = { ...knitted, bend: stiffer * bend, base: soft.base };
	const drags = knitDrags(shape.cut, seed);
	const lies = (x: number, y: number) => waves * soft.lies(x, y) + (shape.isSleeve(x, y) ? 0 : drags(x, y));
	const hands = calmly(shape, pushedAslant(shape, seed, push, places), soft);
	const { panel, pos: settled } = settledTop(shape, hands, soft.held(heldBy(shape)), material, seed);
	creaseCrests(panel, settled);
	return topOnTable(shape, panel, settled, { material, base, lift, edge, rim, overEdge, lies, drawn });
};

/** Front (or back) and sleeves of a knit as one sheet, as hands have laid it on the table. */
export const knitBody = (shape: TopShape, drape: Drape, seed: number): Mesh => {
	// The small creases are drawn, not laid.
	const laidAs = { ...drape, small: undefined };
	return cachedMeshes({ knit: version, soft: softFallsVersion, cut: shape.cut, drape: laidAs, seed }, () => ({
		body: laid(shape, drape, seed),
	})).body;
};

import { type Held, holding, type Shift } from "../cloth/laid-sheet.ts";
import type { Mesh } from "../cloth/mesh.ts";
import type { Material } from "../cloth/settle.ts";
import { lineLookup } from "../maths/polygon.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import { pushedAslant, shirtPlaces } from "./aslant-hands.ts";
import type { HandledTop } from "./drapes.ts";
import { settledTop, topOnTable } from "./laid-top.ts";
import { softFalls } from "./soft-falls.ts";
import { isLong, type TopShape } from "./top-shape.ts";
import { creaseCrests } from "./trousers-crests.ts";

/** How much of what hands push a shirt up or down its body is kept: more of it lay in folds across the front without a cause. */
const pushedAlong = 0.3;

/** Part of the key under which laid meshes are kept: another number for another way of laying them. */
export const laidByHandlesVersion = 13;

const common: Omit<Material, "bend"> = {
	weight: 49,
	base: 480,
	cling: 0.5,
	friction: 0.3,
	keep: 2e-7,
	shear: 9000,
};

/** How far beside an edge cloth is led with it, cm. */
const beside = 2;

/** A placket lies where it was laid: pushed along it as the cloth beside it is, it would have a bump between two buttons. */
const besidePlacket = ({ cut, isSleeve }: TopShape, hands: Shift): Shift => {
	if (cut.neckDepth < 4) return hands;
	return (x, y) => {
		const [dx, dy] = hands(x, y);
		const share = isSleeve(x, y) ? 1 : lerp(0.15, 1, smooth(1.5, 9, Math.abs(x)));
		return [dx * share, dy * share];
	};
};

const heldBy = (shape: TopShape) => {
	const { cut, outline, neckline, armhole, isSleeve } = shape;
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
		if (depth === 0 && atHem) least(0.004, 0, 0);
		// A side seam may slip along itself, or it puckers. What lies beside it is led with it, or the edge is folded under.
		if (depth < beside && !atHem) {
			const near = smooth(beside, 0.2, depth);
			if (arm) least(0.01 * near, 0.006 * near, 0.03 * near);
			else least(0.014 * near, 0.0015 * near, 0.03 * near);
		}
		if (!arm && edgeAt(x, y).distance < 1) least(0, 0, 0, 3);
		if (!arm && depth === 0 && Math.hypot(far - hem, y - hemRise) < 3) least(0.02, 0.006, 0);
		if (Math.hypot(far - cut.chest, y - underarm) < 2.4) least(0.02, 0.02, 0);
		if (armAt(far, y).distance < 0.8) least(0, 0, 0.004, 4);
		const toNeck = neckAt(far, y).distance;
		if (toNeck < 1.6) least(1, 1, 0.05);
		if (!arm && toNeck < 7 && y > neck[1] - neckDepth - 5) least(0, 0, 0, 5);
		if (Math.hypot(far - shoulder[0], y - shoulder[1]) < 2) least(0.02, 0.02, 0);
		if (arm && isLong(cut)) {
			const toCuff = cuffAt(far, y).distance;
			const pinned = smooth(7.4, 4, toCuff);
			if (toCuff < 7.4) least(pinned, pinned, 0.02);
			least(0, 0, 0, 1 + 9 * smooth(7.6, 6, toCuff));
		} else if (arm) least(0, 0, 0, cuffAt(far, y).distance < 2.6 ? 3 : 1);
		else if (behind) {
			if (y > shoulder[1] - 8) least(0, 0, 0.002, 3);
		} else if (far < 1.7) least(0.03, 0.03, 0.001, 6);
		return held;
	};
};

/**
 * Height of the edge, of the cloth within it, and widths over which it turns down and folds lose a part of their height, cm;
 * and whether it is satin, which lies in falls, or silk, whose folds taper from its seams.
 */
type Lie = {
	base: number;
	lift: number;
	edge: number;
	rim: number;
	falls?: boolean;
	slack?: number;
	tapered?: boolean;
};

/** Share of the folds' height that is left at the edge itself: they run out over it. */
const overEdge = 0.75;

/** Front (or back) and sleeves as one sheet, as the hands of `seed` lay it on the table: drawn in along its seams. */
export const laidByHandles = (
	shape: TopShape,
	seed: number,
	handled: HandledTop,
	{ base, lift, edge, rim, falls, slack, tapered }: Lie,
): Mesh => {
	const { bend, breaks, push, crisp } = handled;
	const share = falls ? 1 : slack;
	const soft = share ? softFalls(shape, seed, share, pushedAlong, tapered) : undefined;
	const material: Material = { ...common, bend, breaks, base: soft?.base ?? common.base };
	const pushed = pushedAslant(shape, seed, push, falls ? undefined : shirtPlaces);
	const hands = besidePlacket(shape, soft?.hands(pushed) ?? pushed);
	const by = heldBy(shape);
	const held = soft?.held(by) ?? by;
	const { panel, pos: settled } = settledTop(shape, hands, held, material, seed);
	if (crisp) creaseCrests(panel, settled);
	return topOnTable(shape, panel, settled, { material, base, lift, edge, rim, overEdge, lies: soft?.lies });
};

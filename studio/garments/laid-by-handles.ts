import { type Held, holding, type Shift } from "../cloth/laid-sheet.ts";
import type { Mesh } from "../cloth/mesh.ts";
import type { Material } from "../cloth/settle.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { bell, degrees, lerp, smooth } from "../maths/scalar.ts";
import { pushedAslant } from "./aslant-hands.ts";
import type { HandledTop } from "./drapes.ts";
import { settledTop, topOnTable } from "./laid-top.ts";
import { isLong, type TopShape } from "./top-shape.ts";
import { creaseCrests } from "./trousers-crests.ts";

/** Part of the key under which laid meshes are kept: another number for another way of laying them. */
export const laidByHandlesVersion = 8;

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

/** How hands have moved a soft cloth before it came to rest: in from its sides, so that it lies in long falls. */
const pushedAcross = ({ cut, isSleeve }: TopShape, seed: number, push: number): Shift => {
	const { chest, underarm, shoulder, sleeveIn, sleeveOut, hem, hemRise } = cut;
	const behind = cut.neckDepth < 4;
	const long = isLong(cut);
	const next = random(seed * 37 + 5);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	// Nobody lays a shirt down as two like halves: one side is drawn by its arm. Every other colour it is the other side.
	const drawn = next() < 0.5 === (Math.floor(seed / 1000) % 2 === 0) ? -1 : 1;
	const wrist: Point = [(sleeveIn[0] + sleeveOut[0]) / 2, (sleeveIn[1] + sleeveOut[1]) / 2];
	const from: Point = [shoulder[0] + 2, shoulder[1] - 4];
	const length = Math.hypot(wrist[0] - from[0], wrist[1] - from[1]);
	const run: Point = [(wrist[0] - from[0]) / length, (wrist[1] - from[1]) / length];
	const sides = [-1, 1].map((side) => ({
		turn: about(side === drawn ? 6.5 : 3.6, 0.8) * degrees,
		ease: about(side === drawn ? 0.013 : 0.021, 0.004),
		slid: about(side === drawn ? 0.55 : 0.2, 0.2),
		corner: [about(0, 0.4), about(side === drawn ? -0.1 : -0.8, 0.3)] as Point,
		up: about(0.8, 0.4),
		bent: about(7, 4) * degrees,
		twist: about(side === drawn ? 1.5 : -1, 0.4),
		wrung: about(0.5, 0.3) * (next() < 0.5 ? -1 : 1),
	}));
	// A soft back has neither placket nor pleat: hands leave more in its middle.
	const freely = behind ? 1.8 : 1;
	const lean = freely * about(drawn * 0.6, 0.2);
	const shoves = [30, 46].map((y, k) => ({
		x: (k % 2 === 0 ? -drawn : drawn) * about(behind ? 7 : 12, 3),
		y: about(y, 5),
		r: about(10, 2),
		by: [freely * about(0, 1.8), freely * about(-1.5, 0.6)] as Point,
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
		// Wider than it lies, the more the lower.
		const low = smooth(shoulder[1] - 4, underarm - 14, y);
		dx += (1 - share) * Math.min(chest, across) * s.ease * lerp(0.25, 1, low);
		dx += s.slid * bell(Math.hypot(px, py), 11);
		const atCorner = arm ? 0 : bell(Math.hypot(across - hem, y - hemRise), 15);
		dx += s.corner[0] * atCorner;
		dy += s.corner[1] * atCorner;
		if (arm && long) {
			const along = ((across - from[0]) * run[0] + (y - from[1]) * run[1]) / length;
			const beside = ((across - from[0]) * run[1] - (y - from[1]) * run[0]) / 5;
			const lower = smooth(0.3, 1, along);
			// Bent at the elbow: the more, the further below it.
			const below = s.bent * smooth(0.38, 0.66, along);
			const [ex, ey] = [across - from[0] - run[0] * length * 0.52, y - from[1] - run[1] * length * 0.52];
			dx -= ey * below;
			dy += ex * below;
			const out = s.up * lower + s.twist * 0.5 * beside * smooth(0.05, 0.85, along);
			dx += run[0] * out - run[1] * s.wrung * lower;
			dy += run[1] * out + run[0] * s.wrung * lower;
		} else if (!arm) {
			const body = 1 - share;
			// Nowhere alike: here it was pushed together, beside it drawn out.
			dx += side * 0.5 * body * fbm(x * 0.075 + y * 0.02, y * 0.03 + 9, 2, seed + 95) * smooth(2, 8, across);
			dx += side * lean * body * smooth(underarm + 8, 0, y);
			dy -= 0.5 * smooth(underarm, 0, y) * (behind ? 1 : smooth(1, 12, across));
			for (const shove of shoves) {
				const near = bell(Math.hypot(x - shove.x, y - shove.y), shove.r);
				dx += side * shove.by[0] * near;
				dy += shove.by[1] * near;
			}
		}
		return [push * side * dx, push * dy];
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
			const pinned = smooth(6, 2.5, toCuff);
			if (toCuff < 6) least(pinned, pinned, 0.02);
			least(0, 0, 0, 1 + 9 * smooth(6.6, 5.6, toCuff));
		} else if (arm) least(0, 0, 0, cuffAt(far, y).distance < 2.6 ? 3 : 1);
		else if (behind) {
			if (y > shoulder[1] - 8) least(0, 0, 0.002, 3);
		} else if (far < 1.7) least(0.03, 0.03, 0.001, 6);
		return held;
	};
};

/** Height of the edge, of the cloth within it, and widths over which it turns down and folds lose a part of their height, cm. */
type Rim = { base: number; lift: number; edge: number; rim: number };

/** Share of the folds' height that is left at the edge itself: they run out over it. */
const overEdge = 0.75;

/** Front (or back) and sleeves as one sheet, as the hands of `seed` lay it on the table: drawn in along its seams. */
export const laidByHandles = (
	shape: TopShape,
	seed: number,
	handled: HandledTop,
	{ base, lift, edge, rim }: Rim,
): Mesh => {
	const { bend, push, aslant } = handled;
	const material: Material = { ...common, bend };
	const hands = aslant ? pushedAslant(shape, seed, push) : pushedAcross(shape, seed, push);
	const { panel, pos: settled } = settledTop(shape, hands, heldBy(shape), material, seed);
	if (aslant) creaseCrests(panel, settled);
	return topOnTable(shape, panel, settled, { material, base, lift, edge, rim, overEdge });
};

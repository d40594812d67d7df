import { type EdgeProfile, fineEdge } from "../cloth/fine-edge.ts";
import { type Held, holding, laidOnTable, laidSheet, type Shift } from "../cloth/laid-sheet.ts";
import type { Mesh } from "../cloth/mesh.ts";
import type { Material } from "../cloth/settle.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { bell, degrees, lerp, smooth } from "../maths/scalar.ts";
import { stripOf } from "../render/gloss.ts";
import { key } from "../render/sky.ts";
import type { Handled } from "./drapes.ts";
import type { TrouserStyle } from "./trousers.ts";
import { calmDents, creaseCrests, easeWalls, leanCrests } from "./trousers-crests.ts";
import { flyLength, hemOf } from "./trousers-lines.ts";
import { forkOf, type TrouserCut } from "./trousers-shape.ts";

/** Part of the key under which laid legs are kept: another number for another way of laying them. */
export const trouserHandlesVersion = 24;

/** They lie on their own back, which gives way more than a table and less than air. */
const common: Omit<Material, "bend"> = {
	shear: 9000,
	weight: 49,
	base: 480,
	cling: 0.9,
	friction: 0.3,
	keep: 2e-7,
	breaks: 0.4,
};

/** Height of a knee: no two legs lie down alike. */
const kneeOf = ({ crotch }: TrouserCut, side: number): number => crotch * 0.57 + 1.6 * side;

/** Where the hands took hold: legs are brought together and bent, knees pushed up, hips let go. */
const handsOf = ({ cut, seed, pose, waist, crease, hem: end }: TrouserStyle, { push }: Handled): Shift => {
	const { knee, hem, rise, crotch } = cut;
	const fork = forkOf(cut);
	const next = random(seed * 41 + 9);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const drawn = next() < 0.5 ? -1 : 1;
	// A pressed leg swings out whole; any other bends at the knee and is pushed up there, by so little that no fold goes straight
	// across the shin.
	const limp = crease ? 0.25 : 0.4;
	const sides = [-1, 1].map((side, k) => ({
		// The leg that was moved further has more to give between fork and hip.
		turn: about(side === drawn ? 2.94 : 1.82, 0.35) * degrees,
		from: about(70, 8),
		ease: about(side === drawn ? 0.012 : 0.0192, 0.0036),
		bent: limp * (0.7 * Math.sign(-pose.knees[k] * side) + about(0, 0.4)) * degrees,
		short: limp * about(0.12, 0.08),
		low: limp * about(0.25, 0.2),
		twist: about(0, 0.9),
	}));
	const shoves = [0, 1, 2, 3].map((k) => ({
		side: k % 2 === 0 ? -1 : 1,
		x: about(14, 4),
		y: about(k < 2 ? crotch + 9 : 26, 7),
		r: about(9, 2),
		by: [about(0, 1.4), about(0, 1.2)] as Point,
	}));
	return (x, y) => {
		const side = x < 0 ? -1 : 1;
		const s = sides[x < 0 ? 0 : 1];
		const across = Math.abs(x);
		// Above the fork both halves are one cloth.
		const apart = y < fork ? 1 : smooth(0, 5, across);
		let [dx, dy] = [0, 0];
		// Legs that lay closer were moved apart: round the fork there is more cloth than room, and it runs out from there in rays.
		const [px, py] = [across, y - fork];
		const ray = Math.atan2(py, px) / degrees;
		// Most of it near the fork: further out it has found room.
		const leg =
			(0.72 * smooth(s.from, s.from - 74, ray) + 0.28 * smooth(-30, -80, ray)) *
			(1 + 1.2 * bell(Math.hypot(px, py), 13));
		const [c, n] = [Math.cos(-leg * s.turn), Math.sin(-leg * s.turn)];
		dx += px * c - py * n - px;
		dy += px * n + py * c - py;
		// The fork itself was drawn down.
		dy += 0.7 * bell(Math.hypot(px, py), 9);
		// Bent at the knee, and pushed up there.
		const below = smooth(kneeOf(cut, side) + 10, kneeOf(cut, side) - 10, y);
		const [kx, ky] = [across - (knee[0] + knee[1]) / 2, y - kneeOf(cut, side)];
		dx -= below * ky * s.bent;
		dy += below * kx * s.bent;
		dy -= s.short * below;
		// Wider than it lies, most over hip and thigh.
		const wide = lerp(0.55, 1, smooth(8, crotch - 6, y)) * smooth(rise + 1, rise - 16, y);
		dx += across * s.ease * wide * apart;
		// A leg that was rolled a little: one seam lies further down than the other.
		const along = smooth(crotch, 10, y);
		const beside = (across - (hem[0] + hem[1]) / 2) / (hem[1] - hem[0]);
		dy += s.twist * beside * along;
		dy -= s.low * smooth(24, 4, y);
		// The front is let down on the hips.
		dy -= 0.42 * smooth(rise - 4, rise - 22, y);
		dx += 0.5 * apart * fbm(x * 0.07, y * 0.03 + 9, 2, seed + 95) * smooth(1, 6, across);
		// Alike all the way down the leg the folds would be rungs of a ladder.
		dy += 0.5 * limp * smooth(crotch + 2, crotch - 16, y) * fbm(x * 0.045 + 3, y * 0.06, 2, seed + 97);
		for (const shove of shoves) {
			if (shove.side !== side) continue;
			const near = bell(Math.hypot(across - shove.x, y - shove.y), shove.r);
			dx += shove.by[0] * near;
			dy += shove.by[1] * near;
		}
		if (waist === "drawstring") dx += Math.min(across, 13) * 0.07 * smooth(rise - 14, rise - 2, y);
		if (end === "gathered") dy -= 0.25 * smooth(24, 5, y);
		return [push * side * dx, push * dy];
	};
};

const heldBy = ({ cut, waist, hem: end, pockets }: TrouserStyle) => {
	const { hem, rise, hip } = cut;
	const fork = forkOf(cut);
	return (x: number, y: number, depth: number): Held => {
		const across = Math.abs(x);
		const { held, least } = holding();
		const atHem = y < 1.5 && across > hem[0] + 0.6 && across < hem[1] - 0.6;
		if (depth === 0 && atHem) least(0.006, 0.003, 0);
		// A side seam may slip along itself, or it puckers.
		if (depth === 0 && !atHem) least(0.014, 0.003, 0.02);
		if (depth < 1 && !atHem) least(0, 0, 0, 2.5);
		if (depth === 0 && Math.min(Math.abs(across - hem[0]), Math.abs(across - hem[1])) < 3 && y < 3)
			least(0.02, 0.008, 0);
		if (end !== "gathered" && y < hemOf({ hem: end })) least(0, 0, 0, 4);
		// What is below the waistband is sewn to it.
		if (y > rise - 1.5) least(1, 1, 0.05);
		if (waist !== "drawstring" && y > rise - 7) least(0, 0, 0, 4);
		// The four seams meet at the crotch; above it they are one stiff seam.
		if (Math.hypot(across, y - fork) < 2.2) least(0.04, 0.04, 0.01);
		if (y > fork && across < 1) least(0.03, 0.01, 0.002, 4);
		if (waist !== "drawstring" && x > -0.5 && x < 3.8 && y > rise - flyLength) least(0, 0, 0, 5);
		// Round the mouth of a pocket cloth lies double. Canvas is taped there; twill held as firmly falls in columns beside it.
		if (pockets === "slant" && across > hip * 0.72 && y > rise - 17) least(0, 0, 0.002, 3);
		if (pockets === "cargo" && across > hip * 0.55 && y > rise - 18) least(0.012, 0.006, 0.02, 4);
		return held;
	};
};

/** Share of the folds' height that is left at the edge itself: they run out over it. */
const overEdge = 0.7;

/** How long they are moved, and how long they rest on each finer lattice. */
const rounds = [
	[900, 0.65],
	[500, 0.001],
	[240, 0.001],
] as const;

/** Legs as they lie on the table, laid by waist, crotch, knees and hems, and rounded down along their edges. */
export const legsByHandles = (style: TrouserStyle, outline: readonly Point[], rim: EdgeProfile): Mesh => {
	const { handled } = style.drape;
	const material: Material = { ...common, bend: handled.bend };
	const { panel, pos: settled } = laidSheet(
		outline,
		0.19,
		{ hands: handsOf(style, handled), held: heldBy(style), material, seed: style.seed },
		rounds,
	);
	const { rise, crotch } = style.cut;
	creaseCrests(panel, settled);
	calmDents(
		panel,
		settled,
		(x, y) => smooth(crotch - 1, crotch + 6, y) * smooth(1, 4, Math.abs(x)) * smooth(rise + 1, rise - 1, y),
	);
	easeWalls(panel, settled);
	const [windowX, windowY] = stripOf(key.turn);
	leanCrests(panel, settled, [-windowX, -windowY]);
	const pos = laidOnTable(panel, settled, { material, base: 0.1, ...rim, rim: 1.6, overEdge });
	return fineEdge({ pos, uv: panel.rest.slice(), tri: panel.tri }, panel.depth, rim);
};

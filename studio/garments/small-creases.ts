import { deepened } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/** What handling leaves in a cloth besides its folds. */
export type SmallCreases = {
	/** Height of their ridge, cm. */
	height: number;
	/** Width of their steep side, cm: crisp in linen and poplin, soft in wool and knits. */
	sharp: number;
	/** Share of places that have one where the cloth was handled most. */
	share: number;
};

/** One crease to a cell at most, cm; none reaches further than its neighbours. */
const cell = 5;
/** How much wider than its steep side the other one is. */
const gentle = 5;

type Crease = { x: number; y: number; c: number; s: number; half: number; bow: number; height: number; turn: number };

const creaseIn = (i: number, j: number, seed: number, { height, share }: SmallCreases): Crease | null => {
	// Handled here and there: alike all over it is crumpled paper.
	const handled = smooth(-0.25, 0.35, fbm(i * 0.31, j * 0.23, 2, seed + 141));
	if (hash(i, j, seed + 1) > share * handled) return null;
	// Neighbours were pulled by the same hand.
	const angle = 1.15 + 2.6 * fbm(i * 0.22 + 5, j * 0.2, 2, seed + 143) + 1.1 * (hash(i, j, seed + 2) - 0.5);
	const size = hash(i, j, seed + 3);
	return {
		x: (i + 0.15 + 0.7 * hash(i, j, seed + 4)) * cell,
		y: (j + 0.15 + 0.7 * hash(i, j, seed + 5)) * cell,
		c: Math.cos(angle),
		s: Math.sin(angle),
		half: 1.7 + 2 * size * size,
		bow: 0.5 * (hash(i, j, seed + 6) - 0.5),
		height: height * (0.4 + 0.6 * hash(i, j, seed + 7)),
		turn: hash(i, j, seed + 8) < 0.3 ? -1 : 1,
	};
};

/**
 * Small crisp creases beside the long folds, a finger long or two, each steep on one side. They are relief of the cloth,
 * for the mesh is wider than they are; without them folds are bands of an airbrush.
 */
export const smallCreases = (seed: number, options: SmallCreases): ((texel: Texel, x: number, y: number) => void) => {
	const cells = new Map<number, Crease | null>();
	const at = (i: number, j: number): Crease | null => {
		const key = i * 4096 + j;
		let crease = cells.get(key);
		if (crease === undefined) {
			crease = creaseIn(i, j, seed, options);
			cells.set(key, crease);
		}
		return crease;
	};
	return (texel, x, y) => {
		const [i0, j0] = [Math.floor(x / cell), Math.floor(y / cell)];
		let high = 0;
		for (let i = i0 - 1; i <= i0 + 1; i++) {
			for (let j = j0 - 1; j <= j0 + 1; j++) {
				const crease = at(i, j);
				if (!crease) continue;
				const [px, py] = [x - crease.x, y - crease.y];
				const t = (px * crease.c + py * crease.s) / crease.half;
				if (t <= -1 || t >= 1) continue;
				const off = (py * crease.c - px * crease.s + crease.bow * t * t) * crease.turn;
				const wide = options.sharp * (0.7 + 0.5 * t * t) * (off > 0 ? 1 : gentle);
				const d = Math.abs(off) / wide;
				if (d > 3) continue;
				high += crease.height * clamp(1 - t * t) ** 1.5 * Math.exp(-(d ** 1.4));
			}
		}
		if (high === 0) return;
		deepened(texel);
		texel.height += high / texel.bump;
	};
};

import type { Pose } from "../garments/piece-set.ts";
import { random } from "../maths/random.ts";
import { lerp } from "../maths/scalar.ts";
import type { Crease } from "./swatch-lay.ts";

/** How the corner of one cloth is turned over; every product has a turn, a fold and a light of its own. */
export type CornerLay = {
	seed: number;
	/** How far from the corner it is turned along the hem and up the selvedge, and how round its fold is, cm. */
	alongHem: number;
	upSelvedge: number;
	roll: number;
	/** The folds in which the cloth was kept, from before it was laid out. */
	creases: readonly Crease[];
	pose: Pose;
};

/** Out of the seed of a product's own layout; `fringed` cloths are turned lower, as their ends need room. */
export const cornerLayOf = (seed: number, fringed: boolean): CornerLay => {
	const next = random(seed * 7919 + 3);
	const between = (from: number, to: number) => lerp(from, to, next());
	const mirrored = next() < 0.5;
	// Steep, even or low: a corner that is turned at 45 degrees every time is one picture in many colours.
	const slant = between(-2.6, 2.6);
	const size = fringed ? between(13.6, 16) : between(13.2, 17.4);
	return {
		seed,
		alongHem: size + slant,
		upSelvedge: size - slant + 0.6,
		roll: between(0.55, 0.85),
		creases: [
			{ upright: true, at: between(2.6, 8), high: between(0.13, 0.2), wide: between(0.3, 0.5) },
			{ upright: false, at: between(5, 9), high: between(0.12, 0.18), wide: between(0.35, 0.5) },
		],
		pose: { mirrored, turn: between(2, 7) * (next() < 0.5 ? -1 : 1), keyFrom: between(92, 116) },
	};
};

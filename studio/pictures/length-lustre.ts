import { hash } from "../maths/random.ts";
import { bell } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import type { Measures } from "./length-measures.ts";

/** How far apart the picks are, cm, that are seen as one. */
const bundle = 0.31;

/** How many times more broadly than from near silk mirrors the window, for threads that lie every way share a pixel. */
const broad = 1;

/** How much is seen from so far of how a band of zari is drawn up here and there: all of it looked like the grain of wood. */
const drawnUp = 0.35;

/** Zari seen from so far that no bundle of its threads stands out: single ones are the strokes of a brush on brass. */
const evenZari =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.gilt === 0) return;
		let { r, g, b, lean } = texel;
		let count = 1;
		for (const side of [-2, -1, 1, 2]) {
			surface(u, v + bundle * side, texel);
			if (texel.gilt === 0) continue;
			count++;
			r += texel.r;
			g += texel.g;
			b += texel.b;
			lean += texel.lean;
		}
		// All else is as at the place itself.
		surface(u, v, texel);
		texel.r = r / count;
		texel.g = g / count;
		texel.b = b / count;
		texel.lean = lean / count;
	};

/** How strongly silk mirrors the window: wild silk less, and what is pale, which has no tone left otherwise. */
const shineOf = (recipe: Recipe): number => {
	if (recipe.kind === "silk-saree") return recipe.fabric === "tussar" ? 0.35 : 0.95;
	return recipe.kind === "dhoti" && recipe.fabric === "pattu" ? 0.2 : 0;
};

/**
 * Silk seen over six metres: its light is broad and soft. The eye looks along the cloth ever more flatly: where it meets the
 * window's mirror image even level cloth shines, elsewhere its folds alone. Zari does so on cotton too.
 */
const shining = (surface: Surface, { length, width }: Measures, seed: number, strength: number): Surface => {
	// On cotton, zari alone shines, and is to be seen where it is nearest.
	const middle = (strength > 0 ? 0.4 : 0.15) + 0.25 * hash(seed, 3, 5);
	return (u, v, texel) => {
		surface(u, v, texel);
		const nearer = 0.24 * bell(v / length + 0.12 * (u / width - 0.5) - middle, 0.24);
		if (texel.gilt > 0) {
			texel.lean = drawnUp * texel.lean + nearer;
			return;
		}
		if (strength === 0) return;
		texel.lustre = strength;
		texel.spread = broad;
		texel.pale = 0.06;
		texel.deep = 0;
		texel.lean = nearer - 0.04;
		// The whole of it is seen as aslant as a fold is elsewhere: in the colour of the folds, shot silk was another cloth.
		texel.shot = null;
	};
};

/** The cloth of an opened length with the lustre that its zari and its silk have over so many metres. */
export const lustrous = (surface: Surface, recipe: Recipe, measures: Measures, seed: number): Surface =>
	shining(evenZari(surface), measures, seed, shineOf(recipe));

import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { bell } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import type { Measures } from "./length-measures.ts";
import type { PlainBorder } from "./length-saree.ts";

/** How far apart the picks are, cm, that are seen as one. */
const bundle = 0.31;

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

/** How strongly silk mirrors the window: reeled silk most, crepe and wild silk less. */
const shines: Readonly<Partial<Record<string, number>>> = { tussar: 0.3, mysoreCrepe: 0.75 };

/** Silk of a dhoti less still, which is pale and has no tone left otherwise. */
const shineOf = (recipe: Recipe): number => {
	if (recipe.kind === "silk-saree") return shines[recipe.fabric] ?? 1.15;
	return recipe.kind === "dhoti" && recipe.fabric === "pattu" ? 0.28 : 0;
};

/** White in the light of silk: with the least of it red silk is milky, without any the ochre of wild silk is lemon. */
const pale = { reeled: -0.035, wild: 0.04 };

/** Silk that shines less than this is wild, or pale as that is. */
const paleBelow = 0.5;

/** How strongly the mercerised warp of a plain cotton border mirrors it: without that a border was a strip of felt. */
const mercerised = 0.22;

/** How much more silk turns to the window where the cloth does: a fold is seen from so far by its light alone. */
const livelier = 0.5;

/**
 * How zari lies, as slopes towards the window: by how much it leans where the cloth is level, how far the hand has turned it from
 * place to place, how many times more it turns than the cloth below it, and how far that turns it at most, or a whole selvedge
 * that turns down to the window would be white. Broad plain bands of it need less of all: they were plated.
 */
const zari = {
	figured: { level: 0.14, turned: 0.16, livelier: 4.2, furthest: 0.3 },
	plain: { level: -0.02, turned: 0.12, livelier: 2.8, furthest: 0.2 },
} as const;

/** Silver mirrors the warm floor and room about it, from so far: in its own tone alone it is blue beside linen. */
const silver = [1.02, 0.985, 0.95] as const;

/** Silver thread as it is seen from so far; gold is as it is. */
const warmSilver =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.gilt === 0) return;
		texel.r *= silver[0];
		texel.g *= silver[1];
		texel.b *= silver[2];
	};

/**
 * Silk seen over six metres: its light is broad and soft. The eye looks along the cloth ever more flatly: where it meets the
 * window's mirror image even level cloth shines, elsewhere its folds alone. Zari does so on cotton too: bronze on the far side
 * of a fold, gold where it lies level, and pale where it faces the window.
 *
 * @param slopes slope of the cloth towards the window at a place of it
 */
const shining = (
	surface: Surface,
	{ length, width }: Measures,
	seed: number,
	strengthAt: (u: number, v: number) => number,
	{ level, turned, livelier: times, furthest }: (typeof zari)[keyof typeof zari],
	slopes: (u: number, v: number) => number,
): Surface => {
	// On cotton, zari alone shines, and is to be seen where it is nearest.
	const middle = (strengthAt(width / 2, 0) > 0 ? 0.4 : 0.15) + 0.25 * hash(seed, 3, 5);
	return (u, v, texel) => {
		surface(u, v, texel);
		const strength = strengthAt(u, v);
		if (texel.gilt === 0 && strength === 0) return;
		const nearer = bell(v / length + 0.12 * (u / width - 0.5) - middle, 0.24);
		const slope = slopes(u, v);
		if (texel.gilt > 0) {
			const byHand = turned * fbm(v * 0.035 + 0.01 * u, u < width / 2 ? 1 : 7, 2, seed + 5);
			const fold = furthest * Math.tanh((times * slope) / furthest);
			texel.lean = drawnUp * texel.lean + level + 0.2 * nearer + byHand + fold;
			return;
		}
		texel.lustre = strength;
		texel.pale = strength < paleBelow ? pale.wild : pale.reeled;
		texel.deep = 0;
		texel.lean = 0.19 * nearer - 0.03 + livelier * slope;
		// The whole of it is seen as aslant as a fold is elsewhere: in the colour of the folds, shot silk was another cloth.
		texel.shot = null;
	};
};

/**
 * The cloth of an opened length with the lustre that its zari and its silk have over so many metres.
 *
 * @param border where its border is of mercerised cotton in one colour
 */
export const lustrous = (
	surface: Surface,
	recipe: Recipe,
	measures: Measures,
	seed: number,
	slopes: (u: number, v: number) => number,
	border?: PlainBorder,
): Surface => {
	const isSilver = recipe.kind === "cotton-saree" && recipe.fabric === "linen";
	const even = evenZari(isSilver ? warmSilver(surface) : surface);
	const strength = shineOf(recipe);
	const isPlain = strength === 0 || (recipe.kind === "silk-saree" && recipe.fabric === "mysoreCrepe");
	const strengthAt = (u: number, v: number) =>
		border && v > border.from && Math.min(u, measures.width - u) < border.broad ? mercerised : strength;
	return shining(even, measures, seed, strengthAt, zari[isPlain ? "plain" : "figured"], slopes);
};

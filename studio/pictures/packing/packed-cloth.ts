import { resetTexel, type Surface } from "../../render/scene.ts";
import type { Recipe } from "../../table.ts";
import { clothOf, type SwatchCloth } from "../swatch.ts";

/** Threads of silk per cm: as many as a picture of a whole pack can show one by one. */
const threads = 23;

/** How near cloth is looked at, share of how near it is: single threads about as wide as a pixel beat with it to a plaid or to moire. */
const nearness = { squares: 0.5, silk: 0.65 };

/** Cloth looked at from further off than it is. */
const fromAfar =
	(surface: Surface, near: number): Surface =>
	(u, v, texel) => {
		const { density } = texel;
		texel.density = density * near;
		surface(u, v, texel);
		if (texel.gilt === 0) return;
		// Zari has a grid of its own: its picks are seen from as near as they are.
		resetTexel(texel, density);
		surface(u, v, texel);
	};

/** Zari that lies level: all of it is near the light, where bundles that lean apart as they do in folds are laid bricks. */
const level =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.gilt > 0) texel.lean *= 0.5;
	};

/** Silk's sheen: on a pad that lies nearly level it must be strong to be seen, and as deep as the silk, or green is mint. */
const silken =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.gilt > 0) return;
		// What it mirrors where it lies level is taken off its colour, or a deep silk is a bright one.
		texel.r *= 0.92;
		texel.g *= 0.92;
		texel.b *= 0.92;
		texel.lustre = 0.75;
		texel.pale = 0.03;
	};

/** How the leaf below the uppermost one of a pile of open squares lies: turned a little, and a part of a square aside. */
const below = { turn: 0.021, aside: 0.23, shade: 0.95, deeper: 0.9 };

/**
 * Open squares with the leaves below them: through the squares of the first those of the second are seen, and through theirs
 * what lies deeper still. One leaf alone, drawn opaque, was a printed gingham.
 */
const piled = (surface: Surface): Surface => {
	const [c, s] = [Math.cos(below.turn), Math.sin(below.turn)];
	return (u, v, texel) => {
		surface(u * c - v * s + below.aside, u * s + v * c + below.aside, texel);
		const { r, g, b, cover: second } = texel;
		const density = texel.density;
		resetTexel(texel, density);
		surface(u, v, texel);
		if (texel.cover === 1) return;
		const deep = 1 - texel.cover;
		const dark = below.shade * (second + (1 - second) * below.deeper);
		texel.r += (r * dark - texel.r) * deep;
		texel.g += (g * dark - texel.g) * deep;
		texel.b += (b * dark - texel.b) * deep;
		texel.cover = 1;
	};
};

/** Silk that is drawn from near as an even skin with metal threads on it (`fabric/brocade.ts`). */
const isEvenSkin = (recipe: Recipe): boolean =>
	recipe.kind === "silk-saree" &&
	(recipe.fabric === "banarasi" || recipe.fabric === "kanchi" || recipe.fabric === "softSilk");

/** A cloth in a pack; `veil` is the same as a single leaf that lets what lies below it be seen. */
export type PackedCloth = SwatchCloth & { veil?: Surface };

/** The cloth of a product as it lies folded in a pack. */
export const packedCloth = async (recipe: Recipe): Promise<PackedCloth> => {
	const cloth = await clothOf(recipe, threads);
	if (cloth.sheer) {
		const surface = level(fromAfar(cloth.surface, nearness.squares));
		return recipe.kind === "lehenga"
			? { ...cloth, surface }
			: { ...cloth, sheer: false, surface: piled(surface), veil: surface };
	}
	// Its threads are never seen: looked at from afar, it would be cloth of coarse ones, and its figures would have steps.
	if (isEvenSkin(recipe)) return { ...cloth, surface: level(silken(cloth.surface)) };
	const isSilk = recipe.kind === "silk-saree" || recipe.kind === "lehenga";
	return { ...cloth, surface: level(isSilk ? silken(fromAfar(cloth.surface, nearness.silk)) : cloth.surface) };
};

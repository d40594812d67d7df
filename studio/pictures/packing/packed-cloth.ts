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

/** The cloth of a product as it lies folded in a pack. */
export const packedCloth = async (recipe: Recipe): Promise<SwatchCloth> => {
	const cloth = await clothOf(recipe, threads);
	if (cloth.sheer) return { ...cloth, surface: level(fromAfar(cloth.surface, nearness.squares)) };
	const isSilk = recipe.kind === "silk-saree" || recipe.kind === "lehenga";
	return { ...cloth, surface: level(isSilk ? silken(fromAfar(cloth.surface, nearness.silk)) : cloth.surface) };
};

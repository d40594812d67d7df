import type { Surface } from "../../render/scene.ts";
import type { Recipe } from "../../table.ts";
import { clothOf, type SwatchCloth } from "../swatch.ts";

/** Threads of silk per cm: as many as a picture of a whole pack can show one by one. */
const threads = 23;

/** Open squares from further off than they are: their single threads are as wide as a pixel, and would beat with it to a plaid. */
const squaresAlone =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		texel.density *= 0.5;
		surface(u, v, texel);
	};

/** Silk's sheen: on a pad that lies nearly level it must be strong to be seen, and as deep as the silk, or green is mint. */
const silken =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.metal >= 0.9) return;
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
	if (cloth.sheer) return { ...cloth, surface: squaresAlone(cloth.surface) };
	const isSilk = recipe.kind === "silk-saree" || recipe.kind === "lehenga";
	return isSilk ? { ...cloth, surface: silken(cloth.surface) } : cloth;
};

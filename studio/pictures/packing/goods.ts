import type { Piece } from "../../render/scene.ts";
import type { Recipe } from "../../table.ts";
import { foldedCloth } from "./folded-cloth.ts";
import { foldedGarment, windowOf } from "./folded-garment.ts";

/** A product folded as it is packed, in the middle of the table. */
export const foldedGoods = (recipe: Recipe, seed: number): Promise<Piece[]> => {
	const window = windowOf(recipe.kind);
	return window ? foldedGarment(recipe, window) : foldedCloth(recipe, seed);
};

import type { Laid } from "../garments/piece-set.ts";
import type { Scene } from "../render/scene.ts";
import { type Recipe, table } from "../table.ts";

/** Builds the pieces of a product, with finer threads when it is seen from `near`. The module of its kind is loaded only when needed. */
export const lay = async (recipe: Recipe, near = false): Promise<Laid> => {
	switch (recipe.kind) {
		case "cotton-saree":
			return (await import("../kinds/cotton-saree.ts")).lay(recipe);
		case "silk-saree":
			return (await import("../kinds/silk-saree.ts")).lay(recipe, near);
		case "lehenga":
			return (await import("../kinds/lehenga.ts")).lay(recipe, near);
		case "shirt":
			return (await import("../kinds/shirt.ts")).lay(recipe);
		case "t-shirt":
			return (await import("../kinds/t-shirt.ts")).lay(recipe);
		case "trousers":
			return (await import("../kinds/trousers.ts")).lay(recipe);
		case "dhoti":
			return (await import("../kinds/dhoti.ts")).lay(recipe);
	}
};

export const recipeOf = (id: string): Recipe => {
	const recipe = table[id];
	if (!recipe) throw new Error(`studio/table.ts has no product "${id}"`);
	return recipe;
};

/** The whole product, or its cloth and detail from near, at 800 x 1000: a close view is never the hero of a page. */
export const productScene = async (id: string, view: "whole" | "close"): Promise<Scene> => {
	const laid = await lay(recipeOf(id), view === "close");
	if (view === "whole") return { width: 1200, height: 1500, pieces: laid.pieces, reach: 34, ...laid.view };
	const { pitch } = laid.view;
	const { scale, ...middle } = laid.detail;
	return {
		width: 800,
		height: 1000,
		pieces: laid.pieces,
		pitch,
		cell: 0.08,
		reach: 14,
		...middle,
		scale: (scale * 800) / 1200,
	};
};

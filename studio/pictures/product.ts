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

/** Kinds whose cloth is woven of coarser threads than life in the whole view; silks bring finer ones of their own. */
const finer: Partial<Record<Recipe["kind"], number>> = { "cotton-saree": 1.7, dhoti: 1.7, shirt: 1.6, trousers: 1.6 };

/** Kinds whose dark edges lie straight on the pale ground, where 2 x 2 samples step. */
const samples: Partial<Record<Recipe["kind"], number>> = { "t-shirt": 3, trousers: 3 };

/** The whole product, or its cloth and detail from near. */
export const productScene = async (id: string, view: "whole" | "close"): Promise<Scene> => {
	const laid = await lay(recipeOf(id), view === "close");
	const frame = { width: 1200, height: 1500, samples: samples[recipeOf(id).kind], pieces: laid.pieces };
	if (view === "whole") return { ...frame, reach: 34, ...laid.view };
	const { pitch } = laid.view;
	const { scale, ...middle } = laid.detail;
	return {
		...frame,
		pitch,
		cell: 0.08,
		reach: 14,
		fine: finer[recipeOf(id).kind] ?? 1,
		...middle,
		scale,
	};
};

import type { Laid } from "../garments/piece-set.ts";
import { lightnessOf } from "../maths/oklab.ts";
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
			return (await import("../kinds/shirt.ts")).lay(recipe, near);
		case "t-shirt":
			return (await import("../kinds/t-shirt.ts")).lay(recipe);
		case "trousers":
			return (await import("../kinds/trousers.ts")).lay(recipe);
		case "dhoti":
			return (await import("../kinds/dhoti.ts")).lay(recipe);
	}
};

/** The pieces of a garment that lies on its face; of other goods the back is no picture of its own. */
const layBack = async (recipe: Recipe): Promise<Laid | undefined> => {
	if (recipe.kind === "shirt") return (await import("../kinds/shirt.ts")).layBack(recipe);
	if (recipe.kind === "t-shirt") return (await import("../kinds/t-shirt.ts")).layBack(recipe);
	if (recipe.kind === "trousers") return (await import("../kinds/trousers.ts")).layBack(recipe);
	return undefined;
};

/** Whether there is a picture of the back: of all that is sewn to be worn on two sides. */
export const hasBack = ({ kind }: Recipe): boolean => kind === "shirt" || kind === "t-shirt" || kind === "trousers";

export const recipeOf = (id: string): Recipe => {
	const recipe = table[id];
	if (!recipe) throw new Error(`studio/table.ts has no product "${id}"`);
	return recipe;
};

/** Kinds whose cloth is woven of coarser threads than life in the whole view; silks bring finer ones of their own. */
export const finer: Partial<Record<Recipe["kind"], number>> = {
	"cotton-saree": 1.7,
	dhoti: 1.7,
	shirt: 1.6,
	trousers: 1.6,
};

/** Kinds whose edges lie straight on the pale ground, where 2 x 2 samples step. */
const samples: Partial<Record<Recipe["kind"], number>> = {
	"t-shirt": 3,
	trousers: 3,
	shirt: 3,
	"cotton-saree": 3,
	"silk-saree": 3,
	dhoti: 3,
	lehenga: 3,
};

/** From here on, the outline of a cloth is lost on the usual ground. */
const PALE = 0.8;
/** Pale goods lie on the same paper in a little less light: with .87 they look as if they were of another catalogue. */
const UNDER_PALE = 0.93;

/** How light the ground is below a product. The first colour of a palette is that of most of the cloth. */
export const groundToneOf = ({ palette }: Pick<Recipe, "palette">): number => {
	const [most] = Object.values(palette);
	return typeof most === "string" && lightnessOf(most) > PALE ? UNDER_PALE : 1;
};

/**
 * Kinds that lie so thin on the ground that the light alone gives their edges no shadow there. Shirts are thinnest: shade as strong
 * as that of the others, here and between their layers, outlined their collars, cuffs and pockets.
 */
const contact: Partial<Record<Recipe["kind"], number>> = { shirt: 0.28, "t-shirt": 0.46, trousers: 0.42 };

/** Kinds sewn of pieces that lie thin on each other, and thin pale cloths folded on themselves, whose ends dissolve in them. */
export const layered: Partial<Record<Recipe["kind"], number>> = {
	shirt: 0.32,
	"t-shirt": 0.5,
	trousers: 0.5,
	"cotton-saree": 0.55,
	dhoti: 0.3,
	lehenga: 0.35,
};

/** Kinds that lie in pleats or gathers, one over the next. */
const lapped: Partial<Record<Recipe["kind"], number>> = { lehenga: 0.5, "silk-saree": 0.45, dhoti: 0.35 };

/** The whole product, its back, or its cloth and detail from near. */
export const productScene = async (recipe: Recipe, view: "whole" | "back" | "close"): Promise<Scene> => {
	const laid = view === "back" ? await layBack(recipe) : await lay(recipe, view === "close");
	if (!laid) throw new Error(`${recipe.kind} has no back of its own`);
	const groundTone = groundToneOf(recipe);
	const frame = {
		width: 1200,
		height: 1500,
		// Nine samples a pixel of every layer of a sheer skirt take more than 2 GB, and its edges are soft.
		samples: recipe.kind === "lehenga" && laid.pieces.some(({ sheer }) => sheer) ? 2 : samples[recipe.kind],
		// The edges of legs, and of a shirt's sides and sleeves, run almost upright: in three steps a pixel they are a saw.
		turnedSamples: recipe.kind === "trousers" || recipe.kind === "shirt",
		pieces: laid.pieces,
		groundTone,
		contact: contact[recipe.kind],
		layered: layered[recipe.kind],
		lapped: lapped[recipe.kind],
	};
	if (view !== "close") return { ...frame, reach: 34, ...laid.view };
	const { pitch } = laid.view;
	const { scale, ...middle } = laid.detail;
	return {
		...frame,
		pitch,
		cell: 0.08,
		reach: 14,
		fine: finer[recipe.kind] ?? 1,
		...middle,
		scale,
	};
};

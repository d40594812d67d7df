import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { ply, stitch } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Piece, Scene, Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import { boxOf, isLabel } from "./label.ts";
import { finer, lay } from "./product.ts";
import { clothOf } from "./swatch.ts";
import { cornerView, type TwoSided, turnedCorner } from "./turned-corner.ts";

/** Label and finish: a garment's neck or waistband from inside with its woven label, the hem of a lehenga, and of cloths a corner turned over. */

/** How far below the label the middle of the picture lies, cm. */
const below: Partial<Record<Recipe["kind"], number>> = { shirt: 1.6, "t-shirt": 3.2, trousers: 4.2 };

/** Near the label, or at a hem where a garment has none. */
const garmentScene = async (recipe: Recipe): Promise<Scene> => {
	const { pieces } =
		recipe.kind === "trousers" && recipe.style.waist !== "drawstring"
			? (await import("../kinds/trousers.ts")).layOpen(recipe)
			: await lay(recipe, true);
	const label = pieces.map(({ mesh }) => boxOf(mesh)).find(isLabel);
	const middle = label
		? { cx: (label.x0 + label.x1) / 2, cy: (label.y0 + label.y1) / 2 - (below[recipe.kind] ?? 0) }
		: { cx: -17, cy: 7.5 };
	const frame = { width: 1200, height: 1500, scale: label ? 76 : 66, cell: 0.06, reach: 10, samples: 3 };
	return { ...frame, ...middle, fine: (finer[recipe.kind] ?? 1) * 1.2, pieces };
};

/** How wide the hem is turned, cm. */
const hem = 0.9;

/** A narrow hem sewn along v = 0. */
const hemmed =
	(cloth: Surface): Surface =>
	(u, v, texel) => {
		cloth(u, v, texel);
		ply(texel, v - hem);
		stitch(texel, v - hem + 0.16, u, 0.8);
	};

/** The hem of a skirt as it lies on its own second layer. */
const corner = (level: number, u0: number): Mesh =>
	gridMesh(420, 420, (s, t) => {
		const right = 5.4 - 0.9 * level;
		const foot = -6.2 + 0.7 * level;
		const x = -18 + (right + 18) * s;
		const y = foot + (19 - foot) * t;
		const edge = Math.max(smooth(2.2, 0, right - x), 0.7 * smooth(2.2, 0, y - foot));
		const wave = 0.5 * (fbm(x * 0.11 + level * 5, y * 0.09, 3, 61 + level) + 0.5);
		const ripple = 0.34 * fbm((x + y) * 0.3, level * 4, 2, 63) * edge;
		const double = 0.14 * smooth(hem + 0.05, hem - 0.1, y - foot);
		const z = 0.2 + level * 0.75 + wave + ripple + double;
		const waver = 0.12 * fbm(y * 0.35, level, 2, 67) * edge;
		return [x + waver, y + 0.1 * fbm(x * 0.3, level, 2, 68), z, u0 + x - right, y - foot];
	});

const clothScene = async (recipe: Recipe): Promise<Scene> => {
	const { surface, sheer } = await clothOf(recipe);
	const pieces = [0, 1].map((level): Piece => ({ mesh: corner(level, 60), surface: hemmed(surface), sheer }));
	const frame = { width: 1200, height: 1500, scale: 68, cell: 0.07, reach: 10 };
	return { ...frame, cx: -1.6, cy: 1.2, fine: finer[recipe.kind] ?? 1, pieces };
};

/** A saree or dhoti, from both sides. */
const twoSidedOf = async (recipe: Recipe): Promise<TwoSided | undefined> => {
	switch (recipe.kind) {
		case "cotton-saree":
			return (await import("../kinds/cotton-saree.ts")).twoSided(recipe);
		case "silk-saree":
			return (await import("../kinds/silk-saree.ts")).twoSided(recipe);
		case "dhoti":
			return (await import("../kinds/dhoti.ts")).twoSided(recipe);
		default:
			return undefined;
	}
};

const cornerScene = (recipe: Recipe, cloth: TwoSided): Scene => {
	const frame = { width: 1200, height: 1500, ...cornerView, fine: finer[recipe.kind] ?? 1, samples: 3 };
	return { ...frame, pieces: turnedCorner(cloth) };
};

export const insideScene = async (recipe: Recipe): Promise<Scene> => {
	if (recipe.kind === "shirt" || recipe.kind === "t-shirt" || recipe.kind === "trousers") return garmentScene(recipe);
	const cloth = await twoSidedOf(recipe);
	return cloth ? cornerScene(recipe, cloth) : clothScene(recipe);
};

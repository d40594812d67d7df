import { inPose } from "../garments/piece-set.ts";
import type { Scene } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import { cornerLayOf } from "./corner-lay.ts";
import { boxOf, isLabel } from "./label.ts";
import { finer, lay, layered } from "./product.ts";
import { cornerView, type TwoSided, turnedCorner } from "./turned-corner.ts";
import { skirtLayOf, skirtView, turnedSkirt } from "./turned-skirt.ts";

/*
 * Label and finish: a garment's neck or waistband from inside with its woven label, a lehenga whose hem is turned up
 * (`turned-skirt.ts`), and of cloths a corner turned over (`turned-corner.ts`).
 */

/** Share of the light that is lost at the foot of the part that is turned over. */
const foot = 0.78;

/** How light the ground is below sheer cloth, most of which it is: on the usual one its threads are lost. */
const sheerGround = 0.91;

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
	return { ...frame, ...middle, layered: layered[recipe.kind], fine: (finer[recipe.kind] ?? 1) * 1.2, pieces };
};

const cornerScene = (recipe: Recipe, cloth: TwoSided, seed: number): Scene => {
	const lay = cornerLayOf(seed, cloth.fringe !== undefined);
	// A fringe needs room below the cloth.
	const view = { ...cornerView, cy: cornerView.cy - (cloth.fringe ? 1.4 : 0) };
	const { pieces, detail } = inPose({ pieces: turnedCorner(cloth, lay), view, detail: view }, lay.pose);
	return {
		width: 1200,
		height: 1500,
		...view,
		...detail,
		fine: finer[recipe.kind] ?? 1,
		samples: 3,
		foot,
		...(cloth.sheer ? { groundTone: sheerGround } : {}),
		pieces,
	};
};

export const insideScene = async (recipe: Recipe): Promise<Scene> => {
	switch (recipe.kind) {
		case "cotton-saree":
			return cornerScene(recipe, (await import("../kinds/cotton-saree.ts")).twoSided(recipe), recipe.layout.seed);
		case "silk-saree":
			return cornerScene(recipe, (await import("../kinds/silk-saree.ts")).twoSided(recipe), recipe.layout.seed);
		case "dhoti":
			return cornerScene(recipe, (await import("../kinds/dhoti.ts")).twoSided(recipe), recipe.style.seed);
		case "lehenga": {
			const cloth = (await import("../kinds/lehenga.ts")).skirtCloth(recipe);
			const lay = skirtLayOf(recipe.seed);
			const skirt = { pieces: turnedSkirt(cloth, lay), view: skirtView, detail: skirtView };
			const { pieces, detail } = inPose(skirt, lay.pose);
			return { width: 1200, height: 1500, ...skirtView, samples: 3, foot, ...detail, pieces };
		}
		default:
			return garmentScene(recipe);
	}
};

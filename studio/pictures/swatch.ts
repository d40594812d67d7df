import { placed } from "../cloth/mesh.ts";
import type { Rgb } from "../maths/colour.ts";
import type { Point } from "../maths/curve.ts";
import { looseThread } from "../props/loose-thread.ts";
import { ruler } from "../props/ruler.ts";
import { newTexel, type Piece, type Scene, type Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import { groundToneOf } from "./product.ts";
import { cut, edged, looseThreads, reliefOf } from "./swatch-cut.ts";
import { layOf, type SwatchLay } from "./swatch-lay.ts";

/** The cloth of a product as it lies on the table for a swatch: (u, v) is the lower left corner that is cut out. */
export type SwatchCloth = {
	surface: Surface;
	u?: number;
	v?: number;
	sheer?: boolean;
	/** Shot cloth is laid in a soft fold and its corner lifted: lying flat it would show one of its two colours. */
	folded?: boolean;
};

/** The cloth of a product as it is cut from the bolt; silks with as many `threads` per cm as the picture can show. */
export const clothOf = async (recipe: Recipe, threads?: number): Promise<SwatchCloth> => {
	switch (recipe.kind) {
		case "cotton-saree":
			return (await import("../kinds/cotton-saree.ts")).swatch(recipe);
		case "silk-saree":
			return (await import("../kinds/silk-saree.ts")).swatch(recipe, threads);
		case "lehenga":
			return (await import("../kinds/lehenga.ts")).swatch(recipe, threads);
		case "shirt":
			return (await import("../kinds/shirt.ts")).swatch(recipe);
		case "t-shirt":
			return (await import("../kinds/t-shirt.ts")).swatch(recipe);
		case "trousers":
			return (await import("../kinds/trousers.ts")).swatch(recipe);
		case "dhoti":
			return (await import("../kinds/dhoti.ts")).swatch(recipe);
	}
};

/** Colour of the cloth's thread at a place. */
const threadColour = ({ surface, u = 0, v = 0 }: SwatchCloth, { width, height }: SwatchLay, [x, y]: Point): Rgb => {
	const texel = newTexel();
	surface(u + x + width / 2, v + y + height / 2, texel);
	return [texel.r, texel.g, texel.b];
};

/** How light the paper is below: pale cloth needs a deeper one than a whole garment does, or its teeth are lost on it. */
const groundTones = { pale: 0.87, other: 0.95 };

/** A swatch of the cloth with pinked edges, beside a ruler. */
export const swatchScene = async (id: string, recipe: Recipe, fine: number): Promise<Scene> => {
	const cloth = await clothOf(recipe);
	const { surface, u = 0, v = 0, sheer, folded = false } = cloth;
	const pale = groundToneOf(recipe) < 1;
	const lay = layOf(id, folded, pale);
	const mesh = placed(cut(lay, u, v), lay.cloth);
	const relief = reliefOf(lay);
	const threads = looseThreads(lay).map((line): Piece => {
		const root = line[0];
		const thread = looseThread(line, relief(...root), threadColour(cloth, lay, root));
		return { ...thread, mesh: placed(thread.mesh, lay.cloth) };
	});
	return {
		...{ width: 1200, height: 1500, cx: 0, cy: 0, scale: 56, fine, cell: 0.07, soften: 3, reach: 12, samples: 3 },
		groundTone: pale ? groundTones.pale : groundTones.other,
		pieces: [{ mesh, surface: edged(surface, lay, u, v), sheer }, ruler(lay.ruler, lay.seed), ...threads],
	};
};

import { type Mesh, moved, placed } from "../cloth/mesh.ts";
import type { Rgb } from "../maths/colour.ts";
import type { Point } from "../maths/curve.ts";
import { looseThread } from "../props/loose-thread.ts";
import { ruler } from "../props/ruler.ts";
import { newTexel, type Piece, type Scene, type Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import { groundToneOf } from "./product.ts";
import { cut, edged, frayed, looseThreads } from "./swatch-cut.ts";
import { layOf, type SwatchLay } from "./swatch-lay.ts";
import { layOver, liningBelow, overRuler } from "./swatch-lined.ts";
import { reliefOf } from "./swatch-relief.ts";

/** The cloth of a product as it lies on the table for a swatch: (u, v) is the lower left corner that is cut out. */
export type SwatchCloth = {
	surface: Surface;
	u?: number;
	v?: number;
	sheer?: boolean;
	/** Cut double: a single layer of cloth as open as Kota shows more of the table than of its own colour. */
	doubled?: boolean;
	/** What it is worn over: a piece of that lies below it, or sheer cloth on the table would be nearly of the table's colour. */
	lining?: Surface;
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

/** The cut ends of single threads: in the colour of the cloth they come from, dull, and never open. */
const endsOf =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		texel.height = 0;
		texel.cover = 1;
		texel.lustre = 0;
	};

/** How high the soft folds are, share of full ones: shot cloth shows its second colour on them, and lustrous cloth its light. */
const swells = { folded: 0.75, satin: 0.92, lustrous: 0.3 };

/** Cloth that mirrors the window is laid in folds: quite flat it would be taken for cotton, satin above all. */
const swellOf = ({ surface, u = 0, v = 0, folded = false }: SwatchCloth): number => {
	if (folded) return swells.folded;
	const texel = newTexel();
	surface(u + 4, v + 9, texel);
	return texel.lustre > 0.9 ? swells.satin : texel.lustre > 0.12 ? swells.lustrous : 0;
};

/** How light the paper is below: pale cloth needs a deeper one than a whole garment does, or its teeth are lost on it. */
const groundTones = { pale: 0.87, other: 0.95 };

/** How far the shears press the ends of cloth together that lies over its lining: more is a blue line drawn round it. */
const pressed = 0.2;

/** How far the upper ply of cloth that is cut double lies above the lower one, cm. */
const apart = 0.12;

/** A swatch of the cloth with pinked edges, beside a ruler. */
export const swatchScene = async (id: string, recipe: Recipe, fine: number): Promise<Scene> => {
	const cloth = await clothOf(recipe);
	const { surface, u = 0, v = 0, sheer, doubled = false, lining } = cloth;
	const pale = groundToneOf(recipe) < 1;
	const own = layOf(id, swellOf(cloth), pale);
	const lay = lining ? overRuler(own) : own;
	const rule = ruler(lay.ruler, lay.seed);
	const below = lining ? [liningBelow(lay, lining), rule] : [];
	const drape = lining ? layOver(below) : (mesh: Mesh) => mesh;
	const laid = (mesh: Mesh) => drape(placed(mesh, lay.cloth));
	const mesh = laid(cut(lay, u, v));
	const relief = reliefOf(lay);
	const piece: Piece = { mesh, surface: edged(surface, lay, u, v, lining ? pressed : undefined), sheer };
	const plies = doubled
		? [piece, { ...piece, mesh: moved(mesh, (x, y, z) => [x + 0.1, y - 0.08, z + apart]) }]
		: [piece];
	const threads = looseThreads(lay).map((line): Piece => {
		const root = line[0];
		const thread = looseThread(line, relief(...root), threadColour(cloth, lay, root));
		return { ...thread, mesh: laid(thread.mesh) };
	});
	return {
		...{ width: 1200, height: 1500, cx: 0, cy: 0, scale: 56, fine, cell: 0.07, soften: 3, reach: 12, samples: 3 },
		groundTone: pale ? groundTones.pale : groundTones.other,
		pieces: [
			...(lining ? below : []),
			...plies,
			{ mesh: laid(frayed(lay, u, v)), surface: endsOf(surface) },
			...(lining ? [] : [rule]),
			...threads,
		],
	};
};

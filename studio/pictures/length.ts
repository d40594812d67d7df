import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { blockMulmul, chettinad, kotaDoria, linen, pochampally } from "../cloths/cotton-sarees.ts";
import { dhotiCloths } from "../cloths/dhotis.ts";
import { banarasi, kanchi, mysoreCrepe, softSilk, tussar } from "../cloths/silk-sarees.ts";
import { weave } from "../fabric/weave.ts";
import type { SareeCloth } from "../garments/saree.ts";
import { fbm } from "../maths/noise.ts";
import type { Scene, Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";

/** A length of cloth, cm: how long and wide it is, and how much of it is the blouse piece that is woven on. */
export type Measures = { length: number; width: number; blouse: number };

const BLOUSE = 80;

/** What the catalogue says of a saree or dhoti; undefined of goods that are no length of cloth. */
export const measuresOf = (id: string, kind: Recipe["kind"]): Measures | undefined => {
	if (kind !== "cotton-saree" && kind !== "silk-saree" && kind !== "dhoti") return undefined;
	const details = seedCatalogue.products.find((product) => product.id === id)?.details;
	if (!details?.lengthM || !details.widthCm) return undefined;
	const hasBlouse = details.components?.some(({ name }) => name.includes("blouse")) ?? false;
	return { length: details.lengthM * 100, width: details.widthCm, blouse: hasBlouse ? BLOUSE : 0 };
};

/**
 * Pixels per cm at 1200 x 1500, one for all, so that lengths compare; and the middle of the picture, a little below the
 * cloth's own, as the width is written below it. length.ts and the lines beside the cloth (cards/marked.ts) must agree.
 */
export const lengthView = { scale: 2.02, cy: -14 };

const cottons = { chettinad, kotaDoria, blockMulmul, pochampally, linen };
const silks = { banarasi, kanchi, mysoreCrepe, tussar, softSilk };

/** How far each pallu's own design goes, cm; from there the body has its borders. */
const pallus: Readonly<Record<string, number>> = {
	...{ chettinad: 36.4, kotaDoria: 17.4, blockMulmul: 35.8, pochampally: 39, linen: 35.6 },
	...{ banarasi: 38.2, kanchi: 42, mysoreCrepe: 30, tussar: 26, softSilk: 47.8 },
};

/** How far each border goes before its points, cm: as far as that the blouse piece has it too. */
const borders: Readonly<Record<string, number>> = {
	...{ chettinad: 10, kotaDoria: 3.2, blockMulmul: 7, pochampally: 7.9, linen: 1.5 },
	...{ banarasi: 7, kanchi: 12.3, mysoreCrepe: 4.6, tussar: 6.1, softSilk: 3.4 },
};

/** Pallu, body with its border on both sides, blouse piece between the same borders. */
const sareeSurface = (fabric: string, cloth: SareeCloth, blouse: Surface | null, measures: Measures): Surface => {
	const { length, width, ...more } = measures;
	const end = pallus[fabric] ?? 0;
	const border = borders[fabric] ?? 0;
	const body = cloth.body(width);
	const pallu = cloth.pallu(width);
	return (u, v, texel) => {
		const outer = Math.max(u, width - u);
		if (v < end) pallu(u, v, texel);
		else if (blouse && v > length - more.blouse && outer < width - border) blouse(u, v, texel);
		else body(outer, v, texel);
		// The line along which the blouse piece is cut off.
		if (blouse && Math.abs(v - length + more.blouse) < 0.5) {
			texel.r *= 0.72;
			texel.g *= 0.72;
			texel.b *= 0.72;
		}
	};
};

const surfaceOf = (recipe: Recipe, measures: Measures): Surface => {
	switch (recipe.kind) {
		case "cotton-saree": {
			const { ground } = recipe.palette;
			const plain = measures.blouse > 0 ? weave({ warp: ground, weft: ground, threads: 11 }) : null;
			return sareeSurface(recipe.fabric, cottons[recipe.fabric](recipe.palette), plain, measures);
		}
		case "silk-saree": {
			const { weft, border, shot, borderShot } = recipe.palette;
			const own = recipe.fabric === "tussar";
			const colour = own ? weft : border;
			const plain = weave({
				warp: colour,
				weft: colour,
				shot: own ? shot : borderShot,
				threads: 13,
				spec: 0.2,
				rough: 0.46,
			});
			return sareeSurface(
				recipe.fabric,
				silks[recipe.fabric](recipe.palette),
				measures.blouse > 0 ? plain : null,
				measures,
			);
		}
		case "dhoti":
			return dhotiCloths[recipe.fabric](recipe.palette).end(measures.width);
		default:
			throw new Error(`a ${recipe.kind} is no length of cloth`);
	}
};

/** A ridge where the cloth was folded. */
const crease = (at: number, every: number): number => Math.exp(-Math.abs(at - Math.round(at / every) * every) / 1.1);

/** The cloth opened on the table: soft waves, and the folds it has lain in. */
const opened = ({ length, width }: Measures): Mesh =>
	gridMesh(160, 560, (s, t) => {
		const u = s * width;
		const v = t * length;
		const sway = 1.6 * fbm(v * 0.006, 2, 2, 7) + 0.5 * fbm(v * 0.03, s * 2, 2, 8) * (s - 0.5) * 2;
		const wave = 1.3 * (fbm(u * 0.02, v * 0.012, 3, 11) + 0.6) + 0.35 * fbm(u * 0.09, v * 0.06, 2, 13);
		const folds = 0.8 * crease(v, 62) * (0.7 + 0.5 * fbm(u * 0.05, v * 0.1, 2, 3)) + 0.6 * crease(u - width / 2, 1e4);
		return [u - width / 2 + sway, v - length / 2, 0.25 + Math.max(0, wave) + folds, u, v];
	});

/** A saree or dhoti opened to its whole length, to scale, seen from straight above. */
export const lengthScene = async (recipe: Recipe, measures: Measures): Promise<Scene> => ({
	...{ width: 1200, height: 1500, cx: 0, cy: lengthView.cy, scale: lengthView.scale, cell: 0.9, reach: 60, samples: 3 },
	pieces: [{ mesh: opened(measures), surface: surfaceOf(recipe, measures) }],
});

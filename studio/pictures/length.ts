import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { blockMulmul, chettinad, kotaDoria, linen, pochampally } from "../cloths/cotton-sarees.ts";
import { dhotiCloths } from "../cloths/dhotis.ts";
import { banarasi, kanchi, mysoreCrepe, softSilk, tussar } from "../cloths/silk-sarees.ts";
import { weave } from "../fabric/weave.ts";
import type { SareeCloth, SareeLayout } from "../garments/saree.ts";
import type { DhotiRecipe } from "../kinds/dhoti.ts";
import type { Piece, Scene, Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import { endPieces, type LengthEnd } from "./length-end.ts";
import { centreOf } from "./length-frame.ts";
import { acrossCount, laidLength } from "./length-lay.ts";
import { lustrous } from "./length-lustre.ts";
import { drawn, lengthView, shownAt, type View, viewOf } from "./length-view.ts";
import { groundToneOf } from "./product.ts";

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

const cottons = { chettinad, kotaDoria, blockMulmul, pochampally, linen };
const silks = { banarasi, kanchi, mysoreCrepe, tussar, softSilk };

/** How far each pallu's own design goes, cm; from there the body has its borders. */
const pallus: Readonly<Record<string, number>> = {
	...{ chettinad: 36.4, kotaDoria: 40.4, blockMulmul: 35.8, pochampally: 39, linen: 35.6 },
	...{ banarasi: 38.2, kanchi: 42, mysoreCrepe: 30, tussar: 26, softSilk: 47.8 },
};

/** How far each border goes before its points, cm: as far as that the blouse piece has it too. */
const borders: Readonly<Record<string, number>> = {
	...{ chettinad: 10, kotaDoria: 3.2, blockMulmul: 7, pochampally: 7.9, linen: 1.5 },
	...{ banarasi: 7.1, kanchi: 12.6, mysoreCrepe: 4.6, tussar: 6.1, softSilk: 3.4 },
};

/** Whose borders run on beside the pallu, which has none in its own design. */
const besidePallu: ReadonlySet<string> = new Set(["softSilk", "blockMulmul"]);

/** How high the points of each border stand over it, cm. */
const points: Readonly<Record<string, number>> = { banarasi: 2.1, kanchi: 3.6 };

/** So near to its edge the cloth shows one colour, the outermost line of its border: a hair of it would be torn into specks. */
const hair = 0.2;

/** A cloth, and what hangs from its end. */
type Opened = { right: Surface; sheer?: boolean; end?: LengthEnd };

/** Pallu, body with its border on both sides, blouse piece between the same borders. */
const sareeSurface = (
	fabric: string,
	cloth: SareeCloth,
	blouse: Surface | null,
	measures: Measures,
	edged?: boolean,
): Surface => {
	const { length, width, ...more } = measures;
	const end = pallus[fabric] ?? 0;
	const border = borders[fabric] ?? 0;
	const whole = border + (points[fabric] ?? 0.6);
	const body = cloth.body(width);
	const pallu = cloth.pallu(width, edged);
	/** How far the pallu goes where the borders are: those with points run on beside its own, or its field shows there. */
	const sideEnd = besidePallu.has(fabric) ? 0 : end - (points[fabric] ?? 0);
	return (u, v, texel) => {
		const outer = Math.min(Math.max(u, width - u), width - hair);
		if (v < (outer > width - border ? sideEnd : end)) pallu(Math.min(Math.max(u, hair), width - hair), v, texel);
		else if (blouse && v > length - more.blouse && outer < width - border) blouse(u, v, texel);
		// The left border is the right one mirrored; the field between them goes on in one repeat.
		else body(u < whole ? outer : Math.min(u, width - hair), v, texel);
		// The line along which the blouse piece is cut off.
		if (blouse && Math.abs(v - length + more.blouse) < 0.5) {
			texel.r *= 0.84;
			texel.g *= 0.84;
			texel.b *= 0.84;
		}
	};
};

/** How far the end's own design goes where the end has no borders at its sides, cm. */
const ends: Readonly<Record<string, number>> = { pattu: 9.4 };

const dhotiSurface = ({ fabric, palette }: DhotiRecipe, width: number): Surface => {
	const { cloth, end } = dhotiCloths[fabric](palette);
	const body = cloth(width, false);
	const atEnd = end(width);
	const own = ends[fabric] ?? Number.POSITIVE_INFINITY;
	return (u, v, texel) =>
		v < own
			? atEnd(Math.min(Math.max(u, hair), width - hair), v, texel)
			: body(Math.min(Math.max(u, width - u), width - hair), v, texel);
};

/** A fan or a roll is shown without its ends (garments/saree.ts). */
const endOf = ({ tassels, fringe }: SareeCloth, { pallu, seed }: SareeLayout): LengthEnd | undefined =>
	pallu === "panel" ? { tassels, fringe, seed } : undefined;

/** The number by which a product's cloth is laid. */
export const seedOf = (recipe: Recipe): number => {
	switch (recipe.kind) {
		case "cotton-saree":
		case "silk-saree":
			return recipe.layout.seed;
		case "dhoti":
			return recipe.style.seed;
		default:
			throw new Error(`a ${recipe.kind} is no length of cloth`);
	}
};

const openedOf = (recipe: Recipe, measures: Measures): Opened => {
	switch (recipe.kind) {
		case "cotton-saree": {
			const { ground } = recipe.palette;
			const cloth = cottons[recipe.fabric](recipe.palette);
			// The blouse piece is woven as the field is: of cloth so wide that no border comes into it. Figured fields have no
			// figures there.
			const woven =
				recipe.fabric === "kotaDoria" || recipe.fabric === "linen"
					? cloth.body(1e4)
					: weave({ warp: ground, weft: ground, threads: 11 });
			const plain = measures.blouse > 0 ? woven : null;
			return {
				right: sareeSurface(recipe.fabric, cloth, plain, measures, recipe.layout.edged),
				sheer: cloth.sheer,
				end: endOf(cloth, recipe.layout),
			};
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
			const cloth = silks[recipe.fabric](recipe.palette);
			return {
				right: sareeSurface(recipe.fabric, cloth, measures.blouse > 0 ? plain : null, measures, recipe.layout.edged),
				end: endOf(cloth, recipe.layout),
			};
		}
		case "dhoti":
			return {
				right: dhotiSurface(recipe, measures.width),
				end: { hanging: recipe.style.fringe, seed: recipe.style.seed },
			};
		default:
			throw new Error(`a ${recipe.kind} is no length of cloth`);
	}
};

/** How far a cotton saree crumples beside linen, which does so most; Kota is stiff. */
const crumples: Readonly<Record<string, number>> = { linen: 1, blockMulmul: 0.9, kotaDoria: 0.4 };

/** Other cotton crumples less, silk hardly. */
const crumpledOf = (recipe: Recipe): number => {
	if (recipe.kind === "cotton-saree") return crumples[recipe.fabric] ?? 0.6;
	return recipe.kind === "dhoti" && recipe.fabric !== "pattu" ? 0.6 : 0.25;
};

/** Share of its threads that are left at the near end, as they are seen aslant: of open squares more, or they are one tint. */
const shownOf = (sheer = false): number => (sheer ? 0.85 : 0.65);

/** How many times as long the way through the cloth is for an eye that looks along the floor. */
const aslant = 1.8;

/** Its threads are smaller towards the far end, and hide more of what lies below them than from straight above. */
const receding =
	(surface: Surface, view: View, shown: number): Surface =>
	(u, v, texel) => {
		texel.density *= shown * shownAt(view, v);
		surface(u, v, texel);
		texel.cover = 1 - (1 - texel.cover) ** aslant;
	};

/** A saree or dhoti laid out on the floor to its whole length. */
export const lengthScene = async (recipe: Recipe, measures: Measures): Promise<Scene> => {
	const { right, sheer, end } = openedOf(recipe, measures);
	const seed = seedOf(recipe);
	const view = viewOf(seed, measures);
	const { width, length } = measures;
	const laid = laidLength({ width, length, seed }, crumpledOf(recipe));
	const lit = lustrous(right, recipe, measures, seed);
	const pieces: Piece[] = [{ mesh: laid, surface: receding(lit, view, shownOf(sheer)), sheer }];
	if (end) pieces.push(...endPieces(laid, acrossCount, end));
	const [cx, cy] = centreOf(view);
	return {
		width: 1200,
		height: 1500,
		cx,
		cy,
		scale: lengthView.scale,
		pitch: lengthView.pitch,
		groundTone: groundToneOf(recipe),
		cell: 0.24,
		soften: 6,
		reach: 24,
		samples: 3,
		turnedSamples: true,
		contact: 0.36,
		// Some of the light goes through sheer cloth.
		below: sheer ? 0.12 : 0.45,
		keyFrom: 146,
		keyHeight: 25,
		pieces: pieces.map((piece) => ({ ...piece, mesh: drawn(view, piece.mesh) })),
	};
};

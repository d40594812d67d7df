import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { blockMulmul, chettinad, kotaDoria, linen, pochampally } from "../cloths/cotton-sarees.ts";
import { dhotiCloths } from "../cloths/dhotis.ts";
import { banarasi, kanchi, mysoreCrepe, softSilk, tussar } from "../cloths/silk-sarees.ts";
import { weave } from "../fabric/weave.ts";
import type { SareeCloth, SareeLayout } from "../garments/saree.ts";
import type { DhotiRecipe } from "../kinds/dhoti.ts";
import { fbm } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Scene, Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import { endPieces, type LengthEnd } from "./length-end.ts";

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
 * cloth's own, as the width is written below it. The lines beside the cloth (length-bars.ts) are drawn to it.
 */
export const lengthView = { scale: 3.1, cy: -14 };

const cottons = { chettinad, kotaDoria, blockMulmul, pochampally, linen };
const silks = { banarasi, kanchi, mysoreCrepe, tussar, softSilk };

/** How far each pallu's own design goes, cm; from there the body has its borders. */
const pallus: Readonly<Record<string, number>> = {
	...{ chettinad: 36.4, kotaDoria: 30.4, blockMulmul: 35.8, pochampally: 39, linen: 35.6 },
	...{ banarasi: 38.2, kanchi: 42, mysoreCrepe: 30, tussar: 26, softSilk: 47.8 },
};

/** How far each border goes before its points, cm: as far as that the blouse piece has it too. */
const borders: Readonly<Record<string, number>> = {
	...{ chettinad: 10, kotaDoria: 3.2, blockMulmul: 7, pochampally: 7.9, linen: 1.5 },
	...{ banarasi: 7.1, kanchi: 12.6, mysoreCrepe: 4.6, tussar: 6.1, softSilk: 3.4 },
};

/** Whose borders run on beside the pallu, which has none in its own design. */
const besidePallu: ReadonlySet<string> = new Set(["softSilk"]);

/** How high the points of each border stand over it, cm. */
const points: Readonly<Record<string, number>> = { banarasi: 2.1, kanchi: 3.6 };

/** So near to its edge the cloth shows no more than a hair of what lies outside the border, which would be torn into specks. */
const hair = 0.4;

/** A cloth from its right and, where it is turned over, its wrong side, and what hangs from its end. */
type Sides = { right: Surface; wrong: Surface; sheer?: boolean; end?: LengthEnd };

/** Pallu, body with its border on both sides, blouse piece between the same borders. */
const sareeSurface = (fabric: string, cloth: SareeCloth, blouse: Surface | null, measures: Measures): Sides => {
	const { length, width, ...more } = measures;
	const end = pallus[fabric] ?? 0;
	const border = borders[fabric] ?? 0;
	const whole = border + (points[fabric] ?? 0.6);
	const body = cloth.body(width);
	const pallu = cloth.pallu(width);
	const behind = (!cloth.showsPallu && cloth.wrong?.(width)) || body;
	return {
		right: (u, v, texel) => {
			const outer = Math.min(Math.max(u, width - u), width - hair);
			if (v < end && !(besidePallu.has(fabric) && (u < border || u > width - border)))
				pallu(Math.min(Math.max(u, hair), width - hair), v, texel);
			else if (blouse && v > length - more.blouse && outer < width - border) blouse(u, v, texel);
			// The left border is the right one mirrored; the field between them goes on in one repeat.
			else body(u < whole ? outer : Math.min(u, width - hair), v, texel);
			// The line along which the blouse piece is cut off.
			if (blouse && Math.abs(v - length + more.blouse) < 0.5) {
				texel.r *= 0.84;
				texel.g *= 0.84;
				texel.b *= 0.84;
			}
		},
		wrong: (u, v, texel) => behind(u < whole ? Math.min(width - u, width - hair) : Math.min(u, width - hair), v, texel),
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

const bothAlike = (right: Surface): Sides => ({ right, wrong: right });

/** A fan or a roll is shown without its ends (garments/saree.ts). */
const endOf = ({ tassels, fringe }: SareeCloth, { pallu, seed }: SareeLayout): LengthEnd | undefined =>
	pallu === "panel" ? { tassels, fringe, seed } : undefined;

const sidesOf = (recipe: Recipe, measures: Measures): Sides => {
	switch (recipe.kind) {
		case "cotton-saree": {
			const { ground } = recipe.palette;
			const woven =
				recipe.fabric === "kotaDoria"
					? cottons.kotaDoria(recipe.palette).body(1e4)
					: weave({ warp: ground, weft: ground, threads: 11 });
			const plain = measures.blouse > 0 ? woven : null;
			const cloth = cottons[recipe.fabric](recipe.palette);
			return {
				...sareeSurface(recipe.fabric, cloth, plain, measures),
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
				...sareeSurface(recipe.fabric, cloth, measures.blouse > 0 ? plain : null, measures),
				end: endOf(cloth, recipe.layout),
			};
		}
		case "dhoti":
			return {
				...bothAlike(dhotiSurface(recipe, measures.width)),
				end: { hanging: recipe.style.fringe, seed: recipe.style.seed },
			};
		default:
			throw new Error(`a ${recipe.kind} is no length of cloth`);
	}
};

/** A ridge where the cloth was folded. */
const crease = (at: number, every: number): number => Math.exp(-Math.abs(at - Math.round(at / every) * every) / 1.1);

/** How high the cloth lies at its edges, cm: so low that the table beside it is not taken to be below it (render/probe.ts). */
const thick = 0.33;

/** It waves in the middle and lies down at its edges: higher than its own thickness there, it was a slab of putty. */
const heightAt = (u: number, v: number, { width, length }: Measures): number => {
	const wave = 1.3 * fbm(u * 0.02, v * 0.012, 3, 11) + 0.35 * fbm(u * 0.09, v * 0.06, 2, 13);
	const folds = 0.7 * crease(v, 62) * (0.7 + 0.5 * fbm(u * 0.05, v * 0.1, 2, 3)) + 0.6 * crease(u - width / 2, 1e4);
	const inward = Math.min(u, width - u, v, length - v);
	// Not all at once, or one border shines along its whole length and the other is brown.
	return thick + Math.max(0, 0.6 + wave) * smooth(0, 26, inward) + folds * smooth(0, 6, inward);
};

const swayAt = (u: number, v: number, width: number): number =>
	1.6 * fbm(v * 0.006, 2, 2, 7) + 0.5 * fbm(v * 0.03, (u / width) * 2, 2, 8) * (u / width - 0.5) * 2;

/** Cells of a mesh from one side of the cloth to the other. */
const acrossCount = 160;

/** The cloth opened on the table in one run: soft waves, and the folds it has lain in. */
const opened = (measures: Measures): Mesh => {
	const { length, width } = measures;
	return gridMesh(acrossCount, 560, (s, t) => {
		const [u, v] = [s * width, t * length];
		// Its end lies as broad and where it is measured.
		const sway = swayAt(u, v, width) - swayAt(u, 0, width);
		return [u - width / 2 + sway, v - length / 2, heightAt(u, v, measures), u, v];
	});
};

/** Half the distance from one run to the other of a cloth that is turned, how long each is, and where it turns. */
export type Turn = { half: number; run: number; top: number };

/** Longer cloths do not fit: they go up, are folded over twice, and come down again beside themselves. */
const longestRun = 450;
/** From one run to the other, cm: less for a shorter cloth, so that its runs are not cut short. */
const betweenOf = (length: number): number => 40 + Math.max(0, length - 550) * 0.4;
/** How far it lies below the middle, cm: the figure of its length stands above it. */
const lower = 13;

export const turnOf = ({ length, width }: Measures): Turn | undefined => {
	if (length <= longestRun) return undefined;
	// In whole cm, as it is written beside the cloth.
	const run = Math.round(length / 2 - (width + betweenOf(length)) / 2);
	const half = length / 2 - run;
	return { half, run, top: (run - width / 2) / 2 - lower };
};

/** How thick a fold is, cm, and over what distance from it the cloth comes down on itself. */
const fold = 1.9;
const foldReach = 4;
/**
 * Over what distance from the layers below it the cloth comes down to the table, cm: over less it was a ramp. Beside the
 * tip of its fold it has least below it, and comes down sooner: as high as elsewhere it hovered over its own shadow.
 */
const descentAt = (u: number): number => lerp(38, 54, smooth(0, 60, u));

/** Three lengths of one cloth: up, across with its wrong side up, and down. Both folds lie at 45 degrees. */
const turned = (measures: Measures, { half, run, top }: Turn, { right, wrong }: Sides): Piece[] => {
	const { length, width } = measures;
	const firstFold = (u: number) => run + u - width / 2;
	const secondFold = (u: number) => run + 2 * half - u + width / 2;
	const round = (away: number) => 1 - Math.sqrt(Math.min(1, Math.abs(away) / Math.SQRT2 / foldReach));
	const part = (
		from: (u: number) => number,
		to: (u: number) => number,
		at: (u: number, v: number) => readonly [number, number, number],
	) =>
		gridMesh(acrossCount, 320, (s, t) => {
			const u = s * width;
			const v = from(u) + (to(u) - from(u)) * t;
			const [x, y, lift] = at(u, v);
			return [x, y, lift + heightAt(u, v, measures), u, v];
		});
	const up = part(
		() => 0,
		firstFold,
		(u, v) => [
			-half + u - width / 2 + (swayAt(u, v, width) - swayAt(u, 0, width)) * smooth(run, run - 90, v),
			top - run + v,
			(fold / 2) * round(firstFold(u) - v),
		],
	);
	const across = part(firstFold, secondFold, (u, v) => {
		const lift = fold * (1 - 0.5 * round(v - firstFold(u)) + 0.5 * round(secondFold(u) - v));
		return [-half + v - run, top + u - width / 2, lift];
	});
	const down = part(
		secondFold,
		() => length,
		(u, v) => {
			const along = v - run - 2 * half;
			const lift =
				lerp(2 * fold, 0, smooth(u, u + descentAt(u), v - secondFold(u))) - (fold / 2) * round(v - secondFold(u));
			return [half + width / 2 - u + swayAt(u, v, width) * smooth(0, 90, along), top - along, lift];
		},
	);
	return [
		{ mesh: up, surface: right },
		{ mesh: across, surface: wrong },
		{ mesh: down, surface: right },
	];
};

/** A saree or dhoti opened to its whole length, to scale, seen from straight above. */
export const lengthScene = async (recipe: Recipe, measures: Measures): Promise<Scene> => {
	const sides = sidesOf(recipe, measures);
	const turn = turnOf(measures);
	const cloth: Piece[] = turn ? turned(measures, turn, sides) : [{ mesh: opened(measures), surface: sides.right }];
	const pieces = cloth.map((piece) => (sides.sheer ? { ...piece, sheer: true } : piece));
	if (sides.end) pieces.push(...endPieces(cloth[0].mesh, acrossCount, sides.end));
	const { cy, scale } = lengthView;
	return {
		width: 1200,
		height: 1500,
		cx: 0,
		cy,
		scale,
		cell: 0.26,
		soften: 5,
		reach: 24,
		samples: 3,
		turnedSamples: true,
		pieces,
	};
};

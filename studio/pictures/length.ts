import type { Mesh } from "../cloth/mesh.ts";
import { blockMulmul, chettinad, kotaDoria, linen, pochampally } from "../cloths/cotton-sarees.ts";
import { dhotiCloths } from "../cloths/dhotis.ts";
import { banarasi, kanchi, mysoreCrepe, softSilk } from "../cloths/silk-sarees.ts";
import { tussar } from "../cloths/tussar.ts";
import { weave } from "../fabric/weave.ts";
import type { SareeCloth, SareeLayout } from "../garments/saree.ts";
import type { DhotiRecipe } from "../kinds/dhoti.ts";
import { noise } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Scene, Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import { endPieces, type LengthEnd } from "./length-end.ts";
import { floorJoints } from "./length-floor.ts";
import { centreOf } from "./length-frame.ts";
import { type Hem, hemmed, rimmed, thickened } from "./length-hem.ts";
import { acrossCount, alongCount, type Hand, laidLength } from "./length-lay.ts";
import { lustrous } from "./length-lustre.ts";
import type { Measures } from "./length-measures.ts";
import { hair, plainBorderOf, sareeSurface } from "./length-saree.ts";
import { lengthKeyFrom, slopesOf } from "./length-slopes.ts";
import { drawn, shownAt, type View, viewOf } from "./length-view.ts";
import { evenlyLined, evenlyWoven, type Seen, threaded } from "./length-weave.ts";
import { groundToneOf } from "./product.ts";

const cottons = { chettinad, kotaDoria, blockMulmul, pochampally, linen };
const silks = { banarasi, kanchi, mysoreCrepe, tussar, softSilk };

/** A cloth, and what hangs from its end. */
type Opened = { right: Surface; sheer?: boolean; end?: LengthEnd };

/** How far an end's border goes, to its points and up to them, cm, of cloths whose ends have no design of their own over the whole width. */
const ends: Readonly<Partial<Record<string, { end: number; plain: number }>>> = {
	pattu: { end: 9.61, plain: 7.21 },
	// Nothing is woven across these: they are as they are elsewhere to their last pick.
	zari: { end: 0, plain: 0 },
	peacock: { end: 0, plain: 0 },
};

const dhotiSurface = ({ fabric, palette }: DhotiRecipe, width: number): Surface => {
	const { cloth, end } = dhotiCloths[fabric](palette);
	const body = cloth(width, false);
	const atEnd = end(width);
	const own = ends[fabric];
	return (u, v, texel) => {
		const inward = Math.max(Math.min(u, width - u), hair);
		// Borders are of the warp and run through to the end: the one across it lies between them.
		if (own && (v >= own.end || inward < own.plain || (inward < own.end && v > own.plain)))
			body(width - inward, v, texel);
		else atEnd(Math.min(Math.max(u, hair), width - hair), v, texel);
	};
};

/** A fan or a roll is shown without its ends (garments/saree.ts). */
const endOf = ({ tassels, fringe }: SareeCloth, { pallu, seed }: SareeLayout): LengthEnd | undefined =>
	pallu === "panel" ? { tassels, fringe, seed } : undefined;

/** From where it is looked at (length-view.ts). */
export const lengthKindOf = ({ kind }: Recipe): "saree" | "dhoti" => (kind === "dhoti" ? "dhoti" : "saree");

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
			const cloth =
				recipe.fabric === "kotaDoria"
					? kotaDoria(recipe.palette, foreshortened)
					: cottons[recipe.fabric](recipe.palette);
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

/** Other cotton crumples less, silk hardly, and starched cotton not at all. */
const crumpledOf = (recipe: Recipe): number => {
	if (recipe.kind === "cotton-saree") return crumples[recipe.fabric] ?? 0.6;
	return recipe.kind === "dhoti" && recipe.fabric !== "pattu" ? 0 : 0.25;
};

/** How far a saree keeps the folds of its packet beside a dhoti, which is starched (silk ones are sized): as far, it was a chart. */
const sareePressed = 0.72;

/** How sharply its billows break: as sharply as they can, they were tubes without a cause. */
const sareeCrisp = 0.5;

/** How many times as high the folds of figured cloth stand as those of plain cloth: at the same height its pattern hid them. */
const reliefs: Readonly<Record<string, number>> = {
	...{ chettinad: 1.8, pochampally: 1.8, blockMulmul: 1.5, banarasi: 1.2, kanchi: 1.35 },
};

/** How the cloth of a saree or a dhoti takes to lying there. A saree's billows break, a dhoti's are round. */
const handOf = (recipe: Recipe): Hand => {
	if (recipe.kind === "dhoti") return { crumpled: crumpledOf(recipe), crisp: 0, pressed: 1, relief: 1 };
	const relief = "fabric" in recipe ? (reliefs[recipe.fabric] ?? 1) : 1;
	return { crumpled: crumpledOf(recipe), crisp: sareeCrisp, pressed: sareePressed, relief };
};

/** By how much Kota's squares are drawn longer, which are seen so aslant that they would be fewer than two pixels long. */
const foreshortened = 1.7;

/** Factor by which threads are drawn as if from nearer (above 1) or from further off at the near end, where they are seen aslant. */
const shownOf = (sheer = false): number => (sheer ? 1.25 : 0.65);

/** How many times as long the way through the cloth is for an eye that looks along the floor. */
const aslant = 0.9;

/** How much stronger the colour of sheer cloth is drawn than it is: the floor below takes half of it, and mint was grey. */
const strong = 1.8;

/** How far the closeness of sheer cloth differs from pick to pick and from end to end, which no hand beats up alike. */
const uneven = { picks: 0.26, ends: 0.12 };

const closeness = (u: number, v: number): number =>
	1 +
	uneven.picks * (noise(v * 0.9, u * 0.012, 81) + 0.6 * noise(v * 2.3, u * 0.02, 82) - 0.8) +
	uneven.ends * (noise(u * 1.4, v * 0.008, 83) - 0.5);

/** Its threads are smaller towards the far end, and hide a little more of what lies below them than from straight above. */
const receding =
	(surface: Surface, view: View, shown: number): Surface =>
	(u, v, texel) => {
		texel.density *= shown * shownAt(view, v);
		surface(u, v, texel);
		if (texel.cover === 1) return;
		texel.cover = 1 - (1 - texel.cover) ** (aslant * closeness(u, v));
		const grey = (texel.r + texel.g + texel.b) / 3;
		texel.r = clamp(lerp(grey, texel.r, strong));
		texel.g = clamp(lerp(grey, texel.g, strong));
		texel.b = clamp(lerp(grey, texel.b, strong));
	};

/**
 * How far from its near end a dhoti that ends in a hem is felt to lie down, cm, and what is left of its height there: the
 * gap below an end that stood off the floor over a hand's breadth was a black sliver.
 */
const hem = { felt: 24, left: 0.2 };

const lyingAtEnd = ({ pos, uv, tri }: Mesh): Mesh => {
	const low = pos.map((at, k) =>
		k % 3 === 2 ? Math.max(0.04, at * lerp(hem.left, 1, smooth(0, hem.felt, uv[2 * ((k - 2) / 3) + 1]))) : at,
	);
	return { pos: low, uv, tri };
};

/**
 * How the threads of cloths with a plain ground are seen (length-weave.ts): wild silk and linen keep some of their unevenness,
 * all of which was sacking from so far.
 */
const seenOf = (recipe: Recipe): Seen | undefined => {
	if (recipe.kind === "dhoti") return { coarse: recipe.fabric === "pattu" ? 0.45 : 1, uneven: 0 };
	if (recipe.kind === "silk-saree" && recipe.fabric === "mysoreCrepe") return { coarse: 0.5, uneven: 0.3 };
	if (recipe.kind === "silk-saree" && recipe.fabric === "tussar") return { coarse: 0.5, uneven: 0.4 };
	// Its threads are finer, and more of them make one that is seen: less of its unevenness is left.
	return recipe.kind === "cotton-saree" && recipe.fabric === "linen" ? { coarse: 1.6, uneven: 0.12 } : undefined;
};

/** How broad the hem at an end is, cm: that of a saree is seen from further off, and more aslant. */
const hems = { saree: 2.2, dhoti: 1.3 } as const;

/** A saree or dhoti laid out on the floor to its whole length. */
export const lengthScene = async (recipe: Recipe, measures: Measures): Promise<Scene> => {
	const { right, sheer, end } = openedOf(recipe, measures);
	const seed = seedOf(recipe);
	const view = viewOf(seed, measures, lengthKindOf(recipe));
	const { width, length } = measures;
	const laid = laidLength({ width, length, seed }, handOf(recipe));
	const isDhoti = recipe.kind === "dhoti";
	const threads = seenOf(recipe);
	const woven = threads ? evenlyWoven(right, width, threads) : right;
	const plainBorder = recipe.kind === "cotton-saree" && !sheer && !threads ? plainBorderOf(recipe.fabric) : undefined;
	const drawnOut = plainBorder === undefined ? woven : threaded(woven, width, plainBorder);
	const lined = recipe.kind === "cotton-saree" && recipe.fabric === "chettinad" ? evenlyLined(drawnOut) : drawnOut;
	const lustre = lustrous(lined, recipe, measures, seed, slopesOf(laid, acrossCount, alongCount), plainBorder);
	const both = !end || !(end.hanging || end.fringe || end.tassels);
	const sewn: Hem = { length, broad: hems[isDhoti ? "dhoti" : "saree"], both };
	const lit = hemmed(rimmed(lustre, width), sewn);
	const lying = isDhoti && !end?.hanging ? lyingAtEnd(laid) : laid;
	const mesh = thickened(lying, sewn);
	const pieces: Piece[] = [{ mesh, surface: receding(lit, view, shownOf(sheer)), sheer }];
	const tone = groundToneOf(recipe);
	if (sheer) pieces.unshift(floorJoints(seed, tone));
	if (end) pieces.push(...endPieces(mesh, acrossCount, end));
	const [cx, cy] = centreOf(view);
	return {
		width: 1200,
		height: 1500,
		cx,
		cy,
		scale: view.scale,
		pitch: view.pitch,
		groundTone: tone,
		cell: 0.24,
		soften: 6,
		reach: 24,
		samples: 3,
		turnedSamples: true,
		contact: 0.3,
		foot: 0.4,
		below: 0.3,
		keyFrom: lengthKeyFrom,
		keyHeight: 25,
		pieces: pieces.map((piece) => ({ ...piece, mesh: drawn(view, piece.mesh) })),
	};
};

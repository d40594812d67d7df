import { type ClothPalette, type Shirting, shirtings } from "../cloths/shirtings.ts";
import { clearerOn, withDarkFace } from "../fabric/dark-face.ts";
import { withPebbles, withWale } from "../fabric/grain-from-afar.ts";
import { withYarns } from "../fabric/yarns-from-afar.ts";
import type { Laid } from "../garments/piece-set.ts";
import { trouserDrapes } from "../garments/trouser-drapes.ts";
import { type TrouserStyle, trousers } from "../garments/trousers.ts";
import { trousersBack } from "../garments/trousers-back.ts";
import { crinkled } from "../garments/trousers-crinkle.ts";
import { cuts, type Side } from "../garments/trousers-shape.ts";
import { mix, type Rgb, rgb, shade } from "../maths/colour.ts";
import { lightnessOf } from "../maths/oklab.ts";
import { smooth } from "../maths/scalar.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";
import type { Surface } from "../render/scene.ts";

export type TrouserRecipe = {
	kind: "trousers";
	fabric: Shirting;
	palette: ClothPalette;
	drape: keyof typeof trouserDrapes;
	cut: keyof typeof cuts;
	style: Omit<TrouserStyle, "cloth" | "drape" | "cut">;
};

/**
 * How clearly the thick and thin of yarns is seen in the whole view: that of linen alone. Canvas and twill are of even yarn,
 * and streaks both ways make linen of them.
 */
const yarns: Partial<Record<Shirting, number>> = { cottonLinen: 0.055 };

/** How clearly the wale of a twill and the pebbles of canvas are seen there, as shares of the colour. */
const wales: Partial<Record<Shirting, number>> = { twill: 0.046, gabardine: 0.03 };
const pebbles: Partial<Record<Shirting, number>> = { canvas: 0.075 };

/** From here on (half pixels per cm) the lines of a twill are nearly as wide as they are woven. */
const linesShown = 34;

/** Here (half pixels per cm) a twill draws neither its lines nor what is left of them, and a plain weave no thread of its own. */
const nothingShown = 14;

/**
 * A cloth whose threads are too fine for the whole view shows none there: the coarser lines that a twill would draw in place
 * of its own are another cloth, and beat with the pixels to chevrons. What is seen of a plain weave is its yarns (`withYarns`).
 */
const fineFromAfar =
	(cloth: Surface): Surface =>
	(u, v, texel) => {
		const { density } = texel;
		if (density < linesShown) texel.density = Math.min(density, nothingShown);
		cloth(u, v, texel);
		texel.density = density;
	};

/**
 * Threads of canvas as they are woven for a near view of the garment, as a share of the fineness that is asked of other cloths: finer
 * ones beat with the pixels. A swatch is seen from nearer still, and shows all of it.
 */
const canvasFineness = 0.72;

/** What is seen of a cloth of one colour from so far that its threads run together: a twill shows more of its warp than of its weft. */
const evenTones: Partial<Record<Shirting, (palette: ClothPalette) => Rgb>> = {
	twill: ({ main, second }) => mix(rgb(second), rgb(main), 0.75),
	gabardine: ({ main, second }) => mix(rgb(second), rgb(main), 0.5),
	canvas: ({ main }) => shade(rgb(main), 0.95),
};

/**
 * Cloth of one colour is of one tone from afar, and only its wale or pebbles are seen: what makes one thread unlike the next is
 * narrower than a pixel there. Of canvas it beat with the pixels to a plaid like a screen door, on dark twill it was rain.
 */
const evenFromAfar = (cloth: Surface, [r, g, b]: Rgb, fineness: number): Surface => {
	return (u, v, texel) => {
		const { fine, density } = texel;
		texel.fine = Math.max(1, fine * fineness);
		cloth(u, v, texel);
		texel.fine = fine;
		if (density >= linesShown) return;
		texel.r = r;
		texel.g = g;
		texel.b = b;
		texel.height = 0;
	};
};

/** Cotton is duller than worsted: on dark folds of it the shine that is given to black cloth is that of satin. */
const dull =
	(cloth: Surface): Surface =>
	(u, v, texel) => {
		cloth(u, v, texel);
		texel.spec *= 0.45;
		texel.rough = Math.max(texel.rough, 0.84);
	};

const cottons: readonly Shirting[] = ["twill", "canvas", "cottonLinen"];

/** The cloth of every view, so that one article is of one cloth. */
const clothOf = ({ fabric, palette }: TrouserRecipe, fineness = canvasFineness): Surface => {
	const clearer = clearerOn(palette.main);
	const shown = fineFromAfar(shirtings[fabric](palette));
	const tone = evenTones[fabric]?.(palette);
	const even = tone ? evenFromAfar(shown, tone, fabric === "canvas" ? fineness : 1) : shown;
	const uneven = withYarns(even, (yarns[fabric] ?? 0) * clearer);
	const grained = clearer ** 0.6;
	const wale = wales[fabric];
	const pebble = pebbles[fabric];
	let woven = uneven;
	if (wale) woven = withWale(woven, wale * grained);
	if (pebble) woven = withPebbles(woven, pebble * grained);
	const cloth = withDarkFace(woven, palette.main);
	return cottons.includes(fabric) ? dull(cloth) : cloth;
};

/** How strong a colour is: 0 for grey, 1 where one of its three parts is missing. */
const strengthOf = (colour: string): number => {
	const parts = rgb(colour);
	const most = Math.max(...parts);
	return most > 0 ? 1 - Math.min(...parts) / most : 0;
};

/**
 * On black a thread that is as much lighter as on other cloth is lost; on pale cloth it is a line of chalk, and on strong
 * colours one of neon: there it is chosen to the tone of the cloth.
 */
const threadOf = ({ palette: { main }, style }: TrouserRecipe): number => {
	const light = lightnessOf(main);
	if (light < 0.36) return Math.max(1.42 - 0.16 * smooth(0.3, 0.34, light), style.thread);
	if (style.thread < 1) return style.thread;
	const pale = light > 0.62 ? 0.5 : 1;
	const strong = 1 - 0.6 * smooth(0.4, 0.6, strengthOf(main));
	return 1 + Math.min(pale, strong) * (style.thread - 1);
};

const styleOf = (recipe: TrouserRecipe, side: Side = "front"): TrouserStyle => {
	const drape = trouserDrapes[recipe.drape];
	return {
		...recipe.style,
		thread: threadOf(recipe),
		cloth: crinkled(clothOf(recipe), drape.uneven, recipe.style.seed + (side === "back" ? 400 : 0)),
		drape,
		cut: cuts[recipe.cut],
	};
};

export const lay = (recipe: TrouserRecipe): Laid => trousers(styleOf(recipe));

export const layBack = (recipe: TrouserRecipe): Laid => trousersBack(styleOf(recipe, "back"));

/** The waist with its front drawn down, to be looked into. */
export const layOpen = (recipe: TrouserRecipe): Laid => trousers({ ...styleOf(recipe), open: 6 });

/** The cloth alone. */
export const swatch = (recipe: TrouserRecipe): SwatchCloth => ({ surface: clothOf(recipe, 1) });

import { type ClothPalette, type Shirting, shirtings } from "../cloths/shirtings.ts";
import { clearerOn, withDarkFace } from "../fabric/dark-face.ts";
import { withYarns } from "../fabric/yarns-from-afar.ts";
import { trouserDrapes } from "../garments/drapes.ts";
import type { Laid } from "../garments/piece-set.ts";
import { type TrouserStyle, trousers } from "../garments/trousers.ts";
import { trousersBack } from "../garments/trousers-back.ts";
import { cuts } from "../garments/trousers-shape.ts";
import { lightnessOf } from "../maths/oklab.ts";
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

/** How clearly yarns are seen in the whole view: those of plain weaves, for a twill has its grain and needs a trace of them at most. */
const yarns: Partial<Record<Shirting, number>> = { canvas: 0.055, cottonLinen: 0.06, twill: 0.015 };

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
const clothOf = ({ fabric, palette }: TrouserRecipe): Surface => {
	const woven = withYarns(fineFromAfar(shirtings[fabric](palette)), (yarns[fabric] ?? 0) * clearerOn(palette.main));
	const cloth = withDarkFace(woven, palette.main);
	return cottons.includes(fabric) ? dull(cloth) : cloth;
};

/** On black a thread that is as much lighter as on other cloth is lost; on pale cloth it is a line of chalk. */
const threadOf = ({ palette: { main }, style }: TrouserRecipe): number => {
	const light = lightnessOf(main);
	if (light < 0.36) return Math.max(1.42, style.thread);
	return light > 0.62 && style.thread > 1 ? 1 + 0.5 * (style.thread - 1) : style.thread;
};

const styleOf = (recipe: TrouserRecipe): TrouserStyle => ({
	...recipe.style,
	thread: threadOf(recipe),
	cloth: clothOf(recipe),
	drape: trouserDrapes[recipe.drape],
	cut: cuts[recipe.cut],
});

export const lay = (recipe: TrouserRecipe): Laid => trousers(styleOf(recipe));

export const layBack = (recipe: TrouserRecipe): Laid => trousersBack(styleOf(recipe));

/** The waist with its front drawn down, to be looked into. */
export const layOpen = (recipe: TrouserRecipe): Laid => trousers({ ...styleOf(recipe), open: 6 });

/** The cloth alone. */
export const swatch = (recipe: TrouserRecipe): SwatchCloth => ({ surface: clothOf(recipe) });

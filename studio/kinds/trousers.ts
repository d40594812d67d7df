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

/** How clearly the yarns of plain weaves are seen in the whole view; a twill brings a grain of its own. */
const yarns: Partial<Record<Shirting, number>> = { canvas: 0.055, cottonLinen: 0.06 };

/** The cloth of every view, so that one article is of one cloth. */
const clothOf = ({ fabric, palette }: TrouserRecipe): Surface =>
	withDarkFace(withYarns(shirtings[fabric](palette), (yarns[fabric] ?? 0) * clearerOn(palette.main)), palette.main);

/** On black a thread that is as much lighter as on other cloth is lost. */
const threadOf = ({ palette: { main }, style }: TrouserRecipe): number =>
	lightnessOf(main) < 0.36 ? Math.max(1.42, style.thread) : style.thread;

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

import { type ClothPalette, type Shirting, shirtings } from "../cloths/shirtings.ts";
import { withYarns } from "../fabric/yarns-from-afar.ts";
import type { Laid } from "../garments/piece-set.ts";
import { shirt } from "../garments/shirt.ts";
import { shirtBack } from "../garments/shirt-back.ts";
import type { ShirtStyle } from "../garments/shirt-style.ts";
import { drapes } from "../garments/top-body.ts";
import { lightnessOf } from "../maths/oklab.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";

export type ShirtRecipe = {
	kind: "shirt";
	fabric: Shirting;
	palette: ClothPalette;
	drape: keyof typeof drapes;
	style: Omit<ShirtStyle, "cloth" | "drape">;
};

/** How clearly the yarns of a cloth are seen in the whole view. */
const yarns: Partial<Record<Shirting, number>> = {
	linen: 0.07,
	oxford: 0.06,
	noil: 0.06,
	printed: 0.06,
	madras: 0.07,
	crepe: 0.04,
	stripe: 0.06,
	zariStripe: 0.045,
};

/** Buttons whose colour is "cloth" are covered with it, or dyed to it: they change with the colourway. */
const buttonsOf = ({ palette, style: { buttons } }: ShirtRecipe): ShirtStyle["buttons"] =>
	buttons.colour === "cloth" ? { ...buttons, colour: palette.main } : buttons;

/** Thread that is seen: lighter than dark cloth, darker than pale cloth. On black a shade of itself is lost. */
const threadOf = ({ fabric, palette: { main } }: ShirtRecipe): number => {
	if (fabric === "madras") return 0.68;
	// Satin is lighter than its yarn wherever it shines: thread of its own tone is seen, and lighter thread was red.
	if (fabric === "satin") return 0.86;
	const deep = lightnessOf(main);
	return deep < 0.4 ? 1.32 : deep < 0.48 ? 1.24 : 0.84;
};

const styleOf = (recipe: ShirtRecipe): ShirtStyle => ({
	...recipe.style,
	buttons: buttonsOf(recipe),
	thread: threadOf(recipe),
	cloth: withYarns(shirtings[recipe.fabric](recipe.palette), yarns[recipe.fabric] ?? 0),
	drape: drapes[recipe.drape],
});

export const lay = (recipe: ShirtRecipe): Laid => shirt(styleOf(recipe));

/** The cloth alone. */
export const swatch = ({ fabric, palette }: ShirtRecipe): SwatchCloth => ({ surface: shirtings[fabric](palette) });

export const layBack = (recipe: ShirtRecipe): Laid => shirtBack(styleOf(recipe));

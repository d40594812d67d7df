import { type ClothPalette, type Shirting, shirtings } from "../cloths/shirtings.ts";
import type { Laid } from "../garments/piece-set.ts";
import { type ShirtStyle, shirt } from "../garments/shirt.ts";
import { shirtBack } from "../garments/shirt-back.ts";
import { drapes } from "../garments/top-body.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";

export type ShirtRecipe = {
	kind: "shirt";
	fabric: Shirting;
	palette: ClothPalette;
	drape: keyof typeof drapes;
	style: Omit<ShirtStyle, "cloth" | "drape">;
};

/** Buttons whose colour is "cloth" are covered with it, or dyed to it: they change with the colourway. */
const buttonsOf = ({ palette, style: { buttons } }: ShirtRecipe): ShirtStyle["buttons"] =>
	buttons.colour === "cloth" ? { ...buttons, colour: palette.main } : buttons;

const styleOf = (recipe: ShirtRecipe): ShirtStyle => ({
	...recipe.style,
	buttons: buttonsOf(recipe),
	cloth: shirtings[recipe.fabric](recipe.palette),
	drape: drapes[recipe.drape],
});

export const lay = (recipe: ShirtRecipe): Laid => shirt(styleOf(recipe));

/** The cloth alone. */
export const swatch = ({ fabric, palette }: ShirtRecipe): SwatchCloth => ({ surface: shirtings[fabric](palette) });

export const layBack = (recipe: ShirtRecipe): Laid => shirtBack(styleOf(recipe));

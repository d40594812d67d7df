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

export const lay = ({ fabric, palette, drape, style }: ShirtRecipe): Laid =>
	shirt({ ...style, cloth: shirtings[fabric](palette), drape: drapes[drape] });

/** The cloth alone. */
export const swatch = ({ fabric, palette }: ShirtRecipe): SwatchCloth => ({ surface: shirtings[fabric](palette) });

export const layBack = ({ fabric, palette, drape, style }: ShirtRecipe): Laid =>
	shirtBack({ ...style, cloth: shirtings[fabric](palette), drape: drapes[drape] });

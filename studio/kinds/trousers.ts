import { type ClothPalette, type Shirting, shirtings } from "../cloths/shirtings.ts";
import type { Laid } from "../garments/piece-set.ts";
import { drapes } from "../garments/top-body.ts";
import { type TrouserStyle, trousers } from "../garments/trousers.ts";
import { trousersBack } from "../garments/trousers-back.ts";
import { cuts } from "../garments/trousers-shape.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";

export type TrouserRecipe = {
	kind: "trousers";
	fabric: Shirting;
	palette: ClothPalette;
	drape: keyof typeof drapes;
	cut: keyof typeof cuts;
	style: Omit<TrouserStyle, "cloth" | "drape" | "cut">;
};

export const lay = ({ fabric, palette, drape, cut, style }: TrouserRecipe): Laid =>
	trousers({ ...style, cloth: shirtings[fabric](palette), drape: drapes[drape], cut: cuts[cut] });

export const layBack = ({ fabric, palette, drape, cut, style }: TrouserRecipe): Laid =>
	trousersBack({ ...style, cloth: shirtings[fabric](palette), drape: drapes[drape], cut: cuts[cut] });

/** The cloth alone. */
export const swatch = ({ fabric, palette }: TrouserRecipe): SwatchCloth => ({ surface: shirtings[fabric](palette) });

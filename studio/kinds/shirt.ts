import { type ClothPalette, type Shirting, shirtings } from "../cloths/shirtings.ts";
import { clearerOn, withDarkFace } from "../fabric/dark-face.ts";
import { withYarns } from "../fabric/yarns-from-afar.ts";
import { drapes } from "../garments/drapes.ts";
import type { Laid } from "../garments/piece-set.ts";
import { shirt } from "../garments/shirt.ts";
import { shirtBack } from "../garments/shirt-back.ts";
import type { ShirtStyle } from "../garments/shirt-style.ts";
import { lightnessOf } from "../maths/oklab.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";
import type { Surface } from "../render/scene.ts";

export type ShirtRecipe = {
	kind: "shirt";
	fabric: Shirting;
	palette: ClothPalette;
	drape: keyof typeof drapes;
	style: Omit<ShirtStyle, "cloth" | "drape">;
};

/** How clearly the yarns of a cloth are seen in the whole view. */
const yarns: Partial<Record<Shirting, number>> = {
	linen: 0.045,
	oxford: 0.018,
	noil: 0.06,
	printed: 0.035,
	madras: 0.07,
	crepe: 0.04,
	stripe: 0.015,
	zariStripe: 0.045,
};

/** Buttons whose colour is "cloth" are covered with it, or dyed to it: they change with the colourway. */
const buttonsOf = ({ palette, style: { buttons } }: ShirtRecipe): ShirtStyle["buttons"] =>
	buttons.colour === "cloth" ? { ...buttons, colour: palette.main } : buttons;

/** Thread that is seen: lighter than dark cloth; that of pale cloth matches it, for a darker one is a line of pencil. On black a shade of itself is lost. */
const threadOf = ({ fabric, palette: { main } }: ShirtRecipe): number => {
	if (fabric === "madras") return 0.68;
	// Satin shines and its thread does not: a tone above its yarn is seen, a darker one is black.
	if (fabric === "satin") return 1.12;
	const deep = lightnessOf(main);
	// Silk thread on silk: as light as on cotton it is neon.
	if (fabric === "crepe") return deep < 0.62 ? 1.09 : 0.95;
	return deep < 0.4 ? 1.32 : deep < 0.48 ? 1.24 : deep < 0.62 ? 0.84 : 0.95;
};

const clothOf = ({ fabric, palette }: ShirtRecipe): Surface => {
	const cloth = withYarns(shirtings[fabric](palette), (yarns[fabric] ?? 0) * clearerOn(palette.main));
	// Satin mirrors the window: a sheen beside that lay as grey on every steep side of its collar.
	return fabric === "satin" ? cloth : withDarkFace(cloth, palette.main);
};

const styleOf = (recipe: ShirtRecipe): ShirtStyle => ({
	...recipe.style,
	buttons: buttonsOf(recipe),
	thread: threadOf(recipe),
	cloth: clothOf(recipe),
	drape: drapes[recipe.drape],
	...(recipe.fabric === "stripe" && { waver: 0.02 }),
});

/** The shirt; what is seen from near has been stroked flat. */
export const lay = (recipe: ShirtRecipe, near = false): Laid => {
	const style = styleOf(recipe);
	return shirt(near && !style.drape.plain ? { ...style, slack: undefined } : style);
};

/** The cloth alone. */
export const swatch = ({ fabric, palette }: ShirtRecipe): SwatchCloth => ({ surface: shirtings[fabric](palette) });

export const layBack = (recipe: ShirtRecipe): Laid => shirtBack(styleOf(recipe));

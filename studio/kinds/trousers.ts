import { type ClothPalette, type Shirting, shirtings } from "../cloths/shirtings.ts";
import { clearerOn, withDarkFace } from "../fabric/dark-face.ts";
import { type TwillLine, withTwillLine } from "../fabric/twill-from-afar.ts";
import { withYarns } from "../fabric/yarns-from-afar.ts";
import type { Laid } from "../garments/piece-set.ts";
import { drapes } from "../garments/top-body.ts";
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
	drape: keyof typeof drapes;
	cut: keyof typeof cuts;
	style: Omit<TrouserStyle, "cloth" | "drape" | "cut">;
};

/** How clearly the yarns of a cloth are seen in the whole view, and the slant of a twill. */
const seen: Partial<Record<Shirting, { yarns: number; line?: TwillLine }>> = {
	twillCheck: { yarns: 0.045, line: { lean: 45, strength: 0.03 } },
	twill: { yarns: 0.045, line: { lean: 58, strength: 0.06 } },
	gabardine: { yarns: 0.03, line: { lean: 63, strength: 0.05 } },
	canvas: { yarns: 0.055 },
	cottonLinen: { yarns: 0.06 },
};

const clothOf = ({ fabric, palette }: TrouserRecipe): Surface => {
	const { yarns, line } = seen[fabric] ?? { yarns: 0 };
	const clearer = clearerOn(palette.main);
	const cloth = withDarkFace(withYarns(shirtings[fabric](palette), yarns * clearer), palette.main);
	return line ? withTwillLine(cloth, { ...line, strength: line.strength * clearer }) : cloth;
};

/** On black a thread that is as much lighter as on other cloth is lost. */
const threadOf = ({ palette: { main }, style }: TrouserRecipe): number =>
	lightnessOf(main) < 0.36 ? Math.max(1.42, style.thread) : style.thread;

const styleOf = (recipe: TrouserRecipe): TrouserStyle => ({
	...recipe.style,
	thread: threadOf(recipe),
	cloth: clothOf(recipe),
	drape: drapes[recipe.drape],
	cut: cuts[recipe.cut],
});

export const lay = (recipe: TrouserRecipe): Laid => trousers(styleOf(recipe));

export const layBack = (recipe: TrouserRecipe): Laid => trousersBack(styleOf(recipe));

/** The waist with its front drawn down, to be looked into. */
export const layOpen = (recipe: TrouserRecipe): Laid => trousers({ ...styleOf(recipe), open: 6 });

/** The cloth alone. */
export const swatch = ({ fabric, palette }: TrouserRecipe): SwatchCloth => ({ surface: shirtings[fabric](palette) });

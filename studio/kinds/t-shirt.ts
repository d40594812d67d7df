import { jersey, pique, rib } from "../fabric/knit.ts";
import { drapes } from "../garments/drapes.ts";
import type { Laid } from "../garments/piece-set.ts";
import { type TShirtStyle, tShirt } from "../garments/t-shirt.ts";
import { tShirtBack } from "../garments/t-shirt-back.ts";
import { mix, rgb } from "../maths/colour.ts";
import { lightnessOf } from "../maths/oklab.ts";
import { fract, smooth } from "../maths/scalar.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";
import type { Surface } from "../render/scene.ts";

export type TShirtRecipe = {
	kind: "t-shirt";
	knit: "jersey" | "modal" | "stripe" | "pique" | "interlock";
	palette: { body: string; second: string };
	style: Omit<TShirtStyle, "body" | "sleeve" | "trim" | "drape">;
};

type Knits = Pick<TShirtStyle, "body" | "sleeve" | "trim">;

/** Flat-knit trim with one line in a second colour, 1 cm from its edge. */
const tipped = (colour: string, line: string): Surface => {
	const plain = rgb(colour);
	const tip = rgb(line);
	return rib({ colour: (_u, v) => (v > 0.75 && v < 1.25 ? tip : plain) }, 5);
};

/** A third of each period is a bar. No course is of a tone between. */
const barAt = (period: number): number => {
	const inside = 1 / 6 - Math.abs(fract(period) - 1 / 6);
	return smooth(-0.003, 0.003, inside);
};

const knitsOf = ({ knit, palette: { body, second } }: TShirtRecipe): Knits => {
	switch (knit) {
		case "modal": {
			const cloth = jersey({ colour: body, wales: 14, courses: 17.5, lustre: 0.6, uneven: 0.04 });
			return { body: cloth, sleeve: cloth, trim: jersey({ colour: body, wales: 14, courses: 17.5, lustre: 0.6 }) };
		}
		case "stripe": {
			const [ecru, navy] = [rgb(body), rgb(second)];
			const stripes = (shift: number) =>
				jersey({ colour: (_u, v) => (v + shift < 58.5 ? mix(ecru, navy, barAt((v + shift) / 3)) : ecru) });
			// The hem ends in the ground: a bar that it cut aslant would taper.
			return { body: stripes(-0.9), sleeve: stripes(-6.3), trim: rib({ colour: body }, 5.4) };
		}
		case "pique": {
			const cloth = pique({ colour: body });
			return { body: cloth, sleeve: cloth, trim: tipped(body, second) };
		}
		case "interlock":
			return {
				body: jersey({ colour: body, wales: 13, courses: 15 }),
				sleeve: jersey({ colour: second, wales: 13, courses: 15 }),
				trim: rib({ colour: second }),
			};
		default: {
			const cloth = jersey({ colour: body });
			return { body: cloth, sleeve: cloth, trim: rib({ colour: body }) };
		}
	}
};

/** Thread that is seen on the cloth: on dark knits a tone above it, on pale ones below. */
const threadOf = ({ palette: { body }, style: { thread } }: TShirtRecipe): number => {
	const deep = lightnessOf(body);
	if (deep < 0.36) return 1.24;
	if (deep < 0.44) return 1.12;
	return deep > 0.68 ? 0.8 : (thread ?? 0.8);
};

const styleOf = (recipe: TShirtRecipe): TShirtStyle => ({
	...recipe.style,
	thread: threadOf(recipe),
	drape: drapes[recipe.knit === "stripe" ? "jersey" : recipe.knit],
	...knitsOf(recipe),
});

export const lay = (recipe: TShirtRecipe): Laid => tShirt(styleOf(recipe));

/** The knit of the body alone. */
export const swatch = (recipe: TShirtRecipe): SwatchCloth => ({ surface: knitsOf(recipe).body, v: 20 });

export const layBack = (recipe: TShirtRecipe): Laid => tShirtBack(styleOf(recipe));

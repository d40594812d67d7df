import { type DhotiCloth, type DhotiFabric, type DhotiPalette, dhotiCloths } from "../cloths/dhotis.ts";
import { type DhotiStyle, dhoti } from "../garments/dhoti.ts";
import type { Laid } from "../garments/piece-set.ts";
import type { Rgb } from "../maths/colour.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";
import type { TwoSided } from "../pictures/turned-corner.ts";
import type { Surface } from "../render/scene.ts";

export type DhotiRecipe = {
	kind: "dhoti";
	fabric: DhotiFabric;
	palette: DhotiPalette;
	style: Omit<DhotiStyle, "cloth" | "end">;
};

export const lay = ({ fabric, palette, style }: DhotiRecipe): Laid =>
	dhoti({ ...style, ...dhotiCloths[fabric](palette) });

/** Where a swatch is cut: of a narrow border the whole, up to the selvedge. */
const cutFrom: Partial<Record<DhotiFabric, number>> = { peacock: 38.9 };

/** Metal that lies level mirrors none of the window, and in the colour it has in folds it is wood there. */
const lit: Rgb = [1, 0.81, 0.58];

const level =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		const share = 0.4 * texel.gilt;
		texel.r += (lit[0] - texel.r) * share;
		texel.g += (lit[1] - texel.g) * share;
		texel.b += (lit[2] - texel.b) * share;
	};

/** The cloth with its border. */
export const swatch = ({ fabric, palette }: DhotiRecipe): SwatchCloth => {
	return { surface: level(dhotiCloths[fabric](palette).cloth(52, false)), u: cutFrom[fabric] ?? 36, v: 11 };
};

export const twoSided = ({ fabric, palette, style }: DhotiRecipe): TwoSided => {
	const { cloth, wrong }: DhotiCloth = dhotiCloths[fabric](palette);
	const right = cloth(52, false);
	return { right, wrong: wrong?.(52) ?? right, width: 52, fringe: style.fringe };
};

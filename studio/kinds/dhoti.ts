import { type DhotiCloth, type DhotiFabric, type DhotiPalette, dhotiCloths } from "../cloths/dhotis.ts";
import { type DhotiStyle, dhoti } from "../garments/dhoti.ts";
import type { Laid } from "../garments/piece-set.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";
import type { TwoSided } from "../pictures/turned-corner.ts";

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

/** The cloth with its border. */
export const swatch = ({ fabric, palette }: DhotiRecipe): SwatchCloth => {
	return { surface: dhotiCloths[fabric](palette).cloth(52, false), u: cutFrom[fabric] ?? 36, v: 11 };
};

export const twoSided = ({ fabric, palette, style }: DhotiRecipe): TwoSided => {
	const { cloth, wrong }: DhotiCloth = dhotiCloths[fabric](palette);
	const right = cloth(52, false);
	return { right, wrong: wrong?.(52) ?? right, width: 52, fringe: style.fringe };
};

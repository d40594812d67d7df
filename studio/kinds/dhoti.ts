import { type DhotiFabric, type DhotiPalette, dhotiCloths } from "../cloths/dhotis.ts";
import { type DhotiStyle, dhoti } from "../garments/dhoti.ts";
import type { Laid } from "../garments/piece-set.ts";

export type DhotiRecipe = {
	kind: "dhoti";
	fabric: DhotiFabric;
	palette: DhotiPalette;
	style: Omit<DhotiStyle, "cloth" | "end">;
};

export const lay = ({ fabric, palette, style }: DhotiRecipe): Laid =>
	dhoti({ ...style, ...dhotiCloths[fabric](palette) });

import { organza, tiered } from "./lehenga-lights.ts";
import { bridal, brocade, pavadai } from "./lehenga-silks.ts";
import type { LehengaPalette, Outfit } from "./outfit.ts";

/** Every lehenga of the company by its name. */
export const outfits = { bridal, brocade, pavadai, tiered, organza } as const satisfies Record<
	string,
	(palette: LehengaPalette) => Outfit
>;

import { outfits } from "../cloths/lehengas.ts";
import type { LehengaPalette } from "../cloths/outfit.ts";
import { lehenga } from "../garments/lehenga.ts";
import type { Laid } from "../garments/piece-set.ts";

export type LehengaRecipe = { kind: "lehenga"; fabric: keyof typeof outfits; palette: LehengaPalette; seed: number };

export const lay = ({ fabric, palette, seed }: LehengaRecipe, near = false): Laid =>
	lehenga({ ...outfits[fabric]({ ...palette, threads: near ? 15 : 8.8 }), seed });

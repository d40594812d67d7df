import { outfits } from "../cloths/lehengas.ts";
import type { LehengaPalette } from "../cloths/outfit.ts";
import { lehenga, type Tier } from "../garments/lehenga.ts";
import type { Laid } from "../garments/piece-set.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";
import type { SkirtCloth } from "../pictures/turned-skirt.ts";

export type LehengaRecipe = { kind: "lehenga"; fabric: keyof typeof outfits; palette: LehengaPalette; seed: number };

export const lay = ({ fabric, palette, seed }: LehengaRecipe, near = false): Laid =>
	lehenga({ ...outfits[fabric]({ ...palette, threads: near ? 18 : 11 }), seed });

/** The cloth of the lowest tier from above its hem. */
export const swatch = ({ fabric, palette }: LehengaRecipe, threads = 22): SwatchCloth => {
	const [tier] = outfits[fabric]({ ...palette, threads }).tiers;
	return { surface: tier.cloth(90), u: 3, v: 1, sheer: tier.sheer };
};

/** The cloth of the lowest tier from both sides. */
export const skirtCloth = ({ fabric, palette }: LehengaRecipe): SkirtCloth => {
	const seenFrom = (side: "right" | "wrong") => outfits[fabric]({ ...palette, threads: 22, side });
	const { lining, tiers } = seenFrom("right");
	const surfaceOf = (tier: Tier) => tier.cloth(90);
	return { right: surfaceOf(tiers[0]), wrong: surfaceOf(seenFrom("wrong").tiers[0]), lining, sheer: tiers[0].sheer };
};

import type { SilkPalette } from "../cloths/silk-cloth.ts";
import { banarasi, kanchi, mysoreCrepe, softSilk } from "../cloths/silk-sarees.ts";
import { tussar } from "../cloths/tussar.ts";
import type { Laid } from "../garments/piece-set.ts";
import { bothSides, type SareeLayout, saree } from "../garments/saree.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";
import type { TwoSided } from "../pictures/turned-corner.ts";

const fabrics = { banarasi, kanchi, mysoreCrepe, tussar, softSilk };

export type SilkSareeRecipe = {
	kind: "silk-saree";
	fabric: keyof typeof fabrics;
	palette: SilkPalette;
	layout: SareeLayout;
};

export const lay = ({ fabric, palette, layout }: SilkSareeRecipe, near = false): Laid =>
	saree(fabrics[fabric]({ ...palette, threads: near ? 20 : 17 }), layout);

/** The cloth with the inner edge of its border; that of soft silk and of crepe shows whole. */
export const swatch = ({ fabric, palette }: SilkSareeRecipe, threads = 26): SwatchCloth => {
	const surface = fabrics[fabric]({ ...palette, threads }).body(50);
	if (fabric === "softSilk") return { surface, u: 34.8, v: 11, folded: true };
	// Crepe shows its lustre on a fold, and its border tells which crepe it is.
	return fabric === "mysoreCrepe" ? { surface, u: 36.5, v: 11, folded: true } : { surface, u: 31, v: 11 };
};

export const twoSided = ({ fabric, palette }: SilkSareeRecipe): TwoSided => {
	const cloth = fabrics[fabric]({ ...palette, threads: 24 });
	return { ...bothSides(cloth, fabric === "tussar" ? 28.8 : 50), fringe: cloth.fringe };
};

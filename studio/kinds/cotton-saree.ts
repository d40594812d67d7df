import { blockMulmul, type CottonPalette, chettinad, kotaDoria, linen, pochampally } from "../cloths/cotton-sarees.ts";
import type { Laid } from "../garments/piece-set.ts";
import { bothSides, type SareeLayout, saree } from "../garments/saree.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";
import type { TwoSided } from "../pictures/turned-corner.ts";

const fabrics = { chettinad, kotaDoria, blockMulmul, pochampally, linen };

export type CottonSareeRecipe = {
	kind: "cotton-saree";
	fabric: keyof typeof fabrics;
	palette: CottonPalette;
	layout: SareeLayout;
};

export const lay = ({ fabric, palette, layout }: CottonSareeRecipe): Laid => saree(fabrics[fabric](palette), layout);

/** The cloth with the inner edge of its border. */
export const swatch = ({ fabric, palette }: CottonSareeRecipe): SwatchCloth => {
	const cloth = fabrics[fabric](palette);
	return { surface: cloth.body(50), u: 33, v: 11, sheer: cloth.sheer, doubled: cloth.sheer };
};

export const twoSided = ({ fabric, palette }: CottonSareeRecipe): TwoSided => bothSides(fabrics[fabric](palette), 50);

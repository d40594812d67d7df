import { lightnessOf } from "../maths/oklab.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/** How dark a colour is as cloth: 0 for those in which a picture shows everything anyway, 1 for black. */
const darknessOf = (main: string): number => smooth(0.44, 0.3, lightnessOf(main));

/** How many times clearer yarns are drawn on dark cloth, where the same share of its light is lost. */
export const clearerOn = (main: string): number => 1 + 2.4 * darknessOf(main);

/**
 * Of dark cloth the light that its surface throws back is as strong as its colour. That sheen is broad, but it goes with
 * the slope: on folds that turn to the window black is grey, and on those that turn away it is black. Without it black
 * cloth is a hole in which neither folds nor seams are seen; the same all over it is a veil.
 */
export const withDarkFace = (cloth: Surface, main: string): Surface => {
	const dark = darknessOf(main);
	if (dark === 0) return cloth;
	return (u, v, texel) => {
		cloth(u, v, texel);
		if (texel.metal > 0) return;
		texel.spec = Math.max(texel.spec, 0.075 * dark);
		texel.rough = Math.min(texel.rough, 0.68);
		texel.sheen = Math.max(texel.sheen, 0.35);
	};
};

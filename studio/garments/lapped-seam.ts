import { darken, deepened } from "../fabric/sewing.ts";
import { smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/** How high the allowances of a seam raise the side they are pressed to, over what width, and how far the other side is drawn in, cm. */
const step = { high: 0.013, wide: 1, drawn: 0.006 } as const;

/**
 * A seam pressed to one side: that side lies a little higher, and shade lies at its foot on the other. A groove, which has a lit and
 * a shaded side of its own, was a bead on both sides of every seam, as if the shirt had been embossed. Satin has one of its own (satin-seam.ts).
 */
export const lappedSeam = (texel: Texel, distance: number, isOver: boolean): void => {
	if (distance > step.wide) return;
	deepened(texel);
	if (isOver) {
		texel.height += (step.high * smooth(step.wide, 0.1, distance)) / texel.bump;
		darken(texel, 1 - 0.05 * smooth(0.06, 0, distance));
	} else {
		texel.height -= (step.drawn * smooth(0.35, 0, distance)) / texel.bump;
		darken(texel, 1 - 0.22 * smooth(0.17, 0, distance));
	}
	texel.lustre *= 1 - 0.7 * smooth(0.3, 0.1, distance);
};

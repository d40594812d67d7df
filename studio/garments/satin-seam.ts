import { darken, deepened } from "../fabric/sewing.ts";
import { smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/** How high the allowances raise the side they are pressed to, over what width, and how far the other side is drawn in, cm. */
const step = { high: 0.02, wide: 1.1, drawn: 0.012 } as const;

/**
 * A seam in satin, pressed to one side: its gloss goes on up to the seam on both of them, and what light it loses in the line
 * itself is given back. A groove without gloss was a band of black along every seam.
 */
export const satinSeam = (texel: Texel, distance: number, isOver: boolean): void => {
	if (distance > step.wide) return;
	deepened(texel);
	if (isOver) texel.height += (step.high * smooth(step.wide, 0.1, distance)) / texel.bump;
	else {
		texel.height -= (step.drawn * smooth(0.4, 0, distance)) / texel.bump;
		darken(texel, 1 - 0.26 * smooth(0.13, 0, distance));
	}
	const kept = 1 - 0.5 * smooth(0.16, 0.03, distance);
	texel.lustre *= kept;
	texel.deep *= kept;
};

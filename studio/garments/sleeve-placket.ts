import { darken, deepened } from "../fabric/sewing.ts";
import { smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";
import { fineStitch } from "./fine-stitch.ts";

/** Half the width of the strip that binds the slit of a sleeve above its cuff, its length and that of its point, cm. */
const strip = { half: 1.1, length: 13, point: 1.2 } as const;

/** How high it lies on the sleeve: two layers, cm. */
const thick = 0.045;

/** The placket of a sleeve, `above` its cuff and `aside` of its middle, cm: a strip with a point, sewn down along its edges. */
export const sleevePlacket = (texel: Texel, above: number, aside: number, thread?: number): void => {
	const edge = Math.min(strip.half - Math.abs(aside), (strip.length - above) * 0.8 - Math.abs(aside) * 0.6);
	if (edge < -0.5) return;
	deepened(texel);
	texel.height += (thick * smooth(-0.05, 0.07, edge)) / texel.bump;
	darken(texel, 1 - 0.1 * smooth(-0.14, -0.02, edge) * smooth(0.06, 0, edge));
	if (edge > 0) fineStitch(texel, edge - 0.2, above, thread, 0.4);
	// Sewn through across where the slit ends.
	if (edge > 0.2) fineStitch(texel, above - strip.length + 3 * strip.point, aside, thread, 0.4);
};

import { deepened, stitch } from "../fabric/sewing.ts";
import type { Texel } from "../render/scene.ts";

/** From how near (half pixels per cm) a stitch is seen as thread, as in sewing.ts. */
const near = 60;

/** How much of furrow and pucker, and of the thread's tone, is left of a row of stitches in a whole view. */
const left = { relief: 0.4, tone: 0.7 } as const;

/**
 * A row of stitches on a shirt. In a whole view its furrow is as broad as three pixels, with a lit and a shaded side along every seam:
 * as deep as from near the whole shirt was a relief in clay. Satin, in whose gloss stitches are hardly seen, keeps all of it.
 */
export const fineStitch = (texel: Texel, distance: number, along: number, tone = 0.8, puckers = 1): void => {
	if (Math.abs(distance) > 1.1) return;
	if (texel.density >= near || texel.deep > 0 || texel.lustre > 0.9) {
		stitch(texel, distance, along, tone, puckers);
		return;
	}
	deepened(texel);
	const { r, g, b, height } = texel;
	stitch(texel, distance, along, tone, puckers);
	texel.r = r + (texel.r - r) * left.tone;
	texel.g = g + (texel.g - g) * left.tone;
	texel.b = b + (texel.b - b) * left.tone;
	texel.height = height + (texel.height - height) * left.relief;
};

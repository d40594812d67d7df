import { noise } from "../maths/noise.ts";
import { fract, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

export const darken = (texel: Texel, k: number): void => {
	texel.r *= k;
	texel.g *= k;
	texel.b *= k;
};

/** Stitches per cm. */
const perCm = 3.4;

/**
 * A line of machine stitches at `distance` from the line, `along` it. `tone` above 1 is lighter thread. The cloth
 * is drawn in along the line and puckers beside it.
 */
export const stitch = (texel: Texel, distance: number, along: number, tone = 0.8): void => {
	const d = Math.abs(distance);
	if (d > 1.1) return;
	const dash = fract(along * perCm) < 0.7 ? smooth(0.075, 0.03, d) : 0;
	if (dash > 0) {
		darken(texel, 1 + (tone - 1) * dash);
		texel.height += 0.7 * dash;
		texel.shot = null;
	}
	texel.bump = Math.max(texel.bump, 0.02);
	texel.height -= 0.7 * smooth(0.3, 0, d);
	const pucker = noise(along * 1.7, 3, 41) + 0.5 * noise(along * 3.9, 7, 43) - 0.75;
	texel.height += pucker * 1.1 * smooth(1.1, 0.1, d) * (0.02 / texel.bump);
};

/** A seam: two edges of cloth that meet in a groove. */
export const seam = (texel: Texel, distance: number): void => {
	const d = Math.abs(distance);
	if (d > 0.4) return;
	texel.bump = Math.max(texel.bump, 0.02);
	darken(texel, 1 - 0.4 * smooth(0.12, 0, d));
	texel.height -= 1.6 * smooth(0.3, 0, d);
};

/** The step where a doubled edge ends: a shadow on its outer side. */
export const ply = (texel: Texel, distance: number): void => {
	if (distance > 0 && distance < 0.25) darken(texel, 1 - 0.22 * smooth(0.25, 0, distance));
};

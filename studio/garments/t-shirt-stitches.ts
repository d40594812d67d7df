import { deepened, stitch } from "../fabric/sewing.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";
import { coverStitches } from "./t-shirt-lines.ts";

/**
 * Shade in a knit takes on its colour: light goes from loop to loop before it comes out. Grey lines on cream are drawn with
 * a pencil.
 */
export const shade = (texel: Texel, k: number): void => {
	const pale = smooth(0.45, 0.8, 0.3 * texel.r + 0.59 * texel.g + 0.11 * texel.b);
	texel.r *= k ** lerp(1, 0.86, pale);
	texel.g *= k;
	texel.b *= k ** lerp(1, 1.3, pale);
};

/** How high the allowances of a seam raise the side they lie under, over what width, and how far the other side is drawn in, cm. */
const overlocked = { high: 0.014, wide: 0.8, drawn: 0.014 } as const;

/**
 * An overlocked seam, which lies over to one side: that one is a little higher, and at its foot the other is drawn in. A groove
 * with a row of stitches beside it has two lit sides, and was a bead all round the armhole.
 */
export const knitSeam = (texel: Texel, distance: number, isOver: boolean): void => {
	if (distance > overlocked.wide) return;
	deepened(texel);
	if (isOver) texel.height += (overlocked.high * smooth(overlocked.wide, 0.08, distance)) / texel.bump;
	else {
		texel.height -= (overlocked.drawn * smooth(0.4, 0, distance)) / texel.bump;
		shade(texel, 1 - 0.2 * smooth(0.14, 0, distance));
	}
};

/** From how near (half pixels per cm) stitches are seen as thread. */
const near = 60;

/** Length of a stitch of the cover machine with its gap, cm. */
const step = 0.29;

/** One row from afar: stitches that nearly meet in a fine line, in the furrow they have drawn. */
const row = (texel: Texel, distance: number, along: number, tone: number): void => {
	const d = Math.abs(distance);
	if (d > 0.3) return;
	deepened(texel);
	const k = Math.floor(along / step);
	const within = Math.abs(along / step - k - 0.5);
	const thread = smooth(0.075, 0.03, d) * smooth(0.52, 0.36, within) * (0.7 + 0.5 * hash(k, 13, 61));
	const furrow = (0.75 + 0.4 * noise(along * 0.8, 5, 63)) * smooth(0.2, 0.02, d);
	if (tone > 1) {
		shade(texel, 1 - 0.1 * furrow * (1 - thread));
		const light = 1 + (tone - 1) * clamp(thread);
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
	} else shade(texel, (1 - 0.07 * furrow) * (1 + 0.6 * (tone - 1) * clamp(thread)));
	texel.height += (0.01 * thread - 0.022 * smooth(0.26, 0, d)) / texel.bump;
};

/** A row of stitches on a knit at `distance` from its line. */
export const knitStitch = (texel: Texel, distance: number, along: number, tone: number): void => {
	if (texel.density < near) row(texel, distance, along, tone);
	else stitch(texel, distance, along, tone, 0.5);
};

/** The two rows in which the cover machine sews a hem, at `distance` from its fold. */
export const coverStitch = (texel: Texel, distance: number, along: number, tone: number): void => {
	for (const at of coverStitches) knitStitch(texel, distance - at, along, tone);
};

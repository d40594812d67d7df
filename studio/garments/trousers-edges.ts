import { darken } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/**
 * The fold along an edge of cloth that looks to the window: a narrow light, which comes and goes. Every edge with a dark line
 * along it is an edge drawn with a pencil. On pale cloth it hardly shows, or the cloth is embossed.
 */
export const litEdge = (texel: Texel, distance: number, along: number, seed: number, strength = 0.16): void => {
	if (distance > 0.3) return;
	const there = clamp(0.6 + 1.1 * fbm(along * 0.35, 3, 2, seed + 221));
	const pale = 1 - 0.75 * smooth(0.3, 0.6, texel.g);
	darken(texel, 1 + pale * strength * there * smooth(0.28, 0.06, distance));
};

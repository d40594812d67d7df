import { noise } from "../maths/noise.ts";
import type { Surface } from "../render/scene.ts";

/**
 * Zari as metal: pale gold where the cloth turns to the window, deep and brownish where it turns away. Lit like yarn, in
 * one yellow from fold to fold, it was mustard. `strength` is that of its lights, `tone` how dark it is between them.
 */
export const metalThread =
	(surface: Surface, strength = 0.8, tone = 0.86): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.metal < 0.9) return;
		// Metal that turns away goes brown, not olive.
		texel.r *= tone * 1.01;
		texel.g *= tone * 0.975;
		texel.b *= tone * 0.95;
		texel.rough = 0.3;
		texel.range = 0.56;
		// Short runs of a few picks mirror alike: long ones are the strokes of a brush on brass.
		const lies = strength * (0.74 + 0.52 * noise(u * 3.1 + 3, v * 10, 37));
		texel.lustre = lies;
		texel.pale = 0.15 * lies;
	};

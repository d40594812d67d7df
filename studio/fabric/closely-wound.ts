import type { Surface } from "../render/scene.ts";

/**
 * Zari wound so closely that its core shines through: in shade it keeps more of its own colour. With less `metal` a broad
 * band gleams evenly; all metal, each dent of the cloth below is a cloud in it.
 */
export const closelyWound =
	(surface: Surface, metal = 0.76): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.metal < 0.9) return;
		texel.metal = metal;
		texel.height *= 0.75;
	};

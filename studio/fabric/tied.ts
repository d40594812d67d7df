import type { Rgb } from "../maths/colour.ts";
import type { Surface } from "../render/scene.ts";
import type { Design } from "./design.ts";

/**
 * Zari on pale or sheer cloth: the ends that tie it down lie so deep between its floats that they take its colour. Drawn
 * in their own they are a row of dots wherever the metal is in shade.
 */
export const tied =
	(design: Design, tie: Rgb): Design =>
	(u, v, mark) => {
		if (!design(u, v, mark)) return false;
		if (mark.zari) {
			mark.ink = tie;
			mark.cover = 0.86;
		}
		return true;
	};

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

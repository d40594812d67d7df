import type { Piece } from "../render/scene.ts";
import { button } from "./shirt-parts.ts";

/** A button of horn: as bright as a shirt's it would mirror the window where it leans to it, and lose its holes as a stud has none. */
export const hornButton = (x: number, y: number, z: number, radius: number, colour: string): Piece => {
	const { mesh, surface } = button(x, y, z, radius, colour);
	return {
		mesh,
		surface: (u, v, texel) => {
			surface(u, v, texel);
			texel.spec = 0.3;
			texel.rough = 0.5;
		},
	};
};

import type { Piece, Surface } from "../render/scene.ts";

/** Gives fine cloth the depth of relief that stitches ask for, with its threads as low as they were: else every stitch brings them out. */
export const fine =
	(cloth: Surface): Surface =>
	(u, v, texel) => {
		cloth(u, v, texel);
		const bump = Math.max(0.02, texel.bump);
		texel.height *= texel.bump / bump;
		texel.bump = bump;
	};

/** Relief of sewn cloth after a hot iron. */
export const ironed = (one: Piece): Piece => ({
	...one,
	surface: (u, v, texel) => {
		one.surface(u, v, texel);
		texel.bump *= 0.62;
	},
});

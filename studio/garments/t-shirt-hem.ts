import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { darken } from "../fabric/sewing.ts";
import { lerp } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { TShirtStyle } from "./t-shirt.ts";
import type { TopCut } from "./top-shape.ts";

/** The back's hem, which looks out here and there below the front's. */
export const backHem = (style: TShirtStyle, cut: TopCut): Piece => {
	const half = cut.hem - 1.2;
	const mesh: Mesh = gridMesh(80, 8, (a, b) => {
		const x = (a - 0.5) * 2 * half;
		const out = Math.sin(Math.PI * a) ** 0.6;
		// At its corners it lies within the front: a step there was a notch in the outline.
		const low = 1.3 - (1.56 + 0.34 * Math.sin(a * 7 + style.seed)) * out;
		const rise = style.curvedHem ? cut.hemRise * Math.abs(x / cut.hem) ** 2.4 : 0;
		return [x, lerp(2.4, low, b) + rise, 0.04 + 0.06 * Math.sqrt(1 - b), x, lerp(2.4, 0, b)];
	});
	return piece(mesh, (u, v, texel) => {
		style.body(u, v, texel);
		darken(texel, 0.9);
	});
};

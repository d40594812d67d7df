import { inLetters } from "../cards/outline.ts";
import { gridMesh } from "../cloth/mesh.ts";
import { darken } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import { type LabelPlace, labelHalf, ribbon } from "./woven-label.ts";

/** Half its width, and how far it is seen below the label, cm. */
const wide = 0.62;
const seen = 1.05;
/** How far it goes on behind the label. */
const behind = 0.8;

/** The small ribbon with the size that looks out below a neck label, caught in the same seam behind it. */
export const sizeTab = (size: string, dark: boolean, { y, z, seed }: LabelPlace): Piece => {
	const inSize = inLetters(size, 0.62);
	const lean = 0.12 * (hash(seed, 3, 71) - 0.5);
	const aside = 0.5 * (hash(seed, 4, 71) - 0.5);
	const foot = y - labelHalf.high - seen;
	const mesh = gridMesh(30, 40, (a, b) => {
		const u = (2 * a - 1) * wide;
		const v = lerp(0, seen + behind, b);
		const fold = 0.06 * smooth(0.1, 0, v);
		// It lies flat behind the label, or it would come through that.
		const free = smooth(seen + 0.2, 0.3 * seen, v);
		const bend = 0.05 * fbm(u * 0.8, v * 0.6, 2, seed + 83) * free;
		return [aside + u + lean * (seen - v), foot + v, z + 0.07 * free + bend - fold, u, v - 0.5 * seen];
	});
	const surface = ribbon(dark, inSize);
	return piece(mesh, (u, v, texel) => {
		surface(u, v, texel);
		// In the shade of the label, and its own edges.
		darken(texel, 1 - 0.3 * smooth(0.4, -0.05, 0.5 * seen - v));
		darken(texel, 1 - 0.18 * smooth(0.06, 0.01, wide - Math.abs(u)) - 0.12 * smooth(0.07, 0, v + 0.5 * seen));
	});
};

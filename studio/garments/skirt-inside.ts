import { gridMesh } from "../cloth/mesh.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { rgb } from "../maths/colour.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { piece } from "./piece-set.ts";

export type InsideOptions = {
	/** The upper edge of the waistband's front, from its left end (0) to its right one (1). */
	front: (a: number) => Point;
	/** The waistband's own cloth, which is turned in along the upper edge of the back. */
	cloth: Surface;
	lining: string;
};

/** How far the waistband's cloth is turned in along the edge, and where the drawstring's channel is sewn, cm. */
const turnedIn = 0.5;
const channel = 1.9;

/**
 * The inside of a skirt's back, seen through its open waist: cotton drawn up by the drawstring. It rises from the dark
 * of the skirt to its edge; a plate of one colour there looked like a piece of board.
 */
export const skirtInside = ({ front, cloth, lining }: InsideOptions): Piece => {
	const [left, right] = [front(0), front(1)];
	const sag = left[1] - front(0.5)[1];
	const width = right[0] - left[0];
	// Gathers stand closer in some places than in others.
	const gather = (a: number) => (a * 31 + 1.5 * fbm(a * 5, 2, 2, 61)) * 2 * Math.PI;
	const mesh = gridMesh(420, 40, (a, b) => {
		const [x, low] = front(a);
		const high = lerp(left[1], right[1], a) + 0.25 - 0.2 * sag * arch(a, 1.2) + 0.1 * fbm(a * 14, 3, 2, 67);
		const deep = low - 0.7;
		const folds = Math.sin(gather(a) + 0.5 * fbm(a * 9, b * 1.4, 2, 63));
		const edge = smooth(1, 0.86, b);
		const z =
			0.25 + 1.5 * b + 0.17 * folds * (0.35 + 0.65 * edge) * smooth(0, 0.12, Math.min(a, 1 - a)) - 0.35 * (1 - edge);
		return [x, lerp(deep, high, b), z, a * width, (high - deep) * (1 - b)];
	});
	const cotton = rgb(lining);
	return piece(mesh, (u, v, texel) => {
		if (v < turnedIn) {
			cloth(u, 0.8, texel);
			texel.gilt *= 0.5;
			if (v > turnedIn - 0.1) darken(texel, 0.7);
			return;
		}
		const fold = Math.sin(gather(u / width));
		const light = 0.95 + 0.07 * fold + 0.06 * fbm(u * 3, v * 1.2, 2, 71);
		texel.r = cotton[0] * light;
		texel.g = cotton[1] * light;
		texel.b = cotton[2] * light;
		stitch(texel, v - channel, u);
		// Little light falls down into the skirt, and least of all in the corners.
		const corner = smooth(0, 3.5, Math.min(u, width - u));
		darken(texel, 0.3 + 0.7 * smooth(4.6, turnedIn, v) * (0.6 + 0.4 * corner));
	});
};

import { moved } from "../cloth/mesh.ts";
import { split } from "../cloth/split.ts";
import { darken } from "../fabric/sewing.ts";
import { fract, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import { label } from "./shirt-parts.ts";

/** Half the width and half the height of the woven label, cm. */
const [wide, high] = [2.3, 1.35];

/**
 * The woven label in a waistband: it bends with the band, is sewn on along its upper edge too, and lies in the band's
 * light, deeper in the shade the nearer it is to the front. Straight and evenly dark it was pasted on.
 */
export const waistLabel = (x: number, y: number, z: number): Piece => {
	const flat = label(x, y, z, true);
	const mesh = moved(split(flat.mesh, 0.3), (px, py, pz) => {
		const a = (px - x) / wide;
		return [px, py - 0.14 * a * a + 0.05 * a, pz + 0.04 + 0.03 * Math.sin(a * 4.1)];
	});
	return piece(mesh, (u, v, texel) => {
		flat.surface(u, v, texel);
		const edge = Math.min(high - v, wide - Math.abs(u));
		darken(texel, 1.3 - 0.42 * smooth(0.7, -1.2, v) - 0.14 * smooth(0.1, 0, wide - Math.abs(u)));
		// The fold of its upper edge has the light.
		if (high - v < 0.07) darken(texel, 1.16);
		const off = Math.abs(high - v - 0.2);
		if (off < 0.06 && edge > 0.12 && fract(u * 4.6) < 0.62) {
			darken(texel, 1 + 0.7 * smooth(0.06, 0.02, off));
			texel.height += smooth(0.06, 0, off);
		}
		texel.bump = Math.max(texel.bump, 0.016);
		texel.height -= 0.8 * smooth(0.1, 0, Math.abs(edge - 0.2));
	});
};

/** A piece with triangles small enough to go round the fold of a packed pair. */
export const bending = (one: Piece): Piece => ({ ...one, mesh: split(split(one.mesh, 0.3), 0.2) });

import { gridMesh } from "../cloth/mesh.ts";
import { split } from "../cloth/split.ts";
import { darken } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import { fineStitch, labelHalf, ribbon } from "./woven-label.ts";

const { wide, high } = labelHalf;

/** How far inside its edges a label is sewn on, cm. */
const sewnAt = 0.13;

/**
 * The woven label in a waistband: it bends with the band, is sewn on all round, between its stitches stands off by a hair,
 * and lies in the band's light, deeper in the shade the nearer it is to the front. Straight and evenly dark it was pasted on.
 */
export const waistLabel = (x: number, y: number, z: number): Piece => {
	const mesh = gridMesh(60, 40, (a, b) => {
		const u = lerp(-wide, wide, a);
		const v = lerp(-high, high, b);
		const edge = Math.min(wide - Math.abs(u), high - Math.abs(v));
		const along = wide - Math.abs(u) < high - Math.abs(v) ? v : u;
		// Between two stitches the edge stands out by a hair.
		const uneven = 0.024 * fbm(along * 1.3, Math.sign(u + v), 2, 79) * smooth(0.5, 0, edge);
		const side = u / wide;
		const at = y + v + uneven - 0.14 * side * side + 0.05 * side;
		const swell = 0.03 * smooth(sewnAt, 1.1, edge) * (1 + fbm(u * 0.8, v * 0.6, 2, 81));
		return [x + u + uneven, at, z + 0.045 + 0.03 * Math.sin(side * 4.1) + swell - 0.03 * smooth(0.08, 0, edge), u, v];
	});
	const surface = ribbon(true);
	return piece(mesh, (u, v, texel) => {
		surface(u, v, texel);
		darken(texel, 1.3 - 0.42 * smooth(0.7, -1.2, v) - 0.14 * smooth(0.1, 0, wide - Math.abs(u)));
		// The fold of its upper edge has the light.
		if (high - v < 0.06) darken(texel, 1.14);
		const [aside, down] = [wide - Math.abs(u), high - Math.abs(v)];
		if (aside < down) fineStitch(texel, aside - sewnAt, v, 1.35);
		else fineStitch(texel, down - sewnAt, u, 1.35);
	});
};

/** A piece with triangles small enough to go round the fold of a packed pair. */
export const bending = (one: Piece): Piece => ({ ...one, mesh: split(split(one.mesh, 0.3), 0.2) });

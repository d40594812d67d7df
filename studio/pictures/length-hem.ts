import type { Mesh } from "../cloth/mesh.ts";
import { bell, lerp, smooth } from "../maths/scalar.ts";
import type { Surface, Texel } from "../render/scene.ts";

/*
 * How an opened cloth ends: turned under and sewn at its ends, and as thick as two yarns along its selvedges.
 */

/** A hem at one end or at both: the cloth's length and the hem's breadth, cm. */
export type Hem = { length: number; broad: number; both: boolean };

/** How far a place lies inside the nearest end that is hemmed, cm. */
const inwardAt = ({ length, both }: Hem, v: number): number => (both ? Math.min(v, length - v) : length - v);

const lighten = (texel: Texel, light: number): void => {
	texel.r = Math.min(1, texel.r * light);
	texel.g = Math.min(1, texel.g * light);
	texel.b = Math.min(1, texel.b * light);
};

/** How broad the seam of a hem is felt, as a share of it, how dark its groove is, and how light the cloth's turned edge is. */
const seam = { broad: 0.3, dark: 0.14, edge: 1.1, shown: 0.4 };

/** Ends turned under and sewn: the edge round which the cloth turns takes the light, and it is drawn in where it is sewn. */
export const hemmed =
	(surface: Surface, hem: Hem): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		const inward = inwardAt(hem, v) / hem.broad;
		if (inward > 1 + 4 * seam.broad) return;
		// Stitch by stitch it is drawn in more or less.
		const drawnIn = seam.dark * (0.85 + 0.15 * Math.sin(u * 4.1 + 2 * Math.sin(u * 0.37)));
		lighten(texel, lerp(seam.edge, 1, smooth(0, seam.shown, inward)) * (1 - drawnIn * bell(inward - 1, seam.broad)));
	};

/** How much higher cloth lies where it is turned under, cm: two of its layers, and air between them. */
const doubled = 0.13;

/** A laid cloth whose hem lies on what is turned under it. */
export const thickened = ({ pos, uv, tri }: Mesh, hem: Hem): Mesh => ({
	pos: pos.map((at, k) => {
		if (k % 3 !== 2) return at;
		const inward = inwardAt(hem, uv[2 * ((k - 2) / 3) + 1]);
		return at + doubled * smooth(hem.broad + 0.8, hem.broad - 0.8, inward);
	}),
	uv,
	tri,
});

/** How broad the edge is that is seen of a cloth's thickness, cm, and how light it is on the side of the window and away from it. */
const edge = { broad: 0.34, lit: 1.12, shaded: 0.92 };

/** A selvedge is as thick as two yarns: it has a light rim on the side of the window, at the left. */
export const rimmed =
	(surface: Surface, width: number): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		const inward = Math.min(u, width - u);
		if (inward > edge.broad) return;
		lighten(texel, lerp(u < edge.broad ? edge.lit : edge.shaded, 1, smooth(0.3, 1, inward / edge.broad)));
	};

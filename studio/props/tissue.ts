import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { rgb } from "../maths/colour.ts";
import { fbm, noise } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

/** Tissue paper: thin enough for what lies below to tint it, and crumpled into flat facets with sharp lines between. */

type Facet = { height: number; fromLine: number };

/** Triangles with corners at random heights: paper bends along lines and stays flat between them, as no smooth noise does. */
const facetAt = (x: number, y: number, cell: number, seed: number): Facet => {
	const px = x + 0.45 * cell * fbm(x / (cell * 1.7), y / (cell * 1.7), 2, seed + 1);
	const py = y + 0.45 * cell * fbm(x / (cell * 1.7), y / (cell * 1.7), 2, seed + 2);
	const u = (px + 0.42 * py) / cell;
	const v = (py * 0.8 - 0.3 * px) / cell;
	const [i, j] = [Math.floor(u), Math.floor(v)];
	const [fu, fv] = [u - i, v - j];
	const at = (di: number, dj: number) => noise(i + di + 40, j + dj + 40, seed);
	const [side, end] = [at(1, 0), at(0, 1)];
	const near = fu + fv < 1;
	const [corner, a, b] = near ? [at(0, 0), fu, fv] : [at(1, 1), 1 - fv, 1 - fu];
	const fromLine = Math.min(fu, fv, 1 - fu, 1 - fv, Math.abs(1 - fu - fv)) * cell;
	return { height: corner + (side - corner) * a + (end - corner) * b, fromLine };
};

/** Where paper was handled it is crumpled; elsewhere it is nearly smooth. */
const handled = (x: number, y: number, seed: number): number =>
	0.5 + 0.5 * smooth(-0.25, 0.25, fbm(x * 0.09, y * 0.07, 2, seed + 9));

export type Leaf = {
	/** The wall of the box it comes up from. */
	side: -1 | 1;
	/** Half of the box's inside. */
	halves: readonly [number, number];
	reach: number;
	top: HeightAt;
	colour: string;
	seed: number;
};

const leafMesh = ({ side, halves, reach, top, seed }: Leaf): Mesh =>
	gridMesh(200, 420, (a, b) => {
		const y = lerp(-halves[1], halves[1], b);
		// Torn off a roll and folded by hand: its free edge is straight in parts.
		const edge = 1.1 * fbm(y * 0.07, seed, 2, seed) + 0.5 * facetAt(y, seed, 4, seed + 5).height;
		const along = a * (reach + edge);
		const x = side * (halves[0] - along);
		const [broad, small] = [facetAt(x, y, 5.2, seed + 3).height, facetAt(x, y, 2.1, seed + 4).height];
		const ends = smooth(1.3, 0, halves[1] - Math.abs(y));
		const crumple = Math.max(0, 1.15 * broad + 0.72 * small - 0.3) * handled(x, y, seed) * (1 - 0.8 * ends);
		// It is carried over the goods' edge: where it sank beside it, they would look out through it.
		const py = clamp(y, -halves[1] + 2.8, halves[1] - 6.5);
		const px = Math.min(Math.abs(x), halves[0] - 2.4);
		const inner = Math.max(top(side * px, py), top(side * (px - 0.7), py), top(side * (px - 1.4), py));
		const carried = inner - 0.3 * smooth(2.2, 0, along) - 0.6 * ends;
		const loose = 0.8 * smooth(reach - 2.2, reach, along) * (0.5 + 0.7 * fbm(y * 0.14, seed, 2, seed + 6));
		// Beside the wall nothing stands higher than what it is carried by, and the goods' steep side would score it.
		const rests = top(x, y) - 3 * smooth(2.2, 1.5, along);
		return [x, y, Math.max(carried, rests) + 0.2 + crumple + Math.max(0, loose), x, y];
	});

const tissue = (colour: string, seed: number): Surface => {
	const c = rgb(colour);
	return (u, v, texel) => {
		const line = Math.min(facetAt(u, v, 5.2, seed + 3).fromLine, facetAt(u, v, 2.1, seed + 4).fromLine * 2);
		const worn = smooth(0.09, 0.02, line) * handled(u, v, seed);
		const fibre = 0.985 + 0.03 * noise(u * 3, v * 9, 3);
		texel.r = c[0] * fibre;
		texel.g = c[1] * fibre;
		texel.b = c[2] * fibre;
		texel.rough = 0.7;
		texel.cover = clamp(0.82 + 0.04 * fbm(u * 0.6, v * 0.6, 2, seed + 12) + 0.1 * worn);
	};
};

/** A leaf of tissue that comes up from a box's wall and lies loosely on the goods as far as `reach`. */
export const tissueLeaf = (leaf: Leaf): Piece => ({
	mesh: leafMesh(leaf),
	surface: tissue(leaf.colour, leaf.seed),
	sheer: true,
});

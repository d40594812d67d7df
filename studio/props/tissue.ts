import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { rgb } from "../maths/colour.ts";
import { fbm, noise } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { facetAt } from "./crumple.ts";

/** Tissue paper: thin enough for what lies below to tint it, smooth where it was not handled, and full of fine sharp lines. */

type Wall = "left" | "right" | "foot" | "head";

export type Leaf = {
	/** The wall of the box it comes up from. */
	side: Wall;
	/** Half of the box's inside. */
	halves: readonly [number, number];
	/** How far it reaches over the goods, cm, and how much further per cm along the wall. */
	reach: number;
	slant: number;
	top: HeightAt;
	/** Height at which it leaves the wall. */
	rim: number;
	/** Height to which it sinks where it lies below the goods; left out, it lies on them. */
	bed?: number;
	colour: string;
	seed: number;
};

/** Where paper was handled it is crumpled; elsewhere it is nearly smooth. */
const handled = (x: number, y: number, seed: number): number =>
	0.25 + 0.75 * smooth(-0.1, 0.4, fbm(x * 0.11, y * 0.08, 2, seed + 9));

const leafMesh = ({ side, halves, reach, slant, top, rim, bed, seed }: Leaf): Mesh => {
	const upright = side === "left" || side === "right";
	const [wall, half] = upright ? halves : [halves[1], halves[0]];
	const sign = side === "left" || side === "foot" ? -1 : 1;
	const place = (along: number, inward: number): readonly [number, number] =>
		upright ? [sign * (wall - inward), along] : [along, sign * (wall - inward)];
	return gridMesh(220, 460, (a, b) => {
		const along = lerp(-half, half, b);
		// Cut straight and laid by hand: its free edge is straight, but for where it was creased.
		const edge =
			slant * along + 0.3 * (facetAt(along, seed, 3.4, seed + 5).height - 0.5) + 0.16 * fbm(along * 0.3, 3, 2, seed);
		const inward = a * (reach + edge);
		const [x, y] = place(along, inward);
		const crease = (facetAt(x, y, 4.6, seed + 3).height - 0.5) * 0.5;
		const small = (facetAt(x, y, 1.5, seed + 4).height - 0.5) * 0.26;
		const fine = (facetAt(x, y, 0.62, seed + 6).height - 0.5) * 0.09;
		const worn = handled(x, y, seed);
		const crumple = 0.95 * crease + worn * (small + fine) + 0.2;
		// Its outermost row goes down beside the wall, or the goods look out below it.
		if (a === 0) return [x, y, rim - 3, x, y];
		if (bed !== undefined) return [x, y, lerp(rim, bed, smooth(0, 4.5, inward)) + 1.3 * crumple, x, y];
		// It comes down from the wall's rim and goes on over the goods.
		const inner = (at: number): number => {
			const [px, py] = place(clamp(along, -half + 1.6, half - 1.6), at);
			return top(px, py);
		};
		const carried = Math.max(inner(Math.max(inward, 1.7)), inner(Math.max(inward, 1.7) + 0.7));
		const arch = lerp(carried, Math.max(carried, rim), smooth(1.6, 0, inward) ** 1.3);
		// What has no goods below it at the two ends sinks into the corner.
		const ends = 0.25 * smooth(1.4, 0, half - Math.abs(along));
		const loose =
			smooth(1.6, 0, reach + edge - inward) * (0.12 + 0.4 * Math.max(0, fbm(along * 0.16, seed, 2, seed + 6)));
		return [x, y, Math.max(arch - ends, top(x, y)) + 0.08 + crumple + loose, x, y];
	});
};

const tissue = ({ colour, halves, seed }: Leaf): Surface => {
	const c = rgb(colour);
	return (u, v, texel) => {
		const worn = handled(u, v, seed);
		const line = Math.max(
			smooth(0.07, 0.015, facetAt(u, v, 4.6, seed + 3).fromLine),
			worn * smooth(0.05, 0.01, facetAt(u, v, 1.5, seed + 4).fromLine),
		);
		const fibre = 0.985 + 0.02 * noise(u * 3, v * 9, 3) + 0.015 * noise(u * 14, v * 14, 6);
		texel.r = c[0] * fibre;
		texel.g = c[1] * fibre;
		texel.b = c[2] * fibre;
		texel.rough = 0.5;
		texel.spec = 0.12;
		texel.height = line;
		texel.bump = 0.003;
		const thin = clamp(0.8 + 0.05 * fbm(u * 0.6, v * 0.6, 2, seed + 12) + 0.03 * line);
		// Along a wall it hangs away from the goods: what is told of them there would be a mirror image on the wall.
		const fromWall = Math.min(halves[0] - Math.abs(u), halves[1] - Math.abs(v));
		texel.cover = lerp(1, thin, smooth(1.1, 2.3, fromWall));
	};
};

/** A leaf of tissue that comes up from a box's wall and lies loosely on the goods as far as `reach`. */
export const tissueLeaf = (leaf: Leaf): Piece => ({
	mesh: leafMesh(leaf),
	surface: tissue(leaf),
	sheer: true,
});

import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { rgb } from "../maths/colour.ts";
import { fbm, noise } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { type Field, fieldOver, readField, strewCreases } from "./creases.ts";

/** Tissue paper in a box: crisp creases with flat facets between them, thin enough for what lies below to be seen. */

/** Where paper was handled it is crumpled; elsewhere it is nearly smooth. */
const handled = (x: number, y: number, seed: number): number =>
	0.22 + 0.78 * smooth(-0.15, 0.35, fbm(x * 0.11, y * 0.08, 2, seed + 9));

type Crumpled = { broad: Field; fine: Field };

/** Its creases: long ones bend the sheet itself, short ones are its fine relief. */
const crumpled = (halfX: number, halfY: number, seed: number, worn: (x: number, y: number) => number): Crumpled => {
	const broad = fieldOver(-halfX, -halfY, halfX, halfY, 0.05);
	strewCreases(broad, seed, 14, 0.1, 3);
	strewCreases(broad, seed + 1, 6, 0.13, 2.4, worn);
	const fine = fieldOver(-halfX, -halfY, halfX, halfY, 0.03);
	strewCreases(fine, seed + 2, 3, 0.13, 2.6, worn);
	strewCreases(fine, seed + 3, 1.3, 0.12, 2, (x, y) => worn(x, y) ** 2);
	return { broad, fine };
};

/** `cover` says how much of what lies below is hidden. */
const tissue = (colour: string, { fine }: Crumpled, cover: (x: number, y: number) => number): Surface => {
	const c = rgb(colour);
	return (u, v, texel) => {
		const fibre = 0.985 + 0.02 * noise(u * 3, v * 9, 3) + 0.015 * noise(u * 14, v * 14, 6);
		texel.r = c[0] * fibre;
		texel.g = c[1] * fibre;
		texel.b = c[2] * fibre;
		texel.rough = 0.5;
		texel.spec = 0.1;
		texel.height = readField(fine, u, v);
		texel.bump = 1;
		texel.cover = cover(u, v);
	};
};

export type Lining = {
	/** Half of the box's inside. */
	halves: readonly [number, number];
	/** Height of the walls' rim, and to which the paper sinks between walls and goods. */
	rim: number;
	bed: number;
	/** How far from a wall goods begin, cm. */
	gap: number;
	colour: string;
	seed: number;
};

/** A sheet that lines a box: it lies below the goods and comes up between them and the walls, below whose rim it ends unevenly. */
export const tissueLining = ({ halves, rim, bed, gap, colour, seed }: Lining): Piece => {
	const paper = crumpled(halves[0] + 0.5, halves[1] + 0.5, seed, () => 1);
	const ragged = fieldOver(-40, -1, 40, 9, 0.1);
	strewCreases(ragged, seed + 5, 5, 0.5, 2);
	const mesh = gridMesh(380, 480, (s, t) => {
		// Rows stand close along the walls, where the paper is seen.
		const [x, y] = [halves[0] * closeToEnds(s), halves[1] * closeToEnds(t)];
		const [inX, inY] = [halves[0] - Math.abs(x), halves[1] - Math.abs(y)];
		const side = inX < inY ? 1 + Math.sign(x) : 3 + Math.sign(y);
		const along = inX < inY ? y : x;
		const end = rim - 0.45 - 0.5 * clamp(0.4 + readField(ragged, along, 1 + side), -0.2, 1);
		const rises = (d: number) => clamp(1 - d / gap) ** 1.8;
		const up = Math.min(1, Math.hypot(rises(inX), rises(inY)));
		const loose = smooth(0, 0.25, Math.min(inX, inY));
		return [x, y, Math.max(0.2, lerp(bed, end, up) + loose * 0.6 * readField(paper.broad, x, y)), x, y];
	});
	return { mesh, surface: tissue(colour, paper, () => 1) };
};

const closeToEnds = (s: number): number => {
	const k = 2 * s - 1;
	return Math.sign(k) * (1 - (1 - Math.abs(k)) ** 1.7);
};

export type Leaf = {
	/** The wall of the box it comes up from. */
	side: "left" | "foot";
	halves: readonly [number, number];
	/** How far it reaches over the goods, cm, and how much further per cm along the wall. */
	reach: number;
	slant: number;
	/** Height of the goods. */
	top: HeightAt;
	/** Height at which it leaves the wall. */
	rim: number;
	colour: string;
	seed: number;
};

/** Width of the strip along its free edge that is folded under, cm. */
const turnedIn = 1.7;

/** A leaf of tissue that comes up from a box's wall and lies loosely on the goods as far as `reach`. */
export const tissueLeaf = ({ side, halves, reach, slant, top, rim, colour, seed }: Leaf): Piece => {
	const upright = side === "left";
	const [wall, half] = upright ? halves : [halves[1], halves[0]];
	const place = (along: number, inward: number): readonly [number, number] =>
		upright ? [inward - wall, along] : [along, inward - wall];
	const worn = (x: number, y: number) => handled(x, y, seed);
	const paper = crumpled(halves[0] + 0.5, halves[1] + 0.5, seed, worn);
	const ends = fieldOver(-half - 1, -1, half + 1, 3, 0.1);
	strewCreases(ends, seed + 7, 4, 0.22, 1.5);
	/** How far it reaches at a place along the wall: cut straight, but for where creases draw it in. */
	const reachAt = (along: number) => reach + slant * along - 0.8 * readField(ends, along, 1);
	const mesh: Mesh = gridMesh(240, 460, (a, b) => {
		const along = lerp(-half + 0.2, half - 0.2, b);
		const end = reachAt(along);
		const inward = a * end;
		const [x, y] = place(along, inward);
		// It comes down from the wall's rim and goes on over the goods.
		const goodsAt = (at: number): number => {
			const [px, py] = place(clamp(along, -half + 2.6, half - 2.6), at);
			return top(px, py);
		};
		const carried = Math.max(goodsAt(Math.max(inward, 2.6)), goodsAt(Math.max(inward, 2.6) + 0.7));
		const arch = lerp(carried, Math.max(carried, rim), smooth(2.6, 0, inward) ** 1.4);
		// Beyond the goods' ends it hangs down into the gap, behind the lining.
		const fromEnd = half - Math.abs(along);
		const hanging = 0.75 * smooth(2.4, 0, fromEnd);
		const loose = smooth(1.5, 0, end - inward) * (0.14 + 0.35 * Math.max(0, fbm(along * 0.16, seed, 2, seed + 6)));
		const crumple = 1.1 * readField(paper.broad, x, y);
		// There the goods' own side, read in cells, would give it steps.
		const borne = top(x, y) + 0.1 - 2 * smooth(1.3, 0.85, fromEnd);
		return [x, y, Math.max(arch - hanging + 0.22 + crumple + loose, borne), x, y];
	});
	const cover = (u: number, v: number): number => {
		const [along, inward] = upright ? [v, u + wall] : [u, v + wall];
		const double = smooth(0.02, -0.02, reachAt(along) - turnedIn - 0.03 * along - inward);
		// It hangs away from the goods along its wall: what is told of them there would be a mirror image on the wall.
		return lerp(1, lerp(0.74, 0.93, double), smooth(1.4, 2.8, inward));
	};
	return { mesh, surface: tissue(colour, paper, cover), sheer: true };
};

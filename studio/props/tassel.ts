import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { type Rgb, rgb } from "../maths/colour.ts";
import type { Point } from "../maths/curve.ts";
import { noise } from "../maths/noise.ts";
import { hash, random } from "../maths/random.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

export type EdgeOptions = {
	/** A mesh whose first row of `columns` + 1 points is the edge that the threads hang from. */
	mesh: Mesh;
	columns: number;
	colour: string;
	length: number;
	under: HeightAt;
	seed: number;
};

/** Loose twisted threads along v. */
export const strands = (colour: Rgb, perCm = 11): Surface => {
	return (u, v, texel) => {
		const strand = Math.floor(u * perCm + 0.35 * noise(v * 0.8, 3, 5));
		const across = u * perCm - strand - 0.5;
		const light = (0.78 + 0.3 * Math.cos(across * 2.6)) * (0.88 + 0.24 * hash(strand, 0, 7));
		texel.r = colour[0] * light;
		texel.g = colour[1] * light;
		texel.b = colour[2] * light;
		texel.height = Math.cos(across * 2.6);
		texel.bump = 0.02;
		texel.sheen = 0.3;
	};
};

type Spot = { x: number; y: number; dx: number; dy: number };

/** Places along the edge with the direction that leads away from the cloth. */
const spotsOf = ({ mesh, columns }: EdgeOptions, count: number, seed: number): Spot[] => {
	const next = random(seed);
	const { pos } = mesh;
	return Array.from({ length: count }, (_, k) => {
		const i = Math.round((columns * (k + 0.5 + (next() - 0.5) * 0.25)) / count);
		const q = 3 * i;
		const r = 3 * (i + columns + 1) * 1;
		const length = Math.hypot(pos[q] - pos[r], pos[q + 1] - pos[r + 1]) || 1;
		const turn = (next() - 0.5) * 0.35;
		const dx = (pos[q] - pos[r]) / length;
		const dy = (pos[q + 1] - pos[r + 1]) / length;
		return { x: pos[q], y: pos[q + 1], dx: dx + turn * dy, dy: dy - turn * dx };
	});
};

/** A round-backed ribbon that starts at a spot, `width` cm wide by its place t along it. */
const lock = (
	spot: Spot,
	length: number,
	width: (t: number) => number,
	thick: number,
	under: HeightAt,
	seed: number,
): Mesh =>
	gridMesh(8, 26, (s, t) => {
		const bend = 0.35 * length * (noise(t * 1.3, seed, 11) - 0.5) * t;
		const side = (s - 0.5) * width(t) + bend;
		const x = spot.x + spot.dx * length * t - spot.dy * side;
		const y = spot.y + spot.dy * length * t + spot.dx * side;
		return [x, y, under(x, y) + 0.1 + thick * arch(s) * Math.min(1, width(t) * 2.2), s * width(0.6) + seed, t * length];
	});

/** Knotted tassels along the end of a pallu. */
export const tassels = (options: EdgeOptions & { count: number }): Piece[] => {
	const { count, colour, length, under, seed } = options;
	const surface = strands(rgb(colour));
	return spotsOf(options, count, seed).flatMap((spot, k) => {
		const own = length * (0.85 + 0.3 * hash(k, 1, seed));
		const knotAt = 0.26 * own;
		// Warp ends run together into a knot; from there they hang as they like.
		const gathered = (t: number) => lerp(1.15, 0.3, smooth(0, 0.7, t)) + 0.34 * Math.exp(-(((t - 0.86) / 0.1) ** 2));
		const pieces = [{ mesh: lock(spot, knotAt * 1.12, gathered, 0.3, under, k * 3 + seed), surface }];
		const from = { ...spot, x: spot.x + spot.dx * knotAt, y: spot.y + spot.dy * knotAt };
		for (let end = 0; end < 9; end++) {
			const turn = ((end - 4) / 4) * 0.2 + (hash(k, end + 5, seed) - 0.5) * 0.22;
			const hangs = { ...from, dx: from.dx + turn * from.dy, dy: from.dy - turn * from.dx };
			const long = (own - knotAt) * (0.74 + 0.36 * hash(end, k, seed + 3));
			const thin = (t: number) => 0.2 * (1 - 0.5 * t);
			pieces.push({
				mesh: lock(hangs, long, thin, 0.1 + 0.1 * hash(end, 2, k), under, k * 31 + end * 7 + seed),
				surface,
			});
		}
		return pieces;
	});
};

/** One full tassel at the end of a cord that comes from `from`: a bead, a neck, a skirt of threads. */
export const looseTassel = (at: Point, from: Point, length: number, colour: string, under: HeightAt): Piece[] => {
	const d = Math.hypot(at[0] - from[0], at[1] - from[1]) || 1;
	const spot = { x: at[0], y: at[1], dx: (at[0] - from[0]) / d, dy: (at[1] - from[1]) / d };
	const shape = (t: number) => 1.0 * Math.exp(-(((t - 0.08) / 0.09) ** 2)) + lerp(0.5, 2.1, smooth(0.14, 0.95, t));
	return [{ mesh: lock(spot, length, shape, 0.8, under, Math.round(at[0] * 7)), surface: strands(rgb(colour), 8) }];
};

import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { rgb } from "../maths/colour.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { fract, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";

/** How high above what it lies on a cord runs, by its share of length. */
export type Lift = (t: number) => number;

const width = 0.27;

/**
 * A soft braided cord: it lies on what is under it, or `lift` higher, and is round at both ends. `knotted` gives where
 * along it (cm) a stopper knot sits, `thick` half its width.
 */
export const strand = (
	line: readonly Point[],
	colour: string,
	under: HeightAt,
	lift: Lift,
	knotted = -1,
	thick = width,
): Piece => {
	const length = polylineLength(line);
	const n = Math.max(16, Math.round(length * 10));
	const run = resample(line, n + 1);
	const c = rgb(colour);
	// What the cord lies on is read along it and evened out, as a cord bridges small hollows.
	const ground = run.map(([x, y]) => under(x, y));
	const even = ground.map((_, i) => {
		let sum = 0;
		for (let k = -6; k <= 6; k++) sum += ground[Math.max(0, Math.min(n, i + k))];
		return sum / 13;
	});
	const mesh = gridMesh(14, n, (a, b) => {
		const i = Math.round(b * n);
		const p = run[Math.max(0, i - 1)];
		const q = run[Math.min(n, i + 1)];
		const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
		const along = b * length;
		const knot = knotted < 0 ? 0 : Math.sqrt(Math.max(0, 1 - ((along - knotted) / 0.5) ** 2));
		const end = Math.sqrt(Math.min(1, Math.max(0.02, Math.min(along, length - along) / 0.2)));
		const size = thick * end * (1 + 0.85 * knot);
		const angle = (a - 0.5) * Math.PI * 1.2;
		const side = Math.sin(angle) * size;
		const x = run[i][0] - ((q[1] - p[1]) / d) * side;
		const y = run[i][1] + ((q[0] - p[0]) / d) * side;
		return [x, y, Math.max(even[i], ground[i] - 0.05) + lift(b) + size * (0.35 + 0.95 * Math.cos(angle)), a, along];
	});
	return {
		mesh,
		surface: (u, v, texel) => {
			const [p, q] = [fract(v / 0.5 + u * 1.4), fract(v / 0.5 - u * 1.4)];
			const braid = Math.max(Math.sin(p * Math.PI), Math.sin(q * Math.PI));
			const tight =
				knotted < 0 ? 0 : smooth(0.62, 0.5, Math.abs(v - knotted)) * smooth(0.4, 0.5, Math.abs(v - knotted));
			const light = (0.84 + 0.18 * braid) * (1 - 0.3 * tight);
			texel.r = c[0] * light;
			texel.g = c[1] * light;
			texel.b = c[2] * light;
			texel.height = braid;
			texel.bump = 0.03;
			texel.sheen = 0.25;
			texel.rough = 0.95;
		},
	};
};

/** A cord that comes out of two eyelets `reach` beside the knot and is tied in a bow; its ends hang down in stopper knots. */
export const tiedBow = (knot: Point, reach: number, colour: string, under: HeightAt): Piece[] => {
	const [x, y] = knot;
	const at = (points: readonly Point[]): Point[] =>
		spline(
			points.map(([px, py]): Point => [x + px, y + py]),
			16,
		);
	const high: Lift = (t) => 0.42 * smooth(0.3, 0, Math.min(t, 1 - t));
	const low: Lift = (t) => 0.2 * smooth(0.12, 0, t);
	const tails = [
		at([
			[-0.1, -0.1],
			[-0.9, -2.2],
			[-1.9, -6],
			[-2, -10.4],
			[-3.1, -14.6],
			[-2.9, -17.4],
		]),
		at([
			[0.15, -0.1],
			[1, -2.4],
			[1.5, -6.4],
			[2.7, -10.6],
			[2.6, -14],
			[3.5, -16.2],
		]),
	];
	const loops = [
		at([
			[0, 0],
			[-1.6, 0.5],
			[-3.7, 0.1],
			[-5.1, -1.4],
			[-4.7, -2.9],
			[-3.2, -2.5],
			[-1.5, -1],
			[0, -0.15],
		]),
		at([
			[0, 0],
			[1.5, 0.3],
			[3.4, -0.2],
			[4.7, -1.8],
			[4.2, -3.3],
			[2.8, -2.7],
			[1.4, -1.2],
			[0, -0.2],
		]),
	];
	const feeds = [-1, 1].map((side) =>
		at([
			[side * reach, 0.7],
			[side * reach * 0.6, 0.5],
			[side * 0.1, 0.05],
		]),
	);
	const wrap = at([
		[-0.34, 0.3],
		[-0.28, 0.02],
		[0.05, -0.3],
		[0.36, -0.5],
	]);
	return [
		...feeds.map((line) => strand(line, colour, under, (t) => 0.25 * t - 0.2 * smooth(0.3, 0, t))),
		...tails.map((line) => strand(line, colour, under, low, polylineLength(line) - 0.9)),
		...loops.map((line) => strand(line, colour, under, high)),
		strand(wrap, colour, under, () => 0.62),
	];
};

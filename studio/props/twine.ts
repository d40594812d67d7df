import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { rgb } from "../maths/colour.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { noise } from "../maths/noise.ts";
import { degrees, fract } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

/** Jute: two plies twisted, uneven, with hairs that stand off. */
const jute = (colour: string): Surface => {
	const c = rgb(colour);
	return (u, v, texel) => {
		const ply = fract(v / 0.62 + u * 0.85);
		const round = Math.sin(ply * Math.PI);
		const fibre = noise(u * 9 + v * 7, v * 2.2 - u * 3, 5);
		const light = (0.6 + 0.42 * round ** 0.7) * (0.86 + 0.26 * fibre);
		texel.r = c[0] * light;
		texel.g = c[1] * light;
		texel.b = c[2] * light;
		texel.height = round + 0.5 * fibre;
		texel.bump = 0.03;
		texel.sheen = 0.5;
		texel.rough = 0.95;
	};
};

/** A length of twine along a line: it lies on what is below it, `lift` higher. */
export const twine = (
	line: readonly Point[],
	colour: string,
	under: HeightAt,
	lift: (t: number) => number = () => 0,
	thick = 0.17,
): Piece => {
	const length = polylineLength(line);
	const n = Math.max(16, Math.round(length * 9));
	const run = resample(line, n + 1);
	const ground = run.map(([x, y]) => under(x, y));
	const even = ground.map((_, i) => {
		let sum = 0;
		for (let k = -4; k <= 4; k++) sum += ground[Math.max(0, Math.min(n, i + k))] / 9;
		return sum;
	});
	const mesh = gridMesh(14, n, (a, b) => {
		const i = Math.round(b * n);
		const [p, q] = [run[Math.max(0, i - 1)], run[Math.min(n, i + 1)]];
		const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
		const size = thick * (0.86 + 0.3 * noise(b * length * 1.3, 2, 9));
		const angle = (a - 0.5) * Math.PI * 1.25;
		const side = Math.sin(angle) * size;
		const x = run[i][0] - ((q[1] - p[1]) / d) * side;
		const y = run[i][1] + ((q[0] - p[0]) / d) * side;
		return [x, y, even[i] + lift(b) + size * (0.5 + Math.cos(angle)), a, b * length];
	});
	return { mesh, surface: jute(colour) };
};

/**
 * Twine that goes round goods and in below them. Its line is given as seen from the side, place along it and height, cm;
 * `at` says where on the table a place along it and aside of it is.
 */
export const twineRound = (
	side: readonly Point[],
	colour: string,
	at: (along: number, aside: number) => Point,
	thick = 0.17,
): Piece => {
	const line = spline(side, 6);
	const length = polylineLength(line);
	const n = Math.round(length * 12);
	const run = resample(line, n + 1);
	const mesh = gridMesh(14, n, (a, b) => {
		const i = Math.round(b * n);
		const [p, q] = [run[Math.max(0, i - 1)], run[Math.min(n, i + 1)]];
		const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
		const size = thick * (0.86 + 0.3 * noise(b * length * 1.3, 2, 9));
		const angle = (a - 0.5) * Math.PI * 1.25;
		const out = size * (0.5 + Math.cos(angle));
		const [x, y] = at(run[i][0] - ((q[1] - p[1]) / d) * out, Math.sin(angle) * size);
		return [x, y, Math.max(0.01, run[i][1] + ((q[0] - p[0]) / d) * out), a, b * length];
	});
	return { mesh, surface: jute(colour) };
};

/** A bow of twine round a knot: two loops, two ends, and the turn that holds them. */
export const twineBow = ([x, y]: Point, colour: string, under: HeightAt, turn = 0): Piece[] => {
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	const at = (points: readonly Point[]): Point[] =>
		spline(
			points.map(([px, py]): Point => [x + px * c - py * s, y + px * s + py * c]),
			14,
		);
	const high = (t: number) => 0.3 + 0.45 * Math.sin(Math.PI * t);
	return [
		twine(
			at([
				[0, 0],
				[-1.6, 1.1],
				[-3.6, 1.3],
				[-4.3, 0.3],
				[-3.2, -0.6],
				[-1.4, -0.4],
				[0, 0],
			]),
			colour,
			under,
			high,
		),
		twine(
			at([
				[0, 0],
				[1.5, 1.2],
				[3.3, 1.7],
				[4.5, 0.9],
				[3.6, -0.2],
				[1.6, -0.3],
				[0, 0],
			]),
			colour,
			under,
			high,
		),
		twine(
			at([
				[0, 0],
				[-0.8, -1.2],
				[-2.2, -2.3],
				[-2.7, -3.9],
			]),
			colour,
			under,
			(t) => 0.3 * (1 - t),
		),
		twine(
			at([
				[0, 0],
				[0.7, -1.4],
				[1.2, -2.9],
				[2.3, -4.4],
			]),
			colour,
			under,
			(t) => 0.3 * (1 - t),
		),
		twine(
			at([
				[-0.3, 0.34],
				[-0.1, 0.1],
				[0.12, -0.15],
				[0.2, -0.4],
			]),
			colour,
			under,
			() => 0.62,
		),
	];
};

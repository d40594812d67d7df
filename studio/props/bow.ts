import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { darken } from "../fabric/sewing.ts";
import { rgb } from "../maths/colour.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { hash } from "../maths/random.ts";
import { clamp, fract, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";

/** How high above what it lies on a cord runs, by its share of length. */
export type Lift = (t: number) => number;

const width = 0.27;

/** Plaits of a braid that are seen side by side, and how far apart its strands cross along it, cm. */
const [plaits, stride] = [6, 0.21];

/** A round braid: columns of strands that lean by turns to either side, so that two of them make a row of Vs. */
const braided = (colour: string): Surface => {
	const c = rgb(colour);
	return (u, v, texel) => {
		const seen = smooth(16, 60, texel.density);
		const column = Math.floor(u * plaits);
		const across = u * plaits - column;
		const lean = column % 2 === 0 ? 1 : -1;
		const way = v / stride + lean * 0.8 * (across - 0.5) + 0.5 * (column % 2);
		const strandAt = fract(way);
		const round = Math.sin(Math.PI * strandAt) ** 0.7 * (0.5 + 0.5 * Math.sin(Math.PI * across));
		// Each strand is of a few yarns that lie side by side.
		const yarns = 0.05 * smooth(80, 130, texel.density) * Math.sin(2 * Math.PI * (4 * way + 0.3));
		const uneven = 0.06 * (hash(Math.floor(way), column, 15) - 0.5);
		const light = 1.04 - (0.15 + 0.13 * seen) * (1 - round) + seen * (yarns + uneven);
		texel.r = c[0] * light;
		texel.g = c[1] * light;
		texel.b = c[2] * light;
		texel.height = round;
		texel.bump = 0.016 + 0.012 * seen;
		texel.sheen = 0.25;
		texel.rough = 0.95;
	};
};

/**
 * A soft braided cord: it lies on what is under it, or `lift` higher, and is round at both ends. `thick` is half its
 * width.
 */
export const strand = (line: readonly Point[], colour: string, under: HeightAt, lift: Lift, thick = width): Piece => {
	const length = polylineLength(line);
	const n = Math.max(16, Math.round(length * 10));
	const run = resample(line, n + 1);
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
		const end = Math.sqrt(Math.min(1, Math.max(0.02, Math.min(along, length - along) / 0.2)));
		const size = thick * end;
		const angle = (a - 0.5) * Math.PI * 1.2;
		const side = Math.sin(angle) * size;
		const x = run[i][0] - ((q[1] - p[1]) / d) * side;
		const y = run[i][1] + ((q[0] - p[0]) / d) * side;
		return [x, y, Math.max(even[i], ground[i] - 0.05) + lift(b) + size * (0.35 + 0.95 * Math.cos(angle)), a, along];
	});
	return { mesh, surface: braided(colour) };
};

/** A cord through points that say how high above what it lies on it runs there. */
const cordThrough = (
	[x, y]: Point,
	points: readonly (readonly [x: number, y: number, lift: number])[],
	colour: string,
	under: HeightAt,
	thick?: number,
): Piece => {
	const line = spline(
		points.map(([px, py]): Point => [x + px, y + py]),
		16,
	);
	const lifts = spline(
		points.map(([, , lift], k): Point => [k, lift]),
		16,
	);
	const along = line.map((_, k) => polylineLength(line.slice(0, k + 1)));
	const lift: Lift = (t) => {
		const at = t * along[along.length - 1];
		const k = Math.max(
			1,
			along.findIndex((length) => length >= at),
		);
		const share = clamp((at - along[k - 1]) / (along[k] - along[k - 1] || 1));
		return lerp(lifts[k - 1][1], lifts[k][1], share);
	};
	return strand(line, colour, under, lift, thick);
};

const brass = rgb("#a98a58");

/** The metal of aglets and eyelets. */
export const metalOf = (texel: Texel): void => {
	[texel.r, texel.g, texel.b] = brass;
	texel.metal = 0.75;
	texel.spec = 0.6;
	texel.rough = 0.36;
};

/** A metal tip crimped over the end of a cord; (x, y) is where the cord ends in it. */
const aglet = ([x, y]: Point, [towardsX, towardsY]: Point, under: HeightAt): Piece => {
	const length = 1.7;
	const far = Math.hypot(towardsX, towardsY);
	const [dx, dy] = [towardsX / far, towardsY / far];
	const line: Point[] = [
		[x - 0.4 * dx, y - 0.4 * dy],
		[x + (length - 0.4) * dx, y + (length - 0.4) * dy],
	];
	const { mesh } = strand(line, "#000000", under, () => 0.03, width * 1.12);
	return {
		mesh,
		surface: (_, v, texel) => {
			metalOf(texel);
			// A crimp near either end.
			const crimp = Math.min(Math.abs(v - 0.3), Math.abs(v - length + 0.3));
			darken(texel, 1 - 0.35 * smooth(0.07, 0.01, crimp));
		},
	};
};

/** What is tied, from the knot: the left and right end, each with the height above what it lies on. */
const ends = [
	[
		[-0.05, -0.1, 0.2],
		[-0.62, -1.5, 0.12],
		[-1.5, -4.3, 0],
		[-1.75, -7.4, 0],
		[-2.7, -10.6, 0],
		[-2.6, -13.2, 0],
		[-3, -15, 0],
	],
	[
		[0.1, -0.1, 0.24],
		[0.7, -1.5, 0.14],
		[1.7, -4.4, 0],
		[1.75, -7.6, 0],
		[2.6, -10.4, 0],
		[3.7, -12.6, 0],
	],
] as const;

/** Its loops, no two alike: out over the upper side, sinking, and back below it. */
const loops = [
	[
		[0.1, 0.05, 0.4],
		[-0.75, 0.18, 0.62],
		[-2.3, 0.2, 0.8],
		[-4.1, -0.4, 0.5],
		[-5, -1.6, 0.16],
		[-4.5, -2.75, 0.06],
		[-3.2, -2.45, 0.12],
		[-1.5, -1.1, 0.42],
		[-0.5, -0.32, 0.5],
		[0.05, -0.05, 0.4],
	],
	[
		[-0.1, 0, 0.4],
		[0.8, 0.14, 0.62],
		[2.5, 0.02, 0.84],
		[4.2, -1.05, 0.46],
		[4.75, -2.55, 0.12],
		[3.95, -3.4, 0.06],
		[2.75, -2.8, 0.16],
		[1.3, -1.2, 0.44],
		[0.45, -0.36, 0.5],
		[-0.05, -0.05, 0.4],
	],
] as const;

/** The turn that holds all of it: it comes up behind the loops, goes over them aslant and down again. */
const turn = [
	[0.34, 0.62, -0.5],
	[0.34, 0.4, 0.5],
	[0.14, 0.1, 1],
	[-0.14, -0.26, 0.9],
	[-0.3, -0.6, 0.2],
	[-0.3, -0.8, -0.5],
] as const;

/**
 * A cord that comes out of two eyelets and is tied in a bow; its ends hang down in metal tips. `reach` is how far beside and
 * above the knot the eyelets lie. Cords cross over and under each other: laid side by side they run into a blob.
 */
export const tiedBow = (knot: Point, [beside, above]: Point, colour: string, under: HeightAt): Piece[] => {
	const cord = (points: readonly (readonly [number, number, number])[], thick?: number) =>
		cordThrough(knot, points, colour, under, thick);
	const feeds = [-1, 1].map((side) =>
		cord([
			[side * (beside + 0.2), above + 0.08, -0.5],
			[side * (beside - 0.02), above, -0.14],
			[side * (beside - 0.4), above - 0.16, 0.2],
			[side * 0.8, 0.42 * above, 0.16],
			[-side * 0.2, -0.1, 0.1 + 0.06 * side],
		]),
	);
	return [
		...feeds,
		...ends.map((points) => cord(points)),
		...ends.map((points) => {
			const [before, last] = points.slice(-2);
			const towards: Point = [last[0] - before[0], last[1] - before[1]];
			return aglet([knot[0] + last[0], knot[1] + last[1]], towards, under);
		}),
		...loops.map((points) => cord(points)),
		cord(turn, width * 1.3),
	];
};

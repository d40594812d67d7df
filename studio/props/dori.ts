import type { HeightAt } from "../cloth/surface-height.ts";
import { type Point, spline } from "../maths/curve.ts";
import { smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { type Lift, strand } from "./bow.ts";
import { looseTassel } from "./tassel.ts";

/** Half the width of the cord. */
const thick = 0.32;

/** The cord comes out of the band on both sides of the knot. */
const feeds: readonly Point[][] = [
	[
		[-3.5, 1.5],
		[-1.9, 1.1],
		[-0.2, 0.1],
	],
	[
		[3.3, 1.6],
		[1.7, 1.2],
		[0.2, 0.1],
	],
];

/** Two loops that sink under their own weight, no two alike: out over the upper side, back below it. */
const loops: readonly Point[][] = [
	[
		[-0.1, 0.1],
		[-1.7, 0.9],
		[-4.2, 0.5],
		[-6.4, -1.5],
		[-7, -3.6],
		[-5.8, -4.4],
		[-4.1, -3.4],
		[-2, -1.3],
		[-0.1, -0.2],
	],
	[
		[0.1, 0],
		[1.8, 0.5],
		[3.9, -0.5],
		[5.4, -3],
		[5.3, -5],
		[4.1, -5.4],
		[2.9, -4.1],
		[1.5, -1.7],
		[0.1, -0.2],
	],
];

const tails: readonly Point[][] = [
	[
		[-0.2, -0.2],
		[-1.5, -2.8],
		[-2.1, -6.6],
		[-1.2, -11],
		[-2.2, -15],
		[-4.2, -18.4],
	],
	[
		[0.3, -0.2],
		[1.2, -2.6],
		[2.9, -6],
		[2.4, -9.4],
		[3.4, -12.4],
		[5, -14.8],
	],
];

/** The turn that holds all of it, wound twice. */
const turns: readonly Point[][] = [
	[
		[-0.75, 0.75],
		[-0.45, 0.1],
		[-0.1, -0.5],
		[0, -1],
	],
	[
		[0, 0.95],
		[0.25, 0.3],
		[0.6, -0.3],
		[0.8, -0.8],
	],
];

/**
 * A cord tied in a bow at the side of the waist, ending in two tassels. Loops stand off the cloth, so that they
 * throw a shadow on it; cords that lay on it all along were a drawing of a bow.
 */
export const dori = (
	{ x, y, mirrored = false }: { x: number; y: number; mirrored?: boolean },
	colour: string,
	tassel: string,
	under: HeightAt,
): Piece[] => {
	const side = mirrored ? -1 : 1;
	const at = (points: readonly Point[]): Point[] => points.map(([px, py]): Point => [x + side * px, y + py]);
	const laid = (points: readonly Point[], lift: Lift, size = thick) =>
		strand(spline(at(points), 16), colour, under, lift, size);
	const looped: Lift = (t) =>
		0.9 * smooth(0.22, 0, t) + 0.45 * smooth(0.25, 0, 1 - t) + 0.75 * Math.sin(Math.PI * t) ** 2 * (1 - 0.4 * t);
	const falling: Lift = (t) => 0.3 * smooth(0.15, 0, t) + 0.1;
	const round: Lift = (t) => 0.55 + 0.75 * Math.sin(Math.PI * (0.12 + 0.76 * t));
	return [
		...feeds.map((line) => laid(line, (t) => 0.35 * t - 1.1 * smooth(0.22, 0, t))),
		...tails.map((line) => laid(line, falling)),
		...loops.map((line) => laid(line, looped)),
		...turns.map((line) => laid(line, round, thick * 1.2)),
		...tails.flatMap((line) => {
			const [before, end] = at(line.slice(-2));
			return looseTassel(end, before, 7.2, tassel, under);
		}),
	];
};

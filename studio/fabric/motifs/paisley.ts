import { type Point, spline } from "../../maths/curve.ts";
import type { Motif, Shape } from "../motif.ts";
import { around, disc, petal, polygon, set, stroke } from "../shapes.ts";

/** Outline of a mango with its tip curled to the right, shrunk by `k` about its heart. */
const mango = (k: number, ink: number): Shape => {
	const line: Point[] = [
		[0, -0.92],
		[-0.42, -0.78],
		[-0.64, -0.4],
		[-0.6, 0.02],
		[-0.36, 0.42],
		[-0.02, 0.74],
		[0.38, 0.9],
		[0.66, 0.78],
		[0.68, 0.54],
		[0.52, 0.42],
		[0.4, 0.54],
		[0.3, 0.48],
		[0.36, 0.24],
		[0.54, -0.06],
		[0.6, -0.42],
		[0.4, -0.78],
		[0, -0.92],
	];
	return polygon(
		spline(line, 5).map(([x, y]): Point => [x * k, (y + 0.38) * k - 0.38]),
		ink,
	);
};

/** The mango (paisley): beaded outside, two outlines, a flower and a sprig inside. */
export const paisley: Motif = {
	name: "paisley",
	shapes: [
		...Array.from({ length: 15 }, (_, i) => {
			const a = ((-250 + i * 20) * Math.PI) / 180;
			return disc(Math.cos(a) * 0.82, Math.sin(a) * 0.72 - 0.3, 0.045);
		}).filter((s) => s.points[0][1] < 0.3),
		mango(1, 1),
		mango(0.84, 0),
		mango(0.74, 1),
		mango(0.56, 0),
		...set(
			[...around(6, (turn) => petal(0, 0, 1, 0.6, turn)), disc(0, 0, 0.3, 0), disc(0, 0, 0.18)],
			-0.02,
			-0.42,
			0.3,
		),
		stroke(
			[
				[0, -0.14],
				[0.02, 0.1],
				[0.2, 0.36],
			],
			0.07,
		),
		petal(0, 0, 0.22, 0.12, 150),
		petal(0.03, 0.08, 0.24, 0.12, 20),
		// Drawn a little smaller and higher, or the beads below it are cut by the square.
	].map(({ ink, points }) => ({ ink, points: points.map(([x, y]): Point => [0.95 * x, 0.95 * y + 0.03]) })),
};

import type { Motif, Shape } from "../motif.ts";
import { around, disc, doublePetal, petal, ring, set, stroke } from "../shapes.ts";

/** A round flower seen from above, with `petals` double petals, sepals between them and a ringed eye. */
export const rosette = (petals: number): Motif => ({
	name: `rosette-${petals}`,
	shapes: [
		...around(petals, (turn) => petal(0, 0, 0.98, 0.16, turn + 180 / petals)),
		...around(petals, (turn) =>
			doublePetal(
				Math.cos((turn * Math.PI) / 180) * 0.2,
				Math.sin((turn * Math.PI) / 180) * 0.2,
				0.74,
				4.4 / petals,
				turn,
			),
		),
		disc(0, 0, 0.33, 0),
		...ring(0, 0, 0.26, 0.15),
		disc(0, 0, 0.08),
	],
});

/** A small eight-petalled flower that still reads at 24 threads. */
export const starFlower: Motif = {
	name: "star-flower",
	shapes: [...around(8, (turn) => petal(0, 0, 0.95, 0.46, turn, 1, 0.62)), disc(0, 0, 0.3, 0), disc(0, 0, 0.19)],
};

/** A flower on a stem with two leaves: the Banarasi buti. */
const sprig: Shape[] = [
	stroke(
		[
			[0, -0.95],
			[0.06, -0.5],
			[0, 0.05],
		],
		0.1,
	),
	petal(0.02, -0.62, 0.62, 0.3, 28),
	petal(0.02, -0.72, 0.6, 0.28, 152),
	petal(0.03, -0.3, 0.42, 0.2, 40),
	petal(0.03, -0.34, 0.42, 0.2, 140),
	...set(
		[...around(7, (turn) => doublePetal(0, 0, 1, 0.72, turn)), disc(0, 0, 0.28, 0), disc(0, 0, 0.18)],
		0,
		0.4,
		0.56,
	),
];
export const buti: Motif = { name: "buti", shapes: sprig };

/** Four leaves in a lozenge: the filling of a brocade lattice. */
export const quatrefoil: Motif = {
	name: "quatrefoil",
	shapes: [
		...around(4, (turn) => doublePetal(0, 0, 0.92, 0.56, turn)),
		...around(4, (turn) => petal(0, 0, 0.5, 0.14, turn + 45)),
		disc(0, 0, 0.17, 0),
		disc(0, 0, 0.1),
	],
};

/** Hand-block flower: ink 1 petals and stem, ink 2 leaves. */
export const blockFlower: Motif = {
	name: "block-flower",
	shapes: [
		stroke(
			[
				[0.05, -0.96],
				[-0.05, -0.55],
				[0, 0.1],
			],
			0.07,
		),
		petal(-0.02, -0.5, 0.66, 0.3, 22, 2),
		petal(-0.02, -0.62, 0.66, 0.3, 160, 2),
		petal(0.05, -0.86, 0.4, 0.18, 10, 2),
		petal(0.0, -0.48, 0.5, 0.06, 22, 0),
		petal(-0.06, -0.6, 0.5, 0.06, 160, 0),
		...set(
			[
				...around(6, (turn) =>
					petal(
						0.12 * Math.cos((turn * Math.PI) / 180),
						0.12 * Math.sin((turn * Math.PI) / 180),
						0.86,
						0.62,
						turn,
						1,
						0.66,
					),
				),
				...around(6, (turn) =>
					petal(0.25 * Math.cos((turn * Math.PI) / 180), 0.25 * Math.sin((turn * Math.PI) / 180), 0.5, 0.1, turn, 0),
				),
				disc(0, 0, 0.26, 0),
				disc(0, 0, 0.17),
			],
			0,
			0.4,
			0.6,
		),
		petal(0.28, -0.08, 0.34, 0.2, 60, 1),
		petal(-0.3, -0.02, 0.3, 0.18, 120, 1),
		stroke(
			[
				[-0.02, -0.42],
				[0.16, -0.3],
				[0.3, -0.06],
			],
			0.045,
		),
		stroke(
			[
				[-0.02, -0.36],
				[-0.18, -0.22],
				[-0.3, 0],
			],
			0.045,
		),
	],
};

/** A round block flower with dots about it, without a stem. */
export const blockRosette: Motif = {
	name: "block-rosette",
	shapes: [
		...around(8, (turn) =>
			petal(0.16 * Math.cos((turn * Math.PI) / 180), 0.16 * Math.sin((turn * Math.PI) / 180), 0.6, 0.44, turn, 1, 0.68),
		),
		...around(8, (turn) =>
			petal(0.28 * Math.cos((turn * Math.PI) / 180), 0.28 * Math.sin((turn * Math.PI) / 180), 0.3, 0.07, turn, 0),
		),
		disc(0, 0, 0.2, 0),
		disc(0, 0, 0.14, 1),
		...around(8, (turn) =>
			disc(
				0.88 * Math.cos(((turn + 22.5) * Math.PI) / 180),
				0.88 * Math.sin(((turn + 22.5) * Math.PI) / 180),
				0.075,
				2,
			),
		),
	],
};

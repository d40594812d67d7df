import type { Motif, Shape } from "../motif.ts";
import { around, box, diamond, disc, petal, polygon, set, stroke } from "../shapes.ts";

const sine = (height: number, phase = 0): [number, number][] =>
	Array.from({ length: 17 }, (_, i) => {
		const x = -1.12 + (2.24 * i) / 16;
		return [x, height * Math.sin(Math.PI * (x + phase))];
	});

const bloom = (ink: number, eye: number): Shape[] => [
	...around(6, (turn) => petal(0, 0, 1, 0.66, turn, ink, 0.62)),
	disc(0, 0, 0.26, 0),
	disc(0, 0, 0.16, eye),
];

/** A creeper that runs on from tile to tile: a wave with a flower in each bend and leaves between. */
export const creeper: Motif = {
	name: "creeper",
	shapes: [
		stroke(sine(0.42), 0.1),
		petal(-0.92, 0.1, 0.5, 0.24, 62),
		petal(-0.1, 0.12, 0.5, 0.22, 108),
		petal(0.08, -0.1, 0.5, 0.24, -62),
		petal(0.9, -0.12, 0.5, 0.22, -108),
		petal(-0.72, 0.36, 0.34, 0.18, 150),
		petal(0.72, -0.36, 0.34, 0.18, -30),
		stroke(
			[
				[-0.5, 0.42],
				[-0.44, 0.1],
				[-0.5, -0.2],
			],
			0.06,
		),
		stroke(
			[
				[0.5, -0.42],
				[0.56, -0.1],
				[0.5, 0.2],
			],
			0.06,
		),
		...set(bloom(1, 1), -0.5, -0.42, 0.42),
		...set(bloom(1, 1), 0.5, 0.42, 0.42),
	],
};

/** A leafy stem standing upright, for jal grounds and stripes; joins its own top and bottom, and sides. */
export const leafJal: Motif = {
	name: "leaf-jal",
	shapes: [
		...[-2, 0, 2].flatMap((dx) => [
			stroke(
				sine(0.34).map(([x, y]): [number, number] => [y - 0.5 + dx, x]),
				0.07,
			),
			stroke(
				sine(0.34, 1).map(([x, y]): [number, number] => [y + 0.5 + dx, x]),
				0.07,
			),
		]),
		...[-0.5, 0.5].flatMap((x, k) =>
			[-0.85, -0.55, -0.2, 0.15, 0.45, 0.8].flatMap((y, i) => {
				const px = x + 0.34 * Math.sin(Math.PI * (y + k));
				return [petal(px, y, 0.34, 0.18, i % 2 ? 40 : 140), petal(px, y - 0.06, 0.2, 0.1, i % 2 ? 160 : 20)];
			}),
		),
		...set(bloom(1, 1), -0.02, 0.5, 0.2),
		...set(bloom(1, 1), -0.98, -0.5, 0.2),
		...set(bloom(1, 1), 0.98, -0.5, 0.2),
	],
};

/** Lattice of leaf garlands with a flower in each lozenge; joins on all four sides. */
export const trellis: Motif = {
	name: "trellis",
	shapes: [
		...[
			[-1, 0, 0, 1],
			[0, 1, 1, 0],
			[1, 0, 0, -1],
			[0, -1, -1, 0],
		].flatMap(([x0, y0, x1, y1]) => {
			const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
			return [0.04, 0.24, 0.44, 0.64, 0.84].flatMap((t) => {
				const x = x0 + (x1 - x0) * t;
				const y = y0 + (y1 - y0) * t;
				return [petal(x, y, 0.26, 0.13, turn + 34), petal(x, y, 0.26, 0.13, turn - 34)];
			});
		}),
		stroke(
			[
				[-1.02, 0],
				[-0.5, 0.5],
				[0, 1.02],
			],
			0.04,
		),
		stroke(
			[
				[0, 1.02],
				[0.5, 0.5],
				[1.02, 0],
			],
			0.04,
		),
		stroke(
			[
				[1.02, 0],
				[0.5, -0.5],
				[0, -1.02],
			],
			0.04,
		),
		stroke(
			[
				[0, -1.02],
				[-0.5, -0.5],
				[-1.02, 0],
			],
			0.04,
		),
		...set(
			[...around(8, (turn) => petal(0, 0, 1, 0.5, turn, 1, 0.62)), disc(0, 0, 0.3, 0), disc(0, 0, 0.18)],
			0,
			0,
			0.36,
		),
		...[
			[-1, -1],
			[1, 1],
			[-1, 1],
			[1, -1],
		].flatMap(([x, y]) =>
			set(
				[...around(8, (turn) => petal(0, 0, 1, 0.5, turn, 1, 0.62)), disc(0, 0, 0.3, 0), disc(0, 0, 0.18)],
				x,
				y,
				0.36,
			),
		),
	],
};

/** Three nested lozenges: the diamond of zari borders. */
export const lozenge: Motif = {
	name: "lozenge",
	shapes: [
		diamond(0, 0, 0.98, 0.98),
		diamond(0, 0, 0.8, 0.8, 0),
		diamond(0, 0, 0.66, 0.66),
		diamond(0, 0, 0.46, 0.46, 0),
		diamond(0, 0, 0.28, 0.28),
		...[
			[-1, -1],
			[1, 1],
			[-1, 1],
			[1, -1],
		].map(([x, y]) => diamond(x, y, 0.34, 0.34)),
	],
};

/** Ivory lozenges left bare in a gold ground: the border of a Tamil dhoti. */
export const bareLozenge: Motif = {
	name: "bare-lozenge",
	shapes: [
		box(-1, -1, 1, 1),
		diamond(0, 0, 0.9, 0.86, 0),
		diamond(0, 0, 0.7, 0.66),
		diamond(0, 0, 0.5, 0.46, 0),
		diamond(0, 0, 0.26, 0.24),
	],
};

/** The ikat diamond: ink 2 outside, ink 1 within, stepped like the tied bundles. */
export const ikatDiamond: Motif = {
	name: "ikat-diamond",
	shapes: (() => {
		const stepped = (r: number, ink: number): Shape[] =>
			Array.from({ length: 9 }, (_, i) => {
				const k = (i + 1) / 9;
				return box(-r * k, -r * (1 - k) - r / 9, r * k, r * (1 - k) + r / 9, ink);
			});
		return [
			...stepped(0.92, 2),
			...stepped(0.74, 1),
			...stepped(0.54, 2),
			...stepped(0.38, 0),
			...stepped(0.24, 1),
			box(-0.05, -0.06, 0.05, 0.06, 2),
			...[-1, 1].flatMap((s) => [
				box(s * 0.97 - 0.03, -0.16, s * 0.97 + 0.03, 0.16, 1),
				box(-0.08, s * 0.97 - 0.03, 0.08, s * 0.97 + 0.03, 1),
			]),
		];
	})(),
};

/** A scallop with a dotted edge, for hems. */
export const scallop: Motif = {
	name: "scallop",
	shapes: [
		disc(0, 1, 1, 1, 1.9),
		disc(0, 1, 0.86, 0, 1.66),
		disc(0, 1, 0.76, 1, 1.5),
		disc(0, 1, 0.6, 0, 1.25),
		...[-50, -25, 0, 25, 50].map((a) => petal(0.0, 0.95, 0.9, 0.16, -90 + a)),
		polygon([
			[-1, 0.86],
			[1, 0.86],
			[1, 1],
			[-1, 1],
		]),
	],
};

import { gridMesh } from "../cloth/mesh.ts";
import { ruled } from "../cloth/ruled.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { darken, seam, stitch } from "../fabric/sewing.ts";
import { rgb } from "../maths/colour.ts";
import { type Point, resample, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import { cord } from "../props/cord.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import { button, calmed, label, pocket } from "./shirt-parts.ts";
import type { TrouserStyle } from "./trousers.ts";

/** A line across the waist, `rise` above the seam, a little hollow in the middle. */
const waistLine = (style: TrouserStyle, rise: number, half: number, hollow = 1.75): Point[] =>
	Array.from({ length: 61 }, (_, i): Point => {
		const x = lerp(-half, half, i / 60);
		return [x, style.cut.rise - hollow + rise + hollow * (x / half) ** 2];
	});

const insideOf = (style: TrouserStyle, height: number): Piece => {
	const { waist } = style.cut;
	const mesh = ruled(
		waistLine(style, height - 0.8, waist - 0.9),
		waistLine(style, height + 1.9, waist - 1.4, 0.8),
		8,
		({ s }) => 0.3 + 0.5 * arch(0.1 + 0.85 * s, 0.5),
		({ along, s }) => [along, s * 3],
	);
	const lining = rgb(style.lining ?? "#cdc3b0");
	return piece(mesh, (u, v, texel) => {
		const light = 0.95 + 0.04 * Math.sin(u * 30) * Math.sin(v * 30);
		texel.r = lining[0] * light;
		texel.g = lining[1] * light;
		texel.b = lining[2] * light;
		stitch(texel, v - 2.6, u);
	});
};

const loop = (style: TrouserStyle, x: number, base: number, height: number): Piece => {
	const edge = (dx: number) =>
		resample(
			[
				[x + dx, base - 0.7],
				[x + dx, base + height + 0.5],
			],
			34,
		);
	const mesh = ruled(
		edge(-0.6),
		edge(0.6),
		8,
		({ t, s }) => 0.7 + 0.95 * arch(0.04 + 0.92 * t, 0.4) + 0.2 * arch(s, 0.5),
		({ s, along }) => [s * 1.2, along],
	);
	return piece(mesh, (u, v, texel) => {
		style.cloth(u + x, v, texel);
		stitch(texel, Math.min(u, 1.2 - u) - 0.22, v, style.thread);
		if (v < 0.35 || v > height + 0.8) darken(texel, 0.72);
	});
};

/** Waistband with loops or an extended tab; `behind` lies under the legs' edge. */
export const waistband = (style: TrouserStyle): { behind: Piece[]; front: Piece[] } => {
	const { waist } = style.cut;
	const height = style.waist === "tab" ? 5 : 4;
	const mesh = ruled(
		waistLine(style, -0.4, waist + 0.1),
		waistLine(style, height - 0.4, waist - 0.5),
		16,
		({ t, s, x }) => 0.5 + 0.85 * arch(s, 0.4) * arch(t, 0.25) + 0.16 * fbm(x * 0.2, s, 2, 8),
		({ along, s }) => [along - waist, s * height],
	);
	const tab = style.waist === "tab" ? 7 : 2.6;
	const band = piece(mesh, (u, v, texel) => {
		style.cloth(u, v, texel);
		stitch(texel, v - 0.32, u, style.thread);
		stitch(texel, height - 0.32 - v, u, style.thread);
		if (v < 0.14) darken(texel, 0.7);
		seam(texel, u - tab);
	});
	const front = [band];
	const base = style.cut.rise - 1.75 - 0.2;
	if (style.waist === "belt-loops")
		for (const x of [-15, -7.4, 7.4, 15]) front.push(loop(style, x, base + 1.75 * (x / waist) ** 2, height));
	const at: Point = style.waist === "tab" ? [5.6, base + height / 2] : [1.2, base + height / 2];
	front.push(button(at[0], at[1], 1.35, 0.78, style.button));
	return {
		behind: [insideOf(style, height), label(0, style.cut.rise + height - 0.4, 0.95, true)],
		front,
	};
};

/** Gathered elastic waist with a cord that hangs in two ends. */
export const drawstringWaist = (style: TrouserStyle, under: HeightAt): Piece[] => {
	const { waist, rise } = style.cut;
	const height = 4.6;
	const gathers = 34;
	const mesh = gridMesh(420, 26, (a, b) => {
		const x = lerp(-waist - 0.3 + 0.5 * b, waist + 0.3 - 0.5 * b, a);
		const y = rise - 2.2 + height * b + 1.3 * (x / waist) ** 2 + 0.2 * Math.sin(a * gathers * 1.3);
		const fold = Math.sin((a * gathers + 0.7 * fbm(a * 9, b * 2, 2, 5)) * 2 * Math.PI);
		const channel = smooth(0.06, 0, Math.abs(b - 0.5)) * 0.25;
		return [
			x,
			y,
			0.75 + 0.75 * arch(b, 0.35) * arch(a, 0.2) + 0.22 * fold * arch(b, 0.6) - channel,
			a * waist * 3.2,
			b * height,
		];
	});
	const band = piece(mesh, (u, v, texel) => {
		style.cloth(u, v, texel);
		stitch(texel, v - 0.35, u, style.thread);
		stitch(texel, v - height / 2, u, style.thread);
		if (v < 0.12) darken(texel, 0.74);
	});
	const y0 = rise - 0.6;
	const colour = style.cord ?? "#e6dcc6";
	const ends: Point[][] = [
		[
			[-1.4, y0 + 0.4],
			[-2.6, y0 - 3],
			[-2.2, y0 - 8],
			[-4.2, y0 - 13],
			[-3.6, y0 - 17.5],
		],
		[
			[1.4, y0 + 0.3],
			[2.4, y0 - 3.4],
			[1.6, y0 - 9],
			[3.6, y0 - 13.6],
			[5.4, y0 - 16.2],
		],
	];
	const on = (x: number, y: number) => Math.max(under(x, y), y > rise - 2 ? 1.4 : 0);
	const loops: Point[][] = [
		[
			[0.1, y0 - 0.4],
			[-2.4, y0 + 1.6],
			[-5.2, y0 - 0.6],
			[-3.8, y0 - 3.4],
			[-0.2, y0 - 0.9],
		],
		[
			[-0.1, y0 - 0.4],
			[2.6, y0 + 1.4],
			[5, y0 - 1.1],
			[3.4, y0 - 3.8],
			[0.2, y0 - 0.9],
		],
	];
	return [
		insideOf(style, height - 1),
		band,
		...ends.map((line) => cord(spline(line, 14), 0.34, colour, on, 0.1)),
		...loops.map((line) => cord(spline(line, 14), 0.34, colour, on, 0.35)),
		cord(
			spline(
				[
					[-0.7, y0 - 0.5],
					[0, y0 - 0.1],
					[0.7, y0 - 0.8],
				],
				10,
			),
			0.5,
			colour,
			on,
			0.75,
		),
	];
};

export const patchPockets = (style: TrouserStyle, under: HeightAt): Piece[] =>
	[-1, 1].map((side) =>
		pocket({
			x: side * 15,
			y: style.cut.rise - 9,
			width: 14.6,
			height: 16.5,
			surface: style.cloth,
			under: calmed(under, 1.5),
			shift: side * 5.3,
			lift: 0.6,
			thread: style.thread,
		}),
	);

/** Bellows pockets with buttoned flaps on the thighs. */
export const flapPockets = (style: TrouserStyle, under: HeightAt): Piece[] =>
	[-1, 1].flatMap((side) => {
		const cx = side * 18.6;
		const top = 62;
		const [width, height] = [15.4, 18.5];
		const bag = gridMesh(50, 60, (a, b) => {
			const x = cx + (a - 0.5) * width;
			const y = top - height + height * b;
			return [x, y, under(x, y) + 0.15 + 0.85 * arch(a, 0.22) * arch(Math.min(0.9, b * 0.9 + 0.02), 0.22), x, y];
		});
		const bagPiece = piece(bag, (x, y, texel) => {
			style.cloth(x, y, texel);
			const dx = Math.abs(x - cx);
			const edge = Math.min(width / 2 - dx, y - top + height);
			stitch(texel, edge - 0.35, x + y, style.thread);
			seam(texel, dx - 1.5);
			stitch(texel, dx - 1.9, y, style.thread);
			if (edge < 0.14) darken(texel, 0.74);
		});
		const flap = gridMesh(50, 26, (a, b) => {
			const x = cx + (a - 0.5) * (width + 0.7);
			const point = 1.1 * (1 - Math.abs(a - 0.5) * 2);
			const y = lerp(top + 1.2, top - 4.6 - point, b);
			return [x, y, under(x, y) + 0.85 + 0.45 * arch(a, 0.25) * arch(Math.min(0.97, 0.25 + b * 0.74), 0.3), x, y];
		});
		const flapPiece = piece(flap, (x, y, texel) => {
			style.cloth(x + 2, y, texel);
			const a = Math.abs(x - cx) / (width / 2 + 0.35);
			const low = y - (top - 4.6 - 1.1 * (1 - a));
			const edge = Math.min(low, (1 - a) * (width / 2));
			stitch(texel, edge - 0.4, x + y, style.thread);
			stitch(texel, top + 0.7 - y, x, style.thread);
			if (edge < 0.12 || y > top + 1.1) darken(texel, 0.74);
		});
		return [bagPiece, flapPiece, button(cx, top - 3.6, under(cx, top - 3.6) + 1.5, 0.66, style.button)];
	});

/** Turn-ups, or gathered elastic cuffs. */
export const cuffBands = (style: TrouserStyle, under: HeightAt): Piece[] =>
	[-1, 1].map((side) => {
		const { hem } = style.cut;
		const gathered = style.hem === "gathered";
		const height = gathered ? 3.6 : 4;
		const inset = gathered ? 2 : -0.35;
		const mesh = gridMesh(gathered ? 260 : 60, 20, (a, b) => {
			const x = side * lerp(hem[0] + inset, hem[1] - inset, a);
			const fold = gathered ? Math.sin((a * 21 + 0.6 * fbm(a * 7, side, 2, 4)) * 2 * Math.PI) * 0.2 : 0;
			const y = (gathered ? -2.4 : -0.5) + height * b + 0.5 * a;
			return [
				x,
				y,
				(gathered ? 0.3 : Math.max(0.5, under(x, y)) + 0.05) +
					(gathered ? 0.8 : 0.34) * arch(a, 0.25) * arch(b, 0.25) +
					fold * arch(b, 0.6),
				a * (hem[1] - hem[0]) * (gathered ? 2 : 1),
				b * height,
			];
		});
		return piece(mesh, (u, v, texel) => {
			style.cloth(u, v, texel);
			if (gathered) {
				stitch(texel, v - 0.4, u, style.thread);
				stitch(texel, v - height + 0.4, u, style.thread);
				stitch(texel, v - height / 2, u, style.thread);
			}
			if (height - v < 0.18) darken(texel, 0.7);
		});
	});

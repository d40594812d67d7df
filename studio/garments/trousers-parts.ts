import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { ruled } from "../cloth/ruled.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { darken, seam, stitch } from "../fabric/sewing.ts";
import { rgb } from "../maths/colour.ts";
import { type Point, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import { tiedBow } from "../props/bow.ts";
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

/** Inside of the back waistband: a crescent above the front's, for both end in the same fold at the sides. */
const insideOf = (style: TrouserStyle, height: number): Piece => {
	const { waist } = style.cut;
	const mesh = ruled(
		waistLine(style, height - 1.6, waist - 0.62),
		waistLine(style, height - 0.5, waist - 0.62, -0.9),
		30,
		// Its top is a fold, which lies down to the table on both sides.
		({ t, s }) => (0.16 + 0.2 * arch(0.1 + 0.85 * s, 0.5)) * rounded(t) * Math.sqrt(Math.min(1, 0.06 + (1 - s) * 7)),
		({ along, s, t }) => [along, s * (1 + 3 * (1 - (2 * t - 1) ** 2))],
	);
	const lining = rgb(style.lining ?? "#cdc3b0");
	return piece(mesh, (u, v, texel) => {
		const depth = 1 + 3 * (1 - (u / waist - 1) ** 2);
		// The band's own cloth turns in over the top; below it the lining is sewn on.
		if (depth - v < 0.8) {
			style.cloth(u, v, texel);
			if (depth - v > 0.68) darken(texel, 0.7);
			return;
		}
		const light = 0.95 + 0.04 * Math.sin(u * 30) * Math.sin(v * 30);
		texel.r = lining[0] * light;
		texel.g = lining[1] * light;
		texel.b = lining[2] * light;
		stitch(texel, depth - v - 1.05, u);
	});
};

/** Height of a strip towards its two ends, where it folds back at the side seams. */
const rounded = (t: number): number => Math.sqrt(Math.min(1, 0.1 + Math.min(t, 1 - t) * 45));

/** A belt loop: a narrow strip of the cloth, sewn down flat at both ends and slack between them. */
const loop = (style: TrouserStyle, x: number, base: number, height: number, on: HeightAt): Piece => {
	const half = 0.5;
	const [low, high] = [base - 0.9, base + height + 0.04];
	const edge = (dx: number) =>
		resample(
			[
				[x + dx, low],
				[x + dx, high],
			],
			48,
		);
	const mesh = ruled(
		edge(-half),
		edge(half),
		8,
		({ t, s, y }) => on(x, y) + 0.07 + 0.13 * arch(t, 0.8) + 0.05 * arch(s, 0.5) + 0.04 * smooth(0.1, 0, t),
		({ s, along }) => [s * 2 * half, along],
	);
	return piece(mesh, (u, v, texel) => {
		style.cloth(v, u + x, texel);
		stitch(texel, Math.min(u, 2 * half - u) - 0.16, v, style.thread);
		// Bars of close stitches hold the ends.
		const end = Math.min(v - 0.34, high - low - v - 0.3);
		if (Math.abs(end) < 0.1) darken(texel, style.thread > 1 ? 1.16 : 0.84);
		if (v < 0.1 || Math.min(u, 2 * half - u) < 0.05) darken(texel, 0.78);
	});
};

/** Waistband with loops or an extended tab; `behind` lies under the legs' edge. */
export const waistband = (style: TrouserStyle, under: HeightAt): { behind: Piece[]; front: Piece[] } => {
	const { waist, rise } = style.cut;
	const height = style.waist === "tab" ? 5 : 4;
	const calm = calmed(under, 1.2);
	const seamAt = (x: number) => rise - 2 + 1.75 * (x / waist) ** 2;
	const ground = (x: number) => {
		let sum = 0;
		for (let k = -4; k <= 4; k++) sum += calm(Math.max(-waist + 2, Math.min(waist - 2, x + k * 0.5)), seamAt(x) - 0.4);
		return sum / 9;
	};
	const mesh = ruled(
		waistLine(style, -0.4, waist + 0.1),
		waistLine(style, height - 0.4, waist - 0.5),
		24,
		({ t, s, x }) =>
			rounded(t) * (lerp(ground(x), 0.55, s) + 0.1 + 0.16 * arch(0.03 + 0.94 * s, 0.3) + 0.06 * fbm(x * 0.2, s, 2, 8)),
		({ along, s }) => [along - waist, s * height],
	);
	const tab = style.waist === "tab" ? 7 : 2.6;
	const band = piece(mesh, (u, v, texel) => {
		style.cloth(v + 40, u, texel);
		stitch(texel, v - 0.32, u, style.thread);
		stitch(texel, height - 0.32 - v, u, style.thread);
		if (v < 0.12) darken(texel, 0.74);
		seam(texel, u - tab);
	});
	const on = heightOf([mesh], 0.25);
	const front = [band];
	const base = rise - 2.15;
	if (style.waist === "belt-loops") {
		const both: HeightAt = (x, y) => Math.max(on(x, y), under(x, y));
		for (const x of [-15.6, -7.6, 7.6, 15.6]) front.push(loop(style, x, base + 1.75 * (x / waist) ** 2, height, both));
	}
	const at: Point = style.waist === "tab" ? [5.6, base + height / 2] : [1.2, base + height / 2];
	front.push(button(at[0], at[1], on(at[0], at[1]) + 0.06, 0.74, style.button));
	return {
		behind: [insideOf(style, height), label(0, rise + height - 1, 0.4, true)],
		front,
	};
};

/** Gathered elastic waist; its cord comes out of two eyelets and is tied in a bow. */
export const drawstringWaist = (style: TrouserStyle, legs: Mesh): Piece[] => {
	const { waist, rise } = style.cut;
	const height = 4.6;
	const gathers = 34;
	const mesh = gridMesh(420, 26, (a, b) => {
		const x = lerp(-waist - 0.3 + 0.5 * b, waist + 0.3 - 0.5 * b, a);
		const y = rise - 2.2 + height * b + 1.3 * (x / waist) ** 2 + 0.2 * Math.sin(a * gathers * 1.3);
		const fold = Math.sin((a * gathers + 0.7 * fbm(a * 9, b * 2, 2, 5)) * 2 * Math.PI);
		const channel = smooth(0.06, 0, Math.abs(b - 0.5)) * 0.2;
		const z = 0.6 + 0.4 * arch(b, 0.35) + 0.2 * fold * arch(b, 0.6) - channel;
		return [x, y, z * rounded(a), a * waist * 3.2, b * height];
	});
	const middle = waist * 1.6;
	const band = piece(mesh, (u, v, texel) => {
		style.cloth(u, v, texel);
		stitch(texel, v - 0.35, u, style.thread);
		stitch(texel, v - height / 2, u, style.thread);
		if (v < 0.12) darken(texel, 0.74);
		for (const side of [-1, 1]) {
			const d = Math.hypot((u - middle - side * 2.5) / 1.6, v - height / 2);
			if (d < 0.5) darken(texel, d < 0.22 ? 0.3 : 1.12);
		}
	});
	const on = heightOf([legs, mesh], 0.3);
	const knot: Point = [0, rise - 0.7];
	return [insideOf(style, height - 1), band, ...tiedBow(knot, 1.56, style.cord ?? "#e6dcc6", on)];
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
		const cx = side * 17.5;
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
		const inset = gathered ? 2 : -0.18;
		const mesh = gridMesh(gathered ? 260 : 60, 20, (a, b) => {
			const x = side * lerp(hem[0] + inset, hem[1] - inset, a);
			const fold = gathered ? Math.sin((a * 21 + 0.6 * fbm(a * 7, side, 2, 4)) * 2 * Math.PI) * 0.2 : 0;
			const y = (gathered ? -2.4 : -0.5) + height * b + 0.5 * a;
			return [
				x,
				y,
				rounded(a) *
					((gathered ? 0.3 : Math.max(0.5, under(x, y)) + 0.05) +
						(gathered ? 0.55 : 0.24) * arch(a, 0.25) * arch(b, 0.25) +
						fold * arch(b, 0.6)),
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

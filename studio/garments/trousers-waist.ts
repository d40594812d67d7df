import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { ruled } from "../cloth/ruled.ts";
import { split } from "../cloth/split.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { darken, deepened, stitch } from "../fabric/sewing.ts";
import { rgb } from "../maths/colour.ts";
import { type Point, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import { tiedBow } from "../props/bow.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import { calmed } from "./shirt-parts.ts";
import type { TrouserStyle } from "./trousers.ts";
import { hornButton } from "./trousers-button.ts";
import { insideOf } from "./trousers-inside.ts";
import { waistLabel } from "./trousers-label.ts";
import { quarter, rounded } from "./trousers-rounding.ts";
import { groove } from "./trousers-seam.ts";
import { hollowOf, type Side } from "./trousers-shape.ts";
import { waistLine } from "./trousers-waist-line.ts";

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

/** The band itself; `over` is how much higher it lies at a place along it, cm. */
const bandOf = (style: TrouserStyle, under: HeightAt, side: Side, over: (x: number) => number): Mesh => {
	const { waist, rise } = style.cut;
	const height = bandHeight(style);
	const hollow = hollowOf(style.waist, side);
	const calm = calmed(under, 1.2);
	const ground = (x: number) => {
		let sum = 0;
		for (let k = -4; k <= 4; k++) {
			const at = Math.max(-waist + 2, Math.min(waist - 2, x + k * 0.5));
			sum += calm(at, rise - 0.65 - hollow + hollow * (x / waist) ** 2);
		}
		return sum / 9;
	};
	return ruled(
		waistLine(style, -0.4, waist + 0.3, hollow),
		waistLine(style, height - 0.4, waist - 0.4, hollow),
		40,
		({ t, s, x }) => {
			// Both its edges are folds: a cliff would be lit by the cells of the relief, and step.
			// Between its loops it is slack: a band as even as a board is one.
			const slack = 0.16 * fbm(x * 0.13, s * 0.4, 2, style.seed + 8) + 0.07 * fbm(x * 0.34, s * 1.2, 2, style.seed + 9);
			const low = 0.05 + 0.27 * quarter((s * height) / 0.3) + slack;
			const top = lerp(0.3, 1, quarter(((1 - s) * height) / 0.4));
			const ends = 0.12 + 0.88 * quarter((Math.min(t, 1 - t) * 2 * waist) / 1.1);
			return ends * (lerp(ground(x), 0.55, s) + low + over(x)) * top;
		},
		({ along, s }) => [along - waist, s * height],
	);
};

/** The inner layer of the band in front: it stands a little above the outer one's fold, in whose shade it begins. */
const facingOf = (style: TrouserStyle): Piece => {
	const { waist } = style.cut;
	const height = bandHeight(style);
	const hollow = hollowOf(style.waist, "front");
	const [low, high] = [height - 1.2, height - 0.06];
	const mesh = ruled(
		waistLine(style, low, waist - 1.5, hollow),
		// Towards the sides it sinks below the outer one: what ended above it there was a thorn.
		waistLine(style, high, waist - 1.5, hollow).map(
			([x, y]): Point => [x, y - 0.5 * smooth(waist - 6, waist - 1.8, Math.abs(x))],
		),
		24,
		({ t, s, x }) => rounded(t) * (0.44 + 0.05 * fbm(x * 0.16, 3, 2, 21)) * quarter(((1 - s) * (high - low)) / 0.2),
		({ along, s }) => [along, s * (high - low)],
	);
	return piece(mesh, (u, v, texel) => {
		style.cloth(v + 60, u, texel);
		darken(texel, 1 - 0.34 * smooth(0.24, 0, v - 0.8));
	});
};

const bandHeight = ({ waist }: TrouserStyle): number => (waist === "tab" ? 5 : 4);

/** Cloth of the band, with a seam where it ends or is joined. */
const bandCloth =
	(style: TrouserStyle, seamAt: number): Surface =>
	(u, v, texel) => {
		style.cloth(v + 40, u, texel);
		stitch(texel, v - 0.32, u, style.thread);
		stitch(texel, bandHeight(style) - 0.32 - v, u, style.thread);
		// Below it is the shadow of its own thickness; above it lies nothing but light.
		darken(texel, 1 - 0.22 * smooth(Math.max(0.05, 2 / texel.density), 0, v));
		groove(texel, u - seamAt);
	};

/** A buttonhole that the pull of the waist draws away from the button in its end: a slit between two rows of close stitches. */
const buttonholed =
	(band: Surface, x: number, middle: number, { thread }: TrouserStyle): Surface =>
	(u, v, texel) => {
		band(u, v, texel);
		const end = Math.max(x - 0.5 - u, u - x - 1.5);
		const off = Math.abs(v - middle);
		const bar = Math.max(end, off - 0.17);
		if (bar > 0.12) return;
		const near = smooth(40, 90, texel.density);
		const threads = 0.1 * near * Math.sin(u * 95);
		darken(texel, 1 - 0.16 * smooth(0.12, 0.02, bar));
		if (bar > 0) return;
		darken(texel, 1 + 0.5 * (thread - 1) + threads);
		texel.height += (0.03 * Math.sqrt(Math.max(0, 1 - ((off - 0.09) / 0.09) ** 2))) / Math.max(0.02, texel.bump);
		if (end < -0.12) darken(texel, 1 - 0.6 * smooth(Math.max(0.045, 0.8 / texel.density), 0.01, off));
	};

const loopsOn = (style: TrouserStyle, band: Mesh, under: HeightAt, side: Side, at: readonly number[]): Piece[] => {
	if (style.waist !== "belt-loops") return [];
	const { waist, rise } = style.cut;
	const hollow = hollowOf(style.waist, side);
	const on = heightOf([band], 0.25);
	const both: HeightAt = (x, y) => Math.max(on(x, y), under(x, y));
	return at.map((x) => {
		const base = rise - 0.4 - hollow + hollow * (x / waist) ** 2;
		return loop(style, x, base, bandHeight(style), both);
	});
};

/** A piece with triangles small enough to go round the fold of a packed pair. */
const bending = (one: Piece): Piece => ({ ...one, mesh: split(split(one.mesh, 0.3), 0.2) });

/** Waistband with loops or an extended tab; `behind` lies under the legs' edge. */
export const waistband = (style: TrouserStyle, under: HeightAt): { behind: Piece[]; front: Piece[] } => {
	const { rise } = style.cut;
	const height = bandHeight(style);
	// Where its upper end lies, left of the middle: a tab goes on beyond the fly.
	const end = style.waist === "tab" ? 7 : 0.9;
	// The wearer's left end lies over the right one, as the fly does, and shows by its edge.
	const over = (x: number) => 0.15 * smooth(-end - 0.06, -end + 0.12, x) * smooth(14 - end, 7 - end, x);
	const mesh = bandOf(style, under, "front", over);
	const on = heightOf([mesh], 0.25);
	const [x, y] = [style.waist === "tab" ? -5.6 : 0.5, rise - 0.4 - hollowOf(style.waist, "front") + height / 2];
	return {
		behind: [
			insideOf(style, height),
			bending(waistLabel(0, rise + height - 1.75, 0.49)),
			// Drawn down with the front, it is not seen from where one looks in.
			...(style.open ? [] : [facingOf(style)]),
		],
		front: [
			piece(mesh, buttonholed(bandCloth(style, -end), x, height / 2, style)),
			...loopsOn(style, mesh, under, "front", [-15.6, -7.6, 7.6, 15.6]),
			hornButton(x, y, on(x, y) + 0.06, 0.74, style.button),
		],
	};
};

/** The waistband from behind: one even band with a seam in its middle. */
export const waistbandBehind = (style: TrouserStyle, under: HeightAt): Piece[] => {
	const mesh = bandOf(style, under, "back", () => 0);
	return [piece(mesh, bandCloth(style, 0)), ...loopsOn(style, mesh, under, "back", [-14.6, 0, 14.6])];
};

const brass = rgb("#9a7c4c");

/** A brass eyelet round the hole that a cord comes out of. */
const eyelet = (texel: Texel, dx: number, dy: number): void => {
	const d = Math.hypot(dx, dy);
	if (d > 0.62) return;
	darken(texel, 1 - 0.3 * smooth(0.62, 0.46, d));
	if (d > 0.48) return;
	texel.r = brass[0];
	texel.g = brass[1];
	texel.b = brass[2];
	texel.spec = 0.5;
	texel.rough = 0.4;
	deepened(texel);
	texel.height += (0.1 * Math.sqrt(Math.max(0, 1 - ((d - 0.33) / 0.15) ** 2))) / texel.bump;
	if (d < 0.2) darken(texel, 0.16);
};

/** How much longer the cloth of a gathered waist is than the waist. */
const fullness = 1.6;

/** How far from the middle each eyelet is, cm. */
const eyeletAt = 1.56;

/** Gathered elastic waist; in front its cord comes out of two eyelets and is tied in a bow. */
export const drawstringWaist = (style: TrouserStyle, legs: Mesh, side: Side): Piece[] => {
	const { waist, rise } = style.cut;
	const height = 4.6;
	const gathers = 34;
	const hollow = hollowOf(style.waist, side);
	const mesh = gridMesh(420, 26, (a, b) => {
		const wide = waist + 0.25 - 0.5 * b + 0.2 * Math.sin(Math.PI * b);
		const x = lerp(-wide, wide, a);
		const fold = Math.sin((a * gathers + 1.3 * fbm(a * 11, b * 1.6, 2, style.seed)) * 2 * Math.PI);
		// Where a gather comes to an edge, the edge goes in and out with it.
		const ruffle = 0.14 * fold * (2 * b - 1) ** 3 + 0.25 * fbm(a * 7, b, 2, style.seed + 1);
		const y = rise - 0.9 - hollow + height * b + hollow * (x / waist) ** 2 + ruffle;
		const channel = smooth(0.06, 0, Math.abs(b - 0.5)) * 0.2;
		const z =
			0.5 + 0.5 * arch(b, 0.5) + (0.2 + 0.1 * fbm(a * 13, 2, 2, style.seed + 2)) * fold * arch(b, 0.6) - channel;
		const ends = 0.1 + 0.9 * quarter((Math.min(a, 1 - a) * 2 * waist) / 1.2);
		return [x, y, z * ends, a * waist * 2 * fullness, b * height];
	});
	const middle = waist * fullness;
	const band = piece(mesh, (u, v, texel) => {
		style.cloth(u, v, texel);
		stitch(texel, v - 0.35, u, style.thread);
		stitch(texel, v - height / 2, u, style.thread);
		if (v < 0.12) darken(texel, 0.74);
		if (side === "back") return;
		for (const way of [-1, 1]) eyelet(texel, (u - middle) / fullness - way * eyeletAt, v - height / 2);
	});
	if (side === "back") return [band];
	const on = heightOf([legs, mesh], 0.3);
	const knot: Point = [0, rise + 0.6 - hollow];
	return [
		insideOf(style, height - 1),
		bending(waistLabel(0, rise + height - 2, 0.49)),
		band,
		...tiedBow(knot, eyeletAt, style.cord ?? "#e6dcc6", on),
	];
};

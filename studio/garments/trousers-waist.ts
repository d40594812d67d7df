import { joined, type Mesh } from "../cloth/mesh.ts";
import { ruled } from "../cloth/ruled.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { type Point, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import { buttonhole, calmed } from "./shirt-parts.ts";
import type { TrouserStyle } from "./trousers.ts";
import { hornButton } from "./trousers-button.ts";
import { insideOf } from "./trousers-inside.ts";
import { bending, waistLabel } from "./trousers-label.ts";
import { flyEdge } from "./trousers-lines.ts";
import { quarter, rounded, sloped } from "./trousers-rounding.ts";
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
		({ t, s, y }) => on(x, y) + 0.03 + 0.1 * arch(t, 0.8) + 0.09 * arch(s, 0.9) + 0.03 * smooth(0.1, 0, t),
		({ s, along }) => [s * 2 * half, along],
	);
	return piece(mesh, (u, v, texel) => {
		style.cloth(v, u + x, texel);
		stitch(texel, Math.min(u, 2 * half - u) - 0.16, v, style.thread);
		// Bars of close stitches hold the ends.
		const end = Math.min(v - 0.34, high - low - v - 0.3);
		if (Math.abs(end) < 0.1) darken(texel, style.thread > 1 ? 1.16 : 0.84);
	});
};

/** One end of the band or all of it; `over` is how much higher it lies at a place along it, cm. */
type Part = { over?: (x: number) => number; from?: number; to?: number };

const bandOf = (style: TrouserStyle, under: HeightAt, side: Side, { over = () => 0, from, to }: Part = {}): Mesh => {
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
	/** A line along the band; at the sides it goes round to the other half, and turns down there. */
	const line = (up: number, half: number, turn: number): Point[] =>
		waistLine(style, up, half, hollow, [from ?? -half, to ?? half]).map(([x, y]): Point => {
			const out = clamp(1 - (half - Math.abs(x)) / 0.9);
			return [x, y - turn * (1 - Math.sqrt(1 - out * out))];
		});
	return ruled(
		line(-0.4, waist + 0.16, 0),
		line(height - 0.4, waist - 0.4, 0.42),
		40,
		({ s, x }) => {
			// Both its edges are folds: a cliff would be lit by the cells of the relief, and step.
			// Between its loops it is slack: a band as even as a board is one.
			const slack = 0.16 * fbm(x * 0.13, s * 0.4, 2, style.seed + 8) + 0.07 * fbm(x * 0.34, s * 1.2, 2, style.seed + 9);
			// Sewn down below, it rises from its seam in a soft fold, here more and there less.
			const low = 0.03 + 0.17 * sloped((s * height) / 0.9) + slack * smooth(0, 0.3, s);
			const top = lerp(0.24, 1, sloped(((1 - s) * height) / 0.7));
			const sides = 0.1 + 0.9 * sloped((waist - 0.1 - Math.abs(x)) / 2.6);
			return sides * (lerp(ground(x), 0.5, s) + low + over(x)) * top;
		},
		({ x, s }) => [x, s * height],
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
			([x, y]): Point => [x, y - 1.05 * smooth(waist - 7.5, waist - 2.2, Math.abs(x))],
		),
		24,
		({ t, s, x }) => rounded(t) * (0.44 + 0.05 * fbm(x * 0.16, 3, 2, 21)) * quarter(((1 - s) * (high - low)) / 0.2),
		({ along, s }) => [along, s * (high - low)],
	);
	return piece(mesh, (u, v, texel) => {
		style.cloth(v + 60, u, texel);
		darken(texel, 1 - 0.2 * smooth(0.24, 0, v - 0.8));
	});
};

const bandHeight = ({ waist }: TrouserStyle): number => (waist === "tab" ? 5 : 4);

/** Cloth of the band, sewn along both its edges. */
const bandCloth =
	(style: TrouserStyle): Surface =>
	(u, v, texel) => {
		style.cloth(v + 40, u, texel);
		stitch(texel, v - 0.32, u, style.thread);
		stitch(texel, bandHeight(style) - 0.32 - v, u, style.thread);
	};

/** Cloth of the upper end: sewn along its edge too, with the buttonhole that the pull of the waist draws away from the button. */
const upperEnd = (style: TrouserStyle, end: number, button: number): Surface => {
	const band = bandCloth(style);
	const height = bandHeight(style);
	return (u, v, texel) => {
		band(u, v, texel);
		if (Math.abs(v - height / 2) < height / 2 - 0.32) stitch(texel, u - end - 0.32, v, style.thread);
		buttonhole(texel, v - height / 2, u - button - 0.55, 0.85, style.thread);
	};
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

/** By how much the upper end of the band lies higher where the lower one lies under it, cm. */
const lap = 0.14;

/**
 * Waistband with loops or an extended tab; `behind` lies under the legs' edge. The wearer's left end lies over the right one,
 * as the fly does, and goes on from its edge: in every view one line runs from the top of the band to the end of the fly.
 */
export const waistband = (style: TrouserStyle, under: HeightAt): { behind: Piece[]; front: Piece[] } => {
	const { rise } = style.cut;
	const height = bandHeight(style);
	// A tab goes on beyond the fly.
	const end = style.waist === "tab" ? -7 : flyEdge;
	const lower = bandOf(style, under, "front", { to: end + 1.4 });
	const upper = bandOf(style, under, "front", {
		from: end,
		over: (x) => lap * smooth(end - 0.01, end + 0.16, x) * smooth(end + 9, end + 3, x),
	});
	const mesh = joined([lower, upper]);
	const on = heightOf([mesh], 0.25);
	const [x, y] = [end + 1.3, rise - 0.4 - hollowOf(style.waist, "front") + height / 2];
	return {
		behind: [
			insideOf(style, height),
			bending(waistLabel(0, rise + height - (style.open ? 1.75 : 2.05), 0.49)),
			// Drawn down with the front, it is not seen from where one looks in.
			...(style.open ? [] : [facingOf(style)]),
		],
		front: [
			piece(lower, bandCloth(style)),
			piece(upper, upperEnd(style, end, x)),
			...loopsOn(style, mesh, under, "front", [-15.6, -7.6, 7.6, 15.6]),
			hornButton(x, y, on(x, y) + 0.06, 0.74, style.button),
		],
	};
};

/** The waistband from behind: one even band with a seam in its middle. */
export const waistbandBehind = (style: TrouserStyle, under: HeightAt): Piece[] => {
	const mesh = bandOf(style, under, "back");
	const cloth = bandCloth(style);
	const joinedBehind: Surface = (u, v, texel) => {
		cloth(u, v, texel);
		groove(texel, u);
	};
	return [piece(mesh, joinedBehind), ...loopsOn(style, mesh, under, "back", [-14.6, 0, 14.6])];
};

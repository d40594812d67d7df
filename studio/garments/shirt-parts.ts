import { gridMesh } from "../cloth/mesh.ts";
import { ruled } from "../cloth/ruled.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { bartack, darken, stitch } from "../fabric/sewing.ts";
import { rgb } from "../maths/colour.ts";
import { type Point, resample } from "../maths/curve.ts";
import { fbm, noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import { satinEdge } from "./satin-edge.ts";

/** A button lying flat: rim, hollow, four holes with thread. Each is sewn on by hand: turned a little, and not quite level. */
export const button = (
	x: number,
	y: number,
	z: number,
	radius: number,
	colour: string,
	metal = false,
	sewn = 0,
): Piece => {
	const c = rgb(colour);
	const turn = sewn * (hash(Math.round(x * 7), Math.round(y * 7), 5) - 0.5) * 1.3;
	const [tiltX, tiltY] = [6, 7].map((n) => sewn * (hash(Math.round(x * 7), Math.round(y * 7), n) - 0.5) * 0.22);
	const profile: Point[] = metal
		? [
				[0, 1],
				[0.4, 0.97],
				[0.7, 0.86],
				[0.9, 0.6],
				[1, 0.1],
				[1.02, -0.3],
			]
		: [
				[0, 0.8],
				[0.5, 0.8],
				[0.66, 0.97],
				[0.88, 1],
				[1, 0.72],
				[1.02, -0.4],
			];
	const mesh = gridMesh(40, profile.length - 1, (a, b) => {
		const [r, h] = profile[Math.round(b * (profile.length - 1))];
		const angle = a * 2 * Math.PI;
		const [px, py] = [Math.cos(angle) * r * radius, Math.sin(angle) * r * radius];
		return [
			x + px,
			y + py,
			z + 0.24 * h + px * tiltX + py * tiltY,
			Math.cos(angle + turn) * r,
			Math.sin(angle + turn) * r,
		];
	});
	return piece(mesh, (u, v, texel) => {
		const light = 0.92 + 0.14 * noise(u * 2.4 + x, v * 2.4 + y, 8);
		texel.r = c[0] * light;
		texel.g = c[1] * light;
		texel.b = c[2] * light;
		texel.spec = 0.8;
		texel.rough = 0.42;
		if (metal) {
			texel.metal = 0.8;
			texel.rough = 0.35;
			return;
		}
		for (const [hx, hy] of [
			[-0.3, -0.3],
			[0.3, -0.3],
			[-0.3, 0.3],
			[0.3, 0.3],
		])
			if (Math.hypot(u - hx, v - hy) < 0.15) darken(texel, 0.4);
		if (Math.abs(Math.abs(u) - 0.3) < 0.07 && Math.abs(v) < 0.3) darken(texel, 0.72);
	});
};

/** A buttonhole: a dark slit between two rows of dense stitches, which close round its ends. */
export const buttonhole = (texel: Texel, across: number, along: number, half: number, thread = 0.8): void => {
	const a = Math.abs(across);
	if (a > 0.17 || Math.abs(along) > half + 0.12) return;
	if (a < 0.05 && Math.abs(along) < half) {
		darken(texel, 0.52);
		return;
	}
	darken(texel, thread * (0.95 + 0.1 * Math.sin(along * 60)));
	texel.shot = null;
	texel.height += 0.9 * smooth(0.17, 0.09, a);
};

export type PlacketOptions = {
	half: number;
	from: number;
	to: number;
	surface: Surface;
	under: HeightAt;
	stitched: boolean;
	holes: readonly number[];
	/** Half the length of a hole: it looks out above and below its button. */
	hole?: number;
	seed: number;
	/** Tone of the stitches. */
	thread?: number;
	/** How far it swells here and there along its length, cm: soft cloth is never level. */
	swells?: number;
	/** How far it lies above the body: two layers of cloth, less of a knit that is sewn into a slit. */
	rise?: number;
	/** Tone of its two edges beside the rest: a shirt's have the light's own shade alone, or they are outlined. */
	rim?: number;
	/** How a row of stitches is drawn. */
	sew?: typeof stitch;
	/** Lines of stitches across its lower end, by their height above it: the hem runs on over it, that of a polo is sewn down. */
	across?: readonly number[];
};

/** The strip down the front that carries the buttons. */
export const placket = ({
	half,
	from,
	to,
	surface,
	under,
	stitched,
	holes,
	hole = 0.62,
	seed,
	thread,
	rise = 0.34,
	swells = 0.05,
	rim = 0.92,
	across = [],
	sew = stitch,
}: PlacketOptions): Piece => {
	const edge = (x: number) =>
		resample(
			[
				[x, from],
				[x, to],
			],
			170,
		);
	const mesh = ruled(
		edge(-half),
		edge(half),
		12,
		({ x, y, s }) =>
			under(x, y) * 0.5 +
			under(0, y) * 0.4 +
			rise * smooth(-0.3, 1.2, y - from) +
			0.59 * rise * arch(s, 0.3) +
			swells * fbm(y * 0.35, s * 2, 2, seed),
	);
	return piece(mesh, (x, y, texel) => {
		surface(x + 0.31, y, texel);
		const d = half - Math.abs(x);
		satinEdge(texel, d, 0.3);
		if (stitched && y > from + 0.4) sew(texel, d - 0.45, y, thread);
		for (const up of across) sew(texel, y - from - up, x, thread);
		if (y - from < 0.1) darken(texel, 0.86);
		if (d < 0.1) darken(texel, rim);
		for (const spot of holes) buttonhole(texel, x, y - spot + 0.08, hole, thread);
	});
};

export type PocketOptions = {
	x: number;
	y: number;
	width: number;
	height: number;
	surface: Surface;
	under: HeightAt;
	/**
	 * How high its mouth stands, cm: hardly higher than what it lies on, the body comes through and its edge is a saw. Given, it rises to it
	 * little by little: over its last row alone, its slope was a dark band along the mouth.
	 */
	lip?: number;
	/** The body itself, if it lies in falls: where one stood higher than the evened lie, it hid a part of the mouth. */
	over?: HeightAt;
	/** By how much soft cloth swells and falls in its filled middle, cm. */
	swells?: number;
	/** Tone of the stitches. */
	thread?: number;
	/** How a row of stitches is drawn. */
	sew?: typeof stitch;
};

/** The lie of the land, averaged along y: glossy strips show every step of what is below them. */
export const calmed =
	(under: HeightAt, reach: number): HeightAt =>
	(x, y) => {
		let sum = 0;
		for (let k = -4; k <= 4; k++) sum += under(x, y + (k * reach) / 4);
		return sum / 9;
	};

/** The lie of the land, averaged all round: what hangs over folds follows none of them. */
export const levelled =
	(under: HeightAt, reach: number): HeightAt =>
	(x, y) => {
		let sum = 0;
		for (let k = 0; k < 81; k++)
			sum += under(x + (((k % 9) - 4) / 4) * reach, y + ((Math.floor(k / 9) - 4) / 4) * reach);
		return sum / 81;
	};

/** A patch pocket with a pointed bottom and a stitched hem. (x, y) is the middle of its upper edge. */
export const pocket = ({
	x: cx,
	y: cy,
	width,
	height,
	surface,
	under,
	lip,
	over,
	swells = 0,
	thread,
	sew = stitch,
}: PocketOptions): Piece => {
	const half = width / 2;
	const bottom = (x: number) => cy - height - 1.5 * (1 - Math.abs(x - cx) / half);
	const mesh = gridMesh(50, 60, (a, b) => {
		const x = cx - half + width * a;
		const y = lerp(bottom(x), cy, b);
		const rim = arch(a, 0.25) * arch(Math.min(1, 0.02 + b * 0.98), 0.25);
		const stands = lip === undefined ? (b > 0.97 ? 0.08 : 0) : lip * smooth(0.6, 1, b);
		const swell = swells * rim * fbm((x - 0.16 * y) * 0.32, y * 0.06, 2, 61);
		const high = under(x, y) + 0.1 + 0.06 * rim + stands + swell;
		return [x, y, over ? Math.max(high, over(x, y) + 0.07 + 0.16 * smooth(0.75, 1, b)) : high, x, y];
	});
	return piece(mesh, (x, y, texel) => {
		surface(x, y, texel);
		const side = half - Math.abs(x - cx);
		const low = y - bottom(x);
		const edge = Math.min(side, low);
		satinEdge(texel, Math.min(edge, cy - y), 0.35);
		sew(texel, edge - 0.26, side < low ? y : x, thread);
		sew(texel, cy - y - 2.3, x, thread);
		// Its two upper corners are what a hand pulls at.
		bartack(texel, side - 0.26, cy - y - 0.5, 0.36, thread);
	});
};

/** A tab on a sleeve, from `low` to `high`, buttoned at its upper end: it holds the sleeve when it is rolled. */
export const sleeveTab = (low: Point, high: Point, surface: Surface, under: HeightAt, colour: string): Piece[] => {
	const length = Math.hypot(high[0] - low[0], high[1] - low[1]);
	const up: Point = [(high[0] - low[0]) / length, (high[1] - low[1]) / length];
	const width = 2;
	const mesh = gridMesh(16, 60, (a, b) => {
		const point = b > 0.9 ? (b - 0.9) * 10 : 0;
		const across = (a - 0.5) * width * (1 - point * 0.85);
		const x = low[0] + up[0] * length * b + up[1] * across;
		const y = low[1] + up[1] * length * b - up[0] * across;
		return [x, y, under(x, y) + 0.12 + 0.2 * arch(a, 0.3) * arch(b, 0.2), across + width / 2, length * b];
	});
	const tab = piece(mesh, (u, v, texel) => {
		surface(u + 1.3, v, texel);
		const edge = Math.min(u, width - u);
		stitch(texel, edge - 0.28, v);
		if (edge < 0.1) darken(texel, 0.82);
	});
	const x = low[0] + up[0] * (length - 1.3);
	const y = low[1] + up[1] * (length - 1.3);
	return [tab, button(x, y, under(x, y) + 0.5, 0.5, colour, false, 1)];
};

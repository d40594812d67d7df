import { gridMesh, type Mesh, placed } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { inkAt, type Motif } from "../fabric/motif.ts";
import { rgb } from "../maths/colour.ts";
import type { Point } from "../maths/curve.ts";
import { fbm, noise } from "../maths/noise.ts";
import { bell, clamp, degrees, lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { bandProfile } from "./band-profile.ts";

export type PaperBandOptions = {
	/** What the band holds. */
	around: readonly Mesh[];
	/** The middle of the band: its seal lies there. */
	x: number;
	y: number;
	height: number;
	turn?: number;
	/** How high that lies on which the goods lie, cm. */
	foot?: number;
	colour: string;
	print: string;
	motif: Motif;
};

/** How far the band stands off the goods, and how thick its paper shows at an edge, cm. */
const off = 0.1;
const thick = 0.07;

/** Points of its section, and rows across it. */
const columns = 420;
const rows = 30;

/** How finely the goods' section is looked at, cm. */
const step = 0.2;

/**
 * The section of the goods below the band, seen along it: the outermost that any layer reaches is where it comes down, so
 * that it goes round all of them and none of their edges looks out of it.
 */
const sectionOf = ({ around, x, y, height, turn = 0, foot = 0 }: PaperBandOptions): Point[] => {
	const top = heightOf(around, 0.25);
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	let [left, right] = [1e9, -1e9];
	for (const { pos } of around) {
		for (let k = 0; k < pos.length; k += 3) {
			const [dx, dy] = [pos[k] - x, pos[k + 1] - y];
			if (Math.abs(dy * c - dx * s) > height / 2 + 0.2) continue;
			left = Math.min(left, dx * c + dy * s);
			right = Math.max(right, dx * c + dy * s);
		}
	}
	const crest = (along: number): number => {
		let highest = foot;
		for (let k = -6; k <= 6; k++) {
			const up = (k / 12) * height;
			highest = Math.max(highest, top(x + along * c - up * s, y + along * s + up * c));
		}
		return highest;
	};
	const count = Math.ceil((right - left) / step);
	const points = Array.from({ length: count + 1 }, (_, k): Point => {
		const along = lerp(left, right, k / count);
		return [along, crest(along) + off];
	});
	return [[left - off, foot - 0.3], ...points, [right + off, foot - 0.3]];
};

/** Share of a place that is printed, whose edge lies `inside` cm within it: ink has no stairs, however few pixels it takes. */
const cover = (inside: number, density: number): number => smooth(-1, 1, inside * density);

/** A band of handmade paper round a folded cloth, printed with two lines and a seal. */
export const paperBand = (options: PaperBandOptions): Piece => {
	const { x, y, height, turn = 0, colour, print, motif } = options;
	const { points, length } = bandProfile(sectionOf(options), columns);
	// The seal is printed where the band lies in the middle of the goods.
	const middle = points.reduce((best, [at], k) => (Math.abs(at) < Math.abs(points[best][0]) ? k : best), 0);
	const mesh = gridMesh(columns, rows, (a, b) => {
		const k = Math.round(a * columns);
		const [along, level] = points[k];
		const inRim = clamp((b - 1 / rows) / (1 - 2 / rows));
		const up = (inRim - 0.5) * height;
		const rim = b === 0 || b === 1 ? thick : 0;
		const toEnd = Math.min(k, columns - k) * (length / columns);
		// Where nothing holds its long edges they stand off a little.
		const held = smooth(3, 9, toEnd);
		const free = held * 0.2 * (0.5 + fbm(along * 0.09, Math.sign(up) * 3, 2, 15)) * (Math.abs(up) / (height / 2)) ** 3;
		const slack = held * 0.1 * fbm(along * 0.13, up * 0.06, 2, 5);
		const sway = 0.03 * fbm(along * 0.12, Math.sign(up), 2, 5);
		return [along, up + sway, level + thick + free + slack - rim, ((k - middle) * length) / columns, up];
	});
	const paper = rgb(colour);
	const ink = rgb(print);
	const seal = height * 0.31;
	/** How far a place lies within what is printed there, cm: negative outside. */
	const within = (u: number, v: number): number => {
		const edge = height / 2 - Math.abs(v);
		const ring = Math.abs(Math.hypot(u, v) - height * 0.345);
		return Math.max(0.06 - Math.abs(edge - 0.56), 0.035 - Math.abs(edge - 0.83), 0.05 - ring);
	};
	/** Share of the seal's figure about a place, as its bitmap has steps. */
	const figure = (u: number, v: number, density: number): number => {
		if (Math.hypot(u, v) > height * 0.345) return 0;
		let sum = 0;
		for (const du of [-0.33, 0, 0.33])
			for (const dv of [-0.33, 0, 0.33])
				sum += inkAt(motif, (u + du / density) / seal, (v + dv / density) / seal) > 0 ? 1 : 0;
		return sum / 9;
	};
	return {
		mesh: placed(mesh, { x, y, turn }),
		surface: (u, v, texel) => {
			const fibre = 0.95 + 0.06 * noise(u * 5, v * 5, 3) + 0.04 * noise(u * 0.9, v * 14, 4);
			const printed = Math.max(cover(within(u, v), texel.density), figure(u, v, texel.density));
			// Colour rubs off along a band's long edges.
			const rubbed = 0.07 * bell(height / 2 - Math.abs(v), 0.05);
			for (const [k, name] of (["r", "g", "b"] as const).entries())
				texel[name] = lerp(paper[k], ink[k], printed) * fibre + rubbed;
			texel.height = fibre * 6;
			texel.bump = 0.02;
			if (printed > 0.5) {
				texel.metal = 0.55;
				texel.rough = 0.4;
			}
		},
	};
};

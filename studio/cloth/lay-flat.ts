import type { Point } from "../maths/curve.ts";
import { fbm, noise } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import { type Lattice, lattice, smoothed, smoothedEdge } from "./lattice.ts";
import type { Mesh } from "./mesh.ts";
import { type Growth, simulate } from "./simulate.ts";

export type FlatOptions = {
	outline: readonly Point[];
	seed: number;
	/** Broad buckling: folds of 4 to 12 cm. */
	grow: Growth;
	/** Fine buckling on top: wrinkles of 1 to 3 cm, share of length. */
	fine?: number;
	spacing?: number;
	bend?: number;
	/** Frames of the second stage, in which the edge is let go. */
	release?: number;
	/** Width over which the edge is rounded down, and the height of the lying cloth. */
	edge?: number;
	lift?: number;
	/** Height of the edge itself: what lies below it is as thick, cm. */
	base?: number;
	cushion?: number;
	/** Height of broad soft waves over the whole piece, cm. */
	swell?: number;
	/** Only laid out, not simulated: all its folds are given to it afterwards. */
	still?: boolean;
};

/** Cloth coordinates of a laid garment are those of its pattern. */
export type Laid = { panel: Lattice; mesh: Mesh };

/** Carries the displacement of a coarse panel over to one of half its spacing. */
export const refined = (coarse: Lattice, x: Float32Array, outline: readonly Point[]): [Lattice, Float32Array] => {
	const fine = lattice(outline, coarse.spacing / 2);
	const buckets = new Map<number, number[]>();
	const s = coarse.spacing * 1.5;
	const key = (px: number, py: number) => Math.floor(px / s) * 8192 + Math.floor(py / s);
	for (let k = 0; k < coarse.count; k++) {
		const id = key(coarse.rest[2 * k], coarse.rest[2 * k + 1]);
		const list = buckets.get(id);
		if (list) list.push(k);
		else buckets.set(id, [k]);
	}
	const out = new Float32Array(fine.count * 3);
	for (let k = 0; k < fine.count; k++) {
		const px = fine.rest[2 * k];
		const py = fine.rest[2 * k + 1];
		const sum = [0, 0, 0];
		let total = 1e-9;
		for (let i = -1; i <= 1; i++) {
			for (let j = -1; j <= 1; j++) {
				for (const q of buckets.get(key(px + i * s, py + j * s)) ?? []) {
					const d = Math.hypot(px - coarse.rest[2 * q], py - coarse.rest[2 * q + 1]) / coarse.spacing;
					const w = Math.exp(-d * d * 2.2);
					total += w;
					sum[0] += w * (x[3 * q] - coarse.rest[2 * q]);
					sum[1] += w * (x[3 * q + 1] - coarse.rest[2 * q + 1]);
					sum[2] += w * x[3 * q + 2];
				}
			}
		}
		out.set([px + sum[0] / total, py + sum[1] / total, sum[2] / total], 3 * k);
	}
	return [fine, out];
};

/** Cloth that nothing has moved. */
const unmoved = (panel: Lattice): Float32Array => {
	const x = new Float32Array(panel.count * 3);
	for (let k = 0; k < panel.count; k++) x.set([panel.rest[2 * k], panel.rest[2 * k + 1], 0], 3 * k);
	return x;
};

/**
 * Cloth laid on a table. Its outline is held while the cloth inside grows, so that it buckles as real cloth does;
 * then, on a grid twice as fine, the edge is let go and the small wrinkles come.
 */
export const layFlat = (options: FlatOptions): Laid => {
	const { outline, seed, grow, fine = 0.006, spacing = 0.36, bend = 3e-6, release = 16, cushion = 0 } = options;
	if (options.still) {
		const panel = lattice(outline, spacing);
		const x = smoothedEdge(panel, unmoved(panel), 8);
		finish(panel, x, options);
		return { panel, mesh: { pos: x, uv: panel.rest.slice(), tri: panel.tri } };
	}
	const coarse = lattice(outline, spacing * 2);
	const start = new Float32Array(coarse.count * 3);
	for (let k = 0; k < coarse.count; k++) {
		const [x, y] = [coarse.rest[2 * k], coarse.rest[2 * k + 1]];
		start.set(
			[
				x,
				y,
				(cushion > 0 ? -0.2 : 0.3) +
					0.5 * (fbm(x * 0.09, y * 0.09, 3, seed + 9) + 0.6) +
					0.15 * noise(x * 0.9, y * 0.9, seed),
			],
			3 * k,
		);
	}
	const held = simulate(coarse, {
		start,
		growth: grow,
		frames: 46,
		bend,
		cushion,
		friction: cushion > 0 ? 0 : 0.6,
		pinned: (i) => coarse.depth[i] === 0,
	});
	const [panel, spread] = refined(coarse, held, outline);
	for (let k = 0; k < panel.count; k++) {
		spread[3 * k + 2] += 0.06 * noise(panel.rest[2 * k] * 1.3, panel.rest[2 * k + 1] * 1.3, seed + 5);
	}
	const growFine: Growth = (x, y) => {
		const [gx, gy] = grow(x, y);
		const a = fine * (0.4 + 1.2 * noise(x * 0.12, y * 0.12, seed + 71));
		return [
			gx + a * (fbm(x * 0.31, y * 0.2, 2, seed + 61) + 0.5),
			gy + a * (fbm(x * 0.2, y * 0.31, 2, seed + 67) + 0.5),
		];
	};
	let x = simulate(panel, {
		start: spread,
		growth: growFine,
		frames: 10,
		bend: bend * 0.5,
		cushion,
		friction: cushion > 0 ? 0 : 0.6,
		pinned: (i) => panel.depth[i] === 0,
	});
	x = simulate(panel, {
		start: x,
		growth: growFine,
		frames: release,
		bend: bend * 0.5,
		cushion,
		friction: 0.9,
		damping: 0.5,
	});
	x = smoothedEdge(panel, smoothed(panel, smoothed(panel, x, 0.6), 0.4), 8);
	finish(panel, x, options);
	return { panel, mesh: { pos: x, uv: panel.rest.slice(), tri: panel.tri } };
};

/** Rounds the edges down. */
const finish = (
	panel: Lattice,
	x: Float32Array,
	{ edge = 0.8, lift = 0.42, base = 0.06, swell = 0, seed, cushion = 0, still }: FlatOptions,
): void => {
	for (let k = 0; k < panel.count; k++) {
		const depth = panel.depth[k];
		const round = Math.sqrt(clamp(depth / edge));
		const rise = still ? 0 : Math.max(0, x[3 * k + 2] + (cushion > 0 ? 0.5 : 0));
		let z = base + lift * round + rise * lerp(0.25, 1, smooth(0, 3, depth));
		if (swell > 0) {
			const [px, py] = [panel.rest[2 * k], panel.rest[2 * k + 1]];
			z += swell * (fbm(px * 0.075, py * 0.05, 3, seed + 81) + 0.55) * smooth(0, 4, depth);
		}
		x[3 * k + 2] = z;
	}
};

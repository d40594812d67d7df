import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import { axes, type Lattice, lattice, smoothed, smoothedEdge } from "./lattice.ts";
import { type Material, settle } from "./settle.ts";

/** By how much the cloth was somewhere else, cm, when it was still flat: what hands have pushed together since. */
export type Shift = (x: number, y: number) => Point;

/** What holds the cloth, by place: across and along the body, down to what it lies on; and how many times stiffer it is. */
export type Held = { across: number; along: number; down: number; stiff: number };

/** What is held at a place, as the most that anything asks for. */
export const holding = (): {
	held: Held;
	least: (across: number, along: number, down: number, stiff?: number) => void;
} => {
	const held: Held = { across: 0, along: 0, down: 0, stiff: 1 };
	return {
		held,
		least: (across, along, down, stiff = 1) => {
			held.across = Math.max(held.across, across);
			held.along = Math.max(held.along, along);
			held.down = Math.max(held.down, down);
			held.stiff = Math.max(held.stiff, stiff);
		},
	};
};

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

export type SheetHands = {
	hands: Shift;
	held: (x: number, y: number, depth: number) => Held;
	/** Turn of the threads at a place of the pattern, radians. */
	turnAt?: (x: number, y: number) => number;
	material: Material;
	seed: number;
};

/** A step of settling: how many rounds, and over what share of them the held points are moved. */
type Round = readonly [steps: number, moving: number];

/**
 * A sheet laid by its handles on lattices each half as coarse: the first is moved, those after it rest, and the last of
 * `rounds` is drawn at half its spacing, which is `spacing`. Heights are above what it lies on.
 */
export const laidSheet = (
	outline: readonly Point[],
	spacing: number,
	{ hands, held, turnAt, material, seed }: SheetHands,
	rounds: readonly Round[],
): { panel: Lattice; pos: Float32Array } => {
	const settled = (panel: Lattice, at: Float32Array | undefined, [steps, moving]: Round): Float32Array => {
		const { count, rest, depth } = panel;
		const flat = new Float32Array(2 * count);
		const start = at ?? new Float32Array(3 * count);
		const parts: Held[] = [];
		const turn = new Float32Array(count);
		for (let k = 0; k < count; k++) {
			const [x, y] = [rest[2 * k], rest[2 * k + 1]];
			const [dx, dy] = hands(x, y);
			flat.set([x + dx, y + dy], 2 * k);
			if (!at) start.set([x + dx, y + dy, 0.3 * fbm(x * 0.17, y * 0.03, 2, seed + 91)], 3 * k);
			parts.push(held(x, y, depth[k]));
			if (turnAt) turn[k] = turnAt(x, y);
		}
		return settle(panel, {
			flat,
			start,
			grain: (k) => turn[k],
			stiff: (k) => parts[k].stiff,
			hold: (k) => [parts[k].across, parts[k].along],
			down: (k) => parts[k].down,
			steps,
			moving,
			material,
		});
	};
	let panel = lattice(outline, spacing * 2 ** rounds.length);
	let pos: Float32Array | undefined;
	for (const [k, round] of rounds.entries()) {
		const rested: Float32Array = settled(panel, pos, round);
		const last = k === rounds.length - 1;
		[panel, pos] = refined(panel, last ? smoothed(panel, rested, 0.6) : rested, outline);
	}
	if (!pos) throw new Error("a sheet is laid in one round at least");
	return { panel, pos: smoothed(panel, smoothed(panel, pos)) };
};

/** Over how many cm from the edge, and how often, its displacement is averaged. */
const [evenWithin, evenRounds] = [0.45, 24];

/**
 * The outline evened by how far it has moved, which leaves the pattern's corners as sharp as they are: points on it go with
 * their neighbours on it, those just within with all of theirs.
 */
const evenEdged = ({ count, rest, depth, cell, at }: Lattice, pos: Float32Array): Float32Array => {
	const out = pos.slice();
	const beside: [number, number[]][] = [];
	for (let k = 0; k < count; k++) {
		if (depth[k] >= evenWithin) continue;
		const [i, j] = [cell[2 * k], cell[2 * k + 1]];
		const around = axes.flatMap(([a, b]) => [at(i + a, j + b), at(i - a, j - b)]);
		const near = around.filter((q) => q >= 0 && (depth[k] > 0 || depth[q] === 0));
		if (near.length > 1) beside.push([k, near]);
	}
	for (let round = 0; round < evenRounds; round++) {
		const before = out.slice();
		for (const [k, near] of beside) {
			for (let c = 0; c < 2; c++) {
				let sum = 0;
				for (const q of near) sum += before[3 * q + c] - rest[2 * q + c];
				out[3 * k + c] = rest[2 * k + c] + (before[3 * k + c] - rest[2 * k + c] + sum / near.length) / 2;
			}
		}
	}
	return out;
};

/** How a settled sheet comes to lie on a table. Heights and widths in cm. */
type OnTable = {
	material: Material;
	/** Height of the edge, and of the cloth within it above that. */
	base: number;
	lift: number;
	/** Width over which the edge turns down. */
	edge: number;
	/** Width over which folds lose a part of their height towards the edge, and the share of it that is left there. */
	rim: number;
	overEdge: number;
	/** How high cloth within the edge lies on air, at a place of the pattern: that much deeper its hollows stay round. */
	lies?: (x: number, y: number) => number;
	/** How deep a seam draws the cloth down, at a place of the pattern. */
	seam?: (x: number, y: number) => number;
};

/** A settled sheet as it lies on the table: its outline evened, lifted to what it lies on, and turned down at its edge. */
export const laidOnTable = (
	panel: Lattice,
	settled: Float32Array,
	{ material, base, lift, edge, rim, overEdge, lies, seam }: OnTable,
): Float32Array => {
	// It sinks by its own weight, and a little more: what lies deeper still is lifted to what it lies on.
	const sunk = material.weight / material.base + 0.06;
	// The lattice's own steps along the outline are smoothed last.
	const pos = smoothedEdge(panel, evenEdged(panel, settled), 8);
	for (let k = 0; k < panel.count; k++) {
		const deep = panel.depth[k];
		const onAir = lies ? lies(panel.rest[2 * k], panel.rest[2 * k + 1]) * smooth(0, 5, deep) : 0;
		const above = pos[3 * k + 2] + sunk + onAir;
		const rise = 0.5 * (above + Math.sqrt(above * above + (lies ? 0.05 : 0.004)));
		pos[3 * k + 2] =
			base +
			lift * Math.sqrt(clamp(deep / edge)) +
			rise * lerp(overEdge, 1, smooth(0, rim, deep)) -
			(seam ? seam(panel.rest[2 * k], panel.rest[2 * k + 1]) : 0);
	}
	return pos;
};

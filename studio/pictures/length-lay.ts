import { cachedMeshes } from "../cloth/cache.ts";
import { refined } from "../cloth/laid-sheet.ts";
import { type Lattice, lattice, smoothed } from "../cloth/lattice.ts";
import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { type Material, settle } from "../cloth/settle.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { bell, lerp, smooth } from "../maths/scalar.ts";

/** Part of the key under which laid lengths are kept: another number for another way of laying them. */
const layVersion = 4;

/** Cells of a laid length from one selvedge to the other, and along it. */
export const acrossCount = 160;
const alongCount = 700;

const spacing = 0.8;

const material: Material = { bend: 6500, shear: 7000, weight: 40, base: 42, cling: 0.2, friction: 0.3, keep: 2e-7 };

/** How a length is to be laid: its measures, and what is different of this one. */
export type Lay = { width: number; length: number; seed: number };

/** By how much the cloth was somewhere else, cm, when it was still flat: what hands have pushed together since. */
const handsOf = ({ width, length, seed }: Lay) => {
	const next = random(seed * 53 + 11);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	// Where it was put down in more than it needs, and not drawn straight again.
	const slack = Array.from({ length: Math.round(length / 85) }, (_, k) => ({
		y: about(85 * (k + 0.6), 26),
		r: about(24, 10),
		by: about(2.4, 1.3),
		turn: about(0, 3.4),
	}));
	const shoves = Array.from({ length: Math.round(length / 60) }, (_, k) => ({
		x: about(0, width * 0.42),
		y: about(60 * (k + 0.5), 30),
		r: about(36, 8),
		by: [about(0, 1.5), about(0, 1.2)] as Point,
	}));
	return (x: number, y: number): Point => {
		const side = (2 * x) / width;
		let [dx, dy] = [0, 0];
		// One selvedge in more than the other: what lies between them is drawn aslant.
		for (const { y: at, r, by, turn } of slack) dy += (by + turn * side) * smooth(at - r, at + r, y);
		for (const { x: cx, y: cy, r, by } of shoves) {
			const near = bell(Math.hypot(x - cx, y - cy), r);
			dx += by[0] * near;
			dy += by[1] * near;
		}
		// No more than that: it would rise in a row of like folds along the cloth.
		dx += x * Math.min(0.022, 0.006 + 0.065 * fbm(y * 0.008, 3, 2, seed + 3));
		return [dx, dy];
	};
};

const settledOn = (lay: Lay, panel: Lattice, at: Float32Array | undefined, steps: number, moving: number) => {
	const { count, rest, depth } = panel;
	const hands = handsOf(lay);
	const flat = new Float32Array(2 * count);
	const start = at ?? new Float32Array(3 * count);
	for (let k = 0; k < count; k++) {
		const [x, y] = [rest[2 * k], rest[2 * k + 1]];
		const [dx, dy] = hands(x, y);
		flat.set([x + dx, y + dy], 2 * k);
		if (!at) start.set([x + dx, y + dy, 1.2 * fbm(x * 0.03, y * 0.03, 2, lay.seed + 91)], 3 * k);
	}
	const isEnd = (k: number) => rest[2 * k + 1] < 3 || rest[2 * k + 1] > lay.length - 3;
	return settle(panel, {
		flat,
		start,
		grain: () => 0,
		stiff: (k) => (depth[k] < 1.6 ? 2.5 : 1),
		hold: (k) => (isEnd(k) ? [0.03, 0.05] : depth[k] === 0 ? [0.003, 0.002] : [0.0006, 0.0006]),
		down: (k) => (depth[k] === 0 ? 0.004 : 0),
		steps,
		moving,
		material,
	});
};

/** Displacement and height of a settled panel at any place of it. */
const lookup = (panel: Lattice, x: Float32Array) => {
	const s = panel.spacing * 1.5;
	const key = (i: number, j: number) => (i + 4096) * 16384 + j;
	const buckets = new Map<number, number[]>();
	for (let k = 0; k < panel.count; k++) {
		const id = key(Math.floor(panel.rest[2 * k] / s), Math.floor(panel.rest[2 * k + 1] / s));
		const list = buckets.get(id);
		if (list) list.push(k);
		else buckets.set(id, [k]);
	}
	return (px: number, py: number): readonly [number, number, number] => {
		let [dx, dy, z, total] = [0, 0, 0, 1e-9];
		const [ci, cj] = [Math.floor(px / s), Math.floor(py / s)];
		for (let i = ci - 1; i <= ci + 1; i++) {
			for (let j = cj - 1; j <= cj + 1; j++) {
				for (const q of buckets.get(key(i, j)) ?? []) {
					const d = Math.hypot(px - panel.rest[2 * q], py - panel.rest[2 * q + 1]) / panel.spacing;
					const w = Math.exp(-d * d * 2.2);
					total += w;
					dx += w * (x[3 * q] - panel.rest[2 * q]);
					dy += w * (x[3 * q + 1] - panel.rest[2 * q + 1]);
					z += w * x[3 * q + 2];
				}
			}
		}
		return [dx / total, dy / total, z / total];
	};
};

const made = (lay: Lay): Mesh => {
	const { width, length } = lay;
	const half = width / 2;
	const outline: Point[] = [
		[-half, 0],
		[half, 0],
		[half, length],
		[-half, length],
	];
	const first = lattice(outline, spacing * 8);
	const [second, spread] = refined(first, settledOn(lay, first, undefined, 700, 0.6), outline);
	const [third, closer] = refined(second, settledOn(lay, second, spread, 400, 0.001), outline);
	const rested = settledOn(lay, third, closer, 160, 0.001);
	const at = lookup(third, smoothed(third, rested, 0.5));
	const sunk = material.weight / material.base;
	const sway = swayOf(lay);
	return gridMesh(acrossCount, alongCount, (s, t) => {
		const [x, y] = [(s - 0.5) * width, t * length];
		const [dx, dy, z] = at(x, y);
		const above = z + sunk * 0.9;
		// A border is woven closer and lies flatter: a fold as high at the selvedge as within is a row of notches and shadows.
		const height = lerp(0.45, 1, smooth(0, 14, half - Math.abs(x)));
		const lying = height * 0.5 * (above + Math.sqrt(above * above + 0.01));
		return [x + dx + sway(y), y + dy, lying + creaseAt(x, y), s * width, y];
	});
};

/** Nobody lays six metres down along a ruler: the cloth wanders by a hand's breadth, but for its ends, which are measured. */
const swayOf = ({ length, seed }: Lay) => {
	const free = (y: number) => 8 * fbm(y * 0.0042, 5, 2, seed + 21);
	return (y: number) => free(y) - free(0) - (free(length) - free(0)) * (y / length);
};

/** What is left of the folds it has lain in, cm: here and there hardly anything. */
const creaseAt = (x: number, y: number): number => {
	const across = Math.exp(-Math.abs(y - Math.round(y / 62) * 62) / 1.1) * (0.6 + fbm(x * 0.05, y * 0.1, 2, 3));
	return 0.34 * across + 0.17 * Math.exp(-Math.abs(x) / 1.1) * (0.7 + 1.2 * fbm(y * 0.02, 2, 2, 4));
};

/** A length of cloth laid out on a floor: it begins at y = 0, its middle on x = 0. */
export const laidLength = (lay: Lay): Mesh =>
	cachedMeshes(["length", layVersion, lay], () => ({ cloth: made(lay) })).cloth;

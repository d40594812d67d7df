import { fbm } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import { columnMeans } from "./column-means.ts";
import { crispCreases, crispened } from "./crisp.ts";
import { type Fold, foldsOf, measured, type Row, rowOf } from "./gather-folds.ts";
import { gridTriangles, type Mesh } from "./mesh.ts";

export type GatherOptions = {
	/** Where a place of the spread cloth lies: `s` across, `t` from the gathered end (0) to the open one (1), `out` cm further out. */
	place: (s: number, t: number, out: number) => readonly [x: number, y: number];
	/** Length from the gathered end to the open one, and how wide the folds lie there at `t`, cm. */
	length: number;
	spanAt: (t: number) => number;
	/** How many folds there are at the gathered end, and how many of them reach the open one. */
	gathers: number;
	kept: number;
	/** Height of a broad fold, cm. */
	height: number;
	/** How far folds lean over their neighbours, share of their width. */
	overlap: number;
	/** Share of the folds that reach the open end which lie over on their side there. */
	lying?: number;
	seed: number;
	/** How high the cloth between the folds lies above the table, cm. */
	lift?: number;
	/** How far the hem wanders in and out along the skirt: 1 is about 2 cm either way. */
	wave?: number;
	/** How much further out the hem of a fold lies, as a share of its height: its edge so breaks at every pleat. */
	breaks?: number;
	/** How thick the turned hem is: the radius it goes round by, cm. */
	thick?: number;
	/** How high the small unevenness is that lies over all folds: 1 is that of thin silk, some mm. */
	crumple?: number;
	/** Share of their height that folds keep at the hem: a heavy border lies flatter. */
	atHem?: number;
	/** Panels of one measure the cloth was cut to. */
	panels?: number;
	/** Cells of the mesh across the folds and along them. */
	columns?: number;
	rows?: number;
};

/** Where a place lies in its panel: which one, how far from its centre line, and from its nearer seam, cm. */
export type PanelAt = (u: number, v: number) => { panel: number; across: number; seam: number };

/** Cloth coordinates: u is the length along the hem, v the distance from it. */
type Gathered = { mesh: Mesh; panelAt: PanelAt };

/** How uneven the cloth is besides its folds, cm: finer and in more ways where it is drawn up. */
const unevenAt = (s: number, t: number, gathers: number, seed: number): number =>
	0.3 * fbm(s * gathers * 0.55, t * 5, 3, seed + 12) * smooth(0, 0.3, t) +
	0.13 * fbm(s * gathers * 1.6, t * 9, 3, seed + 11) +
	0.2 * fbm(s * gathers * 2.2, t * 2.4, 2, seed + 13) * smooth(0.34, 0.04, t);

/** Creases, cm: long ones along the folds, oblique ones that break them, and close short ones that a stiff border and its stitches draw. */
const creasesAt = (s: number, t: number, wander: number, gathers: number, seed: number): number =>
	smooth(0.02, 0.2, t) *
	(0.3 * crispCreases(s * gathers * 0.72, wander * 2.4, seed) +
		0.24 * crispCreases(s * gathers * 0.45 + t * 3.5, t * 6, seed + 40) +
		0.1 * smooth(0.66, 0.88, t) * crispCreases(s * gathers * 1.5, t * 5, seed + 50));

/** The least height of any place over the table, cm. */
const lowest = 0.04;

/** Where the place `s` of a row lies, which is in its fold number `k`. */
const placeIn = (
	fold: Fold,
	k: number,
	row: Row,
	s: number,
	options: GatherOptions,
): readonly [number, number, number] => {
	const { place, gathers, kept, seed, lift = 0.4, wave = 1, breaks = 0, crumple = 1 } = options;
	const { t, course, wander, flat, span, ends, highs, lows, leans } = row;
	const width = ends[k + 1] - ends[k];
	const phase = clamp((s - ends[k]) / width);
	const within =
		phase < fold.crest ? (0.5 * phase) / fold.crest : 0.5 + (0.5 * (phase - fold.crest)) / (1 - fold.crest);
	const round = crispened(within, fold.pressed, k, wander, seed);
	// Gathers stand close; further down cloth lies level between few crests.
	const ridge = round ** lerp(0.9, fold.full, smooth(0.05, 0.6, course));
	const valley = lerp(lows[k], lows[k + 1], smooth(0, 1, phase));
	const edge = smooth(0, 0.012, Math.min(s, 1 - s));
	const sway =
		course * (0.006 * edge * fbm(s * 5, wander * 1.2, 2, seed + 3) + 0.022 * fbm(s * 1.3, wander, 2, seed + 9));
	// A narrow fold is too stiff to bring its hem far out: it would end in a spike.
	const broad = smooth(1, 6, width * span);
	// Drawn in at its side a hem would show a corner of what lies below it.
	const inward = smooth(0, 0.1, Math.min(s, 1 - s));
	// Most of it goes on over several folds: what a crest has for itself is seen as a stair where it lies over the next fold.
	const out =
		t ** 3 *
		wave *
		(0.4 * fold.bulge * (round - 0.5) * broad * edge +
			inward * 1.8 * fbm(s * 3.6, 1, 2, seed + 8) +
			inward * 1.9 * Math.min(1, 11 / kept) * fbm(s * kept * 0.7, 2, 1, seed + 15));
	// As seen from above, what stands higher is further out: where a fold lies over the next, the hem's line breaks.
	const broken = t ** 3 * breaks * inward * lerp(0.5, 1, broad) * lerp(valley, highs[k], ridge);
	const [x, y] = place(s + sway + leans[k] * ridge ** 1.3, t, out + broken);
	const small = crumple * (unevenAt(s, t, gathers, seed) * flat + creasesAt(s, t, wander, gathers, seed)) * edge;
	return [x, y, Math.max(lowest, lift * (0.3 + 0.7 * edge) + valley + (highs[k] - valley) * ridge + small)];
};

/** Rows in which the open end turns under. */
const turn = 5;

/** The hem's own edge, which goes round and down out of sight: cut off level, a hem is that of paper. */
const turnUnder = (pos: Float32Array, uv: Float32Array, stride: number, rows: number, thick: number): void => {
	for (let i = 0; i < stride; i++) {
		const q = rows * stride + i;
		const [x, y, z] = [pos[3 * q], pos[3 * q + 1], pos[3 * q + 2]];
		const [dx, dy] = [x - pos[3 * (q - stride)], y - pos[3 * (q - stride) + 1]];
		const long = Math.max(1e-6, Math.hypot(dx, dy));
		for (let k = 1; k <= turn; k++) {
			const angle = (0.62 * Math.PI * k) / turn;
			const out = (thick * Math.sin(angle)) / long;
			const to = q + k * stride;
			pos.set([x + dx * out, y + dy * out, Math.max(0.5 * lowest, z - thick * (1 - Math.cos(angle)))], 3 * to);
			// It shows the cloth's last thread.
			uv.set([uv[2 * q], 0.02 / (1 + k)], 2 * to);
		}
	}
};

/** Cloth drawn up at one end and spread at the other. */
export const gathered = (options: GatherOptions): Gathered => {
	const { length, gathers, panels = 1, columns = Math.round(gathers * 24), rows = 230, thick = 0.13 } = options;
	const all = foldsOf(options);
	const count = all.folds.length;
	const stride = columns + 1;
	const pos = new Float32Array(stride * (rows + 1 + turn) * 3);
	const uv = new Float32Array(stride * (rows + 1 + turn) * 2);
	const arcs = new Float32Array(stride * (rows + 1));
	for (let j = 0; j <= rows; j++) {
		const row = rowOf(all, options, j / rows);
		let k = 0;
		let along = 0;
		let last: readonly [number, number, number] = [0, 0, 0];
		for (let i = 0; i <= columns; i++) {
			const s = i / columns;
			while (k < count - 1 && row.ends[k + 1] < s) k++;
			const at = placeIn(all.folds[k], k, row, s, options);
			const q = j * stride + i;
			pos.set(at, 3 * q);
			if (i > 0) along += Math.hypot(at[0] - last[0], at[1] - last[1], at[2] - last[2]);
			last = at;
			arcs[q] = along;
		}
	}
	const hem = Math.round(rows * measured) * stride;
	for (let q = 0; q < arcs.length; q++) {
		uv[2 * q] = arcs[hem + (q % stride)];
		uv[2 * q + 1] = length * (1 - Math.floor(q / stride) / rows);
	}
	turnUnder(pos, uv, stride, rows, thick);
	return {
		mesh: { pos, uv, tri: gridTriangles(columns, rows + turn) },
		panelAt: panelsOf(arcs, columnMeans(arcs, stride, Math.round((easing * rows) / length)), {
			columns,
			rows,
			length,
			panels,
		}),
	};
};

/** How far along the skirt figures go on as they lie, cm: told row by row, they were shredded where a fold passes. */
const easing = 2.2;

type Grid = { columns: number; rows: number; length: number; panels: number };

/** How finely the column of a place of the hem is looked up, per cm. */
const perCm = 20;

/**
 * Where a place lies in its panel. What a panel lacks in width towards the gathered end was cut off at its seams, so
 * that figures keep their size: they are measured from its centre line along the cloth about as it lies (`arcs`); `raw` are
 * the lengths as they are, from which cloth coordinates come.
 */
const panelsOf = (raw: Float32Array, arcs: Float32Array, { columns, rows, length, panels }: Grid): PanelAt => {
	const stride = columns + 1;
	const hem = Math.round(rows * measured) * stride;
	const width = raw[hem + columns];
	const columnAt = new Float32Array(Math.ceil(width * perCm) + 2);
	for (let n = 0, i = 0; n < columnAt.length; n++) {
		const u = Math.min(width, n / perCm);
		while (i < columns - 1 && raw[hem + i + 1] < u) i++;
		columnAt[n] = i + clamp((u - raw[hem + i]) / Math.max(1e-6, raw[hem + i + 1] - raw[hem + i]));
	}
	const seams = Array.from({ length: panels + 1 }, (_, k) => Math.round((k * columns) / panels));
	return (u, v) => {
		const n = clamp(u * perCm, 0, columnAt.length - 1.001);
		const column = lerp(columnAt[Math.floor(n)], columnAt[Math.floor(n) + 1], n - Math.floor(n));
		const row = clamp((1 - v / length) * rows, 0, rows - 0.001);
		const j = Math.floor(row);
		const arcAt = (at: number): number => {
			const i = Math.min(columns - 1, Math.floor(at));
			const q = j * stride + i;
			const above = lerp(arcs[q], arcs[q + 1], at - i);
			return lerp(above, lerp(arcs[q + stride], arcs[q + stride + 1], at - i), row - j);
		};
		const panel = Math.min(panels - 1, Math.floor((column / columns) * panels));
		const [left, right] = [arcAt(seams[panel]), arcAt(seams[panel + 1])];
		const across = arcAt(column) - (left + right) / 2;
		return { panel, across, seam: (right - left) / 2 - Math.abs(across) };
	};
};

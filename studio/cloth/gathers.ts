import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import { columnMeans } from "./column-means.ts";
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
	seed: number;
	/** How high the cloth between the folds lies above the table, cm. */
	lift?: number;
	/** How strongly single folds stand out at the hem: 1 is about a cm either way. */
	wave?: number;
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

/** One fold, across which `phase` runs from 0 to 1. */
type Fold = {
	/** Its width at the gathered end and at the open one, beside the widths of the others there. */
	narrow: number;
	wide: number;
	/** Between which `t` there is such a fold: -1 is from the gathered end on, 2 as far as the open one. */
	from: number;
	until: number;
	/** Its height, share of that of a broad fold. */
	high: number;
	/** The phase at which its crest lies. */
	crest: number;
	/** Power of its profile: above 1 its crest is narrower than its valleys. */
	full: number;
	/** How far its crest leans over, share of its width; to the other side when negative. */
	lean: number;
	/** How much further out its hem is at one side than at the other, cm for each cm of its width. */
	tilt: number;
	/** How much further out the hem of its crest is than that of its valleys, cm. */
	bulge: number;
	/** How high the valley before it lies, share of the lower of the two crests beside that. */
	valley: number;
};

/**
 * Folds in their order across the cloth. Between two that reach the hem lie others that run out on their way down, so
 * that fine gathers become fewer, broader folds; a few begin only further down, where a broad one forks.
 */
const foldsOf = ({ gathers, kept, overlap, seed }: GatherOptions): Fold[] => {
	const next = random(seed * 31 + 7);
	const between = (from: number, to: number) => lerp(from, to, next());
	const folds: Fold[] = [];
	let owed = 0;
	const add = (reaches: boolean) => {
		const k = folds.length;
		// Neighbours lean the same way, or two of them would lie in each other.
		const side = clamp(2.6 * fbm(k * 0.11, 3, 2, seed + 5) + 0.35, -1, 1);
		folds.push({
			narrow: between(0.55, 1.5),
			wide: reaches ? 2 ** (between(-1.1, 1.1) + between(-0.8, 0.8)) : between(0.22, 0.6),
			from: reaches && next() < 0.28 ? between(0.12, 0.5) : -1,
			until: reaches ? 2 : 0.06 + 0.86 * next() ** 1.25,
			high: between(0.62, 1.3),
			crest: between(0.34, 0.62),
			full: between(0.62, 1.35),
			lean: overlap * side * between(0.45, 1.15),
			tilt: between(-0.2, 0.26),
			bulge: between(-0.6, 1.5),
			valley: between(0.03, 0.48),
		});
	};
	for (let k = 0; k < kept; k++) {
		add(true);
		owed += (gathers - kept) / kept;
		const run = Math.min(Math.floor(owed), Math.round(owed * between(0.2, 1.3)));
		owed -= run;
		for (let q = 0; q < run; q++) add(false);
	}
	return folds;
};

/** Share of its width a fold has at `t`. On a `short` tier it comes and goes over as many cm, or its neighbours swirl round its end. */
const lives = ({ from, until }: Fold, t: number, short: number): number =>
	smooth(from, from + 0.22 / short, t) * smooth(until + 0.08, until - 0.2 / short, t);

/** Where a border begins, and the row its length is measured in: in the middle of it. */
const [border, measured] = [0.84, 0.94];

/** Length of a skirt in one piece, cm. */
const skirtLong = 80;

/** Over how many cm of width a fold comes to its height. */
const rising = 5;

/** Folds as they lie in one row of the cloth. */
type Row = {
	t: number;
	/** `t` as folds know it, which hardly goes on within a border. */
	course: number;
	/** The same as they wander by it: on a short tier no further than they do on as many cm of a long skirt. */
	wander: number;
	/** Share of its height that a fold has here. */
	flat: number;
	/** Width of the row, cm, the shares of it at which folds begin (the last one is 1), and their heights, cm. */
	span: number;
	ends: Float64Array;
	highs: Float64Array;
	/** Heights of the valleys before each fold and behind the last, cm. */
	lows: Float64Array;
};

const rowOf = (
	folds: readonly Fold[],
	{ spanAt, length, height, atHem = 0.7, seed }: GatherOptions,
	t: number,
): Row => {
	const count = folds.length;
	// Within a border folds neither begin nor end, and hardly wander: it is stiff, and its figures would be drawn apart.
	const course = Math.min(t, border) + 0.15 * Math.max(0, t - border);
	const short = Math.min(1, length / skirtLong);
	const span = spanAt(t);
	const ends = new Float64Array(count + 1);
	for (let k = 0; k < count; k++) {
		const fold = folds[k];
		const grown = lerp(fold.narrow, fold.wide ** short, smooth(0, 0.55, course));
		const varied = 1 + 0.34 * fbm(k * 5.7, course * short * 2.6, 2, seed + 2);
		ends[k + 1] = ends[k] + Math.max(1e-6, grown * lives(fold, course, short) * varied);
	}
	const total = ends[count];
	for (let k = 0; k <= count; k++) ends[k] /= total;
	const flat = lerp(0.5, 1, smooth(0, 0.1, t)) * lerp(1, atHem, smooth(0.7, 0.9, t));
	const highs = new Float64Array(count);
	for (let k = 0; k < count; k++) {
		const wide = (ends[k + 1] - ends[k]) * span;
		const varied = 1 + 0.3 * fbm(k * 3.3, course * short * 3.4, 2, seed + 4);
		highs[k] = height * flat * folds[k].high * (1 - Math.exp(-wide / rising)) * varied;
	}
	const lows = new Float64Array(count + 1);
	for (let k = 1; k < count; k++) lows[k] = folds[k].valley * Math.min(highs[k - 1], highs[k]);
	return { t, course, wander: course * short, flat, span, ends, highs, lows };
};

/** How uneven the cloth is besides its folds, cm: finer and in more ways where it is drawn up. */
const unevenAt = (s: number, t: number, gathers: number, seed: number): number =>
	0.3 * fbm(s * gathers * 0.55, t * 5, 3, seed + 12) * smooth(0, 0.3, t) +
	0.13 * fbm(s * gathers * 1.6, t * 9, 3, seed + 11) +
	0.2 * fbm(s * gathers * 2.2, t * 2.4, 2, seed + 13) * smooth(0.34, 0.04, t);

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
	const { place, gathers, seed, lift = 0.4, wave = 1, crumple = 1 } = options;
	const { t, course, wander, flat, span, ends, highs, lows } = row;
	const width = ends[k + 1] - ends[k];
	const phase = clamp((s - ends[k]) / width);
	const within =
		phase < fold.crest ? (0.5 * phase) / fold.crest : 0.5 + (0.5 * (phase - fold.crest)) / (1 - fold.crest);
	const round = (1 - Math.cos(2 * Math.PI * within)) / 2;
	const ridge = round ** fold.full;
	const valley = lerp(lows[k], lows[k + 1], smooth(0, 1, phase));
	const edge = smooth(0, 0.012, Math.min(s, 1 - s));
	const sway =
		course * (0.014 * edge * fbm(s * 5, wander * 1.9, 2, seed + 3) + 0.02 * fbm(s * 1.3, wander * 2.4, 2, seed + 9));
	const leans = fold.lean * (0.75 + 0.7 * fbm(k * 1.9, wander * 2.2, 2, seed + 6)) * smooth(0.02, 0.25, t);
	// A narrow fold is too stiff to bring its hem far out: it would end in a spike.
	const broad = smooth(1, 6, width * span);
	const out =
		t ** 3 *
		wave *
		((fold.tilt * (phase - 0.5) * smooth(0, 0.1, phase) * smooth(1, 0.9, phase) * Math.min(9, width * span) +
			fold.bulge * (round - 0.5)) *
			broad *
			edge +
			2.4 * fbm(s * 3.6, 1, 2, seed + 8));
	const [x, y] = place(s + sway + leans * width * ridge ** 1.3, t, out);
	const small = crumple * unevenAt(s, t, gathers, seed) * flat * edge;
	return [x, y, Math.max(lowest, lift * (0.3 + 0.7 * edge) + valley + (highs[k] - valley) * ridge + small)];
};

/** Cloth drawn up at one end and spread at the other. */
export const gathered = (options: GatherOptions): Gathered => {
	const { length, gathers, panels = 1, columns = Math.round(gathers * 24), rows = 230 } = options;
	const folds = foldsOf(options);
	const stride = columns + 1;
	const pos = new Float32Array(stride * (rows + 1) * 3);
	const uv = new Float32Array(stride * (rows + 1) * 2);
	const arcs = new Float32Array(stride * (rows + 1));
	for (let j = 0; j <= rows; j++) {
		const row = rowOf(folds, options, j / rows);
		let k = 0;
		let along = 0;
		let last: readonly [number, number, number] = [0, 0, 0];
		for (let i = 0; i <= columns; i++) {
			const s = i / columns;
			while (k < folds.length - 1 && row.ends[k + 1] < s) k++;
			const at = placeIn(folds[k], k, row, s, options);
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
	return {
		mesh: { pos, uv, tri: gridTriangles(columns, rows) },
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

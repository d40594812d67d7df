import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { degrees, lerp, smooth } from "../maths/scalar.ts";
import { crispCreases, crispened } from "./crisp.ts";
import { gridTriangles, type Mesh } from "./mesh.ts";
import type { HeightAt } from "./surface-height.ts";

export type FanOptions = {
	/** Centre of the circle the pleats run to. */
	centre: readonly [number, number];
	/** Radius of the gathered and of the open end. */
	inner: number;
	outer: number;
	/** Angles of the two sides in degrees; 270 is straight down. */
	from: number;
	to: number;
	pleats: number;
	/** Height of the pleats at the open end, cm. */
	height: number;
	/** How far a pleat hangs over the next valley, share of its width. */
	overlap: number;
	seed: number;
	lift?: number;
	/** Depth of the scallops along the hem, cm. */
	scallop?: number;
	/** How much the pleats wander sideways. */
	wander?: number;
	/** Smaller: the pleats are high already near the gathered end. */
	ramp?: number;
	/** What the fan lies on. */
	under?: HeightAt;
	/** Share of the last pleat's height that is pressed flat, for a neighbour to lie on. */
	flatEnd?: number;
	/** Its rows are measured along what it lies on, so that nothing is stretched where it goes down over an edge. */
	measured?: boolean;
	/** One cloth laid in pleats, in place of panels that were cut narrower towards the gathered end. */
	pleated?: boolean;
	columns?: number;
	rows?: number;
};

/**
 * Cloth coordinates of a fan: u is the length along the hem, v the distance from it. Of pleated cloth motifs keep their
 * size towards the gathered end: what there is no room for on the face of a pleat lies in its steep side, where it is
 * hidden. Of panels cut narrower v is stretched, so that a motif keeps its proportions while it shrinks; `squeeze(v)` is
 * that shrinking. `edges` are the u of the valleys between pleats, `depth` is v at the gathered end.
 */
export type Fan = {
	mesh: Mesh;
	squeeze: (v: number) => number;
	edges: number[];
	depth: number;
};

/** How sharp crests are where they are pressed (crisp.ts). */
const pressed = 0.6;

/**
 * How far the crest of a pleat has slipped towards the hem, for each cm it is high. Seen aslant from there, bars rose to
 * every crest and went on a step lower beside it.
 */
const forward = 0.22;

const profileSteps = 600;

/** Radius of each row of a fan, as many cm of cloth from one to the next, and the length of it all. */
const measuredRadii = ({ centre, inner, outer, from, to, under }: FanOptions, rows: number) => {
	const angle = ((from + to) / 2) * degrees;
	const radii = new Float32Array(rows + 1);
	const lengths = new Float32Array(profileSteps + 1);
	const step = (outer - inner) / profileSteps;
	const heightAt = (k: number): number => {
		const radius = inner + k * step;
		return under?.(centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius) ?? 0;
	};
	let before = heightAt(0);
	for (let k = 1; k <= profileSteps; k++) {
		const now = heightAt(k);
		lengths[k] = lengths[k - 1] + Math.hypot(step, now - before);
		before = now;
	}
	const depth = lengths[profileSteps];
	let k = 0;
	for (let j = 0; j <= rows; j++) {
		const wanted = (depth * j) / rows;
		while (k < profileSteps - 1 && lengths[k + 1] < wanted) k++;
		radii[j] = inner + step * (k + (wanted - lengths[k]) / (lengths[k + 1] - lengths[k]));
	}
	return { radii, depth };
};

/** A pleated sheet spread round a centre. */
export const fan = (options: FanOptions): Fan => {
	const { centre, inner, outer, from, to, pleats, height, overlap, seed, under } = options;
	const { lift = 0.12, scallop = 1, wander = 1, ramp = 1, flatEnd = 0, pleated = false, measured = false } = options;
	// The steep sides of panels that lie on one another would have the teeth of a saw.
	const crisp = pleated ? 1 : 0;
	const columns = options.columns ?? pleats * 46;
	const rows = options.rows ?? 180;
	const next = random(seed);
	const widths = Array.from({ length: pleats }, () => 0.68 + 0.64 * next());
	const total = widths.reduce((a, b) => a + b, 0);
	const start = [0];
	for (const w of widths) start.push(start[start.length - 1] + w / total);
	const heights = widths.map(() => 0.72 + 0.56 * next());
	heights.push(heights[0]);
	const pos = new Float32Array((columns + 1) * (rows + 1) * 3);
	const uv = new Float32Array((columns + 1) * (rows + 1) * 2);
	const arcs = new Float32Array(rows + 1);
	const laid = measured ? measuredRadii(options, rows) : null;
	for (let j = 0; j <= rows; j++) {
		const t = j / rows;
		const grown = (smooth(-0.05, 0.75, t) * 0.85 + 0.15 * t) ** ramp;
		// The hem lies down: where it stood open, what is below would show as a line under it, and on the table as a grey lip.
		const down = pleated ? 1 - (laid ? 0.86 : 0.55) * smooth(laid ? 0.8 : 0.9, 1, t) : 1;
		let along = 0;
		let last: readonly number[] = [];
		let k = 0;
		for (let i = 0; i <= columns; i++) {
			const s = i / columns;
			while (k < pleats - 1 && start[k + 1] < s) k++;
			const width = start[k + 1] - start[k];
			const phase = (s - start[k]) / width;
			const flat = 1 - flatEnd * smooth(0.8, 0.93, s);
			const size = lerp(heights[k], heights[k + 1], smooth(0.3, 1, phase)) * flat;
			const ridge = crispened(phase, pressed * crisp, k, t * 1.3, seed);
			const sway = wander * 0.5 * fbm(s * pleats * 0.55, t * 2.2, 2, seed + 3) * width;
			const angle = lerp(from, to, s + sway + overlap * width * ridge ** 1.3 * grown) * degrees;
			const high = height * size * grown * ridge ** 0.85;
			const radius =
				(laid ? laid.radii[j] : lerp(inner, outer, t)) +
				(pleated ? forward * down * high : 0) +
				scallop * (ridge - 0.5) * t ** 3 +
				0.6 * fbm(s * 4, t * 1.2, 2, seed + 8) * t;
			const crumple =
				0.1 * (fbm(s * pleats * 2.3, t * 7, 3, seed + 11) + 0.5) +
				0.22 * (fbm(s * pleats * 0.9, t * 2.6, 2, seed + 12) + 0.3) +
				0.16 * crisp * crispCreases(s * pleats * 1.1, t * 2.4, seed);
			const x = centre[0] + Math.cos(angle) * radius;
			const y = centre[1] + Math.sin(angle) * radius;
			const z = Math.max(0.03, down * (lift + high + grown * crumple)) + (under ? under(x, y) : 0);
			const q = j * (columns + 1) + i;
			pos.set([x, y, z], 3 * q);
			if (i > 0) along += Math.hypot(x - last[0], y - last[1], z - last[2]);
			last = [x, y, z];
			uv[2 * q] = along;
		}
		arcs[j] = along;
	}
	const columnsAt = start.map((s) => Math.round(s * columns));
	const cloth = { columns, rows, depth: laid?.depth ?? outer - inner, valleys: columnsAt };
	return pleated ? folds(pos, uv, cloth) : panels(pos, uv, arcs, cloth);
};

/** Share of a pleat's columns that is its face; the others are its steep side. */
const face = 0.62;

type Size = { columns: number; rows: number; depth: number; valleys: readonly number[] };

/**
 * The u of the valleys: a pleat takes as much cloth as its lower half lies over in the mean. Its hem alone is no measure of
 * that, for it is pressed down, and figures further up were drawn apart.
 */
const edgesOf = (uv: Float32Array, { columns, rows, valleys }: Size): number[] => {
	const from = rows >> 1;
	const at = (j: number, k: number) => uv[2 * (j * (columns + 1) + valleys[k])];
	return valleys.map((_, k) => {
		let sum = 0;
		for (let j = from; j <= rows; j++) sum += at(j, k);
		return sum / (rows - from + 1);
	});
};

/** Gives every row its v, and u as long as it lies on the face of a pleat; the rest of the pleat's cloth is in its side. */
const folds = (pos: Float32Array, uv: Float32Array, size: Size): Fan => {
	const { columns, rows, depth, valleys } = size;
	const edges = edgesOf(uv, size);
	const cloth = new Float32Array(columns + 1);
	for (let j = 0; j <= rows; j++) {
		const row = j * (columns + 1);
		const arc = (i: number) => uv[2 * (row + i)];
		for (let k = 0; k + 1 < valleys.length; k++) {
			const [from, to] = [valleys[k], valleys[k + 1]];
			const turn = Math.round(from + (to - from) * face);
			const whole = edges[k + 1] - edges[k];
			const [faceArc, sideArc] = [arc(turn) - arc(from), arc(to) - arc(turn)];
			const shown = faceArc * Math.min(1, whole / Math.max(1e-6, faceArc + sideArc));
			for (let i = from; i <= to; i++) {
				cloth[i] =
					edges[k] +
					(i <= turn
						? ((arc(i) - arc(from)) / Math.max(1e-6, faceArc)) * shown
						: shown + ((arc(i) - arc(turn)) / Math.max(1e-6, sideArc)) * (whole - shown));
			}
		}
		for (let i = 0; i <= columns; i++) {
			uv[2 * (row + i)] = cloth[i];
			uv[2 * (row + i) + 1] = depth * (1 - j / rows);
		}
	}
	return { mesh: { pos, uv, tri: gridTriangles(columns, rows) }, squeeze: () => 1, edges, depth };
};

/** Cloth cut narrower towards the waist: gives every row the hem's u, and the stretched v. */
const panels = (pos: Float32Array, uv: Float32Array, arcs: Float32Array, size: Size): Fan => {
	const { columns, rows, valleys } = size;
	const step = size.depth / rows;
	const hem = rows * (columns + 1);
	const depth = new Float32Array(rows + 1);
	const ratio = (j: number) => Math.max(0.12, arcs[j] / arcs[rows]);
	for (let j = rows - 1; j >= 0; j--) depth[j] = depth[j + 1] + step / ((ratio(j) + ratio(j + 1)) / 2);
	for (let j = 0; j <= rows; j++) {
		for (let i = 0; i <= columns; i++) {
			const q = 2 * (j * (columns + 1) + i);
			uv[q] = uv[2 * (hem + i)];
			uv[q + 1] = depth[j];
		}
	}
	const squeeze = (v: number) => {
		let low = 0;
		let high = rows;
		while (high - low > 1) {
			const middle = (low + high) >> 1;
			if (depth[middle] > v) low = middle;
			else high = middle;
		}
		return ratio(low);
	};
	const edges = valleys.map((i) => uv[2 * (hem + i)]);
	return { mesh: { pos, uv, tri: gridTriangles(columns, rows) }, squeeze, edges, depth: depth[0] };
};

import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { GatherOptions } from "./gathers.ts";

/** One fold, across which `phase` runs from 0 to 1. */
export type Fold = {
	/** The cone it belongs to: that of a fold which goes all the way down. */
	cone: number;
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
	/** Power of its profile at the open end: above 1 its crest is narrower than its valleys. */
	full: number;
	/** How far its crest leans over, share of its width; to the other side when negative. */
	lean: number;
	/** How far it has fallen over on its side at the open end: 0 stands, 1 lies. */
	lying: number;
	/** How sharp its crest is where it is pressed: 0 is round all along. */
	pressed: number;
	/** How much further out the hem of its crest is than that of its valleys, cm. */
	bulge: number;
	/** How high the valley before it lies, share of the lower of the two crests beside that. */
	valley: number;
};

/** Folds in their order, and the shares of the width at which cones begin at both ends (the last one is 1). */
export type Folds = { folds: readonly Fold[]; above: Float64Array; below: Float64Array };

const shares = (widths: readonly number[]): Float64Array => {
	const ends = new Float64Array(widths.length + 1);
	for (let k = 0; k < widths.length; k++) ends[k + 1] = ends[k] + widths[k];
	return ends.map((end) => end / ends[widths.length]);
};

/** Length of a skirt in one piece, cm. */
const skirtLong = 80;

/** How much shorter than a whole skirt a tier is. */
const shortOf = ({ length }: GatherOptions): number => Math.min(1, length / skirtLong);

/**
 * Folds in their order across the cloth. Those that reach the hem fall from the waist in cones, which widen evenly and
 * whose edges are straight, as heavy cloth hangs. Between them lie others that run out on their way down, so that fine
 * gathers become fewer, broader folds; a few begin only further down, where a broad one forks.
 */
export const foldsOf = (options: GatherOptions): Folds => {
	const { gathers, kept, overlap, lying: lie = 0.4, seed } = options;
	const next = random(seed * 31 + 7);
	const between = (from: number, to: number) => lerp(from, to, next());
	const folds: Fold[] = [];
	let owed = 0;
	let cone = -1;
	const add = (reaches: boolean) => {
		const k = folds.length;
		// Neighbours lean the same way, or two of them would lie in each other.
		const side = clamp(2.6 * fbm(k * 0.11, 3, 2, seed + 5) + 0.35, -1, 1);
		const forks = reaches && k > 0 && next() < 0.24;
		if (reaches && !forks) cone++;
		const lying = reaches && next() < lie ? between(0.55, 1) : 0;
		folds.push({
			cone,
			narrow: between(0.55, 1.5),
			wide: reaches ? 2 ** (between(-1.5, 1.5) + between(-0.8, 0.8)) : between(0.22, 0.6),
			from: forks ? between(0.12, 0.5) : -1,
			until: reaches ? 2 : 0.06 + 0.86 * next() ** 1.25,
			high: between(0.45, 1.7),
			crest: between(0.34, 0.62),
			full: lying > 0 ? between(0.7, 1) : between(1, 2),
			lean: lying > 0 ? Math.sign(side) * between(0.7, 1.15) * lying : overlap * side * between(0.3, 0.9),
			lying,
			pressed: between(0.1, 1),
			bulge: between(-0.5, 1.1),
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
	const short = shortOf(options);
	const widthsBy = (width: (fold: Fold) => number) =>
		Array.from({ length: cone + 1 }, (_, c) =>
			folds.reduce((sum, fold) => sum + (fold.cone === c ? width(fold) : 0), 0),
		);
	return {
		folds,
		above: shares(widthsBy((fold) => (fold.from < 0 ? fold.narrow : 0))),
		below: shares(widthsBy((fold) => (fold.until > 1 ? fold.wide ** short : 0))),
	};
};

/** Share of its width a fold has at `t`. On a `short` tier it comes and goes over as many cm, or its neighbours swirl round its end. */
const lives = ({ from, until }: Fold, t: number, short: number): number =>
	smooth(from, from + 0.3 / short, t) * smooth(until + 0.08, until - 0.3 / short, t);

/** Where a border begins, and the row its length is measured in: in the middle of it. */
const border = 0.84;
export const measured = 0.94;

/** Over how many cm of width a fold comes to its height. */
const rising = 5;

/** Folds as they lie in one row of the cloth. */
export type Row = {
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
	/** How far crests lean over, shares of the row. */
	leans: Float64Array;
};

/** Where folds begin: each cone is shared out among those of its own, so that none moves the cones beside it. */
const endsOf = ({ folds, above, below }: Folds, course: number, short: number, seed: number): Float64Array => {
	const ends = new Float64Array(folds.length + 1);
	for (let first = 0; first < folds.length; ) {
		const { cone } = folds[first];
		let last = first;
		let total = 0;
		for (; last < folds.length && folds[last].cone === cone; last++) {
			const fold = folds[last];
			const grown = lerp(fold.narrow, fold.wide ** short, smooth(0, 0.8, course));
			const varied = 1 + 0.2 * fbm(last * 5.7, course * short * 1.2, 2, seed + 2);
			total += Math.max(1e-6, grown * lives(fold, course, short) * varied);
			ends[last + 1] = total;
		}
		const edgeOf = (c: number) => {
			const bow = 0.45 * Math.sin(Math.PI * course) * fbm(c * 0.9, 1, 2, seed + 14);
			return lerp(above[c], below[c], course + bow);
		};
		const [from, until] = [edgeOf(cone), edgeOf(cone + 1)];
		for (let k = first; k < last; k++) ends[k + 1] = lerp(from, until, ends[k + 1] / total);
		first = last;
	}
	return ends;
};

export const rowOf = (all: Folds, options: GatherOptions, t: number): Row => {
	const { spanAt, height, atHem = 0.72, seed } = options;
	const { folds } = all;
	const count = folds.length;
	// Within a border folds neither begin nor end, and hardly wander: it is stiff, and its figures would be drawn apart.
	const course = Math.min(t, border) + 0.15 * Math.max(0, t - border);
	const short = shortOf(options);
	const span = spanAt(t);
	const ends = endsOf(all, course, short, seed);
	// Cones flatten as they widen.
	const flat = lerp(0.5, 1, smooth(0, 0.1, t)) * lerp(1, atHem, smooth(0.3, 0.95, t));
	const highs = new Float64Array(count);
	const leans = new Float64Array(count);
	for (let k = 0; k < count; k++) {
		const { high, lying, lean } = folds[k];
		const share = ends[k + 1] - ends[k];
		const varied = 1 + 0.24 * fbm(k * 3.3, course * short * 1.8, 2, seed + 4);
		const falls = lying * smooth(0.1, 0.75, course);
		highs[k] = height * flat * high * (1 - 0.5 * falls) * (1 - Math.exp((-share * span) / rising)) * varied;
		// What leans over further than half of its neighbour would come to lie in the crest of that.
		const beside = lean > 0 ? k + 1 : k - 1;
		const room = beside < 0 || beside >= count ? 0 : ends[beside + 1] - ends[beside];
		const over = Math.abs(lean) * share * smooth(0.02, lying > 0 ? 0.6 : 0.25, t);
		leans[k] =
			Math.sign(lean) *
			Math.min(over, 0.35 * share + 0.6 * room) *
			(0.9 + 0.4 * fbm(k * 1.9, course * short * 1.1, 2, seed + 6));
	}
	const lows = new Float64Array(count + 1);
	for (let k = 1; k < count; k++) lows[k] = folds[k].valley * Math.min(highs[k - 1], highs[k]);
	return { t, course, wander: course * short, flat, span, ends, highs, lows, leans };
};

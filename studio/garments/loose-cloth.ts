import { gathered, type PanelAt } from "../cloth/gathers.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

/** A cloth that was folded in half and laid down along a line in loose folds: a dupatta, drawn together, or a blouse piece. */
export type LooseCloth = {
	/** From its fold to its ends. */
	line: readonly Point[];
	/** How wide it lies at the fold and at its ends, cm. */
	wide: readonly [number, number];
	/** How many folds it lies in, and how many of them reach its ends. */
	folds?: readonly [gathers: number, kept: number];
	/** How high a broad fold of the uppermost ply is, cm; those below it lie flatter. */
	height?: number;
	/** How far folds lean over their neighbours, share of their width. */
	overlap?: number;
	/** How strongly single folds stand out at its ends (`GatherOptions`). */
	wave?: number;
	/** How far back the corners of the fold that halves it are, cm. */
	round?: number;
	/** How uneven it is besides; 1 is thin silk. */
	crumple?: number;
	/** How far each ply below the uppermost goes on beyond it, cm, from the lowest up. */
	plies?: readonly number[];
	sheer?: boolean;
	/** v from the end up to `depth`; `panelAt` keeps figures in their size where it is drawn together. */
	cloth: (depth: number, panelAt: PanelAt) => Surface;
	/** Columns of figures across it. */
	columns?: number;
};

/** Points along the line by which a place on it is found. */
const steps = 200;

/** One ply, which goes on `beyond` cm beyond the line and lies `lift` cm over the table; the uppermost ends with the line. */
const laidPly = (
	{
		line,
		wide,
		folds = [9, 6],
		height = 2.6,
		overlap = 0.5,
		wave = 0.9,
		round = 2.4,
		crumple = 1,
		sheer,
		cloth,
		columns = 1,
	}: LooseCloth,
	beyond: number,
	lift: number,
	seed: number,
): Piece => {
	const run = resample(spline([...line], 24), steps);
	const length = polylineLength(run) + beyond;
	const uppermost = beyond === 0;
	const spanAt = (t: number) => lerp(wide[0], wide[1], smooth(0.1, 1.15, t)) - (uppermost ? 0 : 0.3);
	const { mesh, panelAt } = gathered({
		length,
		spanAt,
		place: (s, t, out) => {
			const at = t * (steps - 1);
			const i = Math.min(steps - 2, Math.floor(at));
			const [x0, y0] = run[i];
			const [dx, dy] = [run[i + 1][0] - x0, run[i + 1][1] - y0];
			const step = Math.hypot(dx, dy);
			const side = (s - 0.5) * spanAt(t);
			const fold =
				(1 - t) ** 9 * (0.45 * round * fbm(s * 3.4, beyond, 2, seed + 61) + round * Math.abs(2 * s - 1) ** 3);
			const on = (at - i) * step + out + beyond * t + fold;
			return [x0 + (dx * on + dy * side) / step, y0 + (dy * on - dx * side) / step];
		},
		gathers: folds[0],
		kept: folds[1],
		height: uppermost ? height : 0.18 * height,
		overlap,
		seed,
		lift,
		wave,
		crumple,
		atHem: 0.6,
		panels: columns,
		columns: 520,
	});
	// At its fold it goes round and down to the table.
	const pos = mesh.pos.slice();
	for (let k = 0; k < pos.length / 3; k++) {
		const from = length - mesh.uv[2 * k + 1];
		pos[3 * k + 2] = Math.max(0.03, pos[3 * k + 2] * Math.sqrt(smooth(-0.1, 1 + 0.5 * round, from)));
	}
	return { mesh: { ...mesh, pos }, surface: cloth(length, panelAt), sheer };
};

/** Its plies, from the lowest to the uppermost. */
export const looseCloth = (cloth: LooseCloth, seed: number): Piece[] => {
	const below = cloth.plies ?? [2.2];
	return [...below, 0].map((beyond, k) => laidPly(cloth, beyond, 0.15 + (0.65 * k) / below.length, seed + 17 * k));
};

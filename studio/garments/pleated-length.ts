import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

/** A dupatta folded in half and laid in pleats along a line: each pleat lies on the next, its ends are fanned a little. */
export type PleatedLength = {
	/** From the fold that halves it to its ends. */
	line: readonly Point[];
	/** How wide it lies at that fold and at its ends, cm. */
	wide: readonly [number, number];
	pleats: number;
	/** How wide the cloth is from selvedge to selvedge, cm. */
	cloth: number;
	/** How high the round of a pleat's fold stands, cm: more in cotton than in silk. */
	full?: number;
	/** How far the lower of its two ends lies beyond the upper one, cm. */
	beyond?: number;
	sheer?: boolean;
	/** u from the selvedge that is seen, v from the end. */
	surface: Surface;
};

/** Points along the line by which a place on it is found. */
const steps = 240;
/** What one leaf of a pleat with the air below it measures, and how wide the round of a fold is, cm. */
const [leaf, round] = [0.1, 0.36];
/** Cells of a leaf along the line and across it, and how many of the latter go round its fold. */
const [rows, columns, turning] = [300, 56, 9];

/** One pleat: the room it has beside the others, how full its fold is, and where it begins and ends, cm. */
type Pleat = { shown: number; own: number; start: number; end: number; slant: number };

const pleatsOf = (count: number, seed: number): Pleat[] => {
	const next = random(seed * 53 + 11);
	const between = (from: number, to: number) => lerp(from, to, next());
	return Array.from({ length: count }, (_, k) => ({
		shown: between(0.7, 1.35),
		own: between(0.6, 1.2),
		start: 0.3 * k + between(-0.3, 0.5),
		end: between(-0.9, 1.1),
		slant: between(-0.7, 1),
	}));
};

/** Where places lie, `d` cm along the line and `o` cm to its left. */
const besideLine = (line: readonly Point[]) => {
	const run = resample(spline([...line], 24), steps);
	const length = polylineLength(run);
	const at = (d: number, o: number): Point => {
		const place = (d / length) * (steps - 1);
		const i = clamp(Math.floor(place), 0, steps - 2);
		const [[x0, y0], [x1, y1]] = [run[i], run[i + 1]];
		const step = Math.hypot(x1 - x0, y1 - y0);
		const on = place - i;
		return [lerp(x0, x1, on) - ((y1 - y0) / step) * o, lerp(y0, y1, on) + ((x1 - x0) / step) * o];
	};
	return { at, length };
};

/** The leaves of one half, from the lowest to the uppermost: each pleat's face, and below it the cloth's way to the next. */
const halfLaid = (options: PleatedLength, pleats: readonly Pleat[], lift: number, seed: number): Piece[] => {
	const { wide, cloth, full = 0.7, beyond = 0, sheer, surface } = options;
	const count = pleats.length;
	const { at, length } = besideLine(options.line);
	const shows = ((2 * count - 1) * wide[0] - cloth) / (2 * count * (count - 1));
	const face = wide[0] - (count - 1) * shows;
	const room = pleats.slice(1).reduce((sum, { shown }) => sum + shown, 0);
	const spanAt = (t: number) =>
		lerp(wide[0], wide[1], smooth(0.45, 1.1, t)) - 0.8 * smooth(0.1, 0.4, t) * smooth(0.9, 0.5, t);
	/** Where the folds lie beside the line. */
	const foldsAt = (t: number): number[] => {
		let before = 0;
		return pleats.map(({ shown }, k) => {
			if (k > 0) before += shown;
			const wander = 1.1 * fbm(t * 2.6 + 3, k * 3.7, 2, seed + 3) + 0.5 * fbm(t * 1.3, 8, 2, seed + 4);
			return face - spanAt(t) / 2 + ((spanAt(t) - face) * before) / room + wander;
		});
	};
	const waves = (o: number, d: number): number =>
		0.55 * fbm(o * 0.11 + d * 0.02, d * 0.04 - o * 0.03, 2, seed + 7) +
		0.2 * fbm(o * 0.36, d * 0.06, 2, seed + 8) +
		0.03 * fbm(o * 0.9, d * 0.5, 2, seed + 9);
	const leafOf = (k: number, below: boolean): Mesh => {
		const { own, start, end, slant } = pleats[k];
		const first = start + (below ? 0.3 : 0);
		const last = length + beyond + end + (below ? 0.9 * pleats[count - 1 - k].end - 0.4 : 0);
		const folds = Array.from({ length: rows + 1 }, (_, j) => foldsAt(clamp(lerp(first, last, j / rows) / length)));
		return gridMesh(columns, rows, (a, b) => {
			const places = folds[Math.round(b * rows)];
			const d = lerp(first, last, b);
			const fold = places[k];
			const breadth = below ? face - (places[k + 1] - fold) : face;
			const edge = fold - round;
			const flat = Math.min(1, (a * columns) / (columns - turning));
			const angle = (Math.max(0, a * columns - columns + turning) / turning) * (Math.PI / 2);
			const o = lerp(fold - breadth, edge, flat) + round * Math.sin(angle);
			let under = 0;
			for (let n = k + 1; n < count; n++) under += smooth(places[n] - face - 0.4, places[n] - face + 0.9, o);
			const swell = 0.9 + 0.8 * fbm(d * 0.06, k * 2.3, 2, seed + 5);
			const crest = full * own * swell * Math.exp(-Math.max(0, edge - o) / (1.1 + 0.5 * own));
			const thin = smooth(0, 1.6, o - places[0] + face);
			// Where it is folded in half it stands open in a round loop.
			const puffed = 0.6 * full * thin * Math.exp(-Math.max(0, d - first) / 2.4);
			const rise = (0.35 + 0.65 * thin) * (waves(o, d) + 0.2) + puffed + 2 * leaf * under + (below ? -leaf : crest);
			const down = (1 - Math.cos(angle)) * (crest + 1.6 * leaf);
			// It goes round and down where it is folded in half; at its ends it lies closer.
			const rounded = Math.sqrt(smooth(-0.05, 1.3, d - first)) * lerp(1, 0.8, smooth(0.93, 1, b));
			const fanned =
				(slant * ((o - fold) / face + 0.5) + 0.25 * fbm(o * 0.2, k, 2, seed + 12)) * smooth(0.7, 1, b) ** 2;
			const loop =
				(0.9 * Math.abs(2 * flat - 1) ** 3 + 0.7 * fbm(o * 0.25, k * 1.7, 2, seed + 14)) * smooth(5, 0, d - first);
			const [x, y] = at(d + fanned + loop, o);
			const u = k * (2 * face - shows) + face + (below ? fold - o : o - fold);
			return [x, y, Math.max(0.03, (lift + rise - down) * rounded), u, last - d];
		});
	};
	return pleats
		.flatMap((_, k) => [false, true].slice(0, k + 1 < count ? 2 : 1).map((below) => leafOf(k, below)))
		.reverse()
		.map((mesh) => ({ mesh, surface, sheer }));
};

export const pleatedLength = (options: PleatedLength, seed: number): Piece[] => {
	const { pleats: count, full = 0.7, beyond = 2.6 } = options;
	const [upper, ends] = [pleatsOf(count, seed), pleatsOf(count, seed + 31)];
	// The lower half has the folds of the upper one, and ends of its own.
	const lower = upper.map((pleat, k) => ({ ...pleat, end: ends[k].end, slant: ends[k].slant }));
	return [
		...halfLaid({ ...options, full: 0.35 * full, beyond }, lower, 0.06, seed),
		...halfLaid({ ...options, full, beyond: 0 }, upper, 0.36, seed),
	];
};

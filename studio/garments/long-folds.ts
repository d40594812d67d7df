import type { Mesh } from "../cloth/mesh.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Crease, Fold, Line } from "./folds.ts";
import type { TopCut } from "./top-shape.ts";

/** Where the light does not come from: most folds turn their steep side there, and their wide one to the window. */
const away: Point = [0.8, -0.6];

/** Which side of a fold falls steeply: away from the light, or `against` it. */
export const steepOf = (line: Line, against: 1 | -1 = 1): 1 | -1 => {
	const [a, b] = [line[0], line[line.length - 1]];
	const toLeft = -(b[1] - a[1]) * away[0] + (b[0] - a[0]) * away[1];
	return toLeft * against > 0 ? 1 : -1;
};

/** A place on the right sleeve: `t` from the shoulder to the cuff, `c` from its inner edge to its outer one. */
export const sleevePlace = ({ chest, underarm, shoulder, sleeveIn, sleeveOut, sleeveBend }: TopCut) => {
	const [p, q] = sleeveBend;
	const head: Point = [shoulder[0] - 2, shoulder[1] - 4];
	const pit: Point = [chest + 0.9, underarm + 0.2];
	const pitAt = 0.36;
	return (t: number, c: number): Point => {
		const m = 1 - t;
		const outer = (k: 0 | 1) =>
			m ** 3 * shoulder[k] + 3 * m * m * t * p[k] + 3 * m * t * t * q[k] + t ** 3 * sleeveOut[k];
		const inner = (k: 0 | 1) =>
			t < pitAt ? lerp(head[k], pit[k], t / pitAt) : lerp(pit[k], sleeveIn[k], (t - pitAt) / (1 - pitAt));
		return [lerp(inner(0), outer(0), c), lerp(inner(1), outer(1), c)];
	};
};

/** Where a flat sleeve breaks at its elbow: a sharp V from the inner side, on each arm another. */
const elbowBreaks = (cut: TopCut, crease: Crease, seed: number, drawn: boolean): Fold[] => {
	const next = random(seed * 23 + 5);
	const sleeve = sleevePlace(cut);
	const list: Fold[] = [];
	for (const side of [-1, 1] as const) {
		const arm = (t: number, c: number, spread = 0.02): Point => {
			const [x, y] = sleeve(t + (next() - 0.5) * 2 * spread, c + (next() - 0.5) * 2 * spread);
			return [side * x, y];
		};
		const lay = (line: Line, height: number, width: number): void => {
			const size = 0.8 + 0.4 * next();
			list.push({ line, height: height * size * crease.height, width: width * crease.width, steep: steepOf(line) });
		};
		lay([arm(0.575, 0.02, 0.006), arm(0.555, 0.36, 0.012), arm(0.52, 0.84)], 0.6, 0.28);
		lay([arm(0.59, 0.02, 0.006), arm(0.635, 0.36, 0.012), arm(0.69, 0.74)], 0.5, 0.28);
		if (!drawn) continue;
		lay([arm(0.1, 0.74), arm(0.28, 0.6), arm(0.46, 0.3)], 0.34, 0.44);
		lay([arm(0.36, 0.06, 0.01), arm(0.45, 0.4), arm(0.5, 0.8)], 0.32, 0.34);
		lay([arm(0.64, 0.86), arm(0.75, 0.66), arm(0.86, 0.52)], 0.32, 0.38);
	}
	return list;
};

/** The folds of a cotton sleeve that lies flat: drawn from its head to the elbow and on to the cuff, and broken there. */
export const sleeveFolds = (cut: TopCut, seed: number): Fold[] =>
	elbowBreaks(cut, { height: 0.9, width: 1.3 }, seed, true);

/**
 * The folds of satin that lies flat: few, long and narrow, along the fall of the cloth. Down the body from yoke and arm,
 * down the sleeve from its head to the cuff, and short sharp ones where the sleeve breaks at the elbow.
 */
export const longFolds = (cut: TopCut, crease: Crease, seed: number): Fold[] => {
	const { chest, underarm, shoulder, hem } = cut;
	const next = random(seed * 29 + 11);
	const list: Fold[] = [];
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const lay = (line: Line, height: number, width: number, chance = 1, turned = 0.08): void => {
		const size = 0.75 + 0.5 * next();
		const kept = next() < chance;
		const against = next() < turned ? -1 : 1;
		if (!kept) return;
		const wide = width * crease.width * (against < 0 ? 2 : 1);
		list.push({ line, height: height * size * crease.height, width: wide, steep: steepOf(line, against) });
	};
	/** A fold that forks: out of its crest a lower one rises, leaves it little by little and is lost beside it. */
	const pair = (line: Line, height: number, width: number, chance = 1): void => {
		lay(line, height, width, chance);
		const run = resample(spline([...line], 12), 41);
		const from = Math.round(about(5, 3));
		const way = about(0, 1) > 0 ? 1 : -1;
		const fork = [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
			const [x, y] = run[Math.min(40, from + Math.round(share * 26))];
			return [x + way * about(3.4, 0.6) * share ** 1.5, y];
		});
		lay(fork, height * 0.7, width * 0.8, chance * 0.9);
	};
	const sleeve = sleevePlace(cut);
	const long = cut.sleeveIn[1] < underarm - 18;
	for (const side of [-1, 1] as const) {
		const on = (x: number, y: number, spread = 1): Point => [side * about(x, spread), about(y, spread * 1.6)];
		const x = about(11, 3.6);
		pair([on(x, shoulder[1] - 5), on(x - 0.6, 50), on(x - 1, 28), on(x + 0.6, about(14, 8))], 0.5, 0.5);
		pair([on(chest - 1, underarm - 0.5, 0.5), on(chest - 3.6, 34), on(hem - 4, 8, 1.6)], 0.6, 0.5);
		pair([on(chest - 0.4, underarm + 1, 0.4), on(19.5, 42), on(15.5, 28), on(14, 14)], 0.62, 0.46);
		lay([on(chest - 0.4, underarm + 2, 0.4), on(19, underarm - 0.5), on(12, underarm - 7, 1.6)], 0.5, 0.42, 0.85);
		lay([on(shoulder[0] - 1.2, 66), on(17.5, 59), on(14.5, 50)], 0.34, 0.5, 0.6);
		lay([on(hem - 1, 27, 2), on(18, 18), on(12, 5, 2)], 0.44, 0.5, 0.75);
		const low = about(9, 3);
		pair([on(low, 2.5, 0.5), on(low, 14), on(low - 0.6, 34)], 0.36, 0.5, 0.8);
		// Under the placket and out on its other side; from one arm alone, or they meet in a V.
		lay([on(chest - 2, underarm - 2), on(9, 43), on(-1, 37), on(-9, 33)], 0.34, 0.5, side > 0 ? 1 : 0);
		lay([on(6, 64, 0.6), on(3.4, 52), on(-2.4, 36), on(-5, 22)], 0.3, 0.5, side > 0 ? 0 : 1);
		if (!long) continue;
		const arm = (t: number, c: number, spread = 0.02): Point => {
			const [x, y] = sleeve(about(t, spread), about(c, spread * 2));
			return [side * x, y];
		};
		pair([arm(0.03, 0.66), arm(0.28, 0.56), arm(0.46, 0.34), arm(0.58, 0.1)], 0.52, 0.4);
		lay([arm(0.3, 0.94), arm(0.5, 0.74), arm(0.7, 0.52), arm(0.86, 0.42, 0.01)], 0.5, 0.4);
		lay([arm(0.36, 0.04, 0.01), arm(0.47, 0.4), arm(0.54, 0.84)], 0.5, 0.36, 0.75);
		lay([arm(0.62, 0.92), arm(0.76, 0.78), arm(0.86, 0.7, 0.01)], 0.4, 0.4, 0.6);
		// From the pleats at the cuff.
		lay([arm(0.905, 0.37, 0.004), arm(0.82, 0.32), arm(0.68, 0.16)], 0.42, 0.32);
		lay([arm(0.905, 0.54, 0.004), arm(0.83, 0.57), arm(0.72, 0.64)], 0.34, 0.32, 0.8);
	}
	// Satin gives way at the elbow softly: sharp breaks lay there as two beads.
	return [...list, ...elbowBreaks(cut, { height: crease.height * 0.5, width: crease.width * 1.5 }, seed, false)];
};

/** Part of the key under which laid meshes are kept: another number for other folds. */
export const longFoldsVersion = 4;

/** How much wider than its steep side the other one is; how far a crest of height 1 leans over. */
const gentle = 4.6;
const slide = 0.5;

/**
 * Lays long folds into a sheet. Each rises where it is held, widens along its run and is lost. Where two meet
 * the higher one lies over the other: added up they would be a lump. `over` is the share of their height left at the edge.
 */
export const laidInLongFolds = (
	mesh: Mesh,
	folds: readonly Fold[],
	depth: Float32Array,
	rim: number,
	over = 0,
): Mesh => {
	const pos = mesh.pos.slice();
	const count = depth.length;
	const ridge = new Float32Array(count);
	const valley = new Float32Array(count);
	for (const [n, { line, height, width, steep = 1 }] of folds.entries()) {
		const run = resample(spline([...line], 12), 60);
		const reach = width * gentle * 3;
		const at = lineLookup(run, reach);
		const length = polylineLength(run);
		for (let k = 0; k < count; k++) {
			const place = at(mesh.uv[2 * k], mesh.uv[2 * k + 1]);
			if (place.distance >= reach) continue;
			const t = clamp(place.along / length);
			// It wakes within its first third and runs out over all the rest, wider and lower: no end is to be seen.
			const tall = height * smooth(0, 0.34, t) * (1 - t) ** 1.35 * 1.5 * (1 + 0.3 * fbm(t * 4, n * 3, 2, 17));
			const falls = place.side * steep > 0;
			const wide = width * (0.62 + 1.25 * t) * (falls ? 1 : gentle);
			const d = place.distance / wide;
			const inward = lerp(over, 1, smooth(0, rim, depth[k]));
			const own = tall * inward * Math.exp(-(d ** (falls ? 1.8 : 1.55)));
			ridge[k] = Math.cbrt(ridge[k] ** 3 + own ** 3);
			if (falls) valley[k] = Math.max(valley[k], 0.07 * tall * inward * Math.exp(-((d - 2) ** 2) * 1.2));
			const i = Math.min(run.length - 2, Math.floor(t * (run.length - 1)));
			const lean = (slide * own * steep * Math.exp(-d * d)) / (length / (run.length - 1));
			pos[3 * k] -= (run[i + 1][1] - run[i][1]) * lean;
			pos[3 * k + 1] += (run[i + 1][0] - run[i][0]) * lean;
		}
	}
	for (let k = 0; k < count; k++) pos[3 * k + 2] = Math.max(0.05, pos[3 * k + 2] + ridge[k] - valley[k]);
	return { ...mesh, pos };
};

import type { Mesh } from "../cloth/mesh.ts";
import { type Point, resample, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { smooth } from "../maths/scalar.ts";
import type { Fold } from "./folds.ts";
import { laidInLongFolds, steepOf } from "./long-folds.ts";
import type { TopCut } from "./top-shape.ts";

/** Part of the key under which laid meshes are kept: another number for other folds. */
export const knitFoldsVersion = 10;

/**
 * The folds of jersey that lies flat: few, from under the arm down to the hem and in towards the middle, a drag or two
 * across the sleeve. Each is held at its upper end and runs out.
 */
const knitFolds = (cut: TopCut, seed: number): Fold[] => {
	const { chest, underarm, hem, sleeveIn, sleeveOut, shoulder } = cut;
	const next = random(seed * 17 + 3);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const twist = next() < 0.5 ? -1 : 1;
	const list: Fold[] = [];
	for (const side of [-1, 1] as const) {
		const add = (points: readonly Point[], height: number, width: number, chance = 1) => {
			const line = points.map(([x, y]): Point => [side * x, y]);
			const size = 1.25 * about(height, height * 0.32);
			if (next() < chance) list.push({ line, height: size, width, steep: steepOf(line) });
		};
		/** A fold out of whose crest a lower one rises, leaves it little by little and is lost beside it. */
		const forked = (points: readonly Point[], height: number, width: number) => {
			add(points, height, width);
			const run = resample(spline([...points], 12), 41);
			const from = Math.round(about(7, 3));
			const way = about(0, 1) > 0 ? 1 : -1;
			const fork = [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
				const [x, y] = run[from + Math.round(share * 26)];
				return [x + way * about(3.8, 0.6) * share ** 1.4, y];
			});
			add(fork, height * 0.62, width * 0.85, 0.8);
		};
		// The garment is a little twisted: one side carries more of it than the other.
		const strong = side === twist ? 1 : 0.66;
		const at = (x: number, y: number, spread = 1): Point => [about(x, spread), about(y, spread * 1.5)];
		/** Where a fold leaves the arm: it wakes in the sleeve and comes over the seam, `off` cm inside the pit. */
		const hung = (off: number): Point[] => [
			at(chest - off + 1.6, underarm + 8, 0.3),
			at(chest - off, underarm + 0.5, 0.2),
		];
		const low = about(9.5, 3);
		// What hangs from the arm is long on the side that carries more; on the other it is short, and the hem gives more.
		if (side === twist) {
			const deep = about(9, 7);
			forked([...hung(2.6), at(chest - 5.4, 33, 1.4), at(hem - low, 17), at(hem - low - 1, deep, 2)], 0.66, 0.9);
			const inner = about(9, 4);
			forked([...hung(4.4), at(inner + 7, 38, 1.2), at(inner, 26), at(inner - 3.5, 10, 3)], 0.56, 0.95);
		} else if (next() < 0.5) {
			forked([...hung(3), at(chest - 6.4, 35, 1.2), at(14, 26, 2), at(11.5, 18, 2)], 0.56, 0.95);
			add([at(hem - 3, -5, 1), at(hem - 4.5, 6), at(hem - 7, 18), at(hem - 8, 30, 2)], 0.56, 0.95);
		} else {
			add([...hung(2.4), at(chest - 4, 33, 1), at(hem - 5, 20), at(hem - 4, 8, 2)], 0.52, 0.8);
			add([at(13, 62, 1.5), at(14.5, 50), at(13, 38), at(14, 26, 2)], 0.46, 1.1);
			add([at(10, -6, 2), at(10.5, 5), at(9, 16), at(10, 28, 2)], 0.46, 1);
		}
		add([at(chest - 0.4, underarm - 9, 0.3), at(chest - 2.6, 26), at(hem - 5, 12, 1.5)], 0.36, 0.7, 0.4);
		// The arm draws a short one in across the chest.
		add([at(chest + 3, underarm + 6, 0.4), at(18.5, underarm + 2.5), at(9, underarm - 3, 1.5)], 0.32, 1);
		// A quiet one falls from the shoulder, and two that are lost again rise from the hem.
		add([at(14.5, 65, 2), at(13, 54), at(12.4, 40, 2)], 0.3 * strong, 1.1, 0.75);
		add([at(hem - 5.5, -7, 1), at(hem - 6, 2), at(hem - 9.5, 18, 2)], 0.34, 0.9, 0.75);
		add([at(8, -7, 3), at(7.5, 3), at(5, 16, 2)], 0.28 * strong, 1, 0.75);

		const [a, b] = [sleeveIn, sleeveOut];
		const along = (t: number, across: number): Point => {
			const end: Point = [a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across];
			const from: Point = [chest + (shoulder[0] - chest) * across + 1, underarm + (shoulder[1] - underarm) * across];
			return [from[0] + (end[0] - from[0]) * t, from[1] + (end[1] - from[1]) * t];
		};
		const arm = (t: number, across: number): Point => along(about(t, 0.04), about(across, 0.05));
		const long = a[1] < underarm - 18;
		// It wakes on the body, so that nothing of its beginning is seen on the sleeve; a line that turns sharply has teeth.
		add(
			long
				? [at(chest - 3, underarm + 10, 0.5), arm(0.08, 0.3), arm(0.3, 0.36), arm(0.62, 0.5)]
				: [at(chest - 5, underarm + 3.5, 0.5), arm(0.15, 0.24), arm(0.55, 0.38), arm(1.1, 0.5)],
			0.44,
			0.85,
		);
		add([arm(-0.3, 0.95), arm(0.2, 0.72), arm(0.55, 0.56), arm(0.95, 0.46)], 0.34, 1);
		if (long) {
			const bend = about(0.5, 0.05);
			add([along(bend, 0.04), along(bend + 0.06, 0.4), along(bend + 0.02, 0.9)], 0.36, 0.6);
			add([along(bend + 0.08, 0.05), along(bend + 0.2, 0.42), along(bend + 0.34, 0.7)], 0.34, 0.6);
		}
	}
	// One from the shoulder that carries more, across the middle: nobody lays a shirt down as two like halves.
	const over = (x: number, y: number): Point => [twist * about(x, 1), about(y, 1.5)];
	const line = [over(11, 62), over(7, 48), over(-1, 34), over(-7, 20)];
	list.push({ line, height: 0.3, width: 1.2, steep: steepOf(line) });
	return list;
};

/** Lays the folds of a knit into a garment; towards the edge, `depth` 0, they run out within `rim`. */
export const draped = (mesh: Mesh, cut: TopCut, seed: number, depth: Float32Array, rim: number): Mesh => {
	const laid = laidInLongFolds(mesh, knitFolds(cut, seed), depth, rim);
	for (let k = 0; k < depth.length; k++) {
		const [x, y] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
		// Nothing that hangs is quite even: long in its fall, short across it.
		const bent = x + 2.4 * fbm(x * 0.05, y * 0.035, 2, seed + 61);
		laid.pos[3 * k + 2] += 0.4 * (fbm(bent * 0.09, y * 0.02, 2, seed + 62) + 0.5) * smooth(0, rim * 1.5, depth[k]);
	}
	return laid;
};

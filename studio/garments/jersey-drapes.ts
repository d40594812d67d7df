import type { Mesh } from "../cloth/mesh.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { smooth } from "../maths/scalar.ts";
import type { TopCut } from "./top-shape.ts";

/** A long soft wave of a knit: both its sides are round, and it fades at both ends. */
type Wave = { line: readonly Point[]; height: number; width: number };

/** Knits do not crease: they fall from under the arms to the hem, a little twisted to one side, and a sleeve is bent once. */
const wavesOf = ({ chest, underarm, hem, sleeveIn, sleeveOut, shoulder }: TopCut, seed: number): Wave[] => {
	const next = random(seed * 17 + 3);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const twist = next() < 0.5 ? -1 : 1;
	const list: Wave[] = [];
	for (const side of [-1, 1] as const) {
		const add = (points: readonly Point[], height: number, width: number) =>
			list.push({ line: points.map(([x, y]): Point => [side * x, y]), height: about(height, height * 0.2), width });
		const strong = side === twist ? 1 : 0.6;
		// From under the arm down to the hem, and steeper ones beside it.
		add(
			[
				[chest - 1.5, underarm - 1],
				[about(chest - 7, 1), underarm * 0.62],
				[about(hem - 11, 2), about(4, 3)],
			],
			1.3 * strong,
			2,
		);
		add(
			[
				[chest - 2, underarm + 3],
				[about(chest - 12, 1.5), underarm * 0.7],
				[about(5, 2.5), about(9, 4)],
			],
			1.2 * strong,
			2.5,
		);
		add(
			[
				[chest - 1, underarm - 5],
				[about(chest - 3.5, 0.8), underarm * 0.45],
				[about(hem - 5, 1), about(3, 2)],
			],
			0.7,
			1.5,
		);
		// Between the arms the chest hangs a little.
		add(
			[
				[chest - 3, underarm + 5],
				[about(chest - 11, 1), about(underarm + 1.5, 1)],
				[about(2, 2), about(underarm - 3, 1)],
			],
			0.55,
			1.8,
		);
		const [a, b] = [sleeveIn, sleeveOut];
		const along = (t: number, across: number): Point => {
			const end: Point = [a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across];
			const from: Point = [chest + (shoulder[0] - chest) * across + 3, underarm + (shoulder[1] - underarm) * across];
			return [from[0] + (end[0] - from[0]) * t, from[1] + (end[1] - from[1]) * t];
		};
		add([along(0.05, 0.35), along(0.5, 0.45), along(1, about(0.5, 0.12))], 0.55, 1.3);
		if (a[1] < underarm - 18) {
			const bend = about(0.55, 0.06);
			add([along(bend - 0.1, 0), along(bend, 0.45), along(bend + 0.2, 0.95)], 0.36, 1.7);
		}
	}
	return list;
};

/** Lays the waves of a knit into a garment; towards the edge, `depth` 0, they run out. */
export const draped = (mesh: Mesh, cut: TopCut, seed: number, depth: Float32Array): Mesh => {
	const pos = mesh.pos.slice();
	for (const { line, height, width } of wavesOf(cut, seed)) {
		const run = resample(spline([...line], 12), 60);
		const length = polylineLength(run);
		const reach = width * 4;
		const at = lineLookup(run, reach);
		for (let k = 0; k < depth.length; k++) {
			const [x, y] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
			const place = at(x, y);
			if (place.distance >= reach) continue;
			const t = place.along / length;
			const fades = smooth(0, 0.38, t) * smooth(1, 0.42, t);
			const wide = width * (0.65 + 0.8 * t) * (place.side > 0 ? 0.8 : 1.3);
			const uneven = 1 + 0.2 * fbm(x * 0.07, y * 0.07, 2, seed + 61);
			pos[3 * k + 2] += height * fades * uneven * Math.exp(-((place.distance / wide) ** 2)) * smooth(0, 3, depth[k]);
		}
	}
	return { ...mesh, pos };
};

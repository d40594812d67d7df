import type { Mesh } from "../cloth/mesh.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { arch, smooth } from "../maths/scalar.ts";

/** One fold that somebody's hand has left: a ridge along a line of the pattern, steep on one side. */
export type Fold = {
	line: readonly Point[];
	/** Height of the ridge and half its width on the steep side, cm. */
	height: number;
	width: number;
	/** Which side falls steeply: 1 is the left of its run. */
	steep?: 1 | -1;
};

/** Lays folds into a garment whose cloth coordinates are those of its pattern. Towards the edge they run out. */
export const folded = (mesh: Mesh, folds: readonly Fold[], depth?: Float32Array): Mesh => {
	const pos = mesh.pos.slice();
	for (const { line, height, width, steep = 1 } of folds) {
		const run = resample(spline([...line], 12), 60);
		const at = lineLookup(run, width * 6);
		const length = polylineLength(run);
		for (let k = 0; k < pos.length / 3; k++) {
			const place = at(mesh.uv[2 * k], mesh.uv[2 * k + 1]);
			if (place.distance >= width * 6) continue;
			const t = place.along / length;
			const ends = t <= 0 || t >= 1 ? 0 : arch(t, 0.8);
			const wide = width * (0.55 + 0.9 * t) * (place.side * steep > 0 ? 1 : 2.4);
			const d = place.distance / wide;
			const inward = depth ? smooth(0, 2.5, depth[k]) : 1;
			// A little valley follows the steep side, as where cloth has slid under itself.
			const valley = place.side * steep > 0 ? 0.22 * Math.exp(-((d - 2.1) ** 2) * 1.6) : 0;
			pos[3 * k + 2] = Math.max(0.05, pos[3 * k + 2] + height * ends * inward * (Math.exp(-d * d) - valley));
		}
	}
	return { ...mesh, pos };
};

/** Points of a body that its folds run from. */
export type Anchors = {
	chest: number;
	underarm: number;
	hem: number;
	shoulder: Point;
	/** Inner corner of the sleeve's end. */
	sleeveIn: Point;
};

/** Size of the folds a cloth takes: 1 is cotton. */
export type Crease = { height: number; width: number };

export type Line = readonly Point[];

/** Collects folds of one side; each wanders a little, and some are left out. */
export const gatherer = (next: () => number, crease: Crease, list: Fold[]) => {
	return (side: 1 | -1) =>
		(points: Line, height: number, width: number, steep: 1 | -1, chance = 1): void => {
			const line = points.map(([x, y]): Point => [side * (x + (next() - 0.5) * 1.6), y + (next() - 0.5) * 2.4]);
			const kept = next() < chance;
			const size = 0.7 + 0.6 * next();
			const turn: 1 | -1 = side * steep > 0 ? 1 : -1;
			if (kept) list.push({ line, height: height * size * crease.height, width: width * crease.width, steep: turn });
		};
};

/** The folds of a top that was laid down by hand: from under the arms, across the sleeves, down the front. */
export const topFolds = (
	{ chest, underarm, hem, shoulder, sleeveIn }: Anchors,
	crease: Crease,
	seed: number,
): Fold[] => {
	const next = random(seed * 31 + 7);
	const long = sleeveIn[1] < underarm - 18;
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const list: Fold[] = [];
	const gather = gatherer(next, crease, list);
	for (const side of [-1, 1] as const) {
		const add = gather(side);
		const pit: Point = [chest - 0.2, underarm + 0.6];
		add([pit, [chest - 6, underarm - 3.2], [about(chest - 13, 2), underarm - 9]], 0.5, 0.75, 1);
		add(
			[
				[chest - 1, underarm - 2.5],
				[chest - 5, underarm - 10],
				[chest - 7.4, underarm - 21],
			],
			0.42,
			0.85,
			1,
			0.8,
		);
		add([pit, [chest - 4.4, underarm + 5], [chest - 9, underarm + 12]], 0.34, 0.7, -1, 0.6);
		add(
			[
				[hem - 1.2, about(24, 4)],
				[hem - 8, about(18, 3)],
				[hem - 16, about(9, 3)],
			],
			0.36,
			0.95,
			1,
			0.65,
		);
		add(
			[
				[about(10, 3), about(33, 5)],
				[about(11, 3), 18],
				[about(9, 4), 5],
			],
			0.3,
			1.3,
			next() < 0.5 ? 1 : -1,
			0.8,
		);
		add(
			[
				[chest + 1, underarm + 2],
				[(chest + shoulder[0]) / 2 + 4, underarm + 10],
				[shoulder[0] + 4.4, shoulder[1] - 6],
			],
			0.36,
			0.85,
			-1,
			0.85,
		);
		if (!long) continue;
		const inner = (y: number) => chest + 1 + ((sleeveIn[0] - chest - 1) * (underarm - y)) / (underarm - sleeveIn[1]);
		const elbow = about(underarm * 0.66, 2.5);
		for (const [k, up] of [0, 5, -6].entries()) {
			const y = elbow + up;
			add(
				[
					[inner(y) + 0.3, y],
					[inner(y) + 3.4, y + 1.8],
					[inner(y) + 7.6, y + 1],
				],
				0.5 - 0.08 * k,
				0.75,
				-1,
				1 - 0.25 * k,
			);
		}
		const wrist = sleeveIn[1] + 9;
		add(
			[
				[inner(wrist) + 7.4, wrist + 1],
				[inner(wrist) + 4, wrist + 0.4],
				[inner(wrist) + 1, wrist + 3],
			],
			0.32,
			0.7,
			1,
			0.7,
		);
	}
	return list;
};

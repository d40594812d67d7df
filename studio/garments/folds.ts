import type { Mesh } from "../cloth/mesh.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { arch, degrees, lerp, smooth } from "../maths/scalar.ts";

/** One fold that somebody's hand has left: a ridge along a line of the pattern, steep on one side. */
export type Fold = {
	line: readonly Point[];
	/** Height of the ridge and half its width on the steep side, cm. */
	height: number;
	width: number;
	/** Which side falls steeply: 1 is the left of its run. */
	steep?: 1 | -1;
};

/**
 * How far a crest of height 1 leans over, how much wider its gentle side is than its steep one, and over how many cm it
 * runs out towards the edge.
 */
export type Slope = {
	lean: number;
	gentle: number;
	rim: number;
	/** Share of a fold's height that is left at the edge itself, which it lifts. */
	over: number;
	/** Folds are highest near where they are held and run out over the rest: alike at both ends they stop bluntly. */
	fading?: boolean;
};

const common: Slope = { lean: 0.7, gentle: 2.4, rim: 2.5, over: 0 };

/** Lays folds into a garment whose cloth coordinates are those of its pattern. Towards the edge they run out. */
export const folded = (mesh: Mesh, folds: readonly Fold[], depth?: Float32Array, slope: Partial<Slope> = {}): Mesh => {
	const { lean, gentle, rim, over, fading } = { ...common, ...slope };
	const pos = mesh.pos.slice();
	const far = gentle * 2.5;
	for (const { line, height, width, steep = 1 } of folds) {
		const run = resample(spline([...line], 12), 60);
		const at = lineLookup(run, width * far);
		const length = polylineLength(run);
		for (let k = 0; k < pos.length / 3; k++) {
			const place = at(mesh.uv[2 * k], mesh.uv[2 * k + 1]);
			if (place.distance >= width * far) continue;
			const t = place.along / length;
			const tall = fading ? 1.45 * smooth(0, 0.3, t) * (1 - t) ** 1.15 : arch(t, 0.8);
			const ends = t <= 0 || t >= 1 ? 0 : tall;
			const wide = width * (0.55 + 0.9 * t) * (place.side * steep > 0 ? 1 : gentle);
			const d = place.distance / wide;
			const inward = depth ? lerp(over, 1, smooth(0, rim, depth[k])) : 1;
			// A little valley follows the steep side, as where cloth has slid under itself.
			const valley = place.side * steep > 0 ? 0.22 * Math.exp(-((d - 2.1) ** 2) * 1.6) : 0;
			// The crest leans over to its steep side and takes the cloth along, so that checks and stripes bend with it.
			const i = Math.min(run.length - 2, Math.max(0, Math.floor(t * (run.length - 1))));
			const moved = (lean * height * ends * inward * steep * Math.exp(-d * d)) / (length / (run.length - 1));
			pos[3 * k] -= (run[i + 1][1] - run[i][1]) * moved;
			pos[3 * k + 1] += (run[i + 1][0] - run[i][0]) * moved;
			pos[3 * k + 2] = Math.max(0.05, pos[3 * k + 2] + height * ends * inward * (Math.exp(-(d ** 1.6)) - valley));
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
		// A fan from under the arm: short and deep where it is nearly level, long and soft where it falls.
		const fan = [
			[about(-24, 8), about(13, 3), 0.5, 0.7],
			[about(-44, 7), about(19, 4), 0.46, 0.85],
			[about(-63, 6), about(27, 5), 0.42, 1],
			[about(-79, 4), about(34, 6), 0.36, 1.15],
			[about(36, 8), about(13, 3), 0.32, 0.7],
		] as const;
		for (const [angle, length, height, width] of fan) {
			const [c, s] = [Math.cos(angle * degrees), Math.sin(angle * degrees)];
			const bow = about(0.02, 0.1) * length;
			add(
				[
					[pit[0] - 0.06 * length * c, pit[1] + 0.06 * length * s],
					[pit[0] - 0.5 * length * c + bow * s, pit[1] + 0.5 * length * s + bow * c],
					[pit[0] - length * c, pit[1] + length * s],
				],
				height,
				width,
				angle > 0 ? -1 : 1,
				0.82,
			);
		}
		// From the side, where the cloth has been pulled straight.
		add(
			[
				[hem - 1.2, about(26, 5)],
				[hem - 8, about(20, 4)],
				[hem - 19, about(8, 4)],
			],
			0.34,
			0.95,
			1,
			0.7,
		);
		// Flutes in which it hangs, which come up over the hem and falling from the chest.
		for (const at of [6, 13, 20]) {
			const x = about(at, 2.6);
			const high = about(25, 10);
			add(
				[
					[x, -6],
					[about(x, 1), high * 0.5],
					[about(x - 1, 2), high],
				],
				0.4,
				1.2,
				next() < 0.5 ? 1 : -1,
				0.85,
			);
		}
		add(
			[
				[about(9, 3), about(underarm + 6, 5)],
				[about(11, 3), about(31, 4)],
				[about(9, 4), about(12, 5)],
			],
			0.42,
			1.35,
			next() < 0.5 ? 1 : -1,
			0.85,
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

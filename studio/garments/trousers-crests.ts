import { axes, type Lattice } from "../cloth/lattice.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import { meanAround } from "../render/mean-around.ts";

/** Least and greatest of every second number, from the first or the second on. */
const extent = (values: Float32Array, from: 0 | 1): readonly [number, number] => {
	let [least, most] = [Infinity, -Infinity];
	for (let k = from; k < values.length; k += 2) {
		least = Math.min(least, values[k]);
		most = Math.max(most, values[k]);
	}
	return [least, most];
};

/** Over how many cm a crest is told from what it stands on, and how much of its height above that is added to it. */
const [within, added] = [1, 0.6];

/** Rounds in which what is added is evened: a kink in the mesh is a hairline in the light. */
const evening = 3;

/** Slopes from which a fold begins to be a wall, and at which it is one. */
const [leaning, upright] = [0.5, 1.2];

/** Rounds in which a wall is eased, and in which that is spread to what lies about it. */
const [easing, spreading] = [46, 14];

/** A value of every point, averaged with its neighbours' so many times. */
const averaged = ({ count, cell, at }: Lattice, values: Float32Array, rounds: number): Float32Array => {
	let out = values;
	for (let round = 0; round < rounds; round++) {
		const before = out;
		out = before.slice();
		for (let k = 0; k < count; k++) {
			let [sum, share] = [0, 0];
			for (const [i, j] of axes) {
				for (const way of [-1, 1]) {
					const q = at(cell[2 * k] + way * i, cell[2 * k + 1] + way * j);
					if (q < 0) continue;
					sum += before[q];
					share++;
				}
			}
			if (share > 0) out[k] = (before[k] + sum / share) / 2;
		}
	}
	return out;
};

/**
 * Cotton remembers where it was folded: its crests are creased, while the hollows beside them stay wide. Bending that is
 * linear in the height leaves both as round, as rubber is.
 */
export const creaseCrests = (panel: Lattice, pos: Float32Array): void => {
	const high = Float32Array.from({ length: panel.count }, (_, k) => pos[3 * k + 2]);
	const ground = averaged(panel, high, Math.round(2 * (within / panel.spacing) ** 2));
	const crest = averaged(
		panel,
		high.map((z, k) => Math.max(0, z - ground[k])),
		evening,
	);
	for (let k = 0; k < panel.count; k++) pos[3 * k + 2] += added * crest[k];
};

/** Cells in which the mean height about a place is reckoned, cm. */
const meanCell = 0.4;

/** The mean height of a sheet within so many cm of every point; `averaged` would take minutes over so far. */
const groundBelow = ({ count, rest }: Lattice, high: Float32Array, within: number): Float32Array => {
	const [left, right] = extent(rest, 0);
	const [low, top] = extent(rest, 1);
	const size = { columns: Math.ceil((right - left) / meanCell) + 1, rows: Math.ceil((top - low) / meanCell) + 1 };
	const [sum, share] = [new Float32Array(size.columns * size.rows), new Float32Array(size.columns * size.rows)];
	const cellOf = Int32Array.from({ length: count }, (_, k) => {
		const column = Math.round((rest[2 * k] - left) / meanCell);
		return Math.round((rest[2 * k + 1] - low) / meanCell) * size.columns + column;
	});
	for (let k = 0; k < count; k++) {
		sum[cellOf[k]] += high[k];
		share[cellOf[k]]++;
	}
	const radius = Math.round(within / meanCell / 1.4);
	const [around, counted] = [meanAround(sum, size, radius), meanAround(share, size, radius)];
	return Float32Array.from({ length: count }, (_, k) => around[cellOf[k]] / counted[cellOf[k]]);
};

/** Over how many cm a dent of the hips is told from the hip itself, and how much of it is left. */
const [hip, kept] = [2.6, 0.15];

/**
 * Lays the cloth of the hips down (`share` of every place says how far): below a waistband that lies flat there is nothing a deep
 * upright fold could come from, and it is a dent.
 */
export const calmDents = (panel: Lattice, pos: Float32Array, share: (x: number, y: number) => number): void => {
	const high = Float32Array.from({ length: panel.count }, (_, k) => pos[3 * k + 2]);
	const ground = groundBelow(panel, high, hip);
	for (let k = 0; k < panel.count; k++) {
		const calm = share(panel.rest[2 * k], panel.rest[2 * k + 1]);
		pos[3 * k + 2] += (1 - kept) * calm * (ground[k] - high[k]);
	}
};

/** By how much folds are raised, and how far they lean over: shares of their height above what lies within so many cm of them. */
const [raised, leaned, beside] = [0.45, 0.62, 2.4];

/**
 * Lets folds lean away from the window, `away` on the table: the side in shade is steep and narrow, and the one in light runs out
 * long. As they settle both sides are alike, and each fold is a bar of an airbrush.
 */
export const leanCrests = (panel: Lattice, pos: Float32Array, away: readonly [number, number]): void => {
	const high = Float32Array.from({ length: panel.count }, (_, k) => pos[3 * k + 2]);
	const ground = groundBelow(panel, high, beside);
	for (let k = 0; k < panel.count; k++) {
		// The outline keeps its line.
		const fold = (high[k] - ground[k]) * smooth(0.5, 2.5, panel.depth[k]);
		pos[3 * k] += away[0] * leaned * fold;
		pos[3 * k + 1] += away[1] * leaned * fold;
		pos[3 * k + 2] += raised * fold;
	}
};

/** How far a sheet stands up at every point: 0 where it lies or leans, 1 for a wall. */
const wallsOf = ({ count, cell, at }: Lattice, pos: Float32Array): Float32Array =>
	Float32Array.from({ length: count }, (_, k) => {
		let steepest = 0;
		for (const [i, j] of axes) {
			const q = at(cell[2 * k] + i, cell[2 * k + 1] + j);
			if (q < 0) continue;
			const far = Math.hypot(pos[3 * q] - pos[3 * k], pos[3 * q + 1] - pos[3 * k + 1]);
			steepest = Math.max(steepest, Math.abs(pos[3 * q + 2] - pos[3 * k + 2]) / Math.max(0.02, far));
		}
		return smooth(leaning, upright, steepest);
	});

/**
 * Lays down what stands up as a wall, and leaves all other folds as they are: a wall faces the window along its whole length,
 * within a pixel or two, and is a scratch in the cloth.
 */
export const easeWalls = (panel: Lattice, pos: Float32Array): void => {
	const walls = averaged(panel, wallsOf(panel, pos), spreading).map((share) => clamp(2.5 * share));
	for (const axis of [0, 1, 2]) {
		const own = Float32Array.from({ length: panel.count }, (_, k) =>
			axis < 2 ? pos[3 * k + axis] - panel.rest[2 * k + axis] : pos[3 * k + 2],
		);
		const eased = averaged(panel, own, easing);
		for (let k = 0; k < panel.count; k++) {
			// The outline keeps its line.
			const inside = smooth(0.3, 1.2, panel.depth[k]);
			pos[3 * k + axis] += (eased[k] - own[k]) * walls[k] * inside;
		}
	}
};

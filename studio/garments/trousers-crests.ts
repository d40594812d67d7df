import { axes, type Lattice } from "../cloth/lattice.ts";
import { clamp, smooth } from "../maths/scalar.ts";

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

import { axes, type Lattice } from "../cloth/lattice.ts";

/** Over how many cm a crest is told from what it stands on, and how much of its height above that is added to it. */
const [within, added] = [1, 0.6];

/** Rounds in which what is added is evened: a kink in the mesh is a hairline in the light. */
const evening = 3;

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

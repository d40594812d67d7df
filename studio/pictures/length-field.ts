import { runningMean } from "../maths/running-mean.ts";

/** Values on a grid, row by row, and how far its points are apart, cm. */
export type Field = { columns: number; rows: number; cellX: number; cellY: number; values: Float32Array };

/** By how much a place of the cloth is moved, cm: across, along, and off the floor. */
export type Moved = readonly [across: number, along: number, up: number];

/** Rounds of averaging that together are a bell. */
const rounds = 3;

/** The field averaged over about so many cm across and along. */
export const blurred = (field: Field, across: number, along: number): Field => {
	const { columns, rows, cellX, cellY } = field;
	const values = field.values.slice();
	const [i, j] = [Math.round(across / cellX / 2), Math.round(along / cellY / 2)];
	for (let round = 0; round < rounds; round++) {
		if (i > 0) for (let row = 0; row < rows; row++) runningMean(values, row * columns, 1, columns, i);
		if (j > 0) for (let column = 0; column < columns; column++) runningMean(values, column, columns, rows, j);
	}
	return { ...field, values };
};

/** How far about it a steep place lowers the cloth with it, cm. */
const together = 14;

/**
 * Heights lowered where they are steep, so that hardly any slope goes beyond `steepest`: seen aslant, the far side of a
 * steeper fold is hidden and the cloth looks torn there. What lies about such a place is lowered with it.
 */
export const gentle = (field: Field, steepest: number): Field => {
	const { columns, rows, cellX, cellY, values } = field;
	const slopes = values.map((z, k) => {
		const [i, j] = [k % columns, Math.floor(k / columns)];
		const across = i + 1 < columns ? (values[k + 1] - z) / cellX : 0;
		const along = j + 1 < rows ? (values[k + columns] - z) / cellY : 0;
		return Math.hypot(across, along) ** 4;
	});
	const steep = blurred({ ...field, values: slopes }, together, together);
	// Where all about is level, what is left of a running sum may be less than nothing by a rounding.
	const squared = (k: number) => Math.sqrt(Math.max(0, steep.values[k]));
	return {
		...field,
		values: values.map((z, k) => z / (1 + squared(k) / (0.6 * steepest ** 2)) ** 0.5),
	};
};

/** The running mean over `r` cells to both sides, along rows of `step` 1 or columns of one row's step. */
const blurred = (from: Float32Array, lines: number, length: number, line: number, step: number, r: number) => {
	const out = new Float32Array(from.length);
	for (let l = 0; l < lines; l++) {
		let sum = 0;
		for (let k = -r; k < length; k++) {
			const add = k + r;
			const drop = k - r - 1;
			if (add < length) sum += from[l * line + add * step];
			if (drop >= 0) sum -= from[l * line + drop * step];
			if (k >= 0) out[l * line + k * step] = sum / (2 * r + 1);
		}
	}
	return out;
};

/** A field of cells drawn out over about `r` of them to every side, most from near. */
export const meanAround = (
	field: Float32Array,
	{ columns, rows }: { columns: number; rows: number },
	r: number,
): Float32Array => {
	let out = field;
	for (let round = 0; round < 2; round++) {
		out = blurred(out, rows, columns, columns, 1, r);
		out = blurred(out, columns, rows, 1, columns, r);
	}
	return out;
};

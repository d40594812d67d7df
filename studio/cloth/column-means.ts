import { clamp } from "../maths/scalar.ts";

/** Means of a grid along its columns, over `reach` rows to both sides. */
export const columnMeans = (values: Float32Array, stride: number, reach: number): Float32Array => {
	const last = values.length / stride - 1;
	const means = new Float32Array(values.length);
	for (let i = 0; i < stride; i++) {
		let sum = 0;
		const at = (j: number) => values[clamp(j, 0, last) * stride + i];
		for (let j = -reach; j <= reach; j++) sum += at(j);
		for (let j = 0; j <= last; j++) {
			means[j * stride + i] = sum / (2 * reach + 1);
			sum += at(j + reach + 1) - at(j - reach);
		}
	}
	return means;
};

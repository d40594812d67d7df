import { runningMean } from "../maths/running-mean.ts";

/** Means of a grid along its columns, over `reach` rows to both sides. */
export const columnMeans = (values: Float32Array, stride: number, reach: number): Float32Array => {
	const means = values.slice();
	for (let i = 0; i < stride; i++) runningMean(means, i, stride, values.length / stride, reach);
	return means;
};

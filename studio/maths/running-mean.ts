/**
 * Averages values in place over `half` neighbours to each side; beyond the ends the last one goes on.
 * @param first index of the first of them, of which there are `count`, `step` apart
 */
export const runningMean = (values: Float32Array, first: number, step: number, count: number, half: number): void => {
	const line = new Float32Array(count);
	for (let k = 0; k < count; k++) line[k] = values[first + k * step];
	const at = (k: number) => line[Math.min(count - 1, Math.max(0, k))];
	let sum = 0;
	for (let k = -half; k <= half; k++) sum += at(k);
	for (let k = 0; k < count; k++) {
		values[first + k * step] = sum / (2 * half + 1);
		sum += at(k + half + 1) - at(k - half);
	}
};

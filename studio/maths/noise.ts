import { hash } from "./random.ts";

/** Smooth noise in [0, 1] with one value per unit cell. */
export const noise = (x: number, y: number, seed = 0): number => {
	const xi = Math.floor(x);
	const yi = Math.floor(y);
	const fx = x - xi;
	const fy = y - yi;
	const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
	const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
	const a = hash(xi, yi, seed);
	const b = hash(xi + 1, yi, seed);
	const c = hash(xi, yi + 1, seed);
	const d = hash(xi + 1, yi + 1, seed);
	const top = a + (b - a) * u;
	return top + (c + (d - c) * u - top) * v;
};

/** Sum of `octaves` noises, about -1 to 1. */
export const fbm = (x: number, y: number, octaves = 4, seed = 0): number => {
	let amplitude = 0.5;
	let sum = 0;
	let total = 0;
	for (let i = 0; i < octaves; i++) {
		sum += amplitude * (noise(x, y, seed + i * 17) * 2 - 1);
		total += amplitude;
		amplitude *= 0.5;
		x = x * 2.03 + 11.3;
		y = y * 2.03 - 7.7;
	}
	return sum / total;
};

const side = 256;
const tile = new Float32Array(side * side);
for (let y = 0; y < side; y++) {
	for (let x = 0; x < side; x++) {
		let sum = 0;
		for (const [period, weight] of [
			[16, 0.5],
			[32, 0.3],
			[64, 0.2],
		]) {
			const step = side / period;
			const at = (i: number, j: number) => hash(i % period, j % period, period);
			const xi = Math.floor(x / step);
			const yi = Math.floor(y / step);
			const fx = x / step - xi;
			const fy = y / step - yi;
			const u = fx * fx * (3 - 2 * fx);
			const v = fy * fy * (3 - 2 * fy);
			const top = at(xi, yi) * (1 - u) + at(xi + 1, yi) * u;
			const low = at(xi, yi + 1) * (1 - u) + at(xi + 1, yi + 1) * u;
			sum += weight * (top * (1 - v) + low * v);
		}
		tile[y * side + x] = sum * 2 - 1;
	}
}

/** Cheap mottling, -1 to 1, from a table; about 16 soft patches per `256 / scale` units. */
export const mottle = (x: number, y: number): number => {
	const xf = Math.floor(x);
	const yf = Math.floor(y);
	const u = x - xf;
	const v = y - yf;
	const x0 = xf & 255;
	const x1 = (xf + 1) & 255;
	const y0 = (yf & 255) << 8;
	const y1 = ((yf + 1) & 255) << 8;
	const top = tile[y0 + x0] * (1 - u) + tile[y0 + x1] * u;
	return top * (1 - v) + (tile[y1 + x0] * (1 - u) + tile[y1 + x1] * u) * v;
};

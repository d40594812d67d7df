import { clamp } from "./scalar.ts";

/** sRGB, each part 0 to 1, gamma-encoded. */
export type Rgb = readonly [number, number, number];

/** "#7d1233" as numbers. */
export const rgb = (hex: string): Rgb => {
	const at = (i: number) => Number.parseInt(hex.slice(i, i + 2), 16) / 255;
	return [at(1), at(3), at(5)];
};

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
	a[0] + (b[0] - a[0]) * t,
	a[1] + (b[1] - a[1]) * t,
	a[2] + (b[2] - a[2]) * t,
];

/** Lighter (k > 1) or darker (k < 1) of the same hue. */
export const shade = (c: Rgb, k: number): Rgb => [clamp(c[0] * k), clamp(c[1] * k), clamp(c[2] * k)];

const steps = 4096;
const linear = new Float32Array(steps + 1);
for (let i = 0; i <= steps; i++) {
	const c = i / steps;
	linear[i] = c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** sRGB part to linear light, by table. */
export const toLinear = (c: number): number => linear[c <= 0 ? 0 : c >= 1 ? steps : (c * steps) | 0];

/** Linear light to sRGB part. */
export const toSrgb = (x: number): number => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);

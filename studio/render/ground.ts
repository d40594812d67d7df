import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";

/** The one warm backdrop of every picture: smooth handmade paper. */
export const groundColour = [0.868, 0.826, 0.768] as const;

/** Relief of the paper at a point: slope in x and y, and brightness. */
export type GroundAt = (x: number, y: number, out: { slopeX: number; slopeY: number; bright: number }) => void;

const relief = (x: number, y: number) => fbm(x * 0.11, y * 0.11, 5, 77) * 0.9 + fbm(x * 1.1, y * 1.1, 3, 78) * 0.05;

/** Bakes the paper over the part of the table that a picture shows, `step` cm per cell. */
export const bakeGround = (x0: number, y0: number, x1: number, y1: number, step: number): GroundAt => {
	const columns = Math.ceil((x1 - x0) / step) + 2;
	const rows = Math.ceil((y1 - y0) / step) + 2;
	const height = new Float32Array(columns * rows);
	for (let j = 0; j < rows; j++) {
		for (let i = 0; i < columns; i++) height[j * columns + i] = relief(x0 + i * step, y0 + j * step);
	}
	return (x, y, out) => {
		const fx = Math.min(Math.max((x - x0) / step, 0), columns - 2.001);
		const fy = Math.min(Math.max((y - y0) / step, 0), rows - 2.001);
		const i = Math.floor(fx);
		const j = Math.floor(fy);
		const u = fx - i;
		const v = fy - j;
		const k = j * columns + i;
		const [a, b, c, d] = [height[k], height[k + 1], height[k + columns], height[k + columns + 1]];
		out.slopeX = ((b - a) * (1 - v) + (d - c) * v) / step;
		out.slopeY = ((c - a) * (1 - u) + (d - b) * u) / step;
		const h = (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v;
		out.bright = 1 + 0.018 * h + 0.012 * (hash(Math.floor(x * 30), Math.floor(y * 30), 5) - 0.5);
	};
};

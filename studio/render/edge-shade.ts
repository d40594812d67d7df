import { degrees, smooth } from "../maths/scalar.ts";
import type { Camera } from "./camera.ts";
import { meanAround } from "./mean-around.ts";
import type { Samples } from "./raster.ts";

/**
 * The dark line at the very foot of an edge, and the shade that widens from it: how far each reaches and how far towards the
 * window it looks for what shades it, cm; by how much the cloth about a place is higher than the place where it begins and where
 * it is whole, cm; and what each counts.
 */
const parts = [
	{ reach: 0.09, away: 0.025, from: 0.02, whole: 0.2, weight: 0.62 },
	{ reach: 0.8, away: 0.42, from: 0.05, whole: 0.6, weight: 0.55 },
] as const;

/**
 * The shade at the foot of an edge of cloth, as of a flap that is turned over, on the cloth or table below it: by how much the mean height about a
 * place is above its own. The cells of the relief are too wide for the line at the foot itself, and without it a flap looks
 * pasted on. 0 where nothing stands beside a sample, up to 1 in a corner below it.
 */
export const edgeShade = ({ piece, z }: Samples, camera: Camera, turn: number): ((x: number, y: number) => number) => {
	const per = camera.offsets.length;
	const [columns, rows] = [Math.floor(camera.width / per), Math.floor(camera.height / per)];
	const middle = per >> 1;
	const indexOf = (k: number) => (Math.floor(k / columns) * per + middle) * camera.width + (k % columns) * per + middle;
	const height = Float32Array.from({ length: columns * rows }, (_, k) => (piece[indexOf(k)] ? z[indexOf(k)] : 0));
	const density = camera.density / per;
	const fields = parts.map(({ reach, away, ...part }) => ({
		...part,
		mean: meanAround(height, { columns, rows }, Math.max(1, Math.round((reach * density) / 2))),
		right: Math.round(Math.cos(turn * degrees) * away * density),
		down: Math.round(-Math.sin(turn * degrees) * away * density),
	}));
	return (x, y) => {
		const own = y * camera.width + x;
		const level = piece[own] ? z[own] : 0;
		const [i, j] = [Math.floor(x / per), Math.floor(y / per)];
		let open = 1;
		for (const { mean, right, down, from, whole, weight } of fields) {
			const column = Math.min(columns - 1, Math.max(0, i + right));
			const row = Math.min(rows - 1, Math.max(0, j + down));
			open *= 1 - weight * smooth(from, whole, mean[row * columns + column] - level);
		}
		return 1 - open;
	};
};

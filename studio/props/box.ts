import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { degrees, lerp } from "../maths/scalar.ts";

export type BoxSize = {
	halfWidth: number;
	halfHeight: number;
	walls: number;
	board: number;
	z: number;
	turn?: number;
	x?: number;
	y?: number;
};

/** Places on a rectangle with slightly rounded corners, `t` once round it. */
const round = (t: number, w: number, h: number, radius: number): readonly [number, number] => {
	const k = t * 4;
	const side = Math.floor(k) % 4;
	const f = k - Math.floor(k);
	// Half of each quarter is a corner, seen closely; the rest is the straight side after it.
	const [sx, sy] = [
		[1, 1],
		[-1, 1],
		[-1, -1],
		[1, -1],
	][side];
	const [cx, cy] = [sx * (w - radius), sy * (h - radius)];
	const from = side * 90;
	if (f < 0.3) {
		const angle = (from + (f / 0.3) * 90) * degrees;
		return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
	}
	const [nx, ny] = [
		[-1, 1],
		[-1, -1],
		[1, -1],
		[1, 1],
	][side];
	const end = (from + 90) * degrees;
	const along = (f - 0.3) / 0.7;
	return [
		lerp(cx + radius * Math.cos(end), nx * (w - radius) + radius * Math.cos(end), along),
		lerp(cy + radius * Math.sin(end), ny * (h - radius) + radius * Math.sin(end), along),
	];
};

const laid = (size: BoxSize, x: number, y: number): readonly [number, number] => {
	const { turn = 0, x: dx = 0, y: dy = 0 } = size;
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	return [dx + x * c - y * s, dy + x * s + y * c];
};

/** The four walls of a rigid box, of board covered with paper: outside, rim, inside. */
export const boxWalls = (size: BoxSize): Mesh => {
	const { halfWidth, halfHeight, walls, board, z } = size;
	const bevel = 0.05;
	const profile: readonly (readonly [number, number])[] = [
		// Down to the table: light that gets in below a box would show as a pale line.
		[0, -z],
		[0, walls - bevel * 2],
		[0, walls - bevel],
		[bevel, walls],
		[board - bevel, walls],
		[board, walls - bevel],
		[board, walls - bevel * 2],
		[board, 0.1],
	];
	return gridMesh(480, profile.length - 1, (t, p) => {
		const [inward, up] = profile[Math.round(p * (profile.length - 1))];
		const [x, y] = round(t, halfWidth - inward, halfHeight - inward, Math.max(0.05, 0.32 - inward * 0.6));
		const [px, py] = laid(size, x, y);
		return [px, py, z + up, t * 2 * (halfWidth + halfHeight), up + inward];
	});
};

/** A plate with its edges going down: the lid of a box, or, without `walls`, its floor. */
export const boxTop = (size: BoxSize): Mesh => {
	const { halfWidth, halfHeight, walls, z } = size;
	const rows = 90;
	return gridMesh(rows, rows, (a, b) => {
		const edge = (q: number): readonly [number, number] => {
			const k = Math.round(q * rows);
			if (k === 0 || k === rows) return [k === 0 ? -1 : 1, 1];
			if (k === 1 || k === rows - 1) return [k === 1 ? -1 : 1, 0.02];
			return [lerp(-0.998, 0.998, (k - 2) / (rows - 4)), 0];
		};
		const [u, downU] = edge(a);
		const [v, downV] = edge(b);
		const [px, py] = laid(size, u * halfWidth, v * halfHeight);
		return [px, py, z + walls * (1 - Math.max(downU, downV)), u * halfWidth, v * halfHeight];
	});
};

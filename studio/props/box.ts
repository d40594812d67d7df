import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { rgb } from "../maths/colour.ts";
import { fbm, noise } from "../maths/noise.ts";
import { bell, degrees, lerp } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

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

/**
 * Paper with a fine grain, as boxes are covered with: rubbed lighter along the two edges of a rim that lies `walls` up
 * and is `board` wide.
 */
export const boxPaper = (colour: string, walls = 1e6, board = 0): Surface => {
	const c = rgb(colour);
	return (u, v, texel) => {
		const grain = 0.5 * noise(u * 22, v * 3, 3) + 0.5 * noise(u * 3, v * 22, 4);
		const rubbed = Math.max(bell(v - walls, 0.05), bell(v - walls - board, 0.05)) * (0.6 + 0.8 * noise(u * 1.1, 2, 8));
		const light = (0.94 + 0.08 * grain + 0.03 * fbm(u * 0.2, v * 0.2, 2, 9)) * (1 + 0.16 * rubbed);
		texel.r = c[0] * light + 0.05 * rubbed;
		texel.g = c[1] * light + 0.045 * rubbed;
		texel.b = c[2] * light + 0.04 * rubbed;
		texel.height = grain;
		texel.bump = 0.012;
		texel.spec = 0.08;
		texel.rough = 0.5;
	};
};

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

/** The four walls of a rigid box, of board covered with paper: outside, rim, inside. */
export const boxWalls = (size: BoxSize): Mesh => {
	const { halfWidth, halfHeight, walls, board, z } = size;
	const bevel = 0.05;
	// A camera so near sees the inside of all four walls; this one, from everywhere straight above, sees them lean in.
	const lean = 0.12;
	const profile: readonly (readonly [number, number])[] = [
		// Down to the table: light that gets in below a box would show as a pale line.
		[0, -z],
		[0, walls - bevel * 2],
		[0, walls - bevel],
		[bevel, walls],
		[board - bevel, walls],
		[board, walls - bevel],
		[board, walls - bevel * 2],
		[board + lean * walls, 0.1],
	];
	return gridMesh(480, profile.length - 1, (t, p) => {
		const [inward, up] = profile[Math.round(p * (profile.length - 1))];
		const [x, y] = round(t, halfWidth - inward, halfHeight - inward, Math.max(0.05, 0.32 - inward * 0.6));
		return [x, y, z + up, t * 2 * (halfWidth + halfHeight), inward > bevel ? 2 * walls + inward - up : up];
	});
};

/** A plate with its edges going down: the closed side of a lid, or, without `walls`, a floor. */
export const boxTop = (size: BoxSize): Mesh => {
	const { halfWidth, halfHeight, walls, z } = size;
	const rows = 90;
	// Its sides stand on the outermost row but one; board wrapped in paper has a narrow round edge there.
	const edge = (q: number): readonly [at: number, down: number] => {
		const k = Math.round(q * rows);
		const fromEnd = Math.min(k, rows - k);
		const sign = k < rows / 2 ? -1 : 1;
		if (fromEnd < 3) return [sign, [walls, Math.min(0.07, walls), 0.02][fromEnd]];
		return [lerp(-1, 1, (k - 3) / (rows - 6)), 0];
	};
	return gridMesh(rows, rows, (a, b) => {
		const [u, downU] = edge(a);
		const [v, downV] = edge(b);
		const down = Math.max(downU, downV);
		const inset = down > 0.03 ? 0 : down > 0 ? 0.02 : 0.07;
		const [x, y] = [u * (halfWidth - inset), v * (halfHeight - inset)];
		// The grain of the paper goes on down the sides.
		return [x, y, z + walls - down, x + Math.sign(u) * downU, y + Math.sign(v) * downV];
	});
};

/** How much of an edge of a box is at a place of its paper, 0 to 1. */
type Edges = (u: number, v: number) => number;

/** The two edges of the rim of walls. */
export const rimOf =
	({ walls, board }: BoxSize): Edges =>
	(_u, v) =>
		Math.max(bell(v - walls, 0.05), bell(v - walls - board, 0.05));

/** The four edges of a closed lid. */
export const topEdgesOf =
	({ halfWidth, halfHeight }: BoxSize): Edges =>
	(u, v) =>
		Math.max(bell(Math.abs(u) - halfWidth + 0.04, 0.06), bell(Math.abs(v) - halfHeight + 0.04, 0.06));

/** Paper with a fine grain, as boxes are covered with, rubbed lighter along their edges. */
export const boxPaper = (colour: string, edges: Edges): Surface => {
	const c = rgb(colour);
	return (u, v, texel) => {
		const grain = 0.5 * noise(u * 22, v * 3, 3) + 0.5 * noise(u * 3, v * 22, 4);
		const rubbed = edges(u, v) * (0.5 + 0.7 * noise((u + v) * 1.1, 2, 8));
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

import { gridMesh, type Mesh } from "../../cloth/mesh.ts";
import { fbm } from "../../maths/noise.ts";
import { clamp, lerp, smooth } from "../../maths/scalar.ts";
import { padHeight, padWidth } from "./folded-cloth.ts";

/** A flat pouch: how high its front lies, where its window is, and the rings of cloth between the two. */

export const half = { width: padWidth / 2 + 2.7, height: padHeight / 2 + 2.6 };
export const pane = { x: 9.6, low: -13.4, high: 7.2, corner: 1.6 };

const middle = (pane.low + pane.high) / 2;
const paneHeight = (pane.high - pane.low) / 2;

/** How far outside the window a place is, cm; negative inside it. */
export const fromPane = (x: number, y: number): number => {
	const dx = Math.abs(x) - pane.x + pane.corner;
	const dy = Math.abs(y - middle) - paneHeight + pane.corner;
	return Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy)) - pane.corner;
};

export const fromEdge = (x: number, y: number): number => Math.min(half.width - Math.abs(x), half.height - Math.abs(y));

/** Soft goods fill a pouch from its seams on: a rise within a thumb's breadth would be the bevel of a button. */
const filled = (inward: number, along: number, side: number, seed: number): number => {
	const reach = 6.2 + 2.4 * fbm(along * 0.1, side * 5, 2, 87 + seed);
	return 1 - (1 - clamp((inward - 0.6) / reach)) ** 2.2;
};

/** Cloth gathers a little along a seam: small folds that start at it and die away. */
const puckered = (inward: number, along: number, side: number, seed: number): number => {
	const folds = fbm(along * 0.75, side * 7 + inward * 0.06, 2, 31 + seed);
	const awake = smooth(-0.25, 0.35, fbm(along * 0.13, side * 3, 2, 37 + seed));
	return 0.65 * folds * awake * smooth(6, 0.7, inward) * smooth(0, 0.9, inward);
};

/** The window's stiff edge pulls at the cloth: from its corners folds run out towards those of the pouch and die away. */
const dragged = (x: number, y: number, seed: number): number => {
	const [sideX, sideY] = [Math.sign(x), Math.sign(y - middle)];
	const [dx, dy] = [Math.abs(x) - pane.x + pane.corner, Math.abs(y - middle) - paneHeight + pane.corner];
	const far = Math.hypot(dx, dy);
	const angle = Math.atan2(dy, dx) + 0.03 * far * fbm(far * 0.2, sideX + 3 * sideY, 1, 55 + seed);
	const open = smooth(-0.25, 0.25, angle) * smooth(Math.PI / 2 + 0.25, Math.PI / 2 - 0.25, angle);
	const folds = fbm(angle * 2.6, sideX * 3 + sideY * 7, 2, 61 + seed);
	return 0.85 * folds * open * smooth(1.2, 4, far) * smooth(11, 4.5, far);
};

export type PouchHeight = (x: number, y: number) => number;

export const pouchHeight =
	(seed: number): PouchHeight =>
	(x, y) => {
		const [inX, inY] = [half.width - Math.abs(x), half.height - Math.abs(y)];
		const [sideX, sideY] = [Math.sign(x), 2 * Math.sign(y)];
		const fill = filled(inX, y, sideX, seed) * filled(inY, x, sideY, seed);
		const slack = 0.95 * fbm(x * 0.1 + y * 0.05, y * 0.07, 2, 93 + seed) * smooth(0.5, 5, Math.min(inX, inY));
		return (
			0.5 +
			2.3 * fill +
			(slack + dragged(x, y, seed)) * fill +
			puckered(inX, y, sideX, seed) +
			puckered(inY, x, sideY, seed)
		);
	};

/** Sewn by hand and eye: no side is as straight as the edge of a board. */
export const uneven = (x: number, y: number, seed: number): readonly [number, number] => [
	x + 0.26 * Math.sin(y * 0.13 + seed) * (x / half.width) + 0.05 * Math.sin(y * 0.37 + seed * 2),
	y + 0.26 * Math.sin(x * 0.16 + seed * 3) * (y / half.height) + 0.05 * Math.sin(x * 0.41 + seed),
];

/** A place on a rectangle with round corners, for a place on the border of the unit square. */
const onRim = (qx: number, qy: number, w: number, h: number, corner: number): readonly [number, number] => {
	const [x, y] = [qx * w, qy * h];
	const [cx, cy] = [w - corner, h - corner];
	const [dx, dy] = [Math.abs(x) - cx, Math.abs(y) - cy];
	if (dx <= 0 || dy <= 0) return [x, y];
	const k = corner / Math.hypot(dx, dy);
	return [Math.sign(x) * (cx + dx * k), Math.sign(y) * (cy + dy * k)];
};

const onSquare = (t: number): readonly [number, number] => {
	const k = (t % 1) * 4;
	const side = Math.floor(k);
	const f = 2 * (k - side) - 1;
	if (side === 0) return [f, -1];
	if (side === 1) return [1, f];
	return side === 2 ? [-f, 1] : [-1, -f];
};

/** Cloth round the window, `a` from the window's edge (0) to the pouch's (1). */
export const frameMesh = (at: (x: number, y: number, a: number) => readonly [number, number, number]): Mesh =>
	gridMesh(1200, 130, (t, a) => {
		const [qx, qy] = onSquare(t);
		const [ix, iy] = onRim(qx, qy, pane.x, paneHeight, pane.corner);
		const [ox, oy] = onRim(qx, qy, half.width, half.height, 0.5);
		const [x, y] = [lerp(ix, ox, a), lerp(iy + middle, oy, a)];
		return [...at(x, y, a), x, y];
	});

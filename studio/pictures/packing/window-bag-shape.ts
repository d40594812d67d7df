import { gridMesh, type Mesh } from "../../cloth/mesh.ts";
import { type HeightAt, heightOf } from "../../cloth/surface-height.ts";
import { fbm } from "../../maths/noise.ts";
import { clamp, lerp, smooth } from "../../maths/scalar.ts";
import { evened, fieldOver, filled, readField, strewCreases } from "../../props/creases.ts";
import type { Piece } from "../../render/scene.ts";
import { padHeight, padWidth } from "./folded-cloth.ts";

/** A flat paper bag: how high its front lies over the goods, where its window is cut out, and the paper between the two. */

export const half = { width: padWidth / 2 + 2.2, height: padHeight / 2 + 2.8 };
export const pane = { x: 9.6, low: -12.6, high: 8, corner: 1.3 };

const middle = (pane.low + pane.high) / 2;
const paneHeight = (pane.high - pane.low) / 2;

/** How far outside the window a place is, cm; negative inside it. */
export const fromPane = (x: number, y: number): number => {
	const dx = Math.abs(x) - pane.x + pane.corner;
	const dy = Math.abs(y - middle) - paneHeight + pane.corner;
	return Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy)) - pane.corner;
};

/** Paper is stiff: it leaves the goods at their rim and goes down to its folded sides in one plain curve. */
const goesDown = (inward: number, reach: number): number => 1 - (1 - clamp(inward / reach)) ** 2.3;

/** How much paper is creased at a place: where it goes down, most of all at its corners, and hardly over the goods. */
const bent = (x: number, y: number, seed: number): number => {
	const [inX, inY] = [half.width - Math.abs(x), half.height - Math.abs(y)];
	const down = Math.max(smooth(4.5, 1.5, inX), smooth(6.5, 2, inY));
	return 0.08 + 0.92 * down * smooth(-0.25, 0.35, fbm(x * 0.1, y * 0.1, 2, seed));
};

const beyond = { x: half.width + 1, y: half.height + 1 };
const fieldOfBag = (cell: number) => fieldOver(-beyond.x, -beyond.y, beyond.x, beyond.y, cell);

/** Short creases as fine relief: in the mesh they would be blurred with the light. */
export const fineCreases = (seed: number): HeightAt => {
	const fine = fieldOfBag(0.035);
	strewCreases(fine, seed + 5, 6, 0.12, 2, (x, y) => bent(x, y, seed));
	strewCreases(fine, seed + 6, 2.2, 0.11, 1.6, (x, y) => bent(x, y, seed) ** 2);
	return (x, y) => readField(fine, x, y);
};

/** How high the front of a bag lies over these goods. */
export const frontOver = (goods: readonly Piece[], seed: number): HeightAt => {
	const under = heightOf(
		goods.map(({ mesh }) => mesh),
		0.4,
	);
	const rests = filled(fieldOfBag(0.25), (x, y) =>
		// Out to its sides the goods are as high as within: how it goes down there is its own.
		under(clamp(x, 1.6 - padWidth / 2, padWidth / 2 - 1.6), clamp(y, 2 - padHeight / 2, padHeight / 2 - 2)),
	);
	for (let round = 0; round < 3; round++) evened(rests, 4);
	const creased = fieldOfBag(0.07);
	strewCreases(creased, seed + 3, 9, 0.09, 1.6, (x, y) => bent(x, y, seed));
	return (x, y) => {
		const [inX, inY] = [half.width - Math.abs(x), half.height - Math.abs(y)];
		const down = goesDown(inX, 3.4) * goesDown(inY, y > 0 ? 8 : 4.2);
		const held = smooth(0, 1.2, Math.min(inX, inY));
		const cockled = 0.12 * fbm(x * 0.08, y * 0.07, 2, 93 + seed);
		return 0.16 + down * (readField(rests, x, y) + 0.3 + cockled) + held * readField(creased, x, y);
	};
};

/** Folded by hand: no side is as straight as the edge of a board. */
export const uneven = (x: number, y: number, seed: number): readonly [number, number] => [
	x + 0.07 * Math.sin(y * 0.13 + seed) * (x / half.width),
	y + 0.07 * Math.sin(x * 0.16 + seed * 3) * (y / half.height),
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

/** Paper round the window, `a` from the window's edge (0) to the bag's (1). */
export const frameMesh = (at: (x: number, y: number, a: number) => readonly [number, number, number]): Mesh =>
	gridMesh(1200, 130, (t, a) => {
		const [qx, qy] = onSquare(t);
		const [ix, iy] = onRim(qx, qy, pane.x, paneHeight, pane.corner);
		const [ox, oy] = onRim(qx, qy, half.width, half.height, 0.12);
		const [x, y] = [lerp(ix, ox, a), lerp(iy + middle, oy, a)];
		return [...at(x, y, a), x, y];
	});

import type { PanelAt } from "../cloth/gathers.ts";
import { type Design, type Mark, tiled } from "../fabric/design.ts";
import { trellis } from "../fabric/motifs/vines.ts";
import { fract } from "../maths/scalar.ts";

/** Measure of a tile of the trellis, and half of it, cm. */
export const trellisSize = 8.6;
const half = trellisSize / 2;

/** Where the tiles begin, cm from the hem: its bands (7.1 cm) end between two rows of flowers. */
const start = 7.1 - trellisSize / 4;

/** Half the width of a flower, of the crossing of two vines, and of a pair of leaves with its bit of the stem; plain cloth beside a seam, cm. */
const flower = trellisSize * 0.185;
const crossing = 1.34;
const leaves = 0.8;
const margin = 0.55;

/** Pairs of leaves to a vine, and how far from a crossing the first of them grows, as a share of the vine. */
const pairs = 5;
const first = 0.04;

const tiles = tiled(trellis, trellisSize, trellisSize);

/** Middle and half the width of the flower, crossing or pair of leaves that a place belongs to, from the middle of its panel, cm. */
const partAt = (across: number, row: number): readonly [across: number, row: number, reach: number] => {
	const [i, j] = [Math.round(across / half), Math.round(row / half)];
	// A row of flowers lies half a tile beside the next one.
	const node = Math.abs(i + j) % 2 === 1 ? flower : crossing;
	if (Math.hypot(across - i * half, row - j * half) < node) return [i * half, j * half, node];
	const [x, y] = [fract((across + half) / trellisSize) * 2 - 1, fract(row / trellisSize) * 2 - 1];
	// Vines go round each lozenge, clockwise.
	const [sx, sy] = [x < 0 ? -1 : 1, y < 0 ? -1 : 1];
	const along = (1 + sy * x - sx * y) / 2;
	const pair = Math.floor((along - first) * pairs);
	const middle = first + (pair + 0.5) / pairs;
	const [px, py] = sx * sy < 0 ? [sx * (1 - middle), sy * middle] : [sx * middle, sy * (1 - middle)];
	return [across + (px - x) * half, row + (py - y) * half, leaves];
};

/** Writes the trellis where its part is whole: it has so much `room` beside a middle, and lies clear of the hem. */
const whole = (across: number, v: number, mark: Mark, room: (middle: number, v: number) => number): boolean => {
	if (!tiles(across + half, v - start, mark)) return false;
	const [middle, row, reach] = partAt(across, v - start);
	// Below the lowest row of flowers vines would hang from nothing.
	if (row > 0.98 * half && room(middle, row + start) > reach) return true;
	mark.zari = false;
	return false;
};

/** The trellis on cloth of any width. */
export const trellisField: Design = (u, v, mark) => whole(u, v, mark, () => Number.POSITIVE_INFINITY);

/** The trellis in a panel: what has no room in it is left out whole. Cut, it was strewn crumbs. */
export const trellisPanel =
	(panelAt: PanelAt): Design =>
	(u, v, mark) => {
		const { across, seam } = panelAt(u, v);
		if (seam < 0.3) {
			mark.zari = seam < 0.2;
			return true;
		}
		return whole(across, v, mark, (middle, at) => {
			const there = panelAt(u, at);
			return there.seam + Math.abs(there.across) - Math.abs(middle) - margin;
		});
	};

import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { darken } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { TrouserStyle } from "./trousers.ts";
import { drawnTogether } from "./trousers-lines.ts";
import { forkOf, type TrouserCut, trouserOutline } from "./trousers-shape.ts";

/** How far from the middle the outline's gap reaches at a height, on one side; 0 above it. */
const gapOf = (outline: readonly Point[], y: number, side: number): number => {
	let near = 6;
	for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
		const [a, b] = [outline[j], outline[i]];
		if (a[1] > y === b[1] > y) continue;
		const x = side * (a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1]));
		if (x > -0.3) near = Math.min(near, Math.max(0, x));
	}
	return near < 6 ? near : 0;
};

/**
 * The seam allowances where the legs meet, under the edges of both: the lattice is too wide for the point of a fork
 * and leaves it blunt, with a ledge wherever it has a row less.
 */
export const forkInside = (style: TrouserStyle): Piece[] => {
	const outline = trouserOutline(style.cut, style.seed);
	const fork = forkOf(style.cut);
	return [-1, 1].map((side) => {
		const mesh = gridMesh(8, 90, (a, b) => {
			const y = lerp(fork - 15, fork + 2.5, b);
			const drawn = gapOf(outline, y, side) * smooth(fork - 1, fork - 11, y);
			const gap = drawn + 0.5 * smooth(fork - 10, fork - 15, y) - 0.3 * smooth(fork - 5, fork - 1, y);
			const x = side * (gap + 1.3 * a);
			return [x, y, 0.005 + 0.04 * Math.sqrt(a), x, y];
		});
		return piece(mesh, (u, v, texel) => {
			style.cloth(u, v, texel);
			darken(texel, 0.9);
		});
	});
};

/** Rows per cm in which the seam at the fork is known. */
const rows = 5;

/**
 * How far a place of the cloth lies from the seam along which the legs still touch below their fork: there it is the
 * edge of each, as the lattice has left it and as it has been drawn together. Where they part it is lost.
 */
export const forkSeam = ({ uv }: Mesh, cut: TrouserCut): ((x: number, y: number) => number) => {
	const fork = forkOf(cut);
	const low = fork - 8;
	const edges = [-1, 1].map(() => new Float32Array((fork - low) * rows + 3).fill(3));
	for (let i = 0; i < uv.length; i += 2) {
		const [x, y] = [uv[i], uv[i + 1]];
		if (y < low || y > fork + 1 / rows) continue;
		const edge = edges[x < 0 ? 0 : 1];
		const k = Math.round((y - low) * rows);
		edge[k] = Math.min(edge[k], Math.abs(x));
	}
	return (x, y) => {
		if (y > fork + 3 || y < low) return Number.POSITIVE_INFINITY;
		const at = (y - low) * rows;
		const k = Math.floor(at);
		const edge = edges[x < 0 ? 0 : 1];
		const open = y < fork ? lerp(edge[k], edge[k + 1], at - k) : 0;
		const off = Math.max(0, Math.abs(x) - Math.max(open, drawnTogether(fork, y)));
		return off + 0.6 * smooth(fork - 5, low, y);
	};
};

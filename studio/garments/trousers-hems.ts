import { gridMesh, type Mesh, moved } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { arch, clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { TrouserStyle } from "./trousers.ts";
import { quarter, rounded } from "./trousers-rounding.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** Draws the legs in towards gathered cuffs, over which they hang in puckers. */
export const drawnIn = (mesh: Mesh, { hem }: TrouserCut): Mesh =>
	moved(mesh, (x, y, z) => {
		const middle = (Math.sign(x) * (hem[0] + hem[1])) / 2;
		const across = (2 * (x - middle)) / (hem[1] - hem[0]);
		const low = smooth(13, 0, y);
		const pucker = Math.sin(across * 17 + 2.4 * fbm(across * 2, y * 0.1 + (x < 0 ? 5 : 0), 2, 71));
		const inner = smooth(1, 0.75, Math.abs(across));
		return [
			middle + (x - middle) * (1 - 0.27 * low),
			y + 0.4 * across ** 4 * smooth(3, 0, y),
			z + 0.24 * pucker * inner * smooth(9, 0.5, y) ** 1.5,
		];
	});

/** The other side of the legs, seen here and there below the hem. */
export const hemBehind = ({ cloth, seed }: TrouserStyle, cut: TrouserCut): Piece[] =>
	[-1, 1].map((side) => {
		const mesh = gridMesh(60, 8, (a, b) => {
			const x = side * lerp(cut.hem[0] + 0.7, cut.hem[1] - 0.7, a);
			const low = 0.5 - (1.15 + 0.2 * Math.sin(a * 5 + seed + side)) * Math.sin(Math.PI * a) ** 0.6;
			return [x, lerp(2.4, low, b) + 0.3 * a, 0.04 + 0.22 * Math.sqrt(1 - b), x, lerp(2.4, 0, b)];
		});
		return piece(mesh, (u, v, texel) => {
			cloth(u, v, texel);
			darken(texel, 0.88);
		});
	});

/** How deep a turn-up is, and how far it hangs below the leg's own end. */
const upward = 4;
const below = 0.7;

/**
 * Turn-ups: the same cloth folded up. What goes through the leg, crease and long folds, goes through them; the fold
 * below is soft, and the edge above lies off the leg by a thread, here more and there less.
 */
export const turnUps = (style: TrouserStyle, under: HeightAt): Piece[] =>
	[-1, 1].map((side) => {
		const { hem } = style.cut;
		const wide = hem[1] - hem[0];
		const edgeAt = (a: number) => 0.22 * fbm(a * 2.6, side * 3, 2, style.seed + 141);
		const mesh = gridMesh(260, 44, (a, b) => {
			const x = side * lerp(hem[0] - 0.05, hem[1] + 0.05, a);
			const up = b * upward;
			// The leg's own end is rounded down, and the cloth over it is not.
			const leg = 0.4 * under(x, 4.4) + 0.6 * under(x, Math.max(1.4, up - below + 0.4));
			const fold = quarter(up / 0.5);
			const lip = quarter((upward - up) / 0.16);
			const off = 0.05 + 0.09 * clamp(0.5 + 1.6 * fbm(a * 3.4, side * 5 + 1, 2, style.seed + 142));
			const thick = 0.13 + off * smooth(1.6, 0, upward - up);
			const ends = quarter((Math.min(a, 1 - a) * wide) / 0.4);
			const height = fold * (leg + lerp(0.2, 1, lip) * thick) * ends;
			return [x, up - below + edgeAt(a) * b + 0.4 * a, height, a * wide, -up];
		});
		return piece(mesh, (u, v, texel) => {
			style.cloth(u, v, texel);
			// What looks away from the window meets the table in its own shade.
			const right = side > 0 ? wide - u : u;
			darken(texel, 1 - 0.3 * smooth(0.4, 0, Math.min(-v, right + 0.1)) ** 1.5);
		});
	});

/** Gathered elastic cuffs; their upper edge lies over the puckers of the leg, which end in it. */
export const gatheredCuffs = (style: TrouserStyle, under: HeightAt): Piece[] =>
	[-1, 1].map((side) => {
		const { hem } = style.cut;
		const height = 3.6;
		const inset = 2.5;
		const mesh = gridMesh(260, 20, (a, b) => {
			// It is full between its two edges, and hangs a little lower in the middle.
			const narrow = -0.3 * Math.sin(Math.PI * b) - 0.05;
			const x = side * lerp(hem[0] + inset + narrow, hem[1] - inset - narrow, a);
			// Fine gathers of no two widths, shallow as elastic lets them be: deep even ones were bars.
			const way = a * 25 + 2.4 * fbm(a * 7, b * 0.5 + side, 2, 4);
			const deep = 0.065 + 0.05 * fbm(a * 9, b * 0.8 + side * 4, 2, 5);
			const fold = Math.sin(way * 2 * Math.PI) * deep;
			const ruffle = 0.07 * Math.sin(way * 2 * Math.PI + 0.8) * (2 * b - 1) ** 3 + 0.16 * fbm(a * 5, b + side, 2, 6);
			const y = -2.3 + height * b + 0.5 * a - 0.45 * (1 - b) * Math.sin(Math.PI * a) + ruffle;
			const own = 0.3 + 0.55 * arch(a, 0.25) * arch(b, 0.25) + fold * arch(b, 0.6);
			const over = (under(x, y) + 0.12 + 0.5 * fold) * smooth(0.36, 0.56, b);
			return [x, y, rounded(a) * Math.max(own, over), a * (hem[1] - hem[0]) * 2, b * height];
		});
		return piece(mesh, (u, v, texel) => {
			style.cloth(u, v, texel);
			stitch(texel, v - 0.4, u, style.thread);
			stitch(texel, v - height + 0.4, u, style.thread);
			stitch(texel, v - height / 2, u, style.thread);
			if (height - v < 0.1) darken(texel, 0.86);
		});
	});

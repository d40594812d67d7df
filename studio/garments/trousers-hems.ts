import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { darken } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { TrouserStyle } from "./trousers.ts";
import { quarter } from "./trousers-rounding.ts";
import type { TrouserCut } from "./trousers-shape.ts";

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
			const thick = 0.08 + off * smooth(1.6, 0, upward - up);
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

import { stitch } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import type { TrouserStyle } from "./trousers.ts";
import { hemOf, isSewn } from "./trousers-lines.ts";
import { groove } from "./trousers-seam.ts";
import { forkOf, trouserOutline } from "./trousers-shape.ts";

/** How far inside the edge the side seam has rolled at a height, cm; below 0 it lies behind. */
const rolled = (y: number, leg: number, seed: number): number => 0.25 + 1.5 * fbm(y * 0.028, leg * 3.7, 2, seed + 191);

/**
 * The long seams where they are seen: no leg lies down folded exactly in its side seam, which comes to the front here and
 * there; the inner seam is felled, and its one row of stitches runs beside the edge.
 */
export const sideSeams = (style: TrouserStyle): Surface => {
	const { cut, seed, thread, hem } = style;
	const outline = trouserOutline(cut, seed);
	const edge = lineLookup([...outline, outline[0]], 2.4);
	const fork = forkOf(cut);
	const low = isSewn(hem) ? hemOf(style) : 4;
	const [inner, outer] = [(cut.hem[0] + cut.knee[0]) / 2, (cut.hem[1] + cut.knee[1]) / 2];
	const middle = (inner + outer) / 2;
	return (x, y, texel) => {
		if (y < low || y > cut.rise) return;
		const { distance } = edge(x, y);
		if (distance > 2.2) return;
		if (Math.abs(x) > middle) {
			const at = rolled(y, Math.sign(x), seed);
			if (at > 0.05) groove(texel, distance - at, 1 - 0.2 * smooth(0.05, 0.3, at));
		} else if (y < fork - 6)
			stitch(texel, distance - 0.62, y, 1 + 0.55 * (thread - 1) * smooth(fork - 6, fork - 12, y));
	};
};

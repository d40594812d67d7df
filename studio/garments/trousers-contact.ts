import { darken } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { distanceFromRuns } from "../maths/outline-runs.ts";
import { clamp, degrees, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { key } from "../render/sky.ts";
import type { TrouserStyle } from "./trousers.ts";
import { trouserOutline } from "./trousers-shape.ts";

const [lightX, lightY] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];

/** Whether a segment of an outline, drawn anticlockwise, looks away from the window. */
const looksAway = (a: Point, b: Point): boolean => (b[1] - a[1]) * lightX - (b[0] - a[0]) * lightY < 0;

/**
 * Where an edge that looks away from the window meets the table it sees hardly any light; the fold of one that looks to the
 * window catches it in a narrow line. Both come and go as the cloth rises and lies: one even line all round is drawn with a
 * pencil, and the legs are a cushion.
 */
export const contactOf = ({ cut, seed, crease }: TrouserStyle): Surface => {
	const outline = trouserOutline(cut, seed);
	const toShaded = distanceFromRuns(outline, looksAway, 0.6);
	const toLit = distanceFromRuns(outline, (a, b) => !looksAway(a, b), 0.6);
	return (x, y, texel) => {
		const away = toShaded(x, y);
		const towards = toLit(x, y);
		if (away > 0.5 && towards > 0.5) return;
		const uneven = 0.5 + 1.2 * fbm(x * 0.1, y * 0.14, 2, seed + 181);
		darken(texel, 1 - 0.14 * clamp(uneven) * smooth(0.5, 0, away) ** 1.5);
		darken(texel, 1 + (crease ? 0.04 : 0.14) * clamp(0.15 + uneven) * smooth(0.26, 0.06, towards));
	};
};

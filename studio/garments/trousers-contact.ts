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
 * Where an edge that looks away from the window meets the table it sees hardly any light: a narrow shade, which comes and goes as
 * the cloth rises and lies. Drawn all round it is a line of pencil, and with a bright line along the other edges a bevel.
 */
export const contactOf = ({ cut, seed }: TrouserStyle): Surface => {
	const outline = trouserOutline(cut, seed);
	const toShaded = distanceFromRuns(outline, looksAway, 0.6);
	return (x, y, texel) => {
		const away = toShaded(x, y);
		if (away > 0.4) return;
		const uneven = 0.5 + 1.2 * fbm(x * 0.1, y * 0.14, 2, seed + 181);
		darken(texel, 1 - 0.08 * clamp(uneven) * smooth(0.4, 0, away) ** 1.5);
	};
};

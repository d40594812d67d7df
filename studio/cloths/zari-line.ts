import { rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

const metal = rgb("#a98d5c");
const wide = 0.2;

/**
 * A warp stripe of zari, `across` from 0. Two pixels wide, it was drawn crossing by crossing and read as a row of mustard
 * dots. It lies even, round and in the metal's own colour, dull where it lies flat, and mirrors the window where the
 * cloth turns to it, as satin does: light and dark come of the folds.
 */
export const zariLine = (texel: Texel, across: number, along: number): void => {
	if (across > wide) return;
	const place = (across / wide) * 2 - 1;
	const round = Math.sqrt(1 - place * place);
	const winding = 0.93 + 0.14 * noise(along * 3.1, across * 9, 23);
	// A fine line of shade on both sides, where it is bound into the silk.
	const light = winding * (0.5 + 0.5 * smooth(0, 0.6, round)) * 0.86;
	texel.r = metal[0] * light;
	texel.g = metal[1] * light;
	texel.b = metal[2] * light;
	texel.metal = 0.95;
	texel.rough = 0.3;
	texel.spec = 0;
	texel.lustre = 1.5 * (0.6 + 0.8 * noise(along * 0.7, 5, 29));
	texel.shot = null;
	texel.height = 0.9 + 0.5 * round;
	texel.threadU = 0;
	texel.threadV = 1;
};

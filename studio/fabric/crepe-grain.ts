import { noise } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/** From one pebble of the grain to the next, cm, and how much longer it is along the warp. */
const pebble = 0.05;
const longer = 1.25;

/** How high a pebble stands, cm. */
const high = 0.006;

/** How many times coarser the clumps are in which the grain is seen from afar. */
const clumps = 2;

/** Pebbles without direction, about -.8 to .8: drawn as ridges they were the pile of a velvet. */
const pebbles = (u: number, v: number, size: number, seed: number): number => {
	const x = u / size;
	const y = v / (size * longer);
	const px = x + 0.5 * noise(x * 0.6 + 5, y * 0.6, seed + 1);
	const py = y + 0.5 * noise(x * 0.6, y * 0.6 + 9, seed + 2);
	return 1.1 * (noise(px, py, seed) - 0.5) + 0.6 * (noise(px * 1.9 + 3, py * 1.9, seed + 3) - 0.5);
};

/**
 * The grain of crepe: hard-twisted yarn, left and right in turn, draws the cloth up in small uneven pebbles. From near they
 * are seen one by one; from afar they break the sheen, so that it is soft where satin has a band. What lies in zari is drawn up less.
 */
export const crepeGrain =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		const isMetal = texel.gilt > 0;
		const strength = isMetal ? 0.3 : 1;
		const seen = smooth(1.5, 3.2, texel.density * pebble);
		const fine = pebbles(u, v, pebble, 11);
		const broken = pebbles(u, v, pebble * clumps, 21);
		// What is too fine to be seen is half left out: clumps of a millimetre in its full height are terry.
		const afar = 0.5 - 0.2 * seen;
		const own = strength * (fine * seen + broken * afar);
		const relief = texel.height * texel.bump + strength * high * (fine * seen + 1.2 * broken * afar);
		texel.bump = high;
		texel.height = relief / high;
		const light = 1 + 0.13 * own;
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
		texel.lean += 0.1 * own;
		if (isMetal) return;
		texel.lustre *= 0.95 + 0.8 * own;
		texel.spread = 1.5;
		texel.pale *= 0.6;
	};

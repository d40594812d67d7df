import { noise } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/** From one pebble to the next, cm, and how high it stands: low, as its light and not its colour is to be seen. */
const pebble = 0.052;
const high = 0.0024;

/** What a pebble has of its own tone; with more crepe was a melange of two yarns. */
const tone = 0.035;

/** Grids of noise that stand aslant to each other and to the threads: one alone, beside the threads, was felt of little squares. */
const turns = [0.5, -0.62, 1.2].map((turn) => [Math.cos(turn), Math.sin(turn)] as const);

/** Round pebbles without direction, no two of a size, about -.7 to .7. */
const pebbles = (u: number, v: number): number => {
	const [x, y] = [u / pebble, v / (1.1 * pebble)];
	let sum = 0;
	for (let k = 0; k < turns.length; k++) {
		const [c, s] = turns[k];
		sum += noise(0.82 * (x * c - y * s) + 17 * k, 0.82 * (x * s + y * c), 33 + k) - 0.5;
	}
	return 0.85 * sum;
};

/**
 * Crepe seen from near: the threads themselves are not told apart, the cloth is drawn up in small round pebbles, and light
 * lies on it softly, in one broad gleam that the pebbles break. Zari lies as it is.
 */
export const crepePebble =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.gilt > 0) return;
		const seen = smooth(1.5, 3.4, texel.density * pebble);
		const own = pebbles(u, v) * seen;
		texel.height = own + 0.12 * texel.height;
		texel.bump = high;
		const light = 1 + tone * own;
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
		texel.lean += 0.02 * own;
		texel.lustre *= lerp(1, 1 + 0.2 * own, seen);
		texel.spread = 1.25;
		texel.pale *= 0.5;
	};

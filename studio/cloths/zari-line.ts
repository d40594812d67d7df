import { rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

const metal = rgb("#a98d5c");

/** Width of the stripe, cm, and how many zari ends lie in it side by side. */
const [wide, ends] = [0.25, 4];

/** Picks per cm that bind an end down, each end by another of five. */
const picks = 20;

/** From where on an end has enough half pixels to be told from its neighbour. */
const shown = (density: number): number => smooth(2.2, 4.2, (density * wide) / ends);

/**
 * A warp stripe of zari, `across` from 0: a few flat ends side by side, each bound by every fifth pick, and each turned a
 * little its own way, so that the light breaks from one to the next. As one round bar it was a brass wire. What is too
 * small to be seen is left as an unevenness of its gleam; light and dark come of the folds.
 */
export const zariLine = (texel: Texel, across: number, along: number): void => {
	if (across > wide) return;
	const seen = shown(texel.density);
	const place = (across / wide) * ends;
	const end = Math.min(ends - 1, Math.floor(place));
	const round = Math.cos((place - end - 0.5) * 2.7);
	const pick = Math.floor(along * picks);
	const turned = lerp(noise(along * 5.5, 3, 23), noise(along * 3.1, end * 7 + 0.5, 24), seen);
	const slant = 0.1 * seen * (hash(pick, end, 25) - 0.5);
	// Where a pick of silk binds it down it lies in its shade.
	const bound = (((pick + 2 * end) % 5) + 5) % 5 === 0 ? 1 - 0.32 * seen : 1;
	const light = bound * (0.78 + 0.3 * turned + slant) * (1 - 0.34 * seen * (1 - round)) * 0.86;
	texel.r = metal[0] * light;
	texel.g = metal[1] * light;
	texel.b = metal[2] * light;
	texel.metal = 0.9;
	texel.rough = 0.34;
	texel.spec = 0;
	texel.lustre = 1.25 * bound * (0.35 + 1.1 * turned);
	texel.shot = null;
	texel.height = 0.5 + 0.3 * round * seen;
	texel.threadU = 0;
	texel.threadV = 1;
};

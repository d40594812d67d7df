import type { Rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import type { Texel } from "../render/scene.ts";

/**
 * A pick of zari: flat metal wound round a core, that floats over four ends and is tied down by the fifth. It is even where
 * it lies: what makes it live is its gleam, which runs across the thread and goes out where the cloth turns away
 * (gloss.ts), and the winding, which turns a little along each pick.
 * @param across place in the thread, -.5 to .5, and `seen` how well single threads are seen
 */
export const zariThread = (
	texel: Texel,
	colour: Rgb,
	{
		i,
		j,
		along,
		across,
		seen,
		seed,
	}: { i: number; j: number; along: number; across: number; seen: number; seed: number },
): void => {
	// Where the float dives under the end that ties it, and how far along it that is.
	const float = (((i + j * 2) % 5) + 5) % 5;
	const dive = 1 - 0.5 * seen * (float === 1 ? Math.max(0, 0.2 - along) : float === 4 ? Math.max(0, along + 0.2) : 0);
	const round = Math.cos(across * 2.6);
	const pick = 0.94 + 0.12 * hash(j, 3, seed + 9);
	const winding = 1 + 0.05 * (noise(i * 0.21 + j * 1.7, j * 0.9, seed + 11) - 0.5) * 2;
	const light = pick * winding * dive * (1 - 0.3 * seen * (1 - round));
	texel.r = colour[0] * light;
	texel.g = colour[1] * light;
	texel.b = colour[2] * light;
	texel.metal = 0.92;
	texel.rough = 0.34;
	texel.shot = null;
	texel.height = 0.9 + 0.4 * round * seen;
	texel.threadU = 1;
	texel.threadV = 0;
};

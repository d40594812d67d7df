import { noise } from "../maths/noise.ts";
import { degrees, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/** How a twill's line is seen: its lean from the weft (degrees) and how clearly. */
export type TwillLine = { lean: number; strength: number };

/** Lines per cm: nearly four pixels each in the whole view of a garment. A loom sets several times as many. */
const perCm = 3.1;

/**
 * The line of a twill where single threads are too fine for the picture: bundles of its floats, which begin and end,
 * lighter and darker along the slant. Even stripes would be corduroy. Near enough for the threads themselves it fades.
 */
export const withTwillLine = (cloth: Surface, { lean, strength }: TwillLine): Surface => {
	const [c, s] = [Math.cos(lean * degrees), Math.sin(lean * degrees)];
	return (u, v, texel) => {
		cloth(u, v, texel);
		const seen = strength * smooth(60, 34, texel.density) * smooth(12, 18, texel.density);
		if (seen <= 0) return;
		const along = u * c + v * s;
		const across = v * c - u * s;
		const slip = 0.5 * noise(across * 0.7, along * 0.3, 337);
		const line = Math.sin((across * perCm + slip) * 2 * Math.PI);
		const floats = noise(across * 2 * perCm, along * 0.6, 331) - 0.5;
		const light = 1 + seen * (0.45 * floats + 0.42 * line);
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
	};
};

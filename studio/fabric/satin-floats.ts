import { noise } from "../maths/noise.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/** Floats to half a pixel of the picture: as fine as it can show them. */
const seen = 0.45;
/** Floats per cm: the fewest and the most that are drawn. */
const fewest = 8;
const most = 30;
/** How much longer than wide they are, and how far they lean, each beside the next. */
const long = 2.8;
const slant = 0.35;

/**
 * The long floats of satin, which step aside from pick to pick: each lies a little otherwise than the next and catches the
 * light a little sooner, so that a highlight begins and ends in fine short dashes. With an even edge it was that of vinyl.
 */
export const withFloats =
	(satin: Surface): Surface =>
	(u, v, texel) => {
		satin(u, v, texel);
		if (texel.lustre === 0) return;
		const perCm = clamp(seen * texel.density, fewest, most);
		const [x, y] = [u * perCm, (v * perCm) / long];
		const fine = noise(x, y + slant * x, 41) - 0.5;
		const bundle = noise(x * 0.4 + 7, y * 0.3 + slant * 0.4 * x, 43) - 0.5;
		const clear = 1 - 0.6 * smooth(80, 110, texel.density);
		texel.lean += clear * (0.034 * fine + 0.013 * bundle);
		texel.lustre *= 1 + 0.14 * clear * fine;
	};

import type { Rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { fract, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/** Picks of zari per cm, of which each is a rib, and ends of the warp per cm that bind them; and how far their ties are seen; of which fewer are drawn from further off. */
const fine = { picks: 17, ends: 15, ties: 0.6 };
const coarse = { picks: 10.5, ends: 7.5, ties: 0.14 };
/** From this density on the fine ones are told apart. */
const near = 64;
/** Every fifth crossing is bound, on each pick three ends further on, as in satin. */
const repeat = 5;
const step = 3;

/**
 * A broad border of zari alone, from near: flat ribs of one even thread beside another, each tied down by single ends of the
 * cloth's own silk in a regular order. As long light and dark streaks on brown it was oak veneer.
 */
export const ribbedZari =
	(surface: Surface, zari: Rgb, silk: Rgb): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.gilt < 1) return;
		const { picks, ends, ties } = texel.density < near ? coarse : fine;
		const seen = smooth(2.8, 4.6, texel.density / picks);
		const y = v * picks + 0.22 * noise(u * 0.9, v * 1.3, 61);
		const j = Math.floor(y);
		const across = y - j - 0.5;
		const x = u * ends + 0.12 * (hash(j, 2, 63) - 0.5);
		const i = Math.floor(x);
		const isBound = (((i + step * j) % repeat) + repeat) % repeat === 0;
		const along = fract(x) - 0.5;
		const bound = isBound ? ties * seen * smooth(0.5, 0.22, Math.hypot(1.25 * along, across)) : 0;
		// How far a float swells between two ties.
		const place = ((((x + step * j) % repeat) + repeat) % repeat) / repeat;
		const swell = Math.sin(Math.PI * fract(place - 0.5 / repeat));
		const round = Math.cos(across * 2.7);
		const pick = hash(j, 3, 65) - 0.5;
		const slow = noise(u * 0.7, j * 3.1, 67) - 0.5;
		const light = 1 + seen * (0.07 * pick + 0.06 * slow - 0.24 * (1 - round) + 0.05 * (swell - 0.6)) - 0.12 * bound;
		const share = 0.34 * bound;
		texel.r = light * (zari[0] + (silk[0] - zari[0]) * share);
		texel.g = light * (zari[1] * 0.985 + (silk[1] - zari[1]) * share);
		texel.b = light * (zari[2] * 0.95 + (silk[2] - zari[2]) * share);
		texel.gilt = 1 - 0.4 * bound;
		texel.glint *= 0.35;
		texel.bump = 0.011;
		texel.height = seen * (0.55 * round + 0.2 * swell - 0.5 * bound);
		const cockled = 0.16 * (noise(u * 0.3 + 0.1 * v, v * 0.22, 71) - 0.5) + 0.03 * (noise(u * 0.9, v * 0.6, 72) - 0.5);
		texel.lean = cockled + seen * (0.05 * pick + 0.1 * (swell - 0.6) * (hash(i - (i % repeat), j, 73) - 0.5));
	};

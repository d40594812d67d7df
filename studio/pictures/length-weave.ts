import { noise } from "../maths/noise.ts";
import { hash, random } from "../maths/random.ts";
import { bell, lerp, smooth } from "../maths/scalar.ts";
import { newTexel, type Surface, type Texel } from "../render/scene.ts";
import type { PlainBorder } from "./length-saree.ts";

/**
 * Thicker yarns of the warp and of the weft, which is seen foreshortened: how far apart threads are of which one may be thick,
 * over how many cm it is so, and by what share of its light it is lighter or darker than the others at most.
 */
const thick = {
	ends: { apart: 0.3, run: 60, differ: 0.016 },
	picks: { apart: 0.5, run: 22, differ: 0.022 },
} as const;
type Thick = (typeof thick)[keyof typeof thick];

/** By what share of its light the cloth differs from grain to grain at most, and how many of these lie on a cm across and along. */
const grain = { differ: 0.014, across: 3.6, along: 2.2 };

/** By what share of its light zari differs from pick to pick at most. */
const zariDiffers = 0.03;

/** How far, as a share, the tones of a colour may differ and still be taken for it. */
const alike = 0.02;

/** How many places a mean is taken of, and the density at which they are seen, half pixels per cm. */
const places = 600;
/** Between which places along the cloth there is neither pallu nor blouse piece, cm. */
const body = [110, 300] as const;
const seen = 6;

/** What is seen of a cloth's threads from so far. */
export type Seen = { coarse: number; uneven: number };

type Tone = { r: number; g: number; b: number; lean: number };

/** The mean of a surface over those places of a strip of the cloth (u from `from` to `to`, cm) that are of a kind. */
const meanOf = (surface: Surface, from: number, to: number, counts: (texel: Texel) => boolean): Tone | null => {
	const next = random(11);
	const texel = newTexel();
	texel.density = seen;
	const sum = { r: 0, g: 0, b: 0, lean: 0 };
	let count = 0;
	for (let k = 0; k < places; k++) {
		surface(lerp(from, to, next()), lerp(...body, next()), texel);
		if (!counts(texel)) continue;
		count++;
		sum.r += texel.r;
		sum.g += texel.g;
		sum.b += texel.b;
		sum.lean += texel.lean;
	}
	return count > 0 ? { r: sum.r / count, g: sum.g / count, b: sum.b / count, lean: sum.lean / count } : null;
};

const isAlike = ({ r, g, b }: Texel, mean: Tone): boolean =>
	Math.abs(r * mean.g - g * mean.r) < alike * g * mean.r && Math.abs(b * mean.g - g * mean.b) < alike * g * mean.b;

/**
 * How light a thread is beside the others, -1 to 1. Most are like each other: few are thicker, and each over some of its way
 * alone, which begins and ends wherever it likes.
 */
const streak = (at: number, along: number, { apart, run }: Thick, seed: number): number => {
	const place = at / apart + 0.8 * noise(at * 0.3, along * 0.015, seed + 2);
	const k = Math.floor(place);
	const here = smooth(0.68, 0.9, noise(k * 3.1 + 0.5, along / (run * (0.4 + 1.2 * hash(k, 1, seed))), seed));
	return here * (hash(k, 2, seed) < 0.55 ? -1 : 1) * bell(place - k - 0.5, 0.34);
};

/**
 * How light the palest ground is, in the tones of a screen, 1 being white: lit from so low, white of its own tone is clipped on half of every
 * face, and its folds are lost.
 */
const palest = 0.82;

/**
 * Plain cloth with borders `width` cm wide, its ground and its zari even but for a fine grain and a thicker thread here and there.
 * Seen from some metres threads are narrower than a pixel: what each differs from the next, drawn thread by thread, is a faint
 * noise that encoding turns into blotches of a hand's breadth, like felt; bundled to two pixels' breadth they are a mat. So
 * ground and zari are taken in their mean colour.
 *
 * @param coarse how far grain and thicker threads are seen: 1 in cotton, less in what is reeled
 * @param uneven how much of the yarn's own unevenness is left
 */
export const evenlyWoven = (surface: Surface, width: number, { coarse, uneven }: Seen): Surface => {
	const ground = meanOf(surface, 0.4 * width, 0.6 * width, ({ gilt }) => gilt === 0);
	const zari = meanOf(surface, 0, 0.1 * width, ({ gilt }) => gilt === 1);
	const shade = ground ? Math.min(1, palest / ground.g) : 1;
	return (u, v, texel) => {
		surface(u, v, texel);
		const mean = texel.gilt === 1 ? zari : ground;
		if (!mean || (texel.gilt > 0 && texel.gilt < 1) || (texel.gilt === 0 && !isAlike(texel, mean))) return;
		const woven =
			texel.gilt === 1
				? zariDiffers * streak(v, u, thick.picks, 21)
				: thick.ends.differ * streak(u, v, thick.ends, 20) +
					thick.picks.differ * streak(v, u, thick.picks, 21) +
					grain.differ * (2 * noise(u * grain.across, v * grain.along, 23) - 1);
		const light = 1 + coarse * woven + uneven * (texel.g / mean.g - 1);
		const tone = texel.gilt === 1 ? light : shade * light;
		texel.r = mean.r * tone;
		texel.g = mean.g * tone;
		texel.b = mean.b * tone;
		texel.height *= uneven;
		if (texel.gilt === 1) texel.lean = mean.lean;
	};
};

/** How far apart places are that are taken together, for cloth of a density of one half pixel per cm, cm. */
const softly = 0.9;

/**
 * Cloth of narrow lines across it, each read over more than a pixel: read over one, a line is strong where it lies in a row of
 * pixels and faint where it lies between two, and the whole shimmers.
 */
export const evenlyLined =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		const off = softly / texel.density;
		let [r, g, b] = [0, 0, 0];
		for (const side of [-1, 1, 0]) {
			surface(u, v + side * off, texel);
			const weight = side === 0 ? 0.4 : 0.3;
			r += weight * texel.r;
			g += weight * texel.g;
			b += weight * texel.b;
		}
		texel.r = r;
		texel.g = g;
		texel.b = b;
	};

/** How far the threads of a figured cotton are told from each other in its field, and in its plain border, whose mercerised warp is closer, and runs on. */
const figured = { field: 0.5, border: 3.2 } as const;

/**
 * Figured cotton, which has no one ground: a thicker thread here and there over all of it, and more of its warp in its plain
 * borders.
 */
export const threaded =
	(surface: Surface, width: number, { broad, from }: PlainBorder): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		const within = v < from ? 0 : smooth(broad + 0.2, broad - 0.2, Math.min(u, width - u));
		const ends = lerp(figured.field, figured.border, within) * thick.ends.differ * streak(u, v, thick.ends, 20);
		const picks = figured.field * thick.picks.differ * streak(v, u, thick.picks, 21);
		const light = 1 + ends + picks + grain.differ * (2 * noise(u * grain.across, v * grain.along, 23) - 1);
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
	};

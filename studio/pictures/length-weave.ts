import { noise } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { bell, lerp, smooth } from "../maths/scalar.ts";
import { newTexel, type Surface, type Texel } from "../render/scene.ts";

/** How broad a bundle of ends is at the near end, and one of picks, which are seen foreshortened, cm; and how far its tone holds, cm. */
const bundle = { ends: 0.25, picks: 0.34, run: 45 };

/** How many times as broad bundles are from one distance to the next at which they are drawn. */
const coarser = 1.5;

/** By what share of its light a bundle is lighter or darker than the next one at most, at the near end: of cloth, and of zari. */
const differ = { ends: 0.024, picks: 0.03, zari: 0.03 };

/** How far, as a share, the tones of a colour may differ and still be taken for it. */
const alike = 0.02;

/** How many places a mean is taken of, and the density at which they are seen, half pixels per cm. */
const places = 600;
const seen = 6;

/** The density at the near end of an opened length, half pixels per cm. */
const nearDensity = 7.5;

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
		surface(lerp(from, to, next()), 60 + 200 * next(), texel);
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
 * How light a bundle is, -1 to 1: one lighter, the next darker. Tones drawn by lot for each make broad stripes where a few like ones
 * lie together, and the cloth is raw silk.
 */
const own = (at: number, broad: number, along: number, seed: number): number => {
	const k = Math.floor(at / broad + 0.5 * noise(at * 0.7, along * 0.02, seed + 2));
	return (k % 2 === 0 ? 1 : -1) * (0.05 + 0.95 * noise(k * 3.1 + 0.5, along / bundle.run, seed));
};

/**
 * The same for bundles as broad as two pixels wherever they are: further off more threads make one. Those of one breadth all along
 * were gone in the far half, which was a card.
 */
const ownAt = (at: number, broad: number, along: number, density: number, seed: number): number => {
	const away = Math.max(0, ((2 / 3) * Math.log(nearDensity / density)) / Math.log(coarser));
	const step = Math.floor(away);
	const next = smooth(0.3, 0.7, away - step);
	const tone = (k: number) => own(at, broad * coarser ** k, along, seed + 5 * k);
	return next === 0 ? tone(step) : next === 1 ? tone(step + 1) : lerp(tone(step), tone(step + 1), next);
};

/**
 * How light the palest ground is, in the tones of a screen, 1 being white: lit from so low, white of its own tone is clipped on half of every
 * face, and its folds are lost.
 */
const palest = 0.82;

/**
 * Plain cloth with borders `width` cm wide, its ground and its zari even but for bundles of threads. Seen from some metres threads
 * are narrower than a pixel: what each differs from the next, drawn thread by thread, is a faint noise that encoding turns into
 * blotches of a hand's breadth, like felt. So ground and zari are taken in their mean colour, and what is seen of the weave is
 * bundles of threads about two pixels broad, each of one tone over most of its run.
 *
 * @param coarse how far these are seen: 1 in cotton, less in what is reeled
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
		const { density } = texel;
		const picks = ownAt(v, bundle.picks, u, density, 21);
		const woven =
			texel.gilt === 1
				? differ.zari * picks
				: differ.ends * ownAt(u, bundle.ends, v, density, 20) + differ.picks * picks;
		const light = 1 + coarse * woven + uneven * (texel.g / mean.g - 1);
		const tone = texel.gilt === 1 ? light : shade * light;
		texel.r = mean.r * tone;
		texel.g = mean.g * tone;
		texel.b = mean.b * tone;
		texel.height *= uneven;
		if (texel.gilt === 1) texel.lean = mean.lean + drawn(u, v);
	};
};

/**
 * How a band of zari is drawn up over its length, as a slope towards the window: where a fold or the hand has turned it,
 * it gleams from edge to edge in one soft bar, and in between it is bronze.
 */
const drawn = (u: number, v: number): number => {
	const at = v + 0.5 * u;
	return 0.5 * (noise(at / 17, 3, 31) - 0.5) + 0.4 * bell(((((at / 43) % 1) + 1) % 1) - 0.5, 0.09);
};

/** How broad the line is where a hem is sewn down, as a share of the hem, how dark it is, and how light the hem's turned edge and its inside are. */
const hem = { line: 0.24, seam: 0.74, edge: 1.08, inside: 0.96 };

/** Ends turned under and sewn, `broad` cm: the far one, `length` cm off, and the near one too where nothing hangs from it. */
export const hemmed =
	(surface: Surface, length: number, broad: number, both: boolean): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		const inward = (both ? Math.min(v, length - v) : length - v) / broad;
		if (inward > 1 + hem.line) return;
		const light = inward > 1 ? hem.seam : lerp(hem.edge, hem.inside, inward);
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
	};

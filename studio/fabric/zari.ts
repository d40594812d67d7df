import type { Rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/** Picks of zari per cm, about half as fine as life, and how far one floats before an end of the warp ties it down, cm. */
const picks = 25;
const float = 0.12;
/** How far to each side of its tie a float dives, as a share of its length. */
const dive = 0.13;
/** How much coarser the bundles are that are seen from afar in place of single picks: two pixels high each. */
const bundledAt = (density: number): number => (density < 24 ? 5.8 : density < 44 ? 2.4 : 1.5);

/** Bundles that spark as one: from near a single float. */
const sparksAt = (density: number): number => (density < 64 ? bundledAt(density) : 1);
/**
 * How far floats are tilted, as slopes; how many are bare enough to spark, and how much lighter or darker a whole run of a
 * pick is than the next one. A pick is one thread from selvedge to selvedge: light that changes from float to float, flecks
 * and single white points, is cork and glitter.
 */
const tilt = 0.4;
const bareShare = 0.45;
const streak = 0.11;
/** For how many cm of a pick its light and its tilt stay about the same, and by how much of the tilt a float differs. */
const run = 1.4;
const ownTilt = 0.45;
/** Light of a spark, open white ground being 1: less where a bundle stands for very many floats, or an edging of zari is glitter. */
const sparkAt = (density: number): number => (density < 12 ? 0.4 : density < 64 ? 0.6 : 1.1);

/** The spark of one float, or of a bundle that is about two pixels long, and how light its pick is there. */
const sparkle = (texel: Texel, u: number, v: number, seed: number): number => {
	const bundled = sparksAt(texel.density);
	const row = Math.floor((v * picks) / (bundled > 1 ? 0.75 * bundled : 1) + 0.7 * noise(u * 0.8, v * 1.1, seed + 2));
	const long = float * (bundled > 1 ? 0.4 * bundled : 1);
	const at = Math.floor(u / long + 0.4 * row + 0.7 * hash(row, 1, seed));
	const along = u / run + 31 * hash(row, 5, seed);
	const lies = 2.4 * (noise(along, row * 7.3, seed + 41) - 0.5);
	// Sums of two: most lie nearly flat, few are tilted far.
	texel.tiltX = tilt * ownTilt * (hash(at, row, seed + 31) + hash(at, row, seed + 32) - 1);
	texel.tiltY = tilt * (lies + ownTilt * (hash(at, row, seed + 33) + hash(at, row, seed + 34) - 1));
	texel.lean = lies;
	// Few are bare enough to spark at all, and those not all alike: as many as could were sequins.
	const bare = hash(at, row, seed + 36);
	texel.glint = bare < bareShare ? sparkAt(texel.density) * (0.35 + (0.65 * bare) / bareShare) : 0;
	return 1 + streak * (noise(along * 0.7, row * 5.1, seed + 42) - 0.5);
};

/**
 * How far a band of zari is drawn up here and there, as a slope: metal gives less than the silk it lies in. Without that
 * all of a border that lies flat mirrors one tone of the room, and is paint.
 */
const cockled = (u: number, v: number, seed: number): number =>
	0.2 * (noise(u * 0.3 + 0.1 * v, v * 0.22, seed + 51) - 0.5) + 0.03 * (noise(u * 0.9, v * 0.6, seed + 52) - 0.5);

/**
 * Zari: flat metal wound round a core, laid in as weft. It has a grid of its own, finer than the cloth's: drawn in the
 * cloth's threads a band of it was plaited cane, and regular ties were a comb that turned to moire. Every float
 * lies a little differently (`lean`), so that a band glitters in short fine dashes where it comes near the light, and is
 * brown-gold elsewhere. What the picture is too small to show is left out; bundles of picks remain.
 */
export const zariThread = (texel: Texel, colour: Rgb, u: number, v: number, seed: number): void => {
	const seen = smooth(1.7, 3.6, texel.density / picks);
	const y = v * picks + 0.7 * noise(u * 0.8, v * 1.1, seed + 2);
	const j = Math.floor(y);
	const x = u / float + 0.4 * j + 0.7 * hash(j, 1, seed);
	const i = Math.floor(x);
	const along = x - i;
	const round = Math.cos((y - j - 0.5) * 2.6);
	const pick = hash(j, 3, seed + 9) - 0.5;
	const own = hash(i, j, seed + 12) - 0.5;
	const bundled = bundledAt(texel.density);
	const bundleRow = Math.floor((v * picks) / bundled);
	const bundleAt = Math.floor(u / (float * bundled) + hash(bundleRow, 2, seed));
	const bundle = (1 - seen) * (0.6 * hash(bundleAt, bundleRow, seed + 11) + 0.4 * hash(bundleRow, 4, seed) - 0.5);
	const tied = smooth(dive, 0.2 * dive, Math.min(along, 1 - along));
	const kept = sparkle(texel, u, v, seed);
	const even = 1 + seen * (0.05 + 0.07 * pick + 0.1 * own - 0.26 * (1 - round) - 0.09 * tied) + 0.16 * bundle;
	const light = kept * even;
	texel.r = colour[0] * light;
	// Gilt goes brown where it turns away, not olive.
	texel.g = 0.972 * colour[1] * light * (1 - 0.03 * seen * tied);
	texel.b = 0.94 * colour[2] * light * (1 - 0.1 * seen * tied);
	// The spark sits on the crest of its float and not where a tie holds it down.
	texel.glint *= 1 - seen + seen * Math.max(0, 1.3 * round - 0.3) * smooth(0.12, 0.42, Math.min(along, 1 - along));
	texel.metal = 0.92;
	texel.gilt = 1;
	texel.rough = 0.34;
	texel.shot = null;
	// On rough cloth it lies as flat as on smooth: as deep as crepe, its floats were courses of brick.
	texel.bump = Math.min(texel.bump, 0.014);
	texel.height = 0.9 + seen * (0.2 * round - 0.12 * tied);
	texel.lean = (0.035 + 0.06 * seen) * texel.lean + 0.14 * own * seen + cockled(u, v, seed);
	texel.threadU = 1;
	texel.threadV = 0;
};

import { inLetters } from "../cards/outline.ts";
import { gridMesh } from "../cloth/mesh.ts";
import { darken } from "../fabric/sewing.ts";
import { rgb } from "../maths/colour.ts";
import { fbm, noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { clamp, fract, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";
import { piece } from "./piece-set.ts";

/*
 * The woven label with the company's name: a narrow satin ribbon whose letters are floats of a second weft. At a neck it is
 * folded double and both ends are caught in the seam, so that its fold hangs free; in a waistband its ends are turned under
 * and sewn down.
 */

/** Half the width and half the height of what is seen of a label, cm. */
export const labelHalf = { wide: 2.3, high: 1.35 } as const;

const { wide, high } = labelHalf;

type InWord = (x: number, y: number) => boolean;

const inName = inLetters("Thari", 3.1);

/** Picks per cm of the ribbon and of its letters, and how fine these step along them. */
const picks = 30;
const letters = { picks: 60, ends: 130 } as const;

/** Whether a float of the letters lies at a place: each a hair longer than the outline, as thread spreads. */
const inThread = (inWord: InWord, u: number, v: number): boolean => {
	const y = (Math.floor(v * letters.picks) + 0.5) / letters.picks;
	const x = (Math.floor(u * letters.ends) + 0.5) / letters.ends;
	return inWord(x - 0.012, y) || inWord(x + 0.012, y);
};

/** The ribbon from above, with the company's name or another word, at (u, v) from its middle. */
export const ribbon = (dark: boolean, inWord: InWord = inName): Surface => {
	const ground = rgb(dark ? "#362b24" : "#ded6c6");
	const thread = rgb(dark ? "#b2945c" : "#74553a");
	return (u, v, texel) => {
		const seen = smooth(50, 110, texel.density);
		const word = inThread(inWord, u, v);
		const at = v * (word ? letters.picks : picks);
		const pick = Math.floor(at);
		const round = 1 - 4 * (fract(at) - 0.5) ** 2;
		// Every pick has a light of its own over the length of a float, of a letter more than of the ground.
		const float = hash(pick, Math.floor(u * (word ? 7 : 3) + 5 * hash(pick, 2, 61)), 63) - 0.5;
		const warp = noise(u * 38, v * 2.2, 65) - 0.5;
		const uneven = word ? 0.16 * float + 0.2 * (round - 0.6) : 0.05 * float + 0.05 * warp + 0.09 * (round - 0.6);
		const light = (word ? 1 : 0.92) + seen * uneven;
		const colour = word ? thread : ground;
		texel.r = colour[0] * light;
		texel.g = colour[1] * light;
		texel.b = colour[2] * light;
		texel.bump = 0.012;
		texel.height = seen * (0.3 * round + (word ? 0.9 : 0.2 * warp));
		texel.spec = word ? 0.3 : dark ? 0.12 : 0.22;
		texel.rough = 0.5;
		texel.sheen = 0.2;
		// Its two selvedges are woven closer.
		if (high - Math.abs(v) < 0.07) darken(texel, 0.93);
	};
};

/** A row of small stitches at `distance` from their line: a thread finer than that of the seams, which sinks into the satin. */
export const fineStitch = (texel: Texel, distance: number, along: number, tone: number): void => {
	const d = Math.abs(distance);
	if (d > 0.14) return;
	const at = along / 0.19;
	const long = Math.abs(fract(at) - 0.5) * 0.19;
	const away = Math.hypot(Math.max(0, long - 0.05), distance) / 0.026;
	texel.height -= 0.9 * smooth(0.12, 0, d);
	darken(texel, 1 - 0.12 * smooth(0.12, 0.02, d));
	if (away >= 1) return;
	darken(texel, tone * (0.95 + 0.12 * (hash(Math.floor(at), 3, 67) - 0.5)));
	texel.height += 1.6 * Math.sqrt(1 - clamp(away) ** 2);
};

/** Where a neck label hangs: the middle of what is seen of it, and the height of what it hangs before, cm. */
export type LabelPlace = {
	y: number;
	z: number;
	/** How far it goes on below what holds it. */
	tucked: number;
	/** By how much the line that holds it rises at `x` beside the middle. */
	rises?: (x: number) => number;
	seed: number;
};

/** The soft shade that a label throws on the cloth behind it: none at its seam, broader to the lower right where it hangs free. */
export const labelShade = (texel: Texel, u: number, v: number, { y }: Pick<LabelPlace, "y">): void => {
	const down = smooth(high, -high, v - y);
	const aside = Math.abs(u - 0.07 * down) - wide;
	const below = y - 0.09 - high - v;
	const out = Math.hypot(Math.max(0, aside), Math.max(0, below)) + Math.min(0, Math.max(aside, below));
	const above = smooth(high + 0.1, high - 0.5, v - y);
	darken(texel, 1 - above * 0.2 * smooth(lerp(0.08, 0.42, down), -0.1, out));
};

/** A neck label, in its own slight bend: no two hang alike. */
export const neckLabel = (dark: boolean, { y, z, tucked, rises = () => 0, seed }: LabelPlace): Piece => {
	const lean = 0.09 * (hash(seed, 1, 71) - 0.5);
	const lifted = 0.1 + 0.12 * hash(seed, 2, 71);
	const mesh = gridMesh(72, 56, (a, b) => {
		const u = (2 * a - 1) * wide;
		const v = lerp(-high, high + tucked, b);
		const free = smooth(high, -high, v);
		// The fold below is round, and draws the ribbon's two layers apart.
		const fold = clamp(1 - (v + high) / 0.13) ** 2;
		const bend = 0.09 * free * fbm(u * 0.34, v * 0.22, 2, seed + 73);
		const corner = lifted * smooth(1.5, 0, Math.hypot(wide - u, v + high));
		const edge = 0.03 * free * smooth(0.16, 0, wide - Math.abs(u));
		const x = u + 0.05 * fbm(v * 0.3, u > 0 ? 4 : 9, 1, seed + 75) - lean * (v - high);
		const at = y + v + rises(u) * smooth(0.2, 1, v / high) + 0.16 * free * fbm(u * 0.3, 3, 2, seed + 77);
		return [x, at, z + 0.02 + 0.1 * free + bend + corner - edge - 0.09 * fold, u, v];
	});
	const surface = ribbon(dark);
	return piece(mesh, (u, v, texel) => {
		surface(u, v, texel);
		// Above, it goes into the shade of the seam; at its sides the cut edges of two layers lie on each other.
		darken(texel, 1 - 0.16 * smooth(0.9, 0, high - v) - 0.34 * smooth(0.22, -0.06, high - v));
		darken(texel, 1 - 0.2 * smooth(0.06, 0.01, wide - Math.abs(u)));
		darken(texel, 1 - 0.14 * smooth(0.08, 0, v + high));
		texel.spec *= smooth(0, 0.3, wide - Math.abs(u));
	});
};

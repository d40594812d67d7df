import { type Rgb, rgb } from "../maths/colour.ts";
import { mottle, noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/*
 * Kota's cloth: close cotton threads in turn with a few thin ones, in warp and weft alike, so that it stands in open
 * squares (khat). The squares are measured in cm, not in threads: in whole threads no two would be as wide.
 */

/** From one square to the next, cm, and the share of it that the close threads take. */
const pitch = 0.54;
const close = 0.32;

const closeThreads = 4;
const thinThreads = 2;
/** How thick a thin thread is, share of its room. */
const thin = 0.15;
/** What close threads hide where they do not cross others: the yarn is so fine that they are a veil too. */
const veil = 0.5;

/** What the threads of one direction hide at a place across them, how high they stand, and how light they are. */
type Across = { cover: number; height: number; light: number };

const threadsAt = (across: Across, at: number, along: number, density: number, seed: number): void => {
	const moved = at + 0.012 * (noise(at * 1.7, along * 0.5, seed) - 0.5);
	const cell = Math.floor(moved / pitch);
	const within = moved / pitch - cell;
	const isClose = within < close;
	const count = isClose ? closeThreads : thinThreads;
	const place = (isClose ? within / close : (within - close) / (1 - close)) * count;
	const thread = Math.floor(place);
	const own = hash(cell * 7 + thread, isClose ? 1 : 2, seed);
	const room = (pitch * (isClose ? close : 1 - close)) / count;
	const width = isClose ? 0.9 : thin * (0.75 + 0.5 * own);
	const seen = smooth(1.3, 3, density * room * (isClose ? 1 : 0.6));
	const off = Math.abs(place - thread - 0.5) * 2;
	const soft = Math.min(0.9, 1.2 / (density * room));
	const single = smooth(width + soft, width - soft, off);
	// Where single threads are not seen, a square's edge is as soft as the picture is coarse.
	const edge = 0.6 / (density * pitch);
	// Too small for the picture, the squares are one tint.
	const told = smooth(4, 9, density * pitch);
	const square = smooth(-edge, edge, within) * smooth(close + edge, close - edge, within);
	const band = close + (square - close) * told;
	const even = veil * band + thin * 0.72 * (1 - band);
	across.cover = even + (single * (isClose ? 0.8 : 0.9) - even) * seen;
	across.height = (isClose ? 1 : 0.35) * Math.sqrt(Math.max(0, 1 - off * off)) * seen + band * 0.6;
	across.light = (isClose ? 1 + 0.1 * (own - 0.5) : 0.9) + 0.07 * seen * (1 - off - 0.5);
};

/**
 * Colours of the close threads; what is seen through a square is darker, as it lies deeper. Squares may be drawn `long` times
 * as long as they are wide.
 */
export const khat = (colour: string, long = 1): Surface => {
	const [r, g, b]: Rgb = rgb(colour);
	const warp: Across = { cover: 0, height: 0, light: 1 };
	const weft: Across = { cover: 0, height: 0, light: 1 };
	return (u, v, texel) => {
		threadsAt(warp, u, v, texel.density, 3);
		threadsAt(weft, v / long, u, texel.density, 5);
		const open = (1 - warp.cover) * (1 - weft.cover);
		const both = warp.cover * weft.cover;
		const light =
			(warp.cover * warp.light + weft.cover * weft.light + 0.05) / (warp.cover + weft.cover + 0.05) +
			0.05 * both -
			0.16 * open +
			0.02 * mottle(u * 5, v * 5);
		texel.r = r * light;
		texel.g = g * light;
		texel.b = b * light;
		texel.cover = 1 - open * 0.97;
		texel.height = Math.max(warp.height * warp.cover, weft.height * weft.cover);
		texel.bump = 0.022;
		texel.rough = 0.9;
		texel.sheen = 0.35;
	};
};

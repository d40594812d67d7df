import { noise } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { darken } from "./sewing.ts";

/** From here on (half pixels per cm) a cloth's own threads begin to take the place of its grain, and here they have done so. */
const [threadsBegin, threadsShown] = [34, 60];

/** Pebbles per cm of a thick plain weave along both threads, each half a wave. */
const pebblesPerCm = 7.6;

/**
 * The crossings of a thick plain weave where its threads are too fine for the picture: a wave of warp times one of weft, each of
 * which slips by a part of itself every few mm. It has no part that is broader than a pebble.
 */
export const withPebbles = (cloth: Surface, strength: number): Surface => {
	const turn = Math.PI * pebblesPerCm;
	return (u, v, texel) => {
		cloth(u, v, texel);
		const seen = strength * smooth(threadsShown, threadsBegin, texel.density);
		if (seen <= 0) return;
		const warp = Math.cos(turn * u + 2.4 * noise(u * 1.1, v * 0.8, 331));
		const weft = Math.cos(turn * v + 2.4 * noise(u * 0.8, v * 1.1, 347));
		const full = 0.4 + 1.2 * noise(u * 3.1, v * 3.1, 337);
		// Warp and weft each for themselves would be bands, and both together a plaid.
		darken(texel, 1 + seen * full * warp * weft);
	};
};

/** Lines per cm of the wale that stands for a finer one: two and a half pixels each in the whole view of a garment. */
const walesPerCm = 4.9;

/** Which way it runs, in radians from the weft: a twill of close warp is steep. */
const waleLean = 1.09;

/** Specks of single yarns per cm across and along the warp, about a pixel each in the whole view: without any, cotton is satin. */
const specksPerCm = [12, 8.5] as const;

/**
 * The wale of a twill whose own lines are too fine for the picture: one wave across the slant, which slips by a part of itself every
 * few mm, so that it is neither ruled nor beats with the pixels. It has no part that is broader than a line: noise in its place has,
 * and its clouds are felt.
 */
export const withWale = (cloth: Surface, strength: number): Surface => {
	const [c, s] = [Math.cos(waleLean), Math.sin(waleLean)];
	return (u, v, texel) => {
		cloth(u, v, texel);
		const seen = strength * smooth(threadsShown, threadsBegin, texel.density);
		if (seen <= 0) return;
		const [along, across] = [u * c + v * s, u * s - v * c];
		const slip = 0.9 * noise(across * 0.8, along * 0.45, 331) + 0.16 * noise(across * 2.1, along * 1.3, 347);
		const full = 0.5 + noise(across * 0.5 * walesPerCm, along * 1.6, 337);
		const line = full * Math.cos((across * walesPerCm + slip) * 2 * Math.PI);
		const speck = noise(u * specksPerCm[0], v * specksPerCm[1], 341) - 0.5;
		darken(texel, 1 + seen * (0.6 * line + 1.4 * speck));
	};
};

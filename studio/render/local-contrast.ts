import { clamp } from "../maths/scalar.ts";
import { meanAround } from "./mean-around.ts";
import type { Stage } from "./stage.ts";

/** How far around a place it is compared with what surrounds it, as a share of the picture's width. */
const reach = 0.008;

/** How much more a place differs from its surroundings than it did. */
const amount = 0.4;

/** What differs by more than this (natural logarithm of the luminance) is a pattern's colours, and is not raised further. */
const most = 0.22;

/** Luminance is compared as if this much stray light lay on it, or threads of black cloth would shimmer. */
const stray = 0.02;

/** For each pixel, whether its middle sample shows a piece and not the ground. */
const piecesSeen = ({ camera, layers }: Stage, width: number, height: number): Float32Array => {
	const per = camera.width / width;
	const middle = per >> 1;
	const seen = new Float32Array(width * height);
	for (let y = 0; y < height; y++) {
		const row = (y * per + middle) * camera.width;
		for (let x = 0; x < width; x++) seen[y * width + x] = layers[0].piece[row + x * per + middle] > 0 ? 1 : 0;
	}
	return seen;
};

/**
 * Raises the contrast of threads, seams and small folds against the few millimetres around them, in linear light and in place, as a
 * lens that draws clearly does. Each piece is compared with pieces alone: with the ground in the mean, outlines had a halo.
 */
export const raiseLocalContrast = (image: Float32Array, stage: Stage, width: number, height: number): void => {
	const seen = piecesSeen(stage, width, height);
	const own = new Float32Array(width * height);
	for (let q = 0; q < own.length; q++) {
		const luminance = 0.3 * image[3 * q] + 0.59 * image[3 * q + 1] + 0.11 * image[3 * q + 2];
		own[q] = Math.log(stray + luminance) * seen[q];
	}
	const size = { columns: width, rows: height };
	const radius = Math.max(1, Math.round(reach * width));
	const around = meanAround(own, size, radius);
	const share = meanAround(seen, size, radius);
	for (let q = 0; q < own.length; q++) {
		if (seen[q] === 0) continue;
		const factor = Math.exp(amount * clamp(own[q] - around[q] / share[q], -most, most));
		for (let c = 0; c < 3; c++) image[3 * q + c] *= factor;
	}
};

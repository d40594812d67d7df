import { degrees, smooth } from "../maths/scalar.ts";
import type { Camera } from "./camera.ts";
import type { Samples } from "./raster.ts";

/** How far the two rings lie from a sample, cm and at least so many pixels, and what each counts. */
const rings = [
	{ reach: 0.07, pixels: 0.9, weight: 0.6 },
	{ reach: 0.2, pixels: 1.8, weight: 0.4 },
] as const;

const directions = 8;

/** How much of the shade comes from the side that is turned from the window. */
const opposite = 0.3;

/** Height of an edge that begins to throw shade, and of one that throws all of it, cm. */
const [low, high] = [0.03, 0.16];

/**
 * The shade at the foot of a layer that lies on another: of a collar on its shirt, a pocket, a placket, a cuff. Cells of
 * the relief are wider than cloth is thick, so that the light alone leaves such edges without a line, and a point of a
 * collar dissolves in cloth of its own colour. 0 where nothing lies beside the sample, 1 in a corner below it.
 */
export const layerShade = (samples: Samples, camera: Camera, turn: number): ((x: number, y: number) => number) => {
	const { piece, z } = samples;
	const { width, height, density } = camera;
	const offsets: number[] = [];
	const weights: number[] = [];
	let all = 0;
	for (const { reach, pixels, weight } of rings) {
		const far = Math.max(reach * density, pixels * camera.offsets.length);
		for (let k = 0; k < directions; k++) {
			const angle = (k / directions) * 2 * Math.PI;
			const towards = 0.5 + 0.5 * Math.cos(angle - turn * degrees);
			const share = weight * (opposite + (1 - opposite) * towards);
			offsets.push(Math.round(Math.cos(angle) * far), Math.round(-Math.sin(angle) * far));
			weights.push(share);
			all += share;
		}
	}
	return (x, y) => {
		const q = y * width + x;
		const own = piece[q];
		let sum = 0;
		for (let k = 0; k < weights.length; k++) {
			const px = x + offsets[2 * k];
			const py = y + offsets[2 * k + 1];
			if (px < 0 || py < 0 || px >= width || py >= height) continue;
			const p = py * width + px;
			if (piece[p] === 0 || piece[p] === own) continue;
			sum += weights[k] * smooth(low, high, z[p] - z[q]);
		}
		return Math.min(1, (2 * sum) / all);
	};
};

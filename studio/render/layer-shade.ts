import { smooth } from "../maths/scalar.ts";
import type { Camera } from "./camera.ts";
import type { Samples } from "./raster.ts";
import { placesAround } from "./rings.ts";

/** How far the two rings lie from a sample, cm and at least so many pixels, and what each counts. */
const rings = [
	{ reach: 0.07, pixels: 0.9, weight: 0.6 },
	{ reach: 0.2, pixels: 1.8, weight: 0.4 },
] as const;

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
	const { width, height } = camera;
	const own = rings.map(({ reach, pixels, weight }) => ({ reach, least: pixels * camera.offsets.length, weight }));
	const { places, all } = placesAround(own, camera, turn, opposite);
	return (x, y) => {
		const q = y * width + x;
		let sum = 0;
		for (const { dx, dy, weight } of places) {
			const [px, py] = [x + dx, y + dy];
			if (px < 0 || py < 0 || px >= width || py >= height) continue;
			const p = py * width + px;
			if (piece[p] === 0 || piece[p] === piece[q]) continue;
			sum += weight * smooth(low, high, z[p] - z[q]);
		}
		return Math.min(1, (2 * sum) / all);
	};
};

import { smooth } from "../maths/scalar.ts";
import type { Camera } from "./camera.ts";
import type { Samples } from "./raster.ts";
import { placesAround } from "./rings.ts";

/** How far the rings lie from a sample, cm, and what each counts. */
const rings = [
	{ reach: 0.09, least: 1, weight: 0.45 },
	{ reach: 0.26, least: 1, weight: 0.33 },
	{ reach: 0.6, least: 1, weight: 0.22 },
] as const;

/** How much of the shade comes from the side that is turned from the window. */
const opposite = 0.4;

/** Slopes from a sample up to what lies beside it: one that is hardly steep enough, and one that only an overhang has. */
const [least, overhung] = [1.7, 4];

/**
 * The narrow shade where a fold of a cloth lies over the next one. The light alone is softer than that: it is gathered
 * over cells, which are wider than the crevice. 0 on open cloth, 1 right below a fold.
 */
export const lapShade = ({ piece, z }: Samples, camera: Camera, turn: number): ((x: number, y: number) => number) => {
	const { width, height } = camera;
	const { places, all } = placesAround(rings, camera, turn, opposite);
	return (x, y) => {
		const q = y * width + x;
		let sum = 0;
		for (const { dx, dy, weight, far } of places) {
			const [px, py] = [x + dx, y + dy];
			if (px < 0 || py < 0 || px >= width || py >= height) continue;
			const p = py * width + px;
			if (piece[p] === piece[q]) sum += weight * smooth(least * far, overhung * far, z[p] - z[q]);
		}
		return Math.min(1, (2 * sum) / all);
	};
};

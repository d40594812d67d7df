import type { Mesh } from "../cloth/mesh.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { lineLookup } from "../maths/polygon.ts";
import { arch, smooth } from "../maths/scalar.ts";

/** One fold that somebody's hand has left: a ridge along a line of the pattern, steep on one side. */
export type Fold = {
	line: readonly Point[];
	/** Height of the ridge and half its width on the steep side, cm. */
	height: number;
	width: number;
	/** Which side falls steeply: 1 is the left of its run. */
	steep?: 1 | -1;
};

/**
 * How far a crest of height 1 leans over, how much wider its gentle side is than its steep one, and over how many cm it
 * runs out towards the edge.
 */
type Slope = {
	lean: number;
	gentle: number;
	rim: number;
};

const common: Slope = { lean: 0.7, gentle: 2.4, rim: 2.5 };

/** Lays folds into a garment whose cloth coordinates are those of its pattern. Towards the edge they run out. */
export const folded = (mesh: Mesh, folds: readonly Fold[], depth?: Float32Array, slope: Partial<Slope> = {}): Mesh => {
	const { lean, gentle, rim } = { ...common, ...slope };
	const pos = mesh.pos.slice();
	const far = gentle * 2.5;
	for (const { line, height, width, steep = 1 } of folds) {
		const run = resample(spline([...line], 12), 60);
		const at = lineLookup(run, width * far);
		const length = polylineLength(run);
		for (let k = 0; k < pos.length / 3; k++) {
			const place = at(mesh.uv[2 * k], mesh.uv[2 * k + 1]);
			if (place.distance >= width * far) continue;
			const t = place.along / length;
			const ends = t <= 0 || t >= 1 ? 0 : arch(t, 0.8);
			const wide = width * (0.55 + 0.9 * t) * (place.side * steep > 0 ? 1 : gentle);
			const d = place.distance / wide;
			const inward = depth ? smooth(0, rim, depth[k]) : 1;
			// A little valley follows the steep side, as where cloth has slid under itself.
			const valley = place.side * steep > 0 ? 0.22 * Math.exp(-((d - 2.1) ** 2) * 1.6) : 0;
			// The crest leans over to its steep side and takes the cloth along, so that checks and stripes bend with it.
			const i = Math.min(run.length - 2, Math.max(0, Math.floor(t * (run.length - 1))));
			const moved = (lean * height * ends * inward * steep * Math.exp(-d * d)) / (length / (run.length - 1));
			pos[3 * k] -= (run[i + 1][1] - run[i][1]) * moved;
			pos[3 * k + 1] += (run[i + 1][0] - run[i][0]) * moved;
			pos[3 * k + 2] = Math.max(0.05, pos[3 * k + 2] + height * ends * inward * (Math.exp(-(d ** 1.6)) - valley));
		}
	}
	return { ...mesh, pos };
};

export type Line = readonly Point[];

import type { Mesh } from "../cloth/mesh.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { Fold, Line } from "./folds.ts";

/** Where the light does not come from: most folds turn their steep side there, and their wide one to the window. */
const away: Point = [0.8, -0.6];

/** Which side of a fold falls steeply: away from the light. */
export const steepOf = (line: Line): 1 | -1 => {
	const [a, b] = [line[0], line[line.length - 1]];
	const toLeft = -(b[1] - a[1]) * away[0] + (b[0] - a[0]) * away[1];
	return toLeft > 0 ? 1 : -1;
};

/** How much wider than its steep side the other one is; how far a crest of height 1 leans over. */
const gentle = 4.6;
const slide = 0.5;

/**
 * Lays long folds into a sheet. Each rises where it is held, widens along its run and is lost. Where two meet
 * the higher one lies over the other: added up they would be a lump. Towards the edge, `depth` 0, they run out within `rim`.
 */
export const laidInLongFolds = (mesh: Mesh, folds: readonly Fold[], depth: Float32Array, rim: number): Mesh => {
	const pos = mesh.pos.slice();
	const count = depth.length;
	const ridge = new Float32Array(count);
	const valley = new Float32Array(count);
	for (const [n, { line, height, width, steep = 1 }] of folds.entries()) {
		const run = resample(spline([...line], 12), 60);
		const reach = width * gentle * 3;
		const at = lineLookup(run, reach);
		const length = polylineLength(run);
		for (let k = 0; k < count; k++) {
			const place = at(mesh.uv[2 * k], mesh.uv[2 * k + 1]);
			if (place.distance >= reach) continue;
			const t = clamp(place.along / length);
			// It wakes within its first third and runs out over all the rest, wider and lower: no end is to be seen.
			const tall = height * smooth(0, 0.34, t) * (1 - t) ** 1.35 * 1.5 * (1 + 0.3 * fbm(t * 4, n * 3, 2, 17));
			const falls = place.side * steep > 0;
			const wide = width * (0.62 + 1.25 * t) * (falls ? 1 : gentle);
			const d = place.distance / wide;
			const inward = smooth(0, rim, depth[k]);
			const own = tall * inward * Math.exp(-(d ** (falls ? 1.8 : 1.55)));
			ridge[k] = Math.cbrt(ridge[k] ** 3 + own ** 3);
			if (falls) valley[k] = Math.max(valley[k], 0.07 * tall * inward * Math.exp(-((d - 2) ** 2) * 1.2));
			const i = Math.min(run.length - 2, Math.floor(t * (run.length - 1)));
			const lean = (slide * own * steep * Math.exp(-d * d)) / (length / (run.length - 1));
			pos[3 * k] -= (run[i + 1][1] - run[i][1]) * lean;
			pos[3 * k + 1] += (run[i + 1][0] - run[i][0]) * lean;
		}
	}
	for (let k = 0; k < count; k++) pos[3 * k + 2] = Math.max(0.05, pos[3 * k + 2] + ridge[k] - valley[k]);
	return { ...mesh, pos };
};

import type { Point } from "../maths/curve.ts";
import { lerp } from "../maths/scalar.ts";

/** The upper hull of points sorted by x: how a stiff thing that is drawn tight spans them. */
const hullOf = (points: readonly Point[]): Point[] => {
	const hull: Point[] = [];
	for (const point of points) {
		while (hull.length > 1) {
			const [a, b] = [hull[hull.length - 2], hull[hull.length - 1]];
			if ((b[0] - a[0]) * (point[1] - a[1]) < (b[1] - a[1]) * (point[0] - a[0])) break;
			hull.pop();
		}
		hull.push(point);
	}
	return hull;
};

/** The same line as `count` + 1 points that are equally far apart, and how long it is. */
const resampled = (line: readonly Point[], count: number): { points: Point[]; length: number } => {
	const run = [0];
	for (let k = 1; k < line.length; k++)
		run.push(run[k - 1] + Math.hypot(line[k][0] - line[k - 1][0], line[k][1] - line[k - 1][1]));
	const length = run[run.length - 1];
	let k = 1;
	const points = Array.from({ length: count + 1 }, (_, i): Point => {
		const at = (length * i) / count;
		while (k < line.length - 1 && run[k] < at) k++;
		const share = (at - run[k - 1]) / Math.max(1e-9, run[k] - run[k - 1]);
		return [lerp(line[k - 1][0], line[k][0], share), lerp(line[k - 1][1], line[k][1], share)];
	});
	return { points, length };
};

/** How far to each side its bends are rounded, cm: paper that is folded by hand round cloth has no sharp edge. */
const rounded = 0.3;

/**
 * The section of a band drawn tight round goods, from the table at their left over their top to the table at their right,
 * as equally distant points, and how long it is. Their section is given as points sorted by x.
 */
export const bandProfile = (section: readonly Point[], count: number): { points: Point[]; length: number } => {
	const { points, length } = resampled(hullOf(section), count);
	const reach = Math.max(1, Math.round((rounded / length) * count));
	const even = points.map((point, k): Point => {
		// The ends keep their place, and the bend on the table too.
		const near = Math.min(reach, k, count - k);
		let [x, z] = [0, 0];
		for (let d = -near; d <= near; d++) {
			x += points[k + d][0] / (2 * near + 1);
			z += points[k + d][1] / (2 * near + 1);
		}
		return near === 0 ? point : [x, z];
	});
	return { points: even, length };
};

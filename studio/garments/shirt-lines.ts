import { bezier, type Point, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lerp } from "../maths/scalar.ts";
import type { ShirtStyle } from "./shirt-style.ts";
import type { TopCut } from "./top-shape.ts";

/** How far the stitches of a hem run from its fold, cm: a curved one is rolled narrow. */
export const hemStitch = ({ curvedHem, vents }: ShirtStyle): number => (curvedHem ? 0.6 : vents ? 0.9 : 2);

/** Right half of the seam in front at which the yoke ends, a hand below the ridge of the shoulder. */
export const frontYoke = ({ neck, shoulder }: TopCut): Point[] => {
	const inner: Point = [neck[0] - 3, neck[1] - 4.8];
	const outer: Point = [shoulder[0] + 1.8, shoulder[1] - 3];
	return resample([...bezier(inner, [neck[0] + 0.6, neck[1] - 5.6], [neck[0] + 6, neck[1] - 7], outer, 12), outer], 30);
};

/**
 * The right side seam: it rolls to the front here and to the back there.
 * @param rolled most of it to the back: all along the front, beside its edge, it was an outline drawn round the shirt
 */
export const sideSeam = ({ hem, hemRise, vent, chest, underarm }: TopCut, seed: number, rolled = false): Point[] =>
	resample(
		[
			[chest + 0.1, underarm],
			[chest - 0.7, underarm * 0.7],
			[hem - 0.6, underarm * 0.4],
			[hem - 0.2, vent ?? hemRise],
		],
		30,
	).map(([x, y]): Point => [x + (rolled ? 0.75 : 0) + (rolled ? 2 : 1.1) * fbm(y * 0.06, seed, 2, seed + 5), y]);

/**
 * Whether a place of the body lies on the yoke, which is a piece of its own.
 * @param exact between the points of the seam too: from near, checks end at it in a row of steps otherwise
 */
export const onYoke = (cut: TopCut, exact = false): ((x: number, y: number) => boolean) => {
	const line = frontYoke(cut);
	return (x, y) => {
		const across = Math.abs(x);
		const k = line.findIndex(([px]) => px >= across);
		const [px, py] = k < 0 ? line[line.length - 1] : line[k];
		if (!exact || k < 1) return y > py;
		const [qx, qy] = line[k - 1];
		return y > lerp(qy, py, (across - qx) / (px - qx));
	};
};

/** Height of that seam in front at a distance from the middle, cm. */
export const frontYokeAt = (cut: TopCut): ((across: number) => number) => {
	const line = frontYoke(cut);
	return (across) => {
		const k = line.findIndex(([x]) => x >= across);
		if (k < 1) return line[k < 0 ? line.length - 1 : 0][1];
		const [[px, py], [qx, qy]] = [line[k - 1], line[k]];
		return lerp(py, qy, (across - px) / (qx - px));
	};
};

import type { Mesh } from "../cloth/mesh.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Line } from "./folds.ts";
import { sleevePlace, steepOf } from "./long-folds.ts";
import type { TopShape } from "./top-shape.ts";

/** Part of the key under which laid meshes are kept: another number for other falls. */
export const satinFallsVersion = 14;

/**
 * A fold of satin. It springs narrow and high from the point that holds the cloth and widens along its run: `near` is the
 * width of its steep side, `far` that of the other, where it is widest. `left` is the share of its height at the end of its
 * run: what goes out over a hem keeps most of it.
 */
type Fall = { line: Line; height: number; near: number; far: number; steep: 1 | -1; left: number };

/**
 * How satin lies: few long folds that spring from where the cloth is held (shoulder, armhole, underarm, a button, the side
 * seam) and run to the hem and out over it. What begins in the middle of nothing is a stroke of an airbrush.
 */
const fallsOf = ({ cut }: TopShape, seed: number): Fall[] => {
	const { chest, underarm, shoulder, hem, sleeveIn } = cut;
	// From behind it hangs from the yoke's seam, and no buttons draw it together.
	const behind = cut.neckDepth < 4;
	const next = random(seed * 31 + 7);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const list: Fall[] = [];
	const lay = (line: Line, height: number, near: number, far: number, left: number, against: 1 | -1 = 1): void => {
		const size = about(1, 0.16);
		list.push({ line, height: height * size, near, far, steep: steepOf(line, against), left });
	};
	const place = sleevePlace(cut);
	const long = sleeveIn[1] < underarm - 18;
	// Nobody lays a shirt down as two like halves: one side is drawn by its arm, the other hangs from its shoulder.
	const drawn = next() < 0.5 ? -1 : 1;
	for (const side of [-1, 1] as const) {
		const on = (x: number, y: number, spread = 0.8): Point => [side * about(x, spread), about(y, spread * 1.4)];
		const swing = about(0, 1.3);
		const strong = side === drawn;
		// From the point of the shoulder, and from the yoke beside the collar, down over the hem.
		lay(
			[
				behind ? on(20, shoulder[1] - 7.6, 0.2) : on(21.6, 73.2, 0.2),
				on(17.6 + swing, 59),
				on(15.4, 42),
				on(15.8 - swing, 20),
				on(16.4, -5),
			],
			strong ? 0.62 : 0.86,
			0.9,
			2.8,
			0.62,
		);
		lay(
			[on(8, shoulder[1] + (behind ? -8 : 1), 0.3), on(7.8 - swing, 56), on(8.8, 36), on(10.4 + swing, 16), on(11, -6)],
			strong ? 0.78 : 0.5,
			0.95,
			3,
			0.66,
		);
		// Of those that run towards the light neither side mirrors it: on the left of the chest and on the right arm they are
		// broad and low, or a dark line lies across the others.
		// From under the arm: down the side to the hem, and in across the chest to the placket.
		lay(
			[
				on(chest + 1.4, underarm + 1.6, 0.15),
				on(chest - 3.4, 41),
				on(chest - 4.6, 24),
				on(hem - 3.6, 9),
				on(hem - 3, -3),
			],
			strong ? 0.8 : 0.6,
			0.7,
			1.9,
			0.5,
		);
		lay(
			strong
				? [on(chest + 2, underarm + 2.4, 0.15), on(19, underarm - 4), on(11.6, 41), on(behind ? 8 : 4.4, 35)]
				: [on(chest + 0.4, underarm + 9.6, 0.15), on(18.6, underarm + 3), on(13.6, 42), on(12, 30)],
			side < 0 ? 0.44 : 0.62,
			side < 0 ? 1.1 : 0.6,
			side < 0 ? 2.4 : strong ? 1.5 : 1.9,
			0.12,
		);
		// From the buttons, where the front is drawn together.
		if (!behind)
			lay(
				[on(-0.4, strong ? 36 : 23, 0.2), on(4.2, strong ? 25 : 13), on(6.2 - swing, strong ? 12 : 5), on(6.6, -6)],
				0.52,
				0.65,
				1.8,
				0.74,
			);
		if (!strong && !behind) lay([on(-0.4, 51.4, 0.2), on(4, 42), on(5.4, 30), on(5, 17)], 0.42, 0.45, 1.1, 0.16);
		if (behind) {
			const x = strong ? 2.4 : 5.2;
			lay([on(x, shoulder[1] - 8, 0.2), on(x - 0.8, 50), on(x + 1.2 + swing, 26), on(x + 1.6, -6)], 0.56, 0.7, 2, 0.6);
		}
		// From the side seam down to the hem.
		lay(
			[on(hem + 1.6, strong ? 28 : 35, 0.3), on(hem - 4.4, strong ? 16 : 21), on(hem - 7.6, 6), on(hem - 9, -4)],
			0.5,
			0.65,
			1.8,
			0.6,
		);
		if (!long) continue;
		const arm = (t: number, c: number, spread = 0.012): Point => {
			const [x, y] = place(about(t, spread), about(c, spread * 2));
			return [side * x, y];
		};
		// From the shoulder point down to the cuff; from under the arm out to the elbow; from the cuff's pleats up.
		lay([arm(0.01, 0.86, 0.004), arm(0.22, 0.72), arm(0.46, 0.62), arm(0.7, 0.66), arm(1, 0.72)], 0.7, 0.6, 1.6, 0.5);
		lay(
			[arm(0.37, 0.04, 0.004), arm(0.46, 0.3), arm(0.56, 0.62), arm(0.68, 1.08)],
			side < 0 ? 0.58 : 0.4,
			side < 0 ? 0.46 : 0.8,
			side < 0 ? 1.1 : 1.8,
			0.3,
		);
		lay([arm(0.05, 0.4, 0.006), arm(0.2, 0.36), arm(0.36, 0.3), arm(0.52, -0.1)], 0.46, 0.5, 1.2, 0.5);
		lay([arm(0.94, 0.36, 0.004), arm(0.84, 0.34), arm(0.73, 0.26), arm(0.6, -0.12)], 0.5, 0.62, 1.3, 0.5);
	}
	return list;
};

/** Share of its width at which a fold springs from its point, and of its run within which it comes to its full height. */
const [springs, wakes] = [0.5, 0.3];

/** Share of the folds' height that is left at the edge itself: they run out over it. */
const overEdge = 0.62;

/** Height of the cloth where it lies on its back, cm. */
const lowest = 0.14;

/** Lays falls into a sheet that lies flat: they melt into each other where they meet and go out over its edge. */
export const inFalls = (mesh: Mesh, shape: TopShape, seed: number, depth: Float32Array, rim: number): Mesh => {
	const pos = mesh.pos.slice();
	const count = depth.length;
	const raised = new Float32Array(count);
	for (const { line, height, near, far, steep, left } of fallsOf(shape, seed)) {
		const run = resample(spline([...line], 12), 80);
		const at = lineLookup(run, far * 2.6);
		const length = polylineLength(run);
		for (let k = 0; k < count; k++) {
			const place = at(mesh.uv[2 * k], mesh.uv[2 * k + 1]);
			if (place.distance >= far * 2.6) continue;
			const t = clamp(place.along / length);
			const tall =
				height *
				Math.min(1, t / wakes) ** 0.7 *
				lerp(1, left, smooth(0.2, 1, t)) *
				(left < 0.2 ? smooth(1, 0.5, t) : 1);
			const wide = (place.side * steep > 0 ? near : far) * lerp(springs, 1, smooth(0, 0.7, t));
			const own = tall * Math.exp(-((place.distance / wide) ** 2));
			raised[k] = Math.cbrt(raised[k] ** 3 + own ** 3);
		}
	}
	const armAt = lineLookup(shape.armhole, 4);
	for (let k = 0; k < count; k++) {
		const [x, y] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
		const [u, v] = shape.grain(x, y);
		const side = shape.isSleeve(x, y) ? (x < 0 ? 40 : 80) : 0;
		const held = smooth(0, 2.2, armAt(Math.abs(x), y).distance);
		const wave = 0.44 * (fbm(u * 0.06 + side, v * 0.024 + seed, 1, seed + 111) + 0.5);
		const inward = lerp(overEdge, 1, smooth(0, rim, depth[k]));
		pos[3 * k + 2] += (wave * held + raised[k] * (0.6 + 0.4 * held)) * inward;
		// Nowhere below the edge of the back that lies under it.
		pos[3 * k + 2] = Math.max(lowest, pos[3 * k + 2]);
	}
	return { ...mesh, pos };
};

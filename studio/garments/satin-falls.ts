import type { Mesh } from "../cloth/mesh.ts";
import { type Point, polylineLength, resample, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { Line } from "./folds.ts";
import { sleevePlace, steepOf } from "./long-folds.ts";
import type { TopShape } from "./top-shape.ts";

/** Part of the key under which laid meshes are kept: another number for other falls. */
export const satinFallsVersion = 8;

/** A round fold of satin: `near` is the width of its steep side, `far` that of the other, `top` where along its run it is highest. */
type Fall = { line: Line; height: number; near: number; far: number; steep: 1 | -1; top: number };

/**
 * How satin lies: long round falls from yoke and shoulder that swing a little on their way down, others that rise from
 * the hem, two narrow drags under each arm. Its light is read from them, so none has an edge and none crosses another.
 */
const fallsOf = ({ cut }: TopShape, seed: number): Fall[] => {
	const { chest, underarm, shoulder, hem, sleeveIn } = cut;
	const next = random(seed * 31 + 7);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	const list: Fall[] = [];
	const lay = (line: Line, height: number, near: number, far: number, top = 0.4): void => {
		const size = about(1, 0.2);
		list.push({ line, height: height * size, near, far, steep: steepOf(line), top });
	};
	const place = sleevePlace(cut);
	const long = sleeveIn[1] < underarm - 18;
	for (const side of [-1, 1] as const) {
		const on = (x: number, y: number, spread = 0.8): Point => [side * about(x, spread), about(y, spread * 1.5)];
		const swing = about(0, 1.4);
		// From the yoke: a long one beside the placket, and one from the shoulder that swings out.
		lay(
			[on(6.4, shoulder[1] - 3), on(6 + swing, 54), on(6.6 - swing, 34), on(5 + swing, about(13, 5))],
			0.62,
			1,
			2.4,
			0.42,
		);
		lay([on(14.6, shoulder[1] - 3.5), on(13 - swing, 58), on(12.2, 42), on(13.6 + swing, 25)], 0.72, 1.1, 2.6, 0.34);
		// From the hem, in the gaps between those that come down.
		lay([on(9.6, -1), on(10 - swing, 12), on(9.4 + swing, 27), on(9, 40)], 0.5, 1.1, 2.3, 0.3);
		lay([on(hem - 5.6, 3), on(hem - 6.4, 15), on(hem - 8, 27), on(hem - 8.4, 36)], 0.56, 0.9, 2.1, 0.32);
		// Drawn by the arm: one along the side, one in towards the middle.
		lay(
			[on(chest - 0.2, underarm + 0.6, 0.3), on(chest - 2.8, 42), on(chest - 4.2, 30), on(hem - 3, 13)],
			0.6,
			0.6,
			1.5,
			0.26,
		);
		lay(
			[on(chest + 0.6, underarm + 3, 0.3), on(20.4, underarm - 3.4), on(17.6, 39), on(16.4, 29)],
			0.5,
			0.55,
			1.3,
			0.28,
		);
		// Narrow ones between them, each of a length of its own: broad falls alone are poured rubber.
		for (const [x, top, bottom] of [
			[3.6, 64, 44],
			[9.4, 52, 30],
			[16.6, 46, 24],
			[5.6, 33, 12],
			[12.4, 25, 3],
			[hem - 3.4, 27, 5],
		] as const) {
			const [lean, high, low] = [about(-0.6, 2), about(top, 2), about(bottom, 2)];
			const mid = (high + low) / 2;
			lay(
				[on(x, high), on(x + lean * 0.5, mid), on(x + lean, low)],
				about(0.2, 0.08),
				about(0.55, 0.15),
				about(1.1, 0.3),
				about(0.42, 0.2),
			);
		}
		if (!long) continue;
		const arm = (t: number, c: number, spread = 0.015): Point => {
			const [x, y] = place(about(t, spread), about(c, spread * 2));
			return [side * x, y];
		};
		lay([arm(0.02, 0.7), arm(0.24, 0.64), arm(0.44, 0.46), arm(0.6, 0.3)], 0.56, 0.8, 1.7, 0.36);
		lay([arm(0.14, 0.3), arm(0.3, 0.28), arm(0.44, 0.2), arm(0.52, 0.1)], 0.4, 0.6, 1.2, 0.4);
		lay([arm(0.44, 0.86), arm(0.6, 0.74), arm(0.74, 0.6), arm(0.92, 0.52)], 0.5, 0.7, 1.5, 0.45);
		// What its cuff takes in. At the elbow the pose breaks it; a fold of its own lay there as a bead.
		lay([arm(0.93, 0.34, 0.004), arm(0.84, 0.3), arm(0.74, 0.22), arm(0.66, 0.16)], 0.42, 0.5, 1, 0.2);
	}
	return list;
};

/** Lays falls into a sheet that lies flat: they melt into each other where they meet and run out towards its edge. */
export const inFalls = (mesh: Mesh, shape: TopShape, seed: number, depth: Float32Array, rim: number): Mesh => {
	const pos = mesh.pos.slice();
	const count = depth.length;
	const raised = new Float32Array(count);
	for (const { line, height, near, far, steep, top } of fallsOf(shape, seed)) {
		const run = resample(spline([...line], 12), 80);
		const at = lineLookup(run, far * 2.6);
		const length = polylineLength(run);
		for (let k = 0; k < count; k++) {
			const place = at(mesh.uv[2 * k], mesh.uv[2 * k + 1]);
			if (place.distance >= far * 2.6) continue;
			const t = clamp(place.along / length);
			const tall = height * smooth(0, top, t) * smooth(1, top, t) ** 1.4;
			// Narrow where it is held, wide where it is lost.
			const wide = (place.side * steep > 0 ? near : far) * (0.7 + 0.6 * t);
			raised[k] = Math.hypot(raised[k], tall * Math.exp(-((place.distance / wide) ** 2)));
		}
	}
	const armAt = lineLookup(shape.armhole, 4);
	for (let k = 0; k < count; k++) {
		const [x, y] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
		const [u, v] = shape.grain(x, y);
		const side = shape.isSleeve(x, y) ? (x < 0 ? 40 : 80) : 0;
		const held = smooth(0, 3.6, armAt(Math.abs(x), y).distance);
		const wave = 0.5 * (fbm(u * 0.06 + side, v * 0.024 + seed, 1, seed + 111) + 0.5);
		pos[3 * k + 2] += (wave * held + raised[k] * (0.45 + 0.55 * held)) * smooth(0, rim, depth[k]);
		// Nowhere below the edge of the back that lies under it.
		if (depth[k] > 0.5) pos[3 * k + 2] = Math.max(0.22, pos[3 * k + 2]);
	}
	return { ...mesh, pos };
};

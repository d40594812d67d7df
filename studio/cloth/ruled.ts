import type { Point } from "../maths/curve.ts";
import { lerp } from "../maths/scalar.ts";
import { gridTriangles, type Mesh } from "./mesh.ts";

/** A place on a ruled strip: `t` along the two lines, `s` from the first to the second, `along` in cm. */
export type StripPlace = { t: number; s: number; along: number; x: number; y: number };

/**
 * A strip between two lines with as many points each. `across` cuts each rung into pieces; `z` gives the height
 * and `cloth` the cloth coordinates (the plane's x and y when left out).
 */
export const ruled = (
	first: readonly Point[],
	second: readonly Point[],
	across: number,
	z: (place: StripPlace) => number,
	cloth?: (place: StripPlace) => readonly [number, number],
): Mesh => {
	const n = first.length;
	const pos = new Float32Array(n * (across + 1) * 3);
	const uv = new Float32Array(n * (across + 1) * 2);
	let along = 0;
	for (let i = 0; i < n; i++) {
		if (i > 0) {
			const dx = first[i][0] + second[i][0] - first[i - 1][0] - second[i - 1][0];
			const dy = first[i][1] + second[i][1] - first[i - 1][1] - second[i - 1][1];
			along += Math.hypot(dx, dy) / 2;
		}
		for (let j = 0; j <= across; j++) {
			const s = j / across;
			const x = lerp(first[i][0], second[i][0], s);
			const y = lerp(first[i][1], second[i][1], s);
			const place = { t: i / (n - 1), s, along, x, y };
			const k = i * (across + 1) + j;
			pos.set([x, y, z(place)], 3 * k);
			uv.set(cloth ? cloth(place) : [x, y], 2 * k);
		}
	}
	return { pos, uv, tri: gridTriangles(across, n - 1) };
};

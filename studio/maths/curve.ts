import { lerp } from "./scalar.ts";

/** Centimetres, y up. */
export type Point = readonly [number, number];

/** `n` points of a cubic Bézier, without its last point, so that pieces can be joined. */
export const bezier = (p0: Point, p1: Point, p2: Point, p3: Point, n = 24): Point[] => {
	const at = (t: number, k: 0 | 1) => {
		const m = 1 - t;
		return m * m * m * p0[k] + 3 * m * m * t * p1[k] + 3 * m * t * t * p2[k] + t * t * t * p3[k];
	};
	return Array.from({ length: n }, (_, i): Point => [at(i / n, 0), at(i / n, 1)]);
};

/** A smooth line through the points (Catmull-Rom), `n` points per span, with the last point. */
export const spline = (points: readonly Point[], n = 10): Point[] => {
	const out: Point[] = [];
	for (let i = 0; i + 1 < points.length; i++) {
		const a = points[Math.max(0, i - 1)];
		const b = points[i];
		const c = points[i + 1];
		const d = points[Math.min(points.length - 1, i + 2)];
		const b1: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
		const c1: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
		out.push(...bezier(b, b1, c1, c, n));
	}
	out.push(points[points.length - 1]);
	return out;
};

export const flipX = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y]);

/** Closed outline from its right half, which runs from the centre bottom to the centre top. */
export const mirrored = (half: readonly Point[]): Point[] => [...half, ...flipX(half).reverse()];

export const polylineLength = (points: readonly Point[]): number => {
	let sum = 0;
	for (let i = 1; i < points.length; i++) {
		sum += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
	}
	return sum;
};

/** The same line with `n` points at equal steps. */
export const resample = (points: readonly Point[], n: number): Point[] => {
	const along = [0];
	for (let i = 1; i < points.length; i++) {
		along.push(along[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
	}
	const total = along[along.length - 1];
	const out: Point[] = [];
	let k = 1;
	for (let i = 0; i < n; i++) {
		const t = (total * i) / (n - 1);
		while (k < points.length - 1 && along[k] < t) k++;
		const f = (t - along[k - 1]) / (along[k] - along[k - 1] || 1);
		out.push([lerp(points[k - 1][0], points[k][0], f), lerp(points[k - 1][1], points[k][1], f)]);
	}
	return out;
};

/** Rounds the corners of a line by repeated averaging; the ends stay. */
export const relaxed = (points: readonly Point[], rounds: number): Point[] => {
	let line = points.slice();
	for (let k = 0; k < rounds; k++) {
		line = line.map((p, i): Point => {
			const a = line[i - 1];
			const b = line[i + 1];
			return a && b ? [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4] : p;
		});
	}
	return line;
};

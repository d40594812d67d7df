import { type Point, spline } from "../maths/curve.ts";
import type { Shape } from "./motif.ts";

/** A disc, or an ellipse when `ry` is given. */
export const disc = (x: number, y: number, rx: number, ink = 1, ry = rx): Shape => ({
	ink,
	points: Array.from({ length: 40 }, (_, i): Point => {
		const a = (i / 40) * 2 * Math.PI;
		return [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
	}),
});

/** A disc with a hole. */
export const ring = (x: number, y: number, outer: number, inner: number, ink = 1, hole = 0): Shape[] => [
	disc(x, y, outer, ink),
	disc(x, y, inner, hole),
];

/** A petal or leaf from (x, y) in direction `turn` (degrees; 90 is up); `belly` shifts its widest place. */
export const petal = (
	x: number,
	y: number,
	length: number,
	width: number,
	turn: number,
	ink = 1,
	belly = 0.55,
): Shape => {
	const a = (turn * Math.PI) / 180;
	const [c, s] = [Math.cos(a), Math.sin(a)];
	const at = (along: number, across: number): Point => [x + c * along - s * across, y + s * along + c * across];
	const half = width / 2;
	const right = spline(
		[
			at(0, 0),
			at(length * belly * 0.6, half * 0.8),
			at(length * belly, half),
			at(length * 0.88, half * 0.42),
			at(length, 0),
		],
		8,
	);
	const left = spline(
		[
			at(length, 0),
			at(length * 0.88, -half * 0.42),
			at(length * belly, -half),
			at(length * belly * 0.6, -half * 0.8),
			at(0, 0),
		],
		8,
	);
	return { ink, points: [...right, ...left] };
};

/** A petal with a bare line round its heart. */
export const doublePetal = (
	x: number,
	y: number,
	length: number,
	width: number,
	turn: number,
	ink = 1,
	heart = ink,
): Shape[] => {
	const a = (turn * Math.PI) / 180;
	const along = (k: number): Point => [x + Math.cos(a) * length * k, y + Math.sin(a) * length * k];
	const [bx, by] = along(0.14);
	const [hx, hy] = along(0.26);
	return [
		petal(x, y, length, width, turn, ink),
		petal(bx, by, length * 0.72, width * 0.62, turn, 0),
		petal(hx, hy, length * 0.5, width * 0.34, turn, heart),
	];
};

/** A line of even or tapering width through points. */
export const stroke = (points: readonly Point[], width: number, ink = 1, taper = 1): Shape => {
	const line = spline(points, 8);
	const left: Point[] = [];
	const right: Point[] = [];
	line.forEach((p, i) => {
		const a = line[Math.max(0, i - 1)];
		const b = line[Math.min(line.length - 1, i + 1)];
		const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
		const half = (width / 2) * (1 + (taper - 1) * (i / (line.length - 1)));
		const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
		left.push([p[0] + nx, p[1] + ny]);
		right.push([p[0] - nx, p[1] - ny]);
	});
	return { ink, points: [...left, ...right.reverse()] };
};

export const polygon = (points: readonly Point[], ink = 1): Shape => ({ ink, points });

export const diamond = (x: number, y: number, rx: number, ry: number, ink = 1): Shape =>
	polygon(
		[
			[x - rx, y],
			[x, y + ry],
			[x + rx, y],
			[x, y - ry],
		],
		ink,
	);

export const box = (x0: number, y0: number, x1: number, y1: number, ink = 1): Shape =>
	polygon(
		[
			[x0, y0],
			[x1, y0],
			[x1, y1],
			[x0, y1],
		],
		ink,
	);

/** The same shapes turned round (0, 0), `count` times. */
export const around = (count: number, make: (turn: number, index: number) => Shape | Shape[]): Shape[] =>
	Array.from({ length: count }, (_, i) => make((360 * i) / count + 90, i)).flat();

/** Shapes made smaller, turned (degrees) and moved. */
export const set = (shapes: readonly Shape[], x: number, y: number, size: number, turn = 0): Shape[] => {
	const [c, s] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
	return shapes.map(({ ink, points }) => ({
		ink,
		points: points.map(([px, py]): Point => [x + px * c - py * s, y + px * s + py * c]),
	}));
};

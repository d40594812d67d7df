import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { type Point, relaxed, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import { overFold, points, roundNeck } from "./shirt-collar.ts";

/** Height of the stand in front, where it is buttoned, cm. */
export const standHeight = 2.6;

/** Height of the stand's upper edge above the neckline, by distance from the centre front. */
const standTop = (x: number): number => standHeight + 0.085 * x * x;

/** Right half of the seam between stand and neck as it is seen inside, from the front to the nape. */
const innerSeam = ([nx, ny]: Point, low: number): Point[] => [
	[0.42, low + 2],
	[nx * 0.42, low + 2.8],
	[nx * 0.7, low + 5.2],
	[nx * 0.84, ny - 3.4],
	[nx * 0.78, ny - 2],
	[nx * 0.55, ny - 1.75],
	[nx * 0.28, ny - 1.85],
	[0, ny - 1.9],
];

/** Where the point of a leaf lies, on the right half. */
export const leafPoint = (kind: "spread" | "button-down", low: number, slim = false): Point =>
	kind === "button-down" ? [5, low - 4.7] : slim ? [7.1, low - 3.2] : [6.7, low - 3];

/**
 * Edge of the leaf from its point to the nape. A slim one goes straight from the point to the shoulder and is hardly seen at the
 * nape: as broad there as in front, collar and stand are a padded ring.
 */
const leafLine = ([nx, ny]: Point, point: Point, slim: boolean): Point[] => {
	const shoulder: Point = [nx * (slim ? 1.26 : 1.42), ny - 3.6];
	const half: Point = [lerp(point[0], shoulder[0], 0.5) + (slim ? -0.05 : 0.15), lerp(point[1], shoulder[1], 0.5)];
	const behind: Point[] = slim
		? [
				[nx * 1.16, ny - 0.7],
				[nx * 0.98, ny + 0.95],
				[nx * 0.74, ny + 1.5],
				[nx * 0.37, ny + 1.9],
				[0, ny + 2],
			]
		: [
				[nx * 1.34, ny - 0.7],
				[nx * 1.08, ny + 1.05],
				[nx * 0.74, ny + 1.8],
				[nx * 0.37, ny + 2.15],
				[0, ny + 2.25],
			];
	return [point, half, shoulder, ...behind];
};

/**
 * How far the end of the stand that lies on top reaches beyond the centre, the radius of its corner, and how far a half goes to
 * the side, cm.
 */
const stand = { beyond: 1.5, corner: 1.5, reach: 6.6 } as const;

/** How the front half of a stand lies, by the distance `x` from the centre and the height `y`, cm. */
type StandLie = {
	/** From its seam with the neck to its upper edge. */
	edges: (x: number) => { seam: number; top: number };
	/** Height of the cloth where `b`, 0 at the seam and 1 at the upper edge, is at `y`. */
	height: (x: number, y: number, b: number) => number;
};

const standLie = (side: 1 | -1, low: number, under: HeightAt, soft: boolean, seamBelow: number): StandLie => ({
	edges: (x) => {
		const into = clamp(stand.corner - (x + stand.beyond), 0, stand.corner);
		const round = stand.corner - Math.sqrt(stand.corner ** 2 - into ** 2);
		return { seam: low - seamBelow + 0.045 * x * x, top: low + standTop(Math.abs(x)) - round };
	},
	height: (x, y, b) => {
		// Below the leaves it lies lower than they do.
		const covered = smooth(0.6, 3, Math.abs(x));
		// What soft cloth lies on may be higher than the leaf: the stand goes down as soon as that covers it.
		const within = soft ? 0.45 * smooth(0.3, 1.6, Math.abs(x) - 0.42 - 1.12 * (low + 2.6 - y)) : 0;
		const lies = under(side * x, Math.min(y, low - 0.6)) + (side > 0 ? 0.2 : 0.08) - 0.1 * covered - within;
		const top = Math.max(lies + 0.1, 0.56 - 0.3 * covered);
		// The placket ends below it and is two layers thicker: its end showed through the stand and cut into the seam.
		const placket = 0.2 * smooth(2.1, 1.4, Math.abs(x));
		return lerp(lies + placket, top, b) - 0.05 * b ** 12;
	},
});

/**
 * Half of the stand as it is seen in front, between the leaves: from the seam of the neck to its upper edge. Cloth
 * coordinates are along it from the centre and up from the seam. The wearer's left half (on the right of the picture,
 * `side` 1) ends in a rounded corner on top of the other.
 */
export const standFront = (side: 1 | -1, low: number, under: HeightAt, soft = false, seamBelow = 0.25): Mesh => {
	const { edges, height } = standLie(side, low, under, soft, seamBelow);
	return gridMesh(70, 12, (a, b) => {
		const x = lerp(-stand.beyond, stand.reach, a);
		const { seam, top } = edges(x);
		const y = lerp(seam, top, b);
		return [side * x, y, height(x, y, b), side * x, y - low];
	});
};

/**
 * How high a leaf lies at least where it covers the stand in front, cm; towards the stand's seam and its ends at the sides it
 * passes into `floor`.
 */
const overStand = (low: number, under: HeightAt, soft: boolean, seamBelow: number) => {
	const halves = { left: standLie(-1, low, under, soft, seamBelow), right: standLie(1, low, under, soft, seamBelow) };
	return (x: number, y: number, floor: number): number => {
		const across = Math.abs(x);
		if (across > stand.reach) return floor;
		const { edges, height } = x > 0 ? halves.right : halves.left;
		const { seam, top } = edges(across);
		const covers = smooth(-0.5, 0.3, y - seam) * smooth(stand.reach, stand.reach - 1.5, across);
		const least = height(across, y, clamp((y - seam) / (top - seam))) + 0.12;
		return Math.max(floor, lerp(floor, least, covers));
	};
};

/**
 * A pressed shirt collar as one sheet: up the inside of the stand, over a crisp fold, down the flat leaf to its edge. Its
 * neck is an oval as wide as it is deep, closed in front by the stand.
 */
export const wovenCollar = (
	kind: "spread" | "button-down",
	[nx, ny]: Point,
	low: number,
	rest: HeightAt,
	soft = false,
	slim = false,
	seamBelow = 0.25,
): Mesh => {
	const atLeast = overStand(low, rest, soft || slim, seamBelow);
	const fold: Point[] = [
		[0.42, low + standTop(0.42)],
		[nx * 0.42, low + standTop(nx * 0.42)],
		[nx * 0.76, low + standTop(nx * 0.76)],
		[nx * 0.97, ny - 2.9],
		[nx * 0.97, ny - 0.4],
		[nx * 0.76, ny + 1.15],
		[nx * 0.38, ny + 1.75],
		[0, ny + 1.9],
	];
	const base = innerSeam([nx, ny], low);
	const leaf = leafLine([nx, ny], leafPoint(kind, low, slim), slim);
	const lines = [roundNeck(base, points, 10), roundNeck(fold, points, 10), roundNeck(leaf, points, 8)];
	return overFold(lines, (toFront) => {
		const top = lerp(1.3, 0.72, smooth(0.3, 0.95, toFront));
		return {
			// Its base is sewn to the neckline and lies as low: higher up, its shade on the yoke is a row of steps.
			stand: (t) => lerp(0.3, top - 0.1, t ** 0.8),
			leaf: (t, x, y) => {
				// Over the placket, which is two layers more, it lies higher.
				const lies = Math.max(0.24, rest(x, y)) + 0.2 + 0.24 * smooth(3, 1.4, Math.abs(x));
				// Over the stand wherever that is: its end showed through the leaf and hid the leaf's edge.
				const floor = atLeast(x, y, lies);
				// Pressed flat: it falls from its fold and lies on the breast; a leaf that bulges is a bolster.
				const drop = 1 - (1 - t) ** 1.5;
				const roll = soft ? 0.15 * clamp(1 - t / 0.16) ** 2 : 0.1 * clamp(1 - t / 0.07) ** 2;
				// Soft cloth is not pressed quite flat: its leaf swells and waves a little.
				const slack = soft
					? (0.09 + 0.34 * fbm(x * 0.19 + 3, y * 0.19, 2, 19)) * Math.sin(Math.PI * Math.min(1, t * 1.1))
					: 0;
				return lerp(Math.max(top, floor), floor, drop) - 0.06 * t ** 24 - roll + slack;
			},
		};
	});
};

/** A line of a band round the neck: the wearer's left end (on the right of the picture) reaches beyond the centre, over the other. */
const overlapping = (half: readonly Point[]): Point[] => {
	const [[, y], ...others] = half;
	const left = resample([[0.6, y], ...others], points);
	const right = resample([[-stand.beyond, y], ...others], points);
	return relaxed([...left.map(([x, high]): Point => [-x, high]), ...right.slice(0, -1).reverse()], 10);
};

/**
 * A band (mandarin) collar: the stand alone, up its outside, over its edge and down its inside. Cloth coordinates: u along it,
 * v up its outside (0 to `standHeight`) and down its inside (to twice that).
 */
export const bandCollar = ([nx, ny]: Point, low: number, rest: HeightAt, slim = false): Mesh => {
	// Behind, a slim one hides its seam: seen below the edge, it was a piping all round the neck.
	const behind: Point[] = slim
		? [
				[nx * 1.02, ny + 0.1],
				[nx * 0.75, ny + 0.95],
				[nx * 0.37, ny + 1.5],
				[0, ny + 1.6],
			]
		: [
				[nx * 1.09, ny + 0.35],
				[nx * 0.78, ny + 1.35],
				[nx * 0.37, ny + 1.8],
				[0, ny + 1.95],
			];
	const seam: Point[] = [
		[0.3, low - 0.2],
		[nx * 0.42, low + 0.6],
		[nx * 0.73, low + 2.5],
		[nx * 0.98, ny - 5.2],
		[nx * 1.14, ny - 1.7],
		...behind,
	];
	const edge: Point[] = [
		[0.3, low + standTop(0.42)],
		[nx * 0.42, low + standTop(nx * 0.42)],
		[nx * 0.74, low + standTop(nx * 0.74)],
		[nx * 0.92, ny - 3],
		[nx * 0.93, ny - 0.5],
		[nx * 0.74, ny + 0.95],
		[nx * 0.37, ny + 1.55],
		[0, ny + 1.7],
	];
	const lines = [seam, edge, innerSeam([nx, ny], low)].map(overlapping);
	const n = lines[0].length - 1;
	return gridMesh(n, 40, (a, s) => {
		const i = Math.round(a * n);
		const toFront = Math.abs(a - 0.5) * 2;
		const outside = s < 0.5;
		const t = outside ? s * 2 : s * 2 - 1;
		const [p, q] = outside ? [lines[0][i], lines[1][i]] : [lines[1][i], lines[2][i]];
		const x = lerp(p[0], q[0], t);
		const top = lerp(1.3, 0.66, smooth(0.3, 0.95, toFront));
		const foot = Math.max(0.24, rest(lines[0][i][0], lines[0][i][1] - 0.4)) + 0.1;
		const ends = toFront > 0.94;
		// The end that lies on top is rounded, and higher by the cloth below it.
		const over = ends && a > 0.5 ? 0.12 * smooth(2.6, 0.8, x) : 0;
		const into = ends && a > 0.5 ? clamp(1.3 - (x + stand.beyond), 0, 1.3) : 0;
		const round = (1.3 - Math.sqrt(1.3 ** 2 - into ** 2)) * (outside ? t : 1 - t);
		const z = outside ? lerp(foot, Math.max(top, foot + 0.1), t ** 0.9) : lerp(top - 0.06, 0.3, t ** 1.2);
		return [x, lerp(p[1], q[1], t) - round, z + over, (a - 0.5) * 42, s * 2 * standHeight];
	});
};

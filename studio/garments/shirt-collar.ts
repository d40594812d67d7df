import type { Mesh } from "../cloth/mesh.ts";
import { gridMesh } from "../cloth/mesh.ts";
import { crestOf, type HeightAt } from "../cloth/surface-height.ts";
import { type Point, relaxed, resample } from "../maths/curve.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";

export type CollarKind = "spread" | "button-down" | "band" | "camp";

/** Right half of the lines that shape a collar, from centre front to centre back. */
type CollarLines = { base: Point[]; fold: Point[]; leaf: Point[] };

const poloLines = ([nx, ny]: Point, low: number): CollarLines => {
	const base: Point[] = [
		[0.12, low + 0.75],
		[nx * 0.36, low + 3.3],
		[nx * 0.72, ny - 4.9],
		[nx * 0.88, ny - 2.5],
		[nx * 0.78, ny - 3],
		[nx * 0.45, ny - 3.9],
		[0, ny - 4.2],
	];
	const fold: Point[] = [
		[0.35, low + 0.5],
		[nx * 0.42, low + 3.4],
		[nx * 0.8, ny - 4.2],
		[nx * 1.02, ny - 0.4],
		[nx * 0.88, ny + 1.3],
		[nx * 0.48, ny + 2.2],
		[0, ny + 2.5],
	];
	const leaf: Point[] = [
		[nx * 0.8, low - 3.2],
		[nx * 1.2, low - 0.6],
		[nx * 1.46, ny - 5.2],
		[nx * 1.46, ny - 1.6],
		[nx * 1.16, ny + 1.3],
		[nx * 0.58, ny + 2.6],
		[0, ny + 2.9],
	];
	return { base, fold, leaf };
};

/** A whole line round the neck: left front, back, right front. It is relaxed as one, or it has a peak at the nape. */
export const roundNeck = (half: readonly Point[], n: number, rounds: number): Point[] => {
	const line = resample(half, n);
	return relaxed([...line.map(([x, y]): Point => [-x, y]), ...line.slice(0, -1).reverse()], rounds);
};

/** Points of a line from the front to the nape. */
export const points = 70;

/** The grid of a collar's sheet: `turn` is the share of its rows inside the fold, `leaf` the cloth coordinates of fold and edge. */
export const collarGrid = { columns: 2 * points - 2, rows: 40, turn: 0.34, long: 44, leaf: [4, 12] } as const;

/** The leaf evened out along its edge: the shoulder's edge and the crests below it are found in steps, which a gloss shows as teeth. */
const levelAlong = (sheet: Mesh, columns: number, rows: number, first: number): Mesh => {
	const pos = sheet.pos.slice();
	const z = (i: number, j: number) => 3 * (j * (columns + 1) + i) + 2;
	for (let round = 0; round < 10; round++) {
		const before = pos.slice();
		for (let j = first; j <= rows; j++)
			for (let i = 1; i < columns; i++)
				pos[z(i, j)] = (before[z(i - 1, j)] + 2 * before[z(i, j)] + before[z(i + 1, j)]) / 4;
	}
	return { ...sheet, pos };
};

/** How high a collar lies, cm: on the way up the inside of its stand (`t` 0 to 1), and from the fold to the leaf's edge above (x, y). */
type CollarHeights = { stand: (t: number) => number; leaf: (t: number, x: number, y: number) => number };

/**
 * A collar as one sheet: up the inside of the stand, over the fold, down the leaf to its edge. Cloth coordinates: u along the
 * collar, v from the base (0 to 4) over the fold to the leaf's edge (4 to 12).
 * @param lines the whole lines of base, fold and leaf
 * @param heightsAt by how far a place is from the nape, 1 at the centre front
 */
export const overFold = (lines: readonly Point[][], heightsAt: (toFront: number) => CollarHeights): Mesh => {
	const [base, fold, leaf] = lines;
	const n = base.length - 1;
	const { rows, turn, long } = collarGrid;
	const sheet = gridMesh(n, rows, (a, s) => {
		const i = Math.round(a * n);
		const heights = heightsAt(Math.abs(a - 0.5) * 2);
		const u = (a - 0.5) * long;
		const isLeaf = s >= turn;
		const t = isLeaf ? (s - turn) / (1 - turn) : s / turn;
		const [from, to] = isLeaf ? [fold[i], leaf[i]] : [base[i], fold[i]];
		const x = lerp(from[0], to[0], t);
		const y = lerp(from[1], to[1], t);
		return isLeaf ? [x, y, heights.leaf(t, x, y), u, 4 + t * 8] : [x, y, heights.stand(t), u, t * 4];
	});
	return levelAlong(sheet, n, rows, Math.ceil(turn * rows));
};

/** A polo's knitted collar. */
export const poloCollar = (neck: Point, low: number, under: HeightAt): Mesh => {
	const { base, fold, leaf } = poloLines(neck, low);
	const lines = [roundNeck(base, points, 24), roundNeck(fold, points, 24), roundNeck(leaf, points, 22)];
	const crest = crestOf(under, 0.8);
	return overFold(lines, (toFront) => {
		const top = lerp(1.5, 1.05, smooth(0.35, 1, toFront));
		const atBack = 1 - smooth(0.3, 0.62, toFront);
		return {
			// Its base is sewn to the neckline and lies as low: higher up, its shade on the yoke is a row of steps.
			stand: (t) => lerp(0.34, top - 0.22, t ** 0.7),
			leaf: (t, x, y) => {
				// Over the placket, which is two layers more, it lies higher.
				const floor = Math.max(0.3, crest(x, y)) + 0.2 + 0.4 * smooth(3, 1.5, Math.abs(x));
				const drop = lerp(t ** 1.5, t ** 2.4, atBack);
				const belly = 0.19 * Math.sin(Math.PI * t) * (1 - 0.5 * atBack);
				const edge = 0.1 * t ** 24;
				// It goes over its fold in a roll as thick as a pencil: a sharp one is cut out of card.
				const roll = 0.22 * clamp(1 - t / 0.13) ** 2;
				return lerp(Math.max(top, floor), floor, drop) + belly - edge - roll;
			},
		};
	});
};

/** An open camp collar: a flat one-piece collar with lapels that fall open to a V. */
export const campCollar = (neck: Point, low: number, under: HeightAt): { collar: Mesh; lapels: Mesh[] } => {
	const [nx, ny] = neck;
	const fold: Point[] = [
		[nx * 0.62, low + 3.6],
		[nx * 0.8, ny - 5.4],
		[nx * 0.98, ny - 1.4],
		[nx * 0.88, ny + 0.5],
		[nx * 0.5, ny + 1.3],
		[0, ny + 1.5],
	];
	const leaf: Point[] = [
		[nx * 1.62, low + 2.4],
		[nx * 1.68, ny - 5],
		[nx * 1.5, ny - 1.2],
		[nx * 1.14, ny + 0.9],
		[nx * 0.6, ny + 1.9],
		[0, ny + 2.15],
	];
	const base: Point[] = [
		[nx * 0.55, low + 2.6],
		[nx * 0.74, ny - 6],
		[nx * 0.86, ny - 2.8],
		[nx * 0.76, ny - 1.9],
		[nx * 0.42, ny - 2],
		[0, ny - 2.1],
	];
	const lines = [base, fold, leaf].map((half) => roundNeck(half, points, 24));
	const n = lines[0].length - 1;
	const sheet = gridMesh(n, 34, (a, s) => {
		const i = Math.round(a * n);
		const toFront = Math.abs(a - 0.5) * 2;
		const crest = lerp(1.15, 0.55, smooth(0.4, 1, toFront));
		if (s < 0.3) {
			const t = s / 0.3;
			return [
				lerp(lines[0][i][0], lines[1][i][0], t),
				lerp(lines[0][i][1], lines[1][i][1], t),
				lerp(0.36, crest, t ** 0.8),
				(a - 0.5) * 42,
				t * 4,
			];
		}
		const t = (s - 0.3) / 0.7;
		const x = lerp(lines[1][i][0], lines[2][i][0], t);
		const y = lerp(lines[1][i][1], lines[2][i][1], t);
		return [
			x,
			y,
			// Pressed flat from its fold on: a leaf that bulges is a bolster.
			lerp(crest, Math.max(0.3, under(x, y)) + 0.2, 1 - (1 - t) ** 1.5) - 0.07 * t ** 24,
			(a - 0.5) * 42,
			4 + t * 8,
		];
	});
	const lapels = [-1, 1].map((side) => {
		const inner = resample(
			relaxed(
				resample(
					[
						[0.2, low - 7.2],
						[nx * 0.3, low - 2],
						[nx * 0.58, low + 3.2],
					],
					40,
				),
				10,
			),
			40,
		);
		const outer = resample(
			relaxed(
				resample(
					[
						[0.3, low - 7.4],
						[nx * 0.9, low - 3.4],
						[nx * 1.5, low + 0.9],
						[nx * 1.3, low + 2.2],
					],
					40,
				),
				2,
			),
			40,
		);
		return gridMesh(39, 16, (a, s) => {
			const i = Math.round(a * 39);
			const x = side * lerp(inner[i][0], outer[i][0], s);
			const y = lerp(inner[i][1], outer[i][1], s);
			const z = Math.max(0.3, under(x, y)) + 0.16 + 0.26 * (1 - s) ** 2 * smooth(0, 0.3, a) - 0.06 * s ** 16 + 0.06 * a;
			return [x, y, z, x, y];
		});
	});
	return { collar: sheet, lapels };
};

import { gridMesh, type Mesh } from "../../cloth/mesh.ts";
import type { HeightAt } from "../../cloth/surface-height.ts";
import { noise } from "../../maths/noise.ts";
import { lerp, smooth } from "../../maths/scalar.ts";
import type { Sheet } from "./film.ts";

/**
 * The film of a bag, laid over goods by itself: a net of threads that neither stretch nor shorten, held at its welds. It is
 * as long as the way over the goods and a little more. What is too much, at the corners and along the welds, rises in folds.
 */

export type Slack = { across: number; along: number };

/** How far apart the knots of the net are, cm. */
const spacing = 0.3;
const rounds = 700;
/** How far it sinks in a round by its weight, cm, and the share of its movement that is left. */
const weight = 0.0002;
const keep = 0.93;
/** Share of what is missing between knots two and four apart that is given back in a round: film is stiff, and folds are broad. */
const stiff = [0.35, 0.12] as const;

/** Length of the way over the heights along a line, cm. */
const wayOver = (height: HeightAt, from: readonly [number, number], to: readonly [number, number]): number => {
	const steps = 300;
	let [length, before] = [0, height(...from)];
	const step = Math.hypot(to[0] - from[0], to[1] - from[1]) / steps;
	for (let k = 1; k <= steps; k++) {
		const z = height(lerp(from[0], to[0], k / steps), lerp(from[1], to[1], k / steps));
		length += Math.hypot(step, z - before);
		before = z;
	}
	return length;
};

/** Averages each inner knot with its neighbours: folds no wider than the net are its own, and not the film's. */
const evenOut = (p: Float64Array, row: number, rows: number): void => {
	const from = p.slice();
	for (let j = 1; j < rows; j++) {
		for (let i = 1; i < row - 1; i++) {
			for (let c = 0; c < 3; c++) {
				const k = 3 * (j * row + i) + c;
				const across = (at: number) => from[at - 3] + 2 * from[at] + from[at + 3];
				p[k] = (across(k - 3 * row) + 2 * across(k) + across(k + 3 * row)) / 16;
			}
		}
	}
};

/** The film over goods as high as `under`; `tent` is about where it lies at first. */
export const filmSheet = (
	{ left, right, low, high }: Sheet,
	under: HeightAt,
	tent: HeightAt,
	slack: Slack,
	seed: number,
): Mesh => {
	const [mx, my] = [(left + right) / 2, (low + high) / 2];
	const wide = wayOver(tent, [left, my], [right, my]) * (1 + slack.across);
	const long = wayOver(tent, [mx, low], [mx, high]) * (1 + slack.along);
	const [columns, rows] = [Math.round(wide / spacing), Math.round(long / spacing)];
	const [restX, restY] = [wide / columns, long / rows];
	const row = columns + 1;
	const count = row * (rows + 1);
	const p = new Float64Array(3 * count);
	for (let k = 0; k < count; k++) {
		const x = lerp(left, right, (k % row) / columns);
		const y = lerp(low, high, Math.floor(k / row) / rows);
		const within = smooth(0, 1.5, Math.min(x - left, right - x, y - low, high - y));
		p[3 * k] = x;
		p[3 * k + 1] = y;
		p[3 * k + 2] =
			tent(x, y) + 0.5 * within * noise(x * 0.22, y * 0.12, 31 + seed) + 0.06 * noise(x * 1.7, y * 1.7, seed);
	}
	/** No weld is straight: where it is drawn in or aside, folds run from it over the goods. */
	const from = p.slice();
	const drawn = (k: number, c: number) => {
		const [x, y] = [from[3 * k], from[3 * k + 1]];
		return 0.6 * noise(x * 0.11, y * 0.11, 57 + c + seed) + 0.35 * noise(x * 0.3, y * 0.3, 83 + c + seed) - 0.48;
	};
	const before = p.slice();
	/** Sets knots `a` and `b` to `rest` apart, or, with `only`, gives back a share of what is missing. */
	const draw = (a: number, b: number, rest: number, share: number, only: boolean) => {
		const [i, j] = [3 * a, 3 * b];
		const dx = p[j] - p[i];
		const dy = p[j + 1] - p[i + 1];
		const dz = p[j + 2] - p[i + 2];
		const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
		if (only && length >= rest) return;
		const k = (0.5 * share * (length - rest)) / length;
		p[i] += k * dx;
		p[i + 1] += k * dy;
		p[i + 2] += k * dz;
		p[j] -= k * dx;
		p[j + 1] -= k * dy;
		p[j + 2] -= k * dz;
	};
	const slant = Math.hypot(restX, restY);
	const tie = (k: number) => {
		const [i, j] = [k % row, Math.floor(k / row)];
		if (i < columns) draw(k, k + 1, restX, 1, false);
		if (j < rows) draw(k, k + row, restY, 1, false);
		if (i < columns && j < rows) {
			draw(k, k + row + 1, slant, 0.6, false);
			draw(k + 1, k + row, slant, 0.6, false);
		}
		for (let far = 0; far < 2; far++) {
			const [share, n] = [stiff[far], 2 + 2 * far];
			if (i + n <= columns) draw(k, k + n, n * restX, share, true);
			if (j + n <= rows) draw(k, k + n * row, n * restY, share, true);
			if (i + n <= columns && j + n <= rows) {
				draw(k, k + n * (row + 1), n * slant, 0.5 * share, true);
				draw(k + n, k + n * row, n * slant, 0.5 * share, true);
			}
		}
	};
	for (let round = 0; round < rounds; round++) {
		for (let k = 0; k < 3 * count; k++) {
			const now = p[k];
			p[k] += keep * (now - before[k]) - (k % 3 === 2 ? weight : 0);
			before[k] = now;
		}
		if (round % 2) for (let k = count - 1; k >= 0; k--) tie(k);
		else for (let k = 0; k < count; k++) tie(k);
		for (let k = 0; k < count; k++) {
			const [i, j] = [k % row, Math.floor(k / row)];
			if (i === 0 || i === columns || j === 0 || j === rows) {
				p[3 * k] = from[3 * k] + drawn(k, 0);
				p[3 * k + 1] = from[3 * k + 1] + 1.6 * drawn(k, 1);
				p[3 * k + 2] = 0.9 * p[3 * k + 2];
			}
			const floor = Math.max(0, under(p[3 * k], p[3 * k + 1])) + 0.03;
			if (p[3 * k + 2] < floor) {
				p[3 * k + 2] = floor;
				// What lies on the goods is held by them.
				for (let c = 0; c < 2; c++) p[3 * k + c] = lerp(p[3 * k + c], before[3 * k + c], 0.03);
			}
		}
	}
	for (let round = 0; round < 2; round++) evenOut(p, row, rows);
	const place = (i: number, j: number, c: number) =>
		p[3 * (Math.min(rows, Math.max(0, j)) * row + Math.min(columns, Math.max(0, i))) + c];
	/** Rounded between its knots as a spline is, so that no knot shows in what it mirrors. */
	const weights = (f: number): [number, number, number, number] => [
		(1 - f) ** 3 / 6,
		(3 * f ** 3 - 6 * f ** 2 + 4) / 6,
		(-3 * f ** 3 + 3 * f ** 2 + 3 * f + 1) / 6,
		f ** 3 / 6,
	];
	return gridMesh(columns * 6, rows * 6, (s, t) => {
		const [i, j] = [Math.min(columns - 1, Math.floor(s * columns)), Math.min(rows - 1, Math.floor(t * rows))];
		const [wx, wy] = [weights(s * columns - i), weights(t * rows - j)];
		const at = [0, 0, 0];
		for (let b = 0; b < 4; b++)
			for (let a = 0; a < 4; a++) for (let c = 0; c < 3; c++) at[c] += wx[a] * wy[b] * place(i + a - 1, j + b - 1, c);
		return [at[0], at[1], at[2], at[0], at[1]];
	});
};

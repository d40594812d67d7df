import type { Mesh } from "../cloth/mesh.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { bell, degrees, lerp, smooth } from "../maths/scalar.ts";
import { key } from "../render/sky.ts";
import { reliefField } from "./relief-field.ts";
import { type SewnOn, silkCauses } from "./silk-causes.ts";
import type { TopShape } from "./top-shape.ts";

/** A fold of silk: where it begins, its run, and its profile, cm. */
type Fold = {
	from: Point;
	/** Direction of its run, radians, and how far it bends aside on its way, as a share of its length. */
	angle: number;
	bow: number;
	length: number;
	height: number;
	/** Width of its steep side where it is widest, and of its long one. */
	steep: number;
	gentle: number;
	/** On which side it is steep: 1 is to the left of its run. */
	side: 1 | -1;
	/** The fold it parts from. */
	parent?: Fold;
};

const between = ([a, b]: readonly [number, number], t: number) => lerp(a, b, t);

/** How often a fold parts in two, at which share of its length, and by how many degrees. */
const fork = { share: 0.45, at: [0.25, 0.5], turn: [13, 24] } as const;

/** Share of folds whose steep side faces the window. */
const toWindow = 0.68;

const [lightX, lightY] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];

/** How near another fold a fold ends, cm: two that cross are the lid of a box. */
const apart = 2.4;

/** Shortest way of a fold, as a share of its length, that is worth its ending at another. */
const leastWay = 0.4;

/** A place of a fold's run, at a share of its length. */
const along = ({ from: [x, y], angle, length, bow }: Fold, t: number): Point => {
	const [c, s] = [Math.cos(angle) * length, Math.sin(angle) * length];
	const off = bow * t * (1 - t);
	return [x + c * t - s * off, y + s * t + c * off];
};

/** Folds of which none crosses one that comes before it: it ends there, or is left out. Those that part from another begin at it. */
const uncrossed = (folds: readonly Fold[], held: readonly Point[]): Fold[] => {
	const kept: Fold[] = [];
	const whole = new Set<Fold>();
	const taken: { at: Point; of?: Fold }[] = held.map((at) => ({ at }));
	for (const fold of folds) {
		const meets = (t: number) => {
			const [x, y] = along(fold, t);
			return taken.some(({ at, of }) => (!of || of !== fold.parent) && Math.hypot(at[0] - x, at[1] - y) < apart);
		};
		const steps = Array.from({ length: 24 }, (_, k) => (k + 1) / 24);
		const end = steps.find((t) => t > 0.1 && meets(t)) ?? 1;
		if (end < leastWay || (fold.parent && !whole.has(fold.parent))) continue;
		// What is shorter is bent less, and lower.
		const cut: Fold =
			end === 1 ? fold : { ...fold, length: fold.length * end, height: fold.height * lerp(0.7, 1, end) };
		kept.push(cut);
		if (end === 1) whole.add(fold);
		for (const t of steps) taken.push({ at: along(cut, t), of: fold });
	}
	return kept;
};

/** Places on a box pleat, which lies on the back in front of its folds. */
const onPleat = ({ pleat }: SewnOn): Point[] =>
	pleat === undefined ? [] : Array.from({ length: 14 }, (_, k): Point => [k % 2 ? 1.5 : -1.5, pleat - 1 - 1.7 * k]);

/** Places on the pockets, which are double and hold the cloth below them: no fold runs through one. */
const onPocket = ({ pocket }: SewnOn): Point[] => {
	if (!pocket) return [];
	const { x, y, half, height, sides } = pocket;
	return sides.flatMap((side) =>
		Array.from({ length: 25 }, (_, k): Point => {
			const [a, b] = [(k % 5) / 4, Math.floor(k / 5) / 4];
			return [side * (x + (2 * a - 1) * (half - 2)), y + lerp(2, height - 2, b)];
		}),
	);
};

/** How high the folds are on the side that is drawn less: nobody lays down two like halves. */
const lessDrawn = 0.66;

const foldsOf = (shape: TopShape, sewnOn: SewnOn, seed: number): Fold[] =>
	([1, -1] as const).flatMap((side) => {
		const next = random(seed * 67 + 29 + side);
		const much = random(seed * 71 + 3)() < 0.5 === side > 0 ? 1 : lessDrawn;
		return silkCauses(shape, sewnOn, side).flatMap(({ count, share, place, lean, length, height, steep }) =>
			Array.from({ length: count }, (_, k) => k).flatMap((k): Fold[] => {
				const t = (k + 0.15 + 0.7 * next()) / count;
				const [x, y] = place(next, t);
				const right = (between(lean, t) + 14 * (next() - 0.5)) * degrees;
				const angle = side > 0 ? right : Math.PI - right;
				const size = next();
				const bow = 0.34 * (next() - 0.5);
				const wide = between(steep, next());
				// To the left of its run is which side of the window?
				const lit: 1 | -1 = lightY * Math.cos(angle) - lightX * Math.sin(angle) > 0 ? 1 : -1;
				const shaded: 1 | -1 = lit > 0 ? -1 : 1;
				const faces = next() < toWindow ? lit : shaded;
				const main: Fold = {
					from: [side * x, y],
					angle,
					bow,
					length: between(length, size),
					height: much * between(height, size),
					steep: wide,
					gentle: wide * lerp(2.6, 4.2, next()),
					side: faces,
				};
				const [parts, at, turn, way] = [next(), next(), next(), next()];
				if (next() > share) return [];
				if (parts > fork.share || main.length < 12) return [main];
				const begins = between(fork.at, at);
				const arm: Fold = {
					...main,
					parent: main,
					from: along(main, begins),
					angle: angle + (way < 0.5 ? -1 : 1) * between(fork.turn, turn) * degrees,
					bow: -0.5 * bow,
					length: 0.62 * main.length,
					height: 0.6 * main.height,
					steep: 0.75 * wide,
				};
				return [main, arm];
			}),
		);
	});

/** Height of a fold at a place: it rises at its seam, narrow, widens on its way and runs out; one side falls at once, the other slowly. */
const heightOfFold = (fold: Fold, x: number, y: number, seed: number): number => {
	const { from, angle, bow, length, height, steep, gentle, side } = fold;
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	const [px, py] = [x - from[0], y - from[1]];
	const t = (px * c + py * s) / length;
	if (t * length <= -2 || t >= 1) return 0;
	const aside = 0.06 * length * fbm(t * 1.7 + from[0], from[1], 2, seed + 5);
	const off = side * (py * c - px * s - bow * length * t * (1 - t) - aside);
	const opened = 0.26 + smooth(-0.08, 0.7, t);
	const [sharp, long] = [steep * opened, gentle * opened];
	const body = smooth(-2, 5, t * length) * (1 - smooth(0.36, 1, t));
	const ridge = off > 0 ? Math.exp(-((off / sharp) ** 1.9)) : Math.exp(-((-off / long) ** 1.5));
	// It stands on a swell of its own, so that light gathers towards it.
	const swell = bell(off + 0.5 * long, 1.6 * long);
	return height * body * (ridge + 0.4 * swell - 0.25 * bell(off - 2 * sharp, 1.3 * sharp));
};

const reachOf = ({ from: [x, y], angle, length, gentle, steep }: Fold) => {
	const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
	const wide = 5 * Math.max(gentle, 2 * steep) + 0.14 * length;
	return {
		x0: Math.min(x, ex) - wide,
		x1: Math.max(x, ex) + wide,
		y0: Math.min(y, ey) - wide,
		y1: Math.max(y, ey) + wide,
	};
};

/**
 * The folds in which silk lies on a table, on its settled mesh: each begins at what holds the cloth (armhole, yoke, button, pocket,
 * elbow), runs aslant, may part in two, and ends in calm cloth. `share` is how high they are beside those of satin.
 */
export const inSilkFolds = (mesh: Mesh, shape: TopShape, sewnOn: SewnOn, seed: number, share: number): Mesh => {
	const { cut, outline, armhole, isSleeve } = shape;
	const wide = Math.max(...outline.map(([x]) => Math.abs(x))) + 1;
	const fieldOf = (folds: readonly Fold[]) =>
		reliefField({ x0: -wide, x1: wide, y0: -2, y1: cut.neck[1] + 2 }, (put) => {
			for (const fold of folds) put(reachOf(fold), (x, y, before) => before + heightOfFold(fold, x, y, seed));
		});
	const all = uncrossed(foldsOf(shape, sewnOn, seed), [...onPocket(sewnOn), ...onPleat(sewnOn)]);
	const onSleeve = ({ from: [x, y] }: Fold) => isSleeve(x, y);
	const body = fieldOf(all.filter((fold) => !onSleeve(fold)));
	const arms = fieldOf(all.filter(onSleeve));
	const armAt = lineLookup(armhole, 1.8);
	const pos = mesh.pos.slice();
	for (let k = 0; k < pos.length / 3; k++) {
		const [x, y] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
		const arm = isSleeve(x, y);
		// A placket is firm, and the fold goes no further than the edge of it.
		const firm = arm || sewnOn.buttons.length === 0 ? 1 : smooth(0.9, 2.1, Math.abs(x));
		// A fold of the one side of an armhole is none of the other: without this its seam was torn.
		const sewn = smooth(0, 1.1, armAt(Math.abs(x), y).distance);
		// A yoke is double and lies flat.
		const seam = arm ? 0 : y - sewnOn.yoke(Math.abs(x));
		pos[3 * k + 2] += share * firm * sewn * smooth(0.3, -1, seam) * (arm ? arms : body).read(x, y);
	}
	return { ...mesh, pos };
};

import type { Mesh } from "../cloth/mesh.ts";
import type { Point } from "../maths/curve.ts";
import { lineLookup } from "../maths/polygon.ts";
import { random } from "../maths/random.ts";
import { degrees, lerp, smooth } from "../maths/scalar.ts";
import { key } from "../render/sky.ts";
import { boxPleat } from "./back-pleat.ts";
import { reliefField } from "./relief-field.ts";
import { type SewnOn, silkCauses } from "./silk-causes.ts";
import { alongFold, boxOfFold, cutShort, heightOfFold, type SilkFold } from "./silk-fold.ts";
import { swaying } from "./silk-sway.ts";
import type { TopShape } from "./top-shape.ts";

/** A fold, and the one that it parts from. */
export type PartedFold = { fold: SilkFold; parent?: PartedFold };

const between = ([a, b]: readonly [number, number], t: number) => lerp(a, b, t);

/** How often a fold parts in two, at which share of its length, and by how many degrees. */
const fork = { share: 0.4, at: [0.2, 0.5], turn: [16, 32] } as const;

/** Share of folds whose steep side faces the window. */
const toWindow = 0.5;

const [lightX, lightY] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];

/** How near another fold a fold ends, cm: two that cross are the lid of a box. */
const apart = 2.2;

/** Shortest way of a fold, as a share of its length, that is worth its ending at another. */
const leastWay = 0.4;

/** Folds of which none crosses one that comes before it, or a place that is held: it ends there, or is left out. Those that part from another begin at it. */
export const uncrossed = (folds: readonly PartedFold[], held: readonly Point[]): SilkFold[] => {
	const kept: SilkFold[] = [];
	const whole = new Set<PartedFold>();
	const taken: { at: Point; of?: PartedFold }[] = held.map((at) => ({ at }));
	for (const parted of folds) {
		const { fold, parent } = parted;
		const meets = (t: number) => {
			const [x, y] = alongFold(fold, t);
			return taken.some(({ at, of }) => (!of || of !== parent) && Math.hypot(at[0] - x, at[1] - y) < apart);
		};
		const steps = Array.from({ length: 24 }, (_, k) => (k + 1) / 24);
		const end = steps.find((t) => t > 0.1 && meets(t)) ?? 1;
		if (end < leastWay || (parent && !whole.has(parent))) continue;
		const cut = cutShort(fold, end);
		kept.push(cut);
		if (end === 1) whole.add(parted);
		for (const t of steps) taken.push({ at: alongFold(cut, t), of: parted });
	}
	return kept;
};

/** Places on a box pleat, which lies on the back in front of its folds as far as it is a layer of its own. */
const onPleat = ({ pleat }: SewnOn): Point[] => {
	if (pleat === undefined) return [];
	const [aside, rows] = [boxPleat.half - 0.2, 14];
	return Array.from(
		{ length: rows },
		(_, k): Point => [k % 2 ? aside : -aside, pleat - 1 - (0.7 * boxPleat.length * k) / rows],
	);
};

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

/** Places through which no fold runs. */
export const heldPlaces = (sewnOn: SewnOn): Point[] => [...onPocket(sewnOn), ...onPleat(sewnOn)];

/** How high the folds are on the side that is drawn less: nobody lays down two like halves. */
const lessDrawn = 0.66;

/** Of many folds a few are high: by which power of chance their heights and lengths are spread. */
const spread = { height: 1.8, length: 1.3 } as const;

/** The folds of both halves of a shirt, those of each cause one after the other. */
export const foldsOf = (shape: TopShape, sewnOn: SewnOn, seed: number): PartedFold[] =>
	([1, -1] as const).flatMap((side) => {
		const next = random(seed * 67 + 29 + side);
		const much = random(seed * 71 + 3)() < 0.5 === side > 0 ? 1 : lessDrawn;
		return silkCauses(shape, sewnOn, side).flatMap(({ count, share, place, lean, bend, length, height, steep }) =>
			Array.from({ length: count }, (_, k) => k).flatMap((k): PartedFold[] => {
				const t = (k + 0.15 + 0.7 * next()) / count;
				const [x, y] = place(next, t);
				const right = (between(lean, t) + 16 * (next() - 0.5)) * degrees;
				const angle = side > 0 ? right : Math.PI - right;
				const [size, big] = [next(), next()];
				const turn = side * between(bend, next()) * degrees;
				const wide = between(steep, next());
				// To the left of its run is which side of the window?
				const lit: 1 | -1 = lightY * Math.cos(angle) - lightX * Math.sin(angle) > 0 ? 1 : -1;
				const shaded: 1 | -1 = lit > 0 ? -1 : 1;
				const faces = next() < toWindow ? lit : shaded;
				const main: PartedFold = {
					fold: {
						from: [side * x, y],
						angle,
						turn,
						length: between(length, size ** spread.length),
						height: much * between(height, big ** spread.height),
						steep: wide,
						gentle: wide * lerp(2.4, 4.4, next()),
						side: faces,
					},
				};
				const [parts, at, aside, way] = [next(), next(), next(), next()];
				if (next() > share) return [];
				if (parts > fork.share || main.fold.length < 12) return [main];
				const begins = between(fork.at, at);
				const leaves = way < 0.5 ? -1 : 1;
				const arm: SilkFold = {
					...main.fold,
					from: alongFold(main.fold, begins),
					angle: angle + turn * begins + leaves * between(fork.turn, aside) * degrees,
					// It bends back to run beside the other.
					turn: -leaves * 0.4,
					length: 0.6 * main.fold.length,
					height: 0.6 * main.fold.height,
					steep: 0.75 * wide,
				};
				return [main, { fold: arm, parent: main }];
			}),
		);
	});

/**
 * The folds in which silk lies on a table, on its settled mesh: each begins at what holds the cloth (armhole, yoke, button, pocket,
 * elbow), runs aslant, may part in two, and ends in calm cloth. `share` is how high they are beside those of the table of causes.
 */
export const inSilkFolds = (laid: Mesh, shape: TopShape, sewnOn: SewnOn, seed: number, share: number): Mesh => {
	const { cut, outline, armhole, isSleeve } = shape;
	const mesh = swaying(laid, shape, sewnOn, seed);
	const wide = Math.max(...outline.map(([x]) => Math.abs(x))) + 1;
	const fieldOf = (folds: readonly SilkFold[]) =>
		reliefField({ x0: -wide, x1: wide, y0: -2, y1: cut.neck[1] + 2 }, (put) => {
			for (const fold of folds) put(boxOfFold(fold), (x, y, before) => before + heightOfFold(fold, x, y, seed));
		});
	const all = uncrossed(foldsOf(shape, sewnOn, seed), heldPlaces(sewnOn));
	const onSleeve = ({ from: [x, y] }: SilkFold) => isSleeve(x, y);
	const body = fieldOf(all.filter((fold) => !onSleeve(fold)));
	const arms = fieldOf(all.filter(onSleeve));
	const armAt = lineLookup(armhole, 1.8);
	const pos = mesh.pos.slice();
	for (let k = 0; k < pos.length / 3; k++) {
		const [x, y] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
		const arm = isSleeve(x, y);
		// A placket is firm, and the fold goes no further than the edge of it.
		const firm = arm || sewnOn.half === "back" ? 1 : smooth(0.9, 2.1, Math.abs(x));
		// A fold of the one side of an armhole is none of the other: without this its seam was torn.
		const sewn = smooth(0, 1.1, armAt(Math.abs(x), y).distance);
		// A yoke is double and lies flat.
		const seam = arm ? 0 : y - sewnOn.yoke(Math.abs(x));
		pos[3 * k + 2] += share * firm * sewn * smooth(0.3, -1, seam) * (arm ? arms : body).read(x, y);
	}
	return { ...mesh, pos };
};

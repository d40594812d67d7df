import type { Mesh } from "../cloth/mesh.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { bell, clamp, degrees, lerp, smooth } from "../maths/scalar.ts";
import { key } from "../render/sky.ts";
import { reliefField } from "./relief-field.ts";
import { armOf } from "./top-causes.ts";
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
};

/** What makes silk fall in folds: where on the right half they begin, which way they run (degrees), how long and how high they are, cm. */
type Cause = {
	/** How many there may be on a side, and the share of them that there is. */
	count: number;
	share: number;
	place: (next: () => number, t: number) => Point;
	lean: readonly [from: number, to: number];
	length: readonly [from: number, to: number];
	height: readonly [from: number, to: number];
	/** Width of the steep side. */
	steep: readonly [from: number, to: number];
};

/** What is sewn on a shirt that holds its cloth: heights of its buttons, and the lower corners of its pocket on the side where it has one. */
export type SewnOn = { buttons: readonly number[]; pocket?: { x: number; y: number; half: number; side: 1 | -1 } };

const causesOf = (shape: TopShape, { buttons, pocket }: SewnOn, side: 1 | -1): Cause[] => {
	const { chest, underarm, shoulder, neck, hem, hemRise } = shape.cut;
	const { down, onArm } = armOf(shape);
	const behind = buttons.length === 0;
	const yoke = shoulder[1] - (behind ? 8.6 : 3.6);
	const causes: Cause[] = [
		// From under the arm aslant into the body: an armhole is what holds most of it.
		{
			count: 3,
			share: 0.85,
			place: (next, t) => [chest - 0.6 - 1.6 * t, underarm + lerp(-3, 10, t) + next()],
			lean: [252, 212],
			length: [15, 36],
			height: [0.4, 0.75],
			steep: [0.8, 1.3],
		},
		// From the yoke down, between the collar and the end of the shoulder.
		{
			count: 2,
			share: 0.8,
			place: (next, t) => [lerp(neck[0] - (behind ? 5 : -1), shoulder[0] - 3, t) + next(), yoke],
			lean: [256, 292],
			length: [18, 44],
			height: [0.35, 0.65],
			steep: [0.8, 1.4],
		},
		// From a side seam up and in, where the cloth was drawn round the waist.
		{
			count: 1,
			share: 0.8,
			place: (next) => [hem - 0.6, lerp(hemRise + 7, underarm - 14, next())],
			lean: [138, 166],
			length: [14, 28],
			height: [0.35, 0.55],
			steep: [0.7, 1.1],
		},
		// Up from the hem, over which they run out.
		{
			count: 2,
			share: 0.75,
			place: (next, t) => [lerp(3, hem - 5, t) + 2 * next(), lerp(-1, 0.5 * hemRise, t * t)],
			lean: [70, 116],
			length: [18, 46],
			height: [0.4, 0.75],
			steep: [0.9, 1.7],
		},
		// Down the sleeve from the armhole's top, and aslant from within its elbow.
		{
			count: 1,
			share: 0.9,
			place: (next) => onArm(0.07, 0.35 + 0.35 * next()),
			lean: [down - 8, down + 8],
			length: [14, 26],
			height: [0.3, 0.5],
			steep: [0.6, 0.9],
		},
		{
			count: 3,
			share: 0.8,
			place: (next, t) => onArm(lerp(0.42, 0.64, t), 0.05 + 0.08 * next()),
			lean: [down + 136, down + 28],
			length: [6, 13],
			height: [0.22, 0.4],
			steep: [0.45, 0.7],
		},
	];
	// Two or three buttons strain what lies beside them.
	if (!behind)
		causes.push({
			count: 3,
			share: 0.75,
			place: (next, t) => [1.9, buttons[Math.min(buttons.length - 1, Math.floor((t + 0.2 * next()) * buttons.length))]],
			lean: [-66, -34],
			length: [9, 22],
			height: [0.25, 0.45],
			steep: [0.6, 0.9],
		});
	if (pocket?.side === side)
		causes.push({
			count: 2,
			share: 1,
			place: (_, t) => [pocket.x + (t < 0.5 ? -1 : 1) * pocket.half, pocket.y],
			lean: [256, 276],
			length: [14, 24],
			height: [0.3, 0.5],
			steep: [0.7, 1.1],
		});
	return causes;
};

const between = ([a, b]: readonly [number, number], t: number) => lerp(a, b, t);

/** How often a fold parts in two, at which share of its length, and by how many degrees. */
const fork = { share: 0.45, at: [0.25, 0.5], turn: [13, 24] } as const;

/** Share of folds whose steep side faces the window. */
const toWindow = 0.6;

const [lightX, lightY] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];

const foldsOf = (shape: TopShape, sewnOn: SewnOn, seed: number): Fold[] =>
	([1, -1] as const).flatMap((side) => {
		const next = random(seed * 67 + 29 + side);
		return causesOf(shape, sewnOn, side).flatMap(({ count, share, place, lean, length, height, steep }) =>
			Array.from({ length: count }, (_, k) => k).flatMap((k): Fold[] => {
				const t = (k + 0.15 + 0.7 * next()) / count;
				const [x, y] = place(next, t);
				const right = (between(lean, t) + 14 * (next() - 0.5)) * degrees;
				const angle = side > 0 ? right : Math.PI - right;
				const size = next();
				const bow = 0.34 * (next() - 0.5);
				const wide = between(steep, next());
				// To the left of its run is which side of the window?
				const lit = lightY * Math.cos(angle) - lightX * Math.sin(angle) > 0 ? 1 : -1;
				const faces = next() < toWindow ? lit : -lit;
				const main: Fold = {
					from: [side * x, y],
					angle,
					bow,
					length: between(length, size),
					height: between(height, size),
					steep: wide,
					gentle: wide * lerp(2.6, 4.2, next()),
					side: faces as 1 | -1,
				};
				const [parts, at, turn, way] = [next(), next(), next(), next()];
				if (next() > share) return [];
				if (parts > fork.share || main.length < 12) return [main];
				const begins = between(fork.at, at);
				const off = bow * main.length * begins * (1 - begins);
				const [c, s] = [Math.cos(angle), Math.sin(angle)];
				const along = begins * main.length;
				const arm: Fold = {
					...main,
					from: [main.from[0] + c * along - s * off, main.from[1] + s * along + c * off],
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
	if (t <= -0.06 || t >= 1) return 0;
	const aside = 0.045 * length * fbm(t * 1.7 + from[0], from[1], 2, seed + 5);
	const off = side * (py * c - px * s - bow * length * t * (1 - t) - aside);
	const opened = 0.36 + 0.9 * smooth(-0.06, 0.7, t);
	const [sharp, long] = [steep * opened, gentle * opened];
	const body = smooth(-0.08, 0.3, t) * (1 - smooth(0.3, 1, t)) ** 1.1;
	const ridge = off > 0 ? Math.exp(-((off / sharp) ** 1.9)) : Math.exp(-((-off / long) ** 1.5));
	return height * body * (ridge - 0.22 * bell(off - 2 * sharp, 1.3 * sharp));
};

const reachOf = ({ from: [x, y], angle, length, gentle, steep }: Fold) => {
	const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
	const wide = 2.6 * Math.max(gentle, 2 * steep) + 0.14 * length;
	return { x0: Math.min(x, ex) - wide, x1: Math.max(x, ex) + wide, y0: Math.min(y, ey) - wide, y1: Math.max(y, ey) + wide };
};

/**
 * The folds in which silk lies on a table, on its settled mesh: each begins at what holds the cloth (armhole, yoke, button, pocket,
 * elbow), runs aslant, may part in two, and ends in calm cloth. `share` is how high they are beside those of satin.
 */
export const inSilkFolds = (mesh: Mesh, shape: TopShape, sewnOn: SewnOn, seed: number, share: number): Mesh => {
	const { cut, outline, isSleeve } = shape;
	const wide = Math.max(...outline.map(([x]) => Math.abs(x))) + 1;
	const fieldOf = (folds: readonly Fold[]) =>
		reliefField({ x0: -wide, x1: wide, y0: -2, y1: cut.neck[1] + 2 }, (put) => {
			for (const fold of folds) put(reachOf(fold), (x, y, before) => before + heightOfFold(fold, x, y, seed));
		});
	const all = foldsOf(shape, sewnOn, seed);
	const onSleeve = ({ from: [x, y] }: Fold) => isSleeve(x, y);
	const body = fieldOf(all.filter((fold) => !onSleeve(fold)));
	const arms = fieldOf(all.filter(onSleeve));
	const pos = mesh.pos.slice();
	for (let k = 0; k < pos.length / 3; k++) {
		const [x, y] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
		const arm = isSleeve(x, y);
		// A placket is firm, and the fold goes no further than the edge of it.
		const firm = arm || sewnOn.buttons.length === 0 ? 1 : smooth(0.8, 3, Math.abs(x));
		pos[3 * k + 2] += share * firm * (arm ? arms : body).read(x, y);
	}
	return { ...mesh, pos };
};

import type { Point } from "../maths/curve.ts";
import { lerp } from "../maths/scalar.ts";
import { armOf } from "./top-causes.ts";
import type { TopShape } from "./top-shape.ts";

/**
 * What makes silk fall in folds: where on the right half they begin, which way they run and how far they turn to their left on their way
 * (degrees), how long and how high they are, cm.
 */
export type SilkCause = {
	/** How many there may be on a side, and the share of them that there is. */
	count: number;
	share: number;
	place: (next: () => number, t: number) => Point;
	lean: readonly [from: number, to: number];
	bend: readonly [from: number, to: number];
	length: readonly [from: number, to: number];
	height: readonly [from: number, to: number];
	/** Width of the steep side. */
	steep: readonly [from: number, to: number];
};

/** What is sewn on the front or the back of a shirt that holds its cloth: heights of its buttons, and its pockets (`x` is the middle of one, `y` its lower end) on the sides where it has one, cm. */
export type SewnOn = {
	half: "front" | "back";
	buttons: readonly number[];
	/** Height of its yoke's seam at a distance from the middle, cm. */
	yoke: (across: number) => number;
	pocket?: { x: number; y: number; half: number; height: number; sides: readonly (1 | -1)[] };
	/** Height at which a box pleat begins on its back, cm. */
	pleat?: number;
};

/** The causes on one side of a shirt. */
export const silkCauses = (shape: TopShape, { half, buttons, pocket, yoke }: SewnOn, side: 1 | -1): SilkCause[] => {
	const { armhole, cut } = shape;
	const { underarm, shoulder, neck, hem, hemRise } = cut;
	const { down, onArm } = armOf(shape);
	const behind = half === "back";
	const causes: SilkCause[] = [
		// From under the arm aslant into the body, and down: an armhole is what holds most of it.
		{
			count: 3,
			share: 0.9,
			place: (_, t) => {
				const [x, y] = armhole[Math.round((armhole.length - 1) * lerp(1, 0.62, t))];
				return [x - 0.7, y];
			},
			lean: [246, 204],
			bend: [14, 62],
			length: [12, 44],
			height: [0.16, 0.6],
			steep: [0.8, 1.5],
		},
		// From the yoke down, between the collar and the end of the shoulder.
		{
			count: 3,
			share: 0.8,
			place: (next, t) => {
				const x = lerp(neck[0] - (behind ? 7 : -1), shoulder[0] - 4, t) + next();
				return [x, yoke(x) + 1];
			},
			lean: [252, 296],
			bend: [-38, 38],
			length: [12, 46],
			height: [0.14, 0.6],
			steep: [0.8, 1.6],
		},
		// From a side seam up and in, where the cloth was drawn round the waist.
		{
			count: 3,
			share: 0.65,
			place: (next, t) => [hem - 0.6, lerp(hemRise + 4, underarm - 10, t) + 3 * next()],
			lean: [124, 168],
			bend: [-52, -12],
			length: [8, 28],
			height: [0.12, 0.42],
			steep: [0.7, 1.2],
		},
		// Up from the hem, over which they run out.
		{
			count: 3,
			share: 0.75,
			place: (next, t) => [lerp(3, hem - 4, t) + 2 * next(), lerp(-1, 0.5 * hemRise, t * t)],
			lean: [66, 118],
			bend: [-40, 40],
			length: [12, 48],
			height: [0.16, 0.7],
			steep: [0.9, 1.9],
		},
		// Down the sleeve from the armhole's top, and aslant from within its elbow.
		{
			count: 2,
			share: 0.8,
			place: (next, t) => onArm(0.07, lerp(0.25, 0.75, t) + 0.1 * next()),
			lean: [down - 14, down + 14],
			bend: [-30, 30],
			length: [9, 26],
			height: [0.16, 0.46],
			steep: [0.6, 1],
		},
		{
			count: 4,
			share: 0.8,
			place: (next, t) => onArm(lerp(0.38, 0.66, t), 0.05 + 0.08 * next()),
			lean: [down + 136, down + 28],
			bend: [-46, 20],
			length: [5, 14],
			height: [0.1, 0.34],
			steep: [0.45, 0.8],
		},
		// Up from the cuff, into which more is taken than it is wide.
		{
			count: 2,
			share: 0.7,
			place: (next, t) => onArm(0.87, lerp(0.2, 0.8, t) + 0.1 * next()),
			lean: [down + 168, down + 192],
			bend: [-30, 30],
			length: [6, 13],
			height: [0.12, 0.3],
			steep: [0.5, 0.8],
		},
	];
	// Buttons strain what lies beside them: away from one, and down.
	if (!behind)
		causes.push({
			count: 4,
			share: 0.7,
			place: (next, t) => [1.9, buttons[Math.min(buttons.length - 1, Math.floor((t + 0.2 * next()) * buttons.length))]],
			lean: [-44, -14],
			bend: [-58, -18],
			length: [7, 24],
			height: [0.12, 0.4],
			steep: [0.6, 1],
		});
	if (pocket?.sides.includes(side))
		causes.push({
			count: 2,
			share: 1,
			place: (_, t) => [pocket.x + (t < 0.5 ? -1 : 1) * pocket.half, pocket.y],
			lean: [254, 278],
			bend: [-30, 30],
			length: [12, 24],
			height: [0.2, 0.44],
			steep: [0.7, 1.2],
		});
	return causes;
};

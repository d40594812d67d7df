import type { Point } from "../maths/curve.ts";
import { lerp } from "../maths/scalar.ts";
import { armOf } from "./top-causes.ts";
import type { TopShape } from "./top-shape.ts";

/** What makes silk fall in folds: where on the right half they begin, which way they run (degrees), how long and how high they are, cm. */
export type SilkCause = {
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

/** What is sewn on a shirt that holds its cloth: heights of its buttons, and its pockets (`x` is the middle of one, `y` its lower end) on the sides where it has one, cm. */
export type SewnOn = {
	buttons: readonly number[];
	/** Height of its yoke's seam at a distance from the middle, cm. */
	yoke: (across: number) => number;
	pocket?: { x: number; y: number; half: number; height: number; sides: readonly (1 | -1)[] };
	/** Height at which a box pleat begins on its back, cm. */
	pleat?: number;
};

/** The causes on one side of a shirt. */
export const silkCauses = (shape: TopShape, { buttons, pocket, yoke }: SewnOn, side: 1 | -1): SilkCause[] => {
	const { armhole, cut } = shape;
	const { underarm, shoulder, neck, hem, hemRise } = cut;
	const { down, onArm } = armOf(shape);
	const behind = buttons.length === 0;
	const causes: SilkCause[] = [
		// From under the arm aslant into the body: an armhole is what holds most of it.
		{
			count: 2,
			share: 0.9,
			place: (_, t) => {
				const [x, y] = armhole[Math.round((armhole.length - 1) * lerp(1, 0.6, t))];
				return [x - 0.7, y];
			},
			lean: [252, 212],
			length: [20, 44],
			height: [0.36, 0.66],
			steep: [0.8, 1.3],
		},
		// From the yoke down, between the collar and the end of the shoulder.
		{
			count: 2,
			share: 0.8,
			place: (next, t) => {
				const x = lerp(neck[0] - (behind ? 5 : -1), shoulder[0] - 6, t) + next();
				return [x, yoke(x) + 1];
			},
			lean: [256, 292],
			length: [22, 50],
			height: [0.35, 0.7],
			steep: [0.8, 1.4],
		},
		// From a side seam up and in, where the cloth was drawn round the waist.
		{
			count: 1,
			share: 0.65,
			place: (next) => [hem - 0.6, lerp(hemRise + 7, underarm - 14, next())],
			lean: [128, 156],
			length: [16, 30],
			height: [0.25, 0.45],
			steep: [0.7, 1.1],
		},
		// Up from the hem, over which they run out.
		{
			count: 2,
			share: 0.75,
			place: (next, t) => [lerp(3, hem - 5, t) + 2 * next(), lerp(-1, 0.5 * hemRise, t * t)],
			lean: [70, 116],
			length: [22, 52],
			height: [0.4, 0.8],
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
			length: [6, 14],
			height: [0.18, 0.34],
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
	if (pocket?.sides.includes(side))
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

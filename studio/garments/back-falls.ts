import { random } from "../maths/random.ts";
import { degrees, lerp } from "../maths/scalar.ts";
import { boxOfCrease, type Cause, type Crease, heightOfCrease, wovenManner } from "./crease.ts";
import { reliefField } from "./relief-field.ts";
import type { TopCut } from "./top-shape.ts";

/** What makes a back fall in folds, on its right half: the pleat, the yoke's ends, and the armholes. `yoke` is its seam's height, cm. */
const causes = ({ chest, underarm, shoulder }: TopCut, yoke: number, pleated: boolean): Cause[] => [
	// What the pleat holds together opens below it.
	{
		count: pleated ? 2 : 1,
		place: (next, t) => [lerp(2, 3.4, t) + 0.4 * next(), yoke - 0.6 - 5 * t],
		lean: [272, 277],
		length: [26, 38],
		height: 0.55,
	},
	// From where yoke and armhole meet, and from halfway between there and the pleat.
	{
		count: 2,
		place: (next, t) => [lerp(shoulder[0] - 9.5, shoulder[0] - 3, t) + 0.8 * next(), yoke - 0.8],
		lean: [264, 258],
		length: [14, 30],
		height: 0.4,
	},
	// From under the arm down the side.
	{
		count: 2,
		place: (next, t) => [chest - 3 - 1.5 * next(), underarm - 1 + 3 * t],
		lean: [248, 236],
		length: [16, 26],
		height: 0.42,
	},
	// Short and crisp, where the armhole's seam holds in more cloth than it is long.
	{
		count: 5,
		place: (next, t) => [
			lerp(chest - 1.2, shoulder[0] - 1.6, t ** 0.6) + 0.2 * next(),
			lerp(underarm + 2, yoke - 3, t),
		],
		lean: [208, 184],
		length: [2.5, 6],
		height: 0.1,
	},
];

/** How high the folds of silk are, which falls without a pleat, beside those of cotton: as high, they were shards of paper. */
const soft = 0.5;

/** The creases of these causes, of which those on the two sides do not mirror each other. */
const creasesOf = (all: readonly Cause[], much: number, seed: number): Crease[] =>
	([1, -1] as const).flatMap((side) => {
		const next = random(seed * 31 + 5 + side);
		return all.flatMap(({ count, place, lean, length, height }) =>
			Array.from({ length: count }, (_, k): Crease => {
				const t = (k + 0.2 + 0.6 * next()) / count;
				const [x, y] = place(next, t);
				const angle = (lerp(...lean, t) + 5 * (next() - 0.5)) * degrees;
				const long = lerp(...length, next());
				return {
					from: [side * x, y],
					angle: side > 0 ? angle : Math.PI - angle,
					bow: 0.16 * (next() - 0.5),
					length: long,
					height: height * much * (0.6 + 0.8 * next()),
					sharp: long > 10 ? 0.8 + 0.6 * next() : 0.26,
					gentle: long > 10 ? 3.2 : 1.8,
					// The steep side lies away from the window, which is at the upper left: to the left of what runs down.
					steep: 1,
				};
			}),
		);
	});

/**
 * Height, cm, of the folds in which a crisp back falls from where it is held. The simulated ones are as low as the table is level:
 * without a steep side somewhere a back is felt.
 */
export const backFalls = (
	cut: TopCut,
	yoke: number,
	seed: number,
	pleated: boolean,
): ((x: number, y: number) => number) => {
	const field = reliefField({ x0: -cut.chest, x1: cut.chest, y0: -1, y1: yoke + 1 }, (put) => {
		for (const crease of creasesOf(causes(cut, yoke, pleated), pleated ? 1 : soft, seed))
			put(boxOfCrease(crease, wovenManner), (x, y, before) => before + heightOfCrease(crease, wovenManner, x, y, seed));
	});
	return field.read;
};

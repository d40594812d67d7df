import { random } from "../maths/random.ts";
import { degrees, lerp } from "../maths/scalar.ts";
import { boxOfCrease, type Cause, type Crease, heightOfCrease, knitManner, looksAway } from "./crease.ts";
import { reliefField } from "./relief-field.ts";
import type { TopCut } from "./top-shape.ts";

/** What draws a knit aslant on its right half: each of these pulls at what lies between it and the middle. */
const causes = ({ chest, underarm, hem, hemRise }: TopCut): Cause[] => [
	// From under the arm over the breast to the belly: the longest of all.
	{
		count: 2,
		place: (next, t) => [chest - 2.6 - 1.4 * next(), underarm - 3 - 8 * t],
		lean: [222, 240],
		length: [18, 32],
		height: 0.62,
	},
	// From the side above the hem up into the body, which has been pushed up there.
	{
		count: 2,
		place: (next, t) => [hem - 1.5 - 7 * t - next(), hemRise + 2 + 9 * next()],
		lean: [138, 112],
		length: [14, 26],
		height: 0.38,
	},
];

/**
 * Height, cm, of the air below a knit where it is drawn aslant from arms and sides. It comes to rest on this, so that its folds are as
 * broad and soft as it is stiff. Waves that ran from shoulder to hem side by side were columns.
 */
export const knitDrags = (cut: TopCut, seed: number): ((x: number, y: number) => number) => {
	const field = reliefField({ x0: -cut.hem, x1: cut.hem, y0: 0, y1: cut.shoulder[1] }, (put) => {
		for (const side of [1, -1] as const) {
			const next = random(seed * 37 + 11 + side);
			// One side has been drawn more than the other.
			const much = 0.8 + 0.6 * next();
			for (const { count, place, lean, length, height } of causes(cut)) {
				for (let k = 0; k < count; k++) {
					const t = (k + 0.2 + 0.6 * next()) / count;
					const [x, y] = place(next, t);
					const right = (lerp(...lean, t) + 14 * (next() - 0.5)) * degrees;
					const angle = side > 0 ? right : Math.PI - right;
					const crease: Crease = {
						from: [side * x, y],
						angle,
						bow: 0.3 * (next() - 0.5),
						length: lerp(...length, next()),
						height: much * height * (0.6 + 0.7 * next()),
						sharp: 1.1 + 0.5 * next(),
						gentle: 2.6,
						steep: looksAway(angle) ? 1 : -1,
					};
					put(boxOfCrease(crease, knitManner), (px, py, before) =>
						Math.max(before, heightOfCrease(crease, knitManner, px, py, seed)),
					);
				}
			}
		}
	});
	return (x, y) => field.read(x, y);
};

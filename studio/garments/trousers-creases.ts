import { darken, deepened } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { random } from "../maths/random.ts";
import { degrees, lerp, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";
import { boxOfCrease, type Cause, type Crease, heightOfCrease, wovenManner } from "./crease.ts";
import { legFolds } from "./leg-folds.ts";
import { type Box, reliefField } from "./relief-field.ts";
import { rumple } from "./rumple.ts";
import { smallCreases } from "./small-creases.ts";
import type { TrouserStyle } from "./trousers.ts";
import { riseDrags } from "./trousers-drags.ts";
import { seamPuckers } from "./trousers-puckers.ts";
import { forkOf, type Side, type TrouserCut } from "./trousers-shape.ts";

/** How much lighter washing has left what stands up along seams and creases, as a share of its tone. */
const worn = 0.06;

/** Inner and outer edge of a leg at a height. */
const edgesAt = ({ knee, hem, hip, crotch, waist, rise }: TrouserCut, y: number): Point =>
	y < 42
		? [lerp(hem[0], knee[0], y / 42), lerp(hem[1], knee[1], y / 42)]
		: [
				Math.max(0.5, lerp(knee[0], 0.5, (y - 42) / (crotch - 45))),
				y < crotch + 4
					? lerp(knee[1], hip, (y - 42) / (crotch - 38))
					: lerp(hip, waist, ((y - crotch - 4) / (rise - crotch - 4)) ** 1.6),
			];

/** `broad` is how many times wider its folds are than a small crease. */
type LegCause = Cause & { broad?: number };

/** The causes, from the fork down: what the rise draws, hip, thigh, the bend of the knee, and the leg above its hem. */
const causesOf = (cut: TrouserCut): LegCause[] => {
	const fork = forkOf(cut);
	const atEdge =
		(outer: boolean, y0: number, y1: number) =>
		(next: () => number, t: number): Point => {
			const y = lerp(y0, y1, t);
			const [inner, outside] = edgesAt(cut, y);
			return [outer ? outside - next() : inner + next(), y];
		};
	const across =
		(y0: number, y1: number) =>
		(next: () => number): Point => {
			const y = lerp(y0, y1, next());
			const [inner, outside] = edgesAt(cut, y);
			return [lerp(inner + 1, outside - 1, next()), y];
		};
	const { crotch } = cut;
	return [
		{
			count: 6,
			place: (next, t) => [0.5 + 1.2 * next(), fork + 1 + 6 * t],
			lean: [-6, 58],
			length: [5, 13],
			height: 0.1,
		},
		{ count: 4, place: (next, t) => [1 + next(), fork - 6 + 5 * t], lean: [-62, -16], length: [5, 12], height: 0.09 },
		{ count: 4, place: atEdge(true, crotch - 3, crotch + 9), lean: [222, 186], length: [4, 10], height: 0.075 },
		{ count: 3, place: atEdge(true, 54, 68), lean: [205, 165], length: [3, 8], height: 0.075 },
		{ count: 3, place: atEdge(false, 50, 64), lean: [-30, 30], length: [3, 7], height: 0.07 },
		{ count: 5, place: atEdge(true, 30, 50), lean: [206, 158], length: [4, 11], height: 0.1 },
		{ count: 5, place: atEdge(false, 30, 50), lean: [-30, 26], length: [4, 10], height: 0.1 },
		{ count: 2, place: across(32, 48), lean: [-26, 26], length: [3, 7], height: 0.075 },
		{ count: 2, place: across(8, 28), lean: [38, 122], length: [3, 8], height: 0.075 },
		{ count: 3, place: atEdge(false, 6, 26), lean: [-40, 40], length: [2.5, 6.5], height: 0.075 },
		{ count: 3, place: atEdge(true, 6, 26), lean: [220, 145], length: [2.5, 6.5], height: 0.075 },
		{ count: 3, place: across(3.4, 4.4), lean: [62, 118], length: [2.5, 6], height: 0.055 },
		// The few long ones, each from where it is pulled: fork, hip, and the hollow of the knee.
		{
			count: 2,
			place: (next, t) => [0.6 + next(), fork - 4 + 7 * t],
			lean: [-44, 26],
			length: [11, 19],
			height: 0.12,
			broad: 2.1,
		},
		{
			count: 1,
			place: atEdge(true, crotch - 6, crotch + 4),
			lean: [218, 198],
			length: [9, 15],
			height: 0.11,
			broad: 2,
		},
		{ count: 2, place: atEdge(false, 35, 46), lean: [-26, 18], length: [8, 14], height: 0.11, broad: 1.9 },
	];
};

const creasesOf = ({ cut, seed, drape }: TrouserStyle): Crease[] => {
	// Linen keeps more of them than cotton does.
	const much = 0.35 + 8 * drape.small.height;
	const creases: Crease[] = [];
	for (const side of [1, -1] as const) {
		const next = random(seed * 53 + 11 + side);
		const within = ([low, high]: readonly [number, number]) => lerp(low, high, next());
		for (const { count, place, lean, length, height, broad = 1 } of causesOf(cut)) {
			for (let k = 0; k < count; k++) {
				const t = (k + 0.2 + 0.6 * next()) / count;
				const [x, y] = place(next, t);
				const angle = (lerp(...lean, t) + 8 * (next() - 0.5)) * degrees;
				const crease: Crease = {
					from: [side * x, y],
					angle: side > 0 ? angle : Math.PI - angle,
					bow: 0.5 * (next() - 0.5),
					length: within(length),
					height: much * height * (1.2 + next()),
					sharp: broad * (0.24 + 0.26 * next()),
					gentle: 2.6 + 2.6 * next(),
					steep: next() < 0.5 ? 1 : -1,
				};
				creases.push(crease);
				// Where cloth is pushed together from two sides, a crease forks.
				if (crease.length < 5 || next() < 0.5) continue;
				const at = 0.3 + 0.35 * next();
				const off = crease.bow * crease.length * at * (1 - at);
				const [c, s] = [Math.cos(crease.angle), Math.sin(crease.angle)];
				creases.push({
					...crease,
					from: [crease.from[0] + c * at * crease.length - s * off, crease.from[1] + s * at * crease.length + c * off],
					angle: crease.angle + (next() < 0.5 ? 1 : -1) * (22 + 26 * next()) * degrees,
					length: crease.length * (0.35 + 0.3 * next()),
					height: crease.height * 0.8,
				});
			}
		}
	}
	return creases;
};

/**
 * The creases and puckers of cotton trousers, as relief of the cloth: small, sharp on one side, and most where cloth bends
 * and seams meet. The folds of the mesh alone are wide and round, as if of plasticine.
 */
const cottonCreases = (style: TrouserStyle, side: Side): ((texel: Texel, x: number, y: number) => void) => {
	const { cut, seed } = style;
	const wide = Math.max(cut.hip, cut.hem[1], cut.knee[1]) + 2;
	const box: Box = { x0: -wide, x1: wide, y0: -1, y1: cut.rise + 2 };
	const field = reliefField(box, (put) => {
		for (const crease of creasesOf(style)) {
			put(boxOfCrease(crease, wovenManner), (x, y, before) => {
				const high = heightOfCrease(crease, wovenManner, x, y, seed);
				// Where two meet, the higher one goes on and the other ends at it: a hollow that ran on through it would be a cut.
				if (high < 0) return before + high * smooth(0.04, 0, before);
				const soft = 0.05 * Math.max(0, Math.min(before, high));
				return (before + high + Math.sqrt((before - high) ** 2 + soft)) / 2;
			});
		}
		const puckers = seamPuckers(style, side);
		const folds = legFolds(cut, seed, style.drape.facets ?? 0);
		put(box, (x, y, before) => before * smooth(cut.rise + 0.5, cut.rise - 3, y) + puckers(x, y) + folds(x, y));
	});
	const { uneven } = style.drape;
	const rumpled = uneven ? rumple(uneven, seed) : undefined;
	return (texel, x, y) => {
		deepened(texel);
		const high = field.read(x, y);
		texel.height += high / texel.bump;
		rumpled?.(texel, x, y);
		darken(texel, 1 + worn * (smooth(0.02, 0.12, high) - 0.6 * smooth(-0.01, -0.07, high)));
	};
};

/** What handling leaves in the cloth besides its folds: pressed and soft trousers have little of it. */
export const creasedBy = (style: TrouserStyle, side: Side): ((texel: Texel, x: number, y: number) => void) => {
	if (!style.crease) return cottonCreases(style, side);
	const small = smallCreases(style.seed, style.drape.small);
	const drawn = riseDrags(style.cut, style.seed);
	return (texel, x, y) => {
		small(texel, x, y);
		drawn(texel, x, y);
	};
};

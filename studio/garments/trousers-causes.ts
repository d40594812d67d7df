import type { Point } from "../maths/curve.ts";
import { random } from "../maths/random.ts";
import { degrees, lerp, smooth } from "../maths/scalar.ts";
import { type Cause, type Crease, looksAway } from "./crease.ts";
import { forkOf, type TrouserCut } from "./trousers-shape.ts";

/** Share of creases whose steep side is in shade: a bright one alone is a scratch. */
const shaded = 0.8;

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

/** Places along the outer or the inner edge of a leg, between two heights. */
const atEdge =
	(cut: TrouserCut, outer: boolean, y0: number, y1: number): Cause["place"] =>
	(next, t) => {
		const y = lerp(y0, y1, t);
		const [inner, outside] = edgesAt(cut, y);
		return [outer ? outside - next() : inner + next(), y];
	};

/** `broad` is how many times wider its folds are than a small crease. */
type LegCause = Cause & { broad?: number };

/** What the rise draws, a bent seam in flat cloth: between crotch and thigh, and in pressed trousers too. */
export const riseCauses = (cut: TrouserCut): LegCause[] => {
	const fork = forkOf(cut);
	return [
		{
			count: 6,
			place: (next, t) => [0.5 + 1.2 * next(), fork + 1 + 6 * t],
			lean: [-6, 58],
			length: [5, 13],
			height: 0.1,
		},
		{ count: 4, place: (next, t) => [1 + next(), fork - 6 + 5 * t], lean: [-62, -16], length: [5, 12], height: 0.09 },
	];
};

/** The causes of small creases in cotton, from the fork down: rise, hip, thigh, the bend of the knee, and the leg above its hem. */
export const smallCauses = (cut: TrouserCut): LegCause[] => {
	const across =
		(y0: number, y1: number) =>
		(next: () => number): Point => {
			const y = lerp(y0, y1, next());
			const [inner, outside] = edgesAt(cut, y);
			return [lerp(inner + 1, outside - 1, next()), y];
		};
	const { crotch } = cut;
	return [
		...riseCauses(cut),
		{ count: 4, place: atEdge(cut, true, crotch - 3, crotch + 9), lean: [222, 186], length: [4, 10], height: 0.075 },
		{ count: 3, place: atEdge(cut, true, 54, 68), lean: [205, 165], length: [3, 8], height: 0.075 },
		{ count: 3, place: atEdge(cut, false, 50, 64), lean: [-30, 30], length: [3, 7], height: 0.07 },
		{ count: 5, place: atEdge(cut, true, 30, 50), lean: [206, 158], length: [4, 11], height: 0.1 },
		{ count: 5, place: atEdge(cut, false, 30, 50), lean: [-30, 26], length: [4, 10], height: 0.1 },
		{ count: 2, place: across(32, 48), lean: [-26, 26], length: [3, 7], height: 0.075 },
		{ count: 2, place: across(8, 28), lean: [38, 122], length: [3, 8], height: 0.075 },
		{ count: 3, place: atEdge(cut, false, 6, 26), lean: [-40, 40], length: [2.5, 6.5], height: 0.075 },
		{ count: 3, place: atEdge(cut, true, 6, 26), lean: [220, 145], length: [2.5, 6.5], height: 0.075 },
		{ count: 3, place: across(3.4, 4.4), lean: [62, 118], length: [2.5, 6], height: 0.055 },
	];
};

/** The few long folds, each from where it is pulled: fork, hip, the hollow of the knee, and where the leg breaks above its hem. */
export const longCauses = (cut: TrouserCut): LegCause[] => {
	const fork = forkOf(cut);
	const { crotch } = cut;
	return [
		{
			count: 2,
			place: (next, t) => [0.6 + next(), fork - 4 + 7 * t],
			lean: [-48, 24],
			length: [12, 20],
			height: 0.2,
			broad: 2.4,
		},
		{
			count: 1,
			place: atEdge(cut, true, crotch - 6, crotch + 4),
			lean: [218, 198],
			length: [10, 16],
			height: 0.18,
			broad: 2.4,
		},
		{ count: 2, place: atEdge(cut, false, 35, 46), lean: [-28, 20], length: [9, 16], height: 0.2, broad: 2.2 },
		{ count: 2, place: atEdge(cut, true, 32, 44), lean: [212, 164], length: [8, 15], height: 0.2, broad: 2.2 },
		{ count: 1, place: atEdge(cut, false, 12, 24), lean: [-30, 34], length: [7, 12], height: 0.15, broad: 2 },
		{ count: 1, place: atEdge(cut, true, 10, 24), lean: [214, 150], length: [7, 12], height: 0.15, broad: 2 },
	];
};

/** The creases that some causes leave, `much` times as high as usual. */
export const creasesOf = (seed: number, causes: readonly LegCause[], much: number): Crease[] => {
	const creases: Crease[] = [];
	for (const side of [1, -1] as const) {
		const next = random(seed * 53 + 11 + side);
		const within = ([low, high]: readonly [number, number]) => lerp(low, high, next());
		for (const { count, place, lean, length, height, broad = 1 } of causes) {
			for (let k = 0; k < count; k++) {
				const t = (k + 0.2 + 0.6 * next()) / count;
				const [x, y] = place(next, t);
				const angle = (lerp(...lean, t) + 8 * (next() - 0.5)) * degrees;
				const run = side > 0 ? angle : Math.PI - angle;
				const crease: Crease = {
					from: [side * x, y],
					angle: run,
					bow: 0.5 * (next() - 0.5),
					length: within(length),
					height: much * height * (1.2 + next()),
					sharp: broad * (0.3 + 0.24 * next()),
					gentle: 2.6 + 2.6 * next(),
					steep: looksAway(run) === next() < shaded ? 1 : -1,
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

/** Where two creases meet, the higher one goes on and the other ends at it: a hollow that ran on through it would be a cut. */
export const met = (before: number, high: number): number => {
	if (high < 0) return before + high * smooth(0.04, 0, before);
	const soft = 0.05 * Math.max(0, Math.min(before, high));
	return (before + high + Math.sqrt((before - high) ** 2 + soft)) / 2;
};

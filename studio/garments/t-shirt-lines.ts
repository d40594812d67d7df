import { flipX, type Point, resample } from "../maths/curve.ts";
import { lineLookup } from "../maths/polygon.ts";
import type { TShirtStyle } from "./t-shirt.ts";
import { frontNeckline } from "./t-shirt-neck.ts";
import type { TopCut, TopShape } from "./top-shape.ts";

const sleeveOf = (kind: TShirtStyle["sleeves"]): Pick<TopCut, "sleeveIn" | "sleeveOut" | "sleeveBend"> => {
	switch (kind) {
		case "long":
			return {
				sleeveIn: [31.2, 7.4],
				sleeveOut: [38.8, 8.6],
				sleeveBend: [
					[29.6, 65],
					[35.6, 36],
				],
			};
		case "three-quarter":
			return {
				sleeveIn: [31, 20.8],
				sleeveOut: [40.4, 23.2],
				sleeveBend: [
					[29.6, 66.1],
					[37, 43],
				],
			};
		case "slim":
			return {
				sleeveIn: [28.8, 42.6],
				sleeveOut: [36.8, 51.2],
				sleeveBend: [
					[26.8, 65.3],
					[32.2, 58.2],
				],
			};
		default:
			return {
				sleeveIn: [29, 42.4],
				sleeveOut: [37.6, 52],
				sleeveBend: [
					[27.2, 65.4],
					[33, 58.8],
				],
			};
	}
};

export const cutOf = (style: TShirtStyle): TopCut => ({
	hem: 25.4,
	chest: 24.6,
	underarm: 46.5,
	shoulder: [21.6, 70],
	neck: style.neck === "wide" ? [11.2, 73.4] : style.neck === "polo" ? [7.4, 75] : [9.2, 74.2],
	neckDepth: style.neck === "v" ? 14 : style.neck === "wide" ? 7.6 : style.neck === "polo" ? 9 : 9.4,
	neckRound: style.neck === "v" ? 0.1 : 1,
	hemRise: style.curvedHem ? 3.2 : 0,
	raglan: style.raglan,
	knit: true,
	// A ribbed band holds its corner.
	rolled: style.bands ? 0.25 : 0.6,
	...sleeveOf(style.sleeves),
});

/** How far from the fold of a hem its two rows of stitches run, cm. */
export const coverStitches = [1.95, 2.5] as const;

/** Height of a band at the end of a sleeve. */
export const bandHeight = 2.6;

/** Lines along which a T-shirt is sewn, looked up by place on the cloth. */
export const linesOf = (shape: TopShape) => {
	const { cut, armhole, onCloth, onCut } = shape;
	const arm = lineLookup(armhole, 1.4);
	const [a, b] = [cut.sleeveIn, cut.sleeveOut];
	const over: Point = [(b[0] - a[0]) * 0.14, (b[1] - a[1]) * 0.14];
	const end = resample(
		[
			[a[0] - over[0], a[1] - over[1]],
			[b[0] + over[0], b[1] + over[1]],
		],
		14,
	);
	const right = lineLookup(onCloth(end), 4);
	const left = lineLookup(onCloth(flipX(end)), 4);
	const neck = lineLookup(frontNeckline(shape), 1.4);
	const bottom = shape.outline
		.filter(([px, py]) => py < cut.hemRise + 1.2 && Math.abs(px) < cut.hem + 1)
		.sort((p, q) => p[0] - q[0]);
	const [first, last] = [bottom[0], bottom[bottom.length - 1]];
	const beyond = cut.hemRise * 0.5;
	const hem = lineLookup([[first[0] - 4, first[1] + beyond], ...bottom, [last[0] + 4, last[1] + beyond]], 5);
	return {
		arm: (x: number, y: number) => {
			const [cutX, cutY] = onCut(x, y);
			return arm(Math.abs(cutX), cutY);
		},
		sleeveEnd: (x: number, y: number) => (x < 0 ? left : right)(x, y),
		neck,
		hem,
	};
};

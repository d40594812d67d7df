import { bezier, mirrored, type Point, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";

/** Cut of a shirt or T-shirt, in cm, as its right half; y is 0 at the hem and x is 0 at the centre. */
export type TopCut = {
	/** Half widths at the hem and under the arm. */
	hem: number;
	chest: number;
	underarm: number;
	/** Outer end of the shoulder, and half width and height of the neck. */
	shoulder: Point;
	neck: Point;
	/** Deepest point of the neck at the centre, and how square the neck is (0 is a V). */
	neckDepth: number;
	neckRound: number;
	/** Sleeve hem: inner and outer corner. */
	sleeveIn: Point;
	sleeveOut: Point;
	/** Control points of the sleeve's upper edge. */
	sleeveBend: readonly [Point, Point];
	/** How far the sides of a curved hem rise; 0 is straight. */
	hemRise: number;
	/** Height of side vents, at which the front's corners are rounded. */
	vent?: number;
	/** The seam between body and sleeve runs to the neckline (raglan). */
	raglan?: boolean;
	/** Body and sleeve meet exactly in the point under the arm: knits, where the two may differ in colour. */
	knit?: boolean;
	/** Radius within which a knitted sleeve's hem turns round its corner, cm: it is rolled there, and a corner as cut was a thorn. */
	rolled?: number;
};

export type TopShape = {
	cut: TopCut;
	outline: Point[];
	/** Right half of the neckline, from the shoulder to the centre front. */
	neckline: Point[];
	/** Right seam between body and sleeve, from the top to under the arm. */
	armhole: Point[];
	isSleeve: (x: number, y: number) => boolean;
	/** Cloth coordinates: the pattern's own on the body, turned along the arm on a sleeve. */
	grain: (x: number, y: number) => Point;
	/** Where a line of the cut lies in the outline, whose two halves differ a little. */
	onCloth: (line: readonly Point[]) => Point[];
	/** The other way: where on the cut a place of the cloth is; wovens take it as it is. */
	onCut: (x: number, y: number) => Point;
};

/** Whether its sleeves reach below the elbow. */
export const isLong = ({ sleeveIn, underarm }: TopCut): boolean => sleeveIn[1] < underarm - 18;

/** Where body and sleeve of woven cloth part, cm beyond the chest. */
const inPoint = 0.3;

/** Two lines that meet in a corner, with that corner rounded off. */
const roundedAt = (corner: Point, before: readonly Point[], after: readonly Point[], rolled: number): Point[] => {
	const outside = ([x, y]: Point) => Math.hypot(x - corner[0], y - corner[1]) > rolled;
	const towards = ([x, y]: Point, share: number): Point => {
		const far = Math.hypot(x - corner[0], y - corner[1]);
		return [corner[0] + ((x - corner[0]) / far) * share * rolled, corner[1] + ((y - corner[1]) / far) * share * rolled];
	};
	const [first, last] = [before.filter(outside), after.filter(outside)];
	const [from, to] = [first[first.length - 1], last[0]];
	return [...first, ...bezier(towards(from, 1), towards(from, 0.4), towards(to, 0.4), towards(to, 1), 7), ...last];
};

/** The sleeve from under the arm to the shoulder, round its hem. */
const sleeveOf = ({ sleeveIn, sleeveOut, sleeveBend, shoulder, knit, rolled = 0 }: TopCut, pit: Point): Point[] => {
	const [wide, high] = [sleeveOut[0] - sleeveIn[0], sleeveOut[1] - sleeveIn[1]];
	const size = Math.hypot(wide, high);
	const long = Math.hypot(sleeveIn[0] - pit[0], sleeveIn[1] - pit[1]);
	// A knit's inner edge meets its hem squarely.
	const arrives: Point = knit
		? [sleeveIn[0] - (0.36 * long * high) / size, sleeveIn[1] + (0.36 * long * wide) / size]
		: [pit[0] + (sleeveIn[0] - pit[0]) * 0.72, pit[1] + (sleeveIn[1] - pit[1]) * 0.62];
	const inner = bezier(
		pit,
		[pit[0] + (sleeveIn[0] - pit[0]) * 0.3, pit[1] + (sleeveIn[1] - pit[1]) * 0.24],
		arrives,
		sleeveIn,
		14,
	);
	const end = bezier(
		sleeveIn,
		[sleeveIn[0] + wide / 3, sleeveIn[1] + high / 3],
		[sleeveIn[0] + (wide * 2) / 3, sleeveIn[1] + (high * 2) / 3],
		sleeveOut,
		8,
	);
	const outer = bezier(sleeveOut, sleeveBend[1], sleeveBend[0], shoulder, 26);
	if (rolled === 0) return [...inner, ...end, ...outer];
	return roundedAt(sleeveOut, roundedAt(sleeveIn, inner, end, rolled), outer, rolled);
};

const halfOf = (cut: TopCut, neckline: readonly Point[]): Point[] => {
	const { hem, chest, underarm, shoulder, hemRise, neck, vent, raglan, knit } = cut;
	const side: Point = [hem, vent ?? (hemRise > 0 ? hemRise : 0.5)];
	const bottom =
		hemRise > 0
			? [
					...bezier([0.01, 0], [hem * 0.36, -0.2], [hem * 0.56, hemRise * 0.12], [hem * 0.72, hemRise * 0.45], 12),
					...bezier([hem * 0.72, hemRise * 0.45], [hem * 0.84, hemRise * 0.72], [hem * 0.93, hemRise * 0.95], side, 8),
				]
			: vent
				? [
						...bezier([0.01, 0], [hem * 0.3, -0.3], [hem * 0.6, -0.2], [hem - 4, 0.1], 12),
						...bezier([hem - 4, 0.1], [hem - 1.4, 0.3], [hem - 0.9, 1.4], side, 12),
					]
				: bezier([0.01, 0], [hem * 0.36, -0.3], [hem * 0.75, -0.2], side, 12);
	const pit: Point = knit ? [chest + 0.9, underarm + 0.2] : [chest + inPoint, underarm + 0.9];
	// A knit is round under its arm; woven cloth parts there in a point, and what is round is a keyhole.
	const underArm = knit
		? bezier([chest, underarm - 1], [chest + 0.2, underarm + 0.6], [chest + 0.6, underarm + 0.8], pit, 5)
		: bezier([chest, underarm - 1], [chest + 0.04, underarm - 0.2], [chest + 0.14, underarm + 0.5], pit, 5);
	return [
		...bottom,
		...bezier(side, [hem - 0.5, underarm * 0.4], [chest - 0.6, underarm * 0.7], [chest, underarm - 1], 16),
		...underArm,
		...sleeveOf(cut, pit),
		// A raglan has no seam on its shoulder, and so no corner there.
		...bezier(
			shoulder,
			[shoulder[0] * 0.78, shoulder[1] + (neck[1] - shoulder[1]) * (raglan ? 0.47 : 0.3)],
			[shoulder[0] * 0.55, shoulder[1] + (neck[1] - shoulder[1]) * (raglan ? 0.7 : 0.64)],
			neck,
			10,
		),
		...neckline,
	];
};

/** How far hands have moved a place of the outline. */
const movedBy = (x: number, y: number, seed: number): Point => [
	0.45 * fbm(x * 0.04 + 3, y * 0.07, 2, seed),
	0.35 * fbm(x * 0.07, y * 0.05 + 7, 2, seed + 3),
];

/** Makes the two halves differ a little: nothing that hands have laid is symmetrical. */
const byHand = (outline: readonly Point[], seed: number): Point[] =>
	outline.map(([x, y]): Point => {
		const [dx, dy] = movedBy(x, y, seed);
		return [x + dx, y + dy];
	});

export const topShape = (cut: TopCut, seed: number): TopShape => {
	const { neck, neckDepth, neckRound, shoulder, chest, underarm, sleeveIn, sleeveOut, raglan, knit } = cut;
	const low = neck[1] - neckDepth;
	const neckline = [
		...bezier(
			neck,
			[neck[0] - 0.6 * neckRound, neck[1] - neckDepth * 0.55 * neckRound - 0.1],
			[neck[0] * 0.62 * neckRound, low],
			[0.01, low],
			16,
		),
	];
	const top = neckline[5];
	// Where the outline turns from the body's side to the sleeve.
	const pit: Point = knit ? [chest + 0.45, underarm + 0.65] : [chest + (raglan ? 0.4 : 0.2), underarm];
	const armhole: Point[] = raglan
		? [...bezier(top, [top[0] + 5, top[1] - 7.5], [chest - 6, underarm + 8.6], pit, 28), pit]
		: [...bezier(shoulder, [shoulder[0] - 2.6, shoulder[1] - 6], [shoulder[0] - 2.4, underarm + 8], pit, 26), pit];
	const edge = resample(armhole, 80);
	const onCut = (x: number, y: number): Point => {
		if (!knit) return [x, y];
		const [dx, dy] = movedBy(x, y, seed);
		return [x - dx, y - dy];
	};
	const isSleeve = (clothX: number, clothY: number) => {
		const [x, y] = onCut(clothX, clothY);
		const across = Math.abs(x);
		if (y < (knit ? pit[1] : underarm + 0.4)) {
			// Below the arm: half-way between the body's side and the sleeve's inner edge.
			const down = (underarm - y) / (underarm - sleeveIn[1]);
			const beside = knit ? 0.7 - 0.25 * smooth(underarm, pit[1], y) : inPoint;
			const between = chest + beside + 0.5 * Math.max(0, down) * (sleeveIn[0] - chest - beside);
			// Where the two part in a point, it counts how far hands have moved their outline.
			const moved = knit || Math.abs(across - between) > 0.6 ? across : Math.abs(x - movedBy(x, y, seed)[0]);
			return moved > between;
		}
		if (raglan && y > top[1]) return true;
		const k = edge.findIndex((p) => p[1] <= y);
		if (k <= 0) return across > edge[k === 0 ? 0 : edge.length - 1][0];
		const [a, b] = [edge[k - 1], edge[k]];
		return across > b[0] + ((a[0] - b[0]) * (y - b[1])) / (a[1] - b[1]);
	};
	const arm =
		Math.atan2(shoulder[1] - (sleeveIn[1] + sleeveOut[1]) / 2, shoulder[0] - 2 - (sleeveIn[0] + sleeveOut[0]) / 2) -
		Math.PI / 2;
	const [c, s] = [Math.cos(arm), Math.sin(arm)];
	// A sleeve is cut so that a bar that runs across the body goes on in it where the arm begins.
	const [ax, ay] = edge[34];
	const step = ay - (30 - ax) * s - ay * c;
	const grain = (x: number, y: number): Point => {
		if (!isSleeve(x, y)) return [x, y];
		const across = Math.abs(x) - 30;
		return [across * c + y * s, -across * s + y * c + step];
	};
	const onCloth = (line: readonly Point[]) => byHand(line, seed);
	const outline = onCloth(mirrored(halfOf(cut, neckline)));
	return { cut, outline, neckline, armhole, isSleeve, grain, onCloth, onCut };
};

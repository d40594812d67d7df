import { lengthView, type Measures, turnOf } from "./length.ts";

/** A place on the table, cm. */
type Place = readonly [x: number, y: number];

/** A line beside an opened cloth that is as long, at the picture's scale, as the figure on it says, cm. */
export type Bar = {
	from: Place;
	to: Place;
	long: number;
	word: string;
	/** Where the word stands: beside an upright line it may be turned by a quarter. */
	side: "above" | "below" | "left" | "right" | "turned-left" | "turned-right";
};

/** What is written about an opened cloth: its bars, thin lines from them to the places they measure, and the sum of those that are parts. */
export type Figures = { bars: Bar[]; guides: (readonly [Place, Place])[]; sum?: { word: string; at: Place } };

/** How far from the cloth a bar lies, cm. */
const apart = 12;

const metres = (cm: number, digits: number): string => `${(cm / 100).toFixed(digits)} m`;

const blouseBar = (blouse: number, x: number, from: number, to: number): Bar[] =>
	blouse > 0 ? [{ from: [x, from], to: [x, to], long: blouse, word: `${blouse} cm`, side: "left" }] : [];

/** A cloth in one run: its end at the foot, its blouse piece at the head. */
const straightFigures = ({ length, width, blouse }: Measures): Figures => {
	const [side, end] = [width / 2, length / 2];
	const right = side + apart + 2;
	return {
		bars: [
			{ from: [right, -end], to: [right, end], long: length, word: metres(length, 1), side: "right" },
			{ from: [-side, -end - apart], to: [side, -end - apart], long: width, word: `${width} cm`, side: "below" },
			...blouseBar(blouse, -right, end - blouse, end),
		],
		guides: [],
	};
};

/**
 * A cloth that goes up, across and down. Its middle turns in the middle of each fold, so that three bars from there to
 * there are together as long as the cloth; one line round the outside would be longer by a metre and more.
 */
const turnedFigures = ({ length, width, blouse }: Measures): Figures => {
	const turn = turnOf({ length, width, blouse });
	if (!turn) return straightFigures({ length, width, blouse });
	const { half, run, top } = turn;
	const outer = half + width / 2 + apart;
	const foot = top - run;
	const head = top + width / 2 + apart;
	const inner = half - width / 2 - 10;
	const leg = { long: run, word: metres(run, 2) };
	const parts = [run, 2 * half, run].map((cm) => (cm / 100).toFixed(2));
	return {
		bars: [
			{ ...leg, from: [-outer, foot], to: [-outer, top], side: "turned-left" },
			{ from: [-half, head], to: [half, head], long: 2 * half, word: metres(2 * half, 2), side: "above" },
			{ ...leg, from: [outer, foot], to: [outer, top], side: "turned-right" },
			{
				from: [-half - width / 2, foot - apart],
				to: [-half + width / 2, foot - apart],
				long: width,
				word: `${width} cm`,
				side: "below",
			},
			...blouseBar(blouse, inner, foot, foot + blouse),
		],
		guides: [-1, 1].flatMap((sign) => [
			[
				[sign * outer, top],
				[sign * (half + 3), top],
			] as const,
			[
				[sign * half, head],
				[sign * half, top + 3],
			] as const,
		]),
		sum: { word: `${metres(length, 1)} = ${parts.join(" + ")}`, at: [0, head + 26] },
	};
};

export const figuresOf = (measures: Measures): Figures =>
	turnOf(measures) ? turnedFigures(measures) : straightFigures(measures);

/** Pixel of a place in a picture `width` by `height` px. */
export const pixelOf =
	(width: number, height: number) =>
	([x, y]: Place): readonly [number, number] => {
		const perCm = (lengthView.scale * width) / 1200;
		return [width / 2 + x * perCm, height / 2 - (y - lengthView.cy) * perCm];
	};

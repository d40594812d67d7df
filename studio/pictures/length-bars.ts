import type { Measures } from "./length.ts";
import type { Place } from "./length-view.ts";

/** A line beside an opened cloth that is as long on the floor as the figure on it says, cm. */
export type Bar = { from: Place; to: Place; long: number; word: string; side: "below" | "left" | "right" };

/** How far from the cloth a bar lies, cm. */
const apart = 14;

export const barsOf = ({ length, width, blouse }: Measures): Bar[] => {
	const side = width / 2;
	const bars: Bar[] = [
		{
			from: [side + apart, 0],
			to: [side + apart, length],
			long: length,
			word: `${(length / 100).toFixed(1)} m`,
			side: "right",
		},
		{ from: [-side, -apart], to: [side, -apart], long: width, word: `${width} cm`, side: "below" },
	];
	if (blouse > 0)
		bars.push({
			from: [-side - apart, length - blouse],
			to: [-side - apart, length],
			long: blouse,
			word: `${blouse} cm`,
			side: "left",
		});
	return bars;
};

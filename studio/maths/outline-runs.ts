import type { Point } from "./curve.ts";
import { lineLookup } from "./polygon.ts";

/** The stretches of a closed outline whose segments are `taken`, as lines. */
const runsOf = (outline: readonly Point[], taken: (a: Point, b: Point) => boolean): Point[][] => {
	const runs: Point[][] = [];
	let open = false;
	for (const [k, a] of outline.entries()) {
		const b = outline[(k + 1) % outline.length];
		const goesOn = open;
		open = taken(a, b);
		if (!open) continue;
		if (goesOn) runs[runs.length - 1].push(b);
		else runs.push([a, b]);
	}
	return runs;
};

/** Distance from those stretches of a closed outline whose segments are `taken`; infinite beyond `reach`. */
export const distanceFromRuns = (
	outline: readonly Point[],
	taken: (a: Point, b: Point) => boolean,
	reach: number,
): ((x: number, y: number) => number) => {
	const looks = runsOf(outline, taken).map((run) => lineLookup(run, reach));
	return (x, y) => {
		let distance = Number.POSITIVE_INFINITY;
		for (const at of looks) distance = Math.min(distance, at(x, y).distance);
		return distance;
	};
};

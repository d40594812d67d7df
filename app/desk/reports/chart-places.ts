/** Both charts are so large, in units of their drawings, with so much room before, above and below their axes. */
export const [WIDTH, HEIGHT, LEFT, TOP, FOOT] = [560, 150, 34, 22, 34] as const;

type Anchor = "start" | "middle" | "end";

/** Where the name of a week stands below its place: in its middle, but never beyond the chart's end. */
export function weekPlace(x: number): { x: number; textAnchor: Anchor } {
	return x > WIDTH - 24 ? { x: WIDTH, textAnchor: "end" } : { x, textAnchor: "middle" };
}

/** How steep a line is that a figure at its end would stand in. */
const STEEP = 24;

/**
 * Where a point's figure stands: below the line, or above where the line comes from below or no room is left; there beside the
 * line, where it falls into the point or rises out of it steeply. After the last point no room is left beside it.
 */
export function figurePlace(points: readonly { y: number }[], index: number): { y: number; textAnchor: Anchor } {
	const y = points[index]?.y ?? 0;
	const [before, after] = [points[index - 1], points[index + 1]];
	const [falls, rises] = [before ? y - before.y : 0, after ? y - after.y : 0];
	const isAbove = y > TOP + HEIGHT - 28 || falls + rises < 0;
	if (!isAbove) return { y: y + 22, textAnchor: "middle" };
	const beside =
		falls > STEEP && after && rises <= STEEP ? "start" : rises > STEEP && falls <= STEEP ? "end" : "middle";
	return { y: y - 9, textAnchor: beside };
}

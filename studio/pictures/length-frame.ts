import { degrees } from "../maths/scalar.ts";
import { barsOf } from "./length-bars.ts";
import { apart, drawnAt, type Place, type View } from "./length-view.ts";

/** Room below the bar of the width for its figure, on the renderer's table, and beside that of the length, on the floor, cm. */
const below = 12;
const beside = 16;

/**
 * The middle of the picture on the renderer's table: that of the cloth and the bars of its length and width. That of a blouse
 * piece has room on the side from which the cloth leans away.
 */
export const centreOf = (view: View): readonly [number, number] => {
	const half = view.width / 2;
	const outer = half + apart + beside;
	const places: Place[] = [
		[-half, view.length],
		[half, view.length],
		[view.lean > 0 ? outer : -outer, view.length / 2],
		...barsOf({ ...view, blouse: 0 }, view.lean).flatMap(({ from, to }) => [from, to]),
	];
	const at = places.map(([x, y]) => drawnAt(view, x, y));
	const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
	return [middle(at.map(([x]) => x)), middle(at.map(([, y]) => y)) - below / 2];
};

/** Pixel of a place on the floor beside a cloth, in a picture `width` by `height` px. */
export const pixelOf = (width: number, height: number, view: View) => {
	const perCm = (view.scale * width) / 1200;
	const upright = perCm * Math.cos(view.pitch * degrees);
	const [cx, cy] = centreOf(view);
	return ([x, y]: Place): readonly [number, number] => {
		const [dx, dy] = drawnAt(view, x, y);
		return [width / 2 + (dx - cx) * perCm, height / 2 - (dy - cy) * upright];
	};
};

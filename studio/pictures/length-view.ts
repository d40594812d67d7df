import { type Mesh, moved } from "../cloth/mesh.ts";
import { degrees } from "../maths/scalar.ts";

/** A place on the floor, cm: x across, y along the cloth from its near end. */
export type Place = readonly [x: number, y: number];

/**
 * How an opened length is looked at: how far the camera leans, and how the cloth runs away from the viewer, degrees to the
 * right. `recede` is by how much a cm further off is smaller: the renderer has no perspective of its own, so the cloth is
 * made smaller towards its far end.
 */
export const lengthView = { pitch: 45, lean: 16, recede: 0.00097 };

/** Pixels per cm at the near end at 1200 x 1500: one for all sarees and one for all dhotis, so that they compare. */
export const scaleOf = (length: number): number => (length > 450 ? 4.3 : 5);

const [cos, sin] = [Math.cos(lengthView.lean * degrees), Math.sin(lengthView.lean * degrees)];

/** How large things are at a place of the floor beside those at the near end. */
const nearness = (y: number): number => 1 / (1 + lengthView.recede * y);

/** A place of the cloth laid out, where it is drawn: cm of the renderer's table. */
export const drawnAt = (x: number, y: number, z = 0): readonly [number, number, number] => {
	const [fx, fy] = [x * cos + y * sin, y * cos - x * sin];
	const near = nearness(fy);
	return [fx * near, fy * near, z * near];
};

export const drawn = (mesh: Mesh): Mesh => moved(mesh, drawnAt);

/** Share of its threads that a picture can show at a place, beside the near end. */
export const shownAt = (y: number): number => nearness(y * cos) ** 1.5;

/** The middle of the picture on the renderer's table: a little below that of the cloth, for its width is written below it. */
export const centreOf = (length: number): readonly [number, number] => {
	const [x, y] = drawnAt(0, length);
	return [x / 2 - 4, y / 2 - 15];
};

/** Pixel of a place on the floor beside a cloth so long, in a picture `width` by `height` px. */
export const pixelOf =
	(width: number, height: number, length: number) =>
	([x, y]: Place): readonly [number, number] => {
		const perCm = (scaleOf(length) * width) / 1200;
		const upright = perCm * Math.cos(lengthView.pitch * degrees);
		const [cx, cy] = centreOf(length);
		const [dx, dy] = drawnAt(x, y);
		return [width / 2 + (dx - cx) * perCm, height / 2 - (dy - cy) * upright];
	};

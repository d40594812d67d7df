import { type Mesh, moved } from "../cloth/mesh.ts";
import { hash } from "../maths/random.ts";
import { degrees } from "../maths/scalar.ts";

/** A place on the floor, cm: x across, y along the cloth from its near end. */
export type Place = readonly [x: number, y: number];

/**
 * How one cloth lies before the camera: how far it runs away to the right (left, when negative), degrees, its measures, cm, by how
 * many degrees the camera is tilted from straight above, and the picture's pixels per cm at its near end at 1200 x 1500.
 */
export type View = { lean: number; length: number; width: number; pitch: number; scale: number };

/** How far from the cloth the bars lie that tell its measures, cm. */
export const apart = 14;

/**
 * An opened length is looked at as by somebody who stands at its near end. By so much a cm further off is smaller: the renderer
 * has no perspective of its own, so the cloth is made smaller towards its far end.
 */
const recede = 0.00146;

/**
 * From where sarees and dhotis are seen, all of a kind alike, so that they compare. A dhoti is shorter, and is seen more from above: as
 * aslant as a saree it was a towel.
 */
const views = { saree: { pitch: 55, scale: 6.1 }, dhoti: { pitch: 45, scale: 6.2 } };

/** What tells these numbers drawn by lot from others of a product. By this one of the side, neighbours in the shop differ. */
const lots = { side: 277, angle: 278, seed: 8 };

/** Of some the far end lies to the right and of some to the left, each turned a little differently. */
export const viewOf = (
	seed: number,
	{ length, width }: Pick<View, "length" | "width">,
	cloth: keyof typeof views,
): View => {
	const far = 6 + 6 * hash(seed, lots.angle, lots.seed);
	return { lean: hash(seed, lots.side, lots.seed) < 0.5 ? -far : far, length, width, ...views[cloth] };
};

/** How large things are at a place of the floor beside those at the near end. */
const nearness = (y: number): number => 1 / (1 + recede * y);

/** How many cm there look as long as one cm at the near end: along the cloth, `y` cm from that. */
export const asNear = ({ lean }: Pick<View, "lean">, y: number): number => 1 / nearness(y * Math.cos(lean * degrees));

/** A place of the cloth laid out, where it is drawn: cm of the renderer's table. */
export const drawnAt = ({ lean }: View, x: number, y: number, z = 0): readonly [number, number, number] => {
	const [cos, sin] = [Math.cos(lean * degrees), Math.sin(lean * degrees)];
	const [fx, fy] = [x * cos + y * sin, y * cos - x * sin];
	const near = nearness(fy);
	return [fx * near, fy * near, z * near];
};

export const drawn = (view: View, mesh: Mesh): Mesh => moved(mesh, (x, y, z) => drawnAt(view, x, y, z));

/** Share of its threads that a picture can show at a place, beside the near end. */
export const shownAt = ({ lean }: View, y: number): number => nearness(y * Math.cos(lean * degrees)) ** 1.5;

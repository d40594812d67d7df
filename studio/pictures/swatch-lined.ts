import { type Mesh, moved, placed } from "../cloth/mesh.ts";
import { bridged, heightOf } from "../cloth/surface-height.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { cut, edged } from "./swatch-cut.ts";
import type { SwatchLay } from "./swatch-lay.ts";

/*
 * Sheer cloth that is worn over a lining is laid as it is worn, over a smaller piece of that, and its edge over the ruler's.
 * Alone on the table, a pale blue and the paper below it add up to grey, and it was taken for poplin.
 */

/** How far cloth and ruler are moved towards each other, cm. */
const nearer = { cloth: 1.2, ruler: 2 };

/** How far the lining ends within the cloth, cm: at its foot above the border, as in the skirt. At two sides it looks out. */
const within = { left: -0.9, right: 4.6, foot: 5.3, top: -1.1 };

/** How far the lining is turned beside the cloth, degrees: two hands' cuts are never parallel. */
const aslant = 3.4;

/** The lay of a cloth whose edge lies over the ruler's. */
export const overRuler = (lay: SwatchLay): SwatchLay => {
	const { cloth, ruler } = lay;
	const below = Math.abs(ruler.turn ?? 0) < 45;
	const side = Math.sign(ruler.x ?? 0);
	const moved = (by: number) => (below ? { x: 0, y: by } : { x: side * -by, y: 0 });
	const [there, here] = [moved(-nearer.cloth), moved(nearer.ruler)];
	return {
		...lay,
		cloth: { ...cloth, x: (cloth.x ?? 0) + there.x, y: (cloth.y ?? 0) + there.y },
		// Its edge and the ruler's run almost beside each other, or the scale is covered at one end alone.
		ruler: {
			...ruler,
			turn: (ruler.turn ?? 0) + 0.7 * (cloth.turn ?? 0),
			x: (ruler.x ?? 0) + here.x,
			y: (ruler.y ?? 0) + here.y,
		},
		// A corner that stands up would stand on the ruler.
		lifts: lay.lifts.map((lift) => ({ ...lift, high: 0.4 * lift.high })),
	};
};

/** The lining below a swatch. */
export const liningBelow = (lay: SwatchLay, surface: Surface): Piece => {
	const width = lay.width - within.left - within.right;
	const height = lay.height - within.foot - within.top;
	const own: SwatchLay = {
		...lay,
		...{ seed: lay.seed + 17, width, height, creases: [], ridges: [], lifts: [] },
		cloth: { x: (within.left - within.right) / 2, y: (within.foot - within.top) / 2, turn: aslant },
	};
	return { mesh: placed(placed(cut(own, 0, 0), own.cloth), lay.cloth), surface: edged(surface, own, 0, 0) };
};

/** Lays what lies on other pieces: it goes over their edges in a soft slope. */
export const layOver = (pieces: readonly Piece[]): ((mesh: Mesh) => Mesh) => {
	const below = bridged(
		heightOf(
			pieces.map(({ mesh }) => mesh),
			0.25,
		),
		0.8,
	);
	return (mesh) => moved(mesh, (x, y, z) => [x, y, z + below(x, y)]);
};

import { gridMesh } from "../../cloth/mesh.ts";
import { posed } from "../../garments/piece-set.ts";
import { fbm } from "../../maths/noise.ts";
import { clamp, smooth } from "../../maths/scalar.ts";
import type { Piece, Surface } from "../../render/scene.ts";
import type { Recipe } from "../../table.ts";
import { boxOf } from "../label.ts";
import { lay } from "../product.ts";
import { clothOf } from "../swatch.ts";
import { roll, stackHeight, turnedUnder } from "./turned-under.ts";

/**
 * A garment is folded for real: the laid garment's own pieces are turned under along the
 * four sides of what stays in view, so that collar, placket and pattern are where they are on the garment.
 */

/**
 * What stays in view of a garment, cm of the table it lies on, and how far from the upper end what is turned up behind
 * it ends: a tail that went up to the collar would look out over the shoulders.
 */
type Window = {
	cx: number;
	cy: number;
	halfWidth: number;
	halfHeight: number;
	clear: number;
	/** How much narrower it is folded behind than in front, cm: of another colour, the body looked out beside a sleeve as a strip of card. */
	inset?: number;
	/** Radius of its upper corners, cm, where a band is folded over. */
	corner?: number;
};

export const windowOf = (kind: Recipe["kind"]): Window | undefined => {
	switch (kind) {
		case "shirt":
			return { cx: 0, cy: 64.5, halfWidth: 12.6, halfHeight: 18.4, clear: 8 };
		case "t-shirt":
			return { cx: 0, cy: 58.2, halfWidth: 13, halfHeight: 18, clear: 8, inset: 0.5 };
		case "trousers":
			return { cx: 11.8, cy: 86.5, halfWidth: 11.4, halfHeight: 18.6, clear: 22, corner: 0.9 };
		default:
			return undefined;
	}
};

/**
 * A pair is put leg on leg before it is folded, its back outside: in front, fly and bow would lie along the fold and be cut
 * in two, and the lining be seen as far as the fold and no further. How it lay for its whole view no longer shows.
 */
const layStraight = async (recipe: Recipe) => {
	if (recipe.kind !== "trousers") return lay(recipe);
	const straight = { ...recipe, style: { ...recipe.style, pose: { turn: 0, hems: [0, 0], knees: [0, 0] } } } as const;
	return (await import("../../kinds/trousers.ts")).layBack(straight);
};

/** How much lower a pack lies at a place than in its middle: folds are soft, and its upper end has fewer layers. */
const sunk = (x: number, y: number, { halfWidth, halfHeight, clear }: Window): number => {
	const side = smooth(5, -0.5, halfWidth - Math.abs(x));
	const foot = smooth(5, -0.5, halfHeight + y);
	const head = smooth(halfHeight - Math.min(clear, 10), halfHeight - 1, y);
	// Towards the last fold it rounds down more, or its lower edge is that of a board.
	return 0.34 * Math.max(side, foot) + 0.32 * smooth(2.2, -0.3, halfHeight + y) + 1.2 * head;
};

/** What is turned up inside a pack looks out below its lower fold, in two more folds. */
const lips = (surface: Surface, { halfWidth, halfHeight }: Window): Piece[] =>
	[1, 2].map((level) => {
		const round = 0.36;
		const mesh = gridMesh(280, 80, (s, t) => {
			const y = -halfHeight - 2.2 + 9 * t;
			const half = halfWidth + 0.2 - 0.12 * level + 0.2 * fbm(y * 0.2, level, 2, 53);
			// Turned down at its sides and no further: what went on below it would hang out at the corners.
			const x = (2 * s - 1) * (half + (Math.PI / 2) * round);
			const out = 0.16 + 0.3 * level + 0.34 * fbm(x * 0.07, level * 7, 2, 57 + level);
			const [px, downX] = turnedUnder(x, half, 1, round);
			const [py, downY] = turnedUnder(y, halfHeight + out, 1, round);
			const z = stackHeight - 2 * roll + 0.1 - 0.72 * (level - 1);
			return [
				px,
				py,
				Math.max(0.04, z - Math.min(downX + downY, 2 * round) + 0.06 * fbm(x * 0.2, y * 0.2, 2, level)),
				// Stripes run on from layer to layer, a little aside as no two folds are alike.
				x + 0.4 * level,
				y + 31,
			];
		});
		return { mesh, surface };
	});

/** Satin pressed flat in a pack mirrors less than it does in its falls: with all its shine it is latex. */
const pressed = (piece: Piece): Piece => ({
	...piece,
	surface: (u, v, texel) => {
		piece.surface(u, v, texel);
		texel.lustre *= 0.55;
		texel.pale *= 0.4;
	},
});

export const foldedGarment = async (recipe: Recipe, window: Window): Promise<Piece[]> => {
	const { cx, halfWidth, halfHeight, clear, inset = 0, corner = 0 } = window;
	const { pieces } = await layStraight(recipe);
	// A collar that stands high, as a polo's does, is not folded under with the shoulders.
	const head = Math.max(...pieces.map(({ mesh }) => boxOf(mesh).y1));
	const cy = Math.max(window.cy, head + 0.4 - halfHeight);
	const { surface } = await clothOf(recipe);
	// A button on the lower fold would look out as a sliver.
	const whole = pieces.filter(({ mesh }) => {
		const { x0, x1, y0, y1 } = boxOf(mesh);
		const inward = (y0 + y1) / 2 - cy + halfHeight;
		return x1 - x0 > 1.7 || inward > 1 || inward < -2.5;
	});
	const folded = posed(whole, (x, y) => {
		// No two folds are as straight as the edge of a board.
		const [py, downY, upY] = turnedUnder(y - cy, halfHeight + 0.24 * fbm(x * 0.1, Math.sign(y - cy) * 3, 2, 52), clear);
		const half = halfWidth + 0.28 * fbm(y * 0.11, Math.sign(x - cx), 2, 51) - inset * smooth(1, 2, downY / roll);
		const [beside, downX, upX] = turnedUnder(x - cx, half);
		// A corner is round along its fold alone: what lies further inside, below it, stays where it is.
		const into = clamp(y - head + corner, 0, corner);
		const drawnIn = corner - Math.sqrt(corner * corner - into * into);
		const px = beside - Math.sign(beside) * drawnIn * smooth(half - 2.5, half, Math.abs(beside));
		// A sleeve or cuff that lay on the body lies below it now, or it would look out through the front.
		return [px, py, stackHeight - downX - downY - sunk(px, py, window), Math.min(upX, upY)];
	});
	return [...lips(surface, window), ...folded].map(pressed);
};

import { gridMesh, type Mesh } from "../../cloth/mesh.ts";
import { posed } from "../../garments/piece-set.ts";
import { fbm } from "../../maths/noise.ts";
import { lerp, smooth } from "../../maths/scalar.ts";
import type { Piece, Surface } from "../../render/scene.ts";
import type { Recipe } from "../../table.ts";
import { boxOf, isLabel } from "../label.ts";
import { lay } from "../product.ts";
import { clothOf } from "../swatch.ts";

/**
 * Goods folded for their way. A garment is folded for real: the laid garment's own pieces are turned under along the
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
};

/** Half of a fold's thickness, cm; goods folded both ways are four of them high. */
const roll = 0.75;
export const stackHeight = 4 * roll + 0.15;

/**
 * Where a point lies once everything beyond `half` is turned under, how far down it has gone, and how far its face
 * still looks up.
 */
const turnedUnder = (
	d: number,
	half: number,
	clear = 1,
	round = roll,
): readonly [at: number, down: number, up: number] => {
	const beyond = Math.abs(d) - half;
	if (beyond <= 0) return [d, 0, 1];
	const side = Math.sign(d);
	const angle = Math.min(beyond / round, Math.PI);
	const back = Math.max(0, beyond - Math.PI * round);
	// What is longer than the pack lies folded once more inside it, out of sight.
	const at = Math.max(half + round * Math.sin(angle) - back, clear - half);
	return [side * at, round * (1 - Math.cos(angle)), Math.cos(angle)];
};

const windowOf = (kind: Recipe["kind"]): Window | undefined => {
	switch (kind) {
		case "shirt":
			return { cx: 0, cy: 64.5, halfWidth: 12.6, halfHeight: 18.4, clear: 8 };
		case "t-shirt":
			return { cx: 0, cy: 58.2, halfWidth: 13, halfHeight: 18, clear: 8, inset: 0.5 };
		case "trousers":
			return { cx: 11.8, cy: 86.5, halfWidth: 11.4, halfHeight: 18.6, clear: 22 };
		default:
			return undefined;
	}
};

/** A pair is put leg on leg before it is folded: how it lay for its whole view no longer shows. */
const straightened = (recipe: Recipe): Recipe =>
	recipe.kind === "trousers"
		? { ...recipe, style: { ...recipe.style, pose: { turn: 0, hems: [0, 0], knees: [0, 0] } } }
		: recipe;

/** How much lower a pack lies at a place than in its middle: folds are soft, and its upper end has fewer layers. */
const sunk = (x: number, y: number, { halfWidth, halfHeight, clear }: Window): number => {
	const side = smooth(5, -0.5, halfWidth - Math.abs(x));
	const foot = smooth(5, -0.5, halfHeight + y);
	const head = smooth(halfHeight - Math.min(clear, 10), halfHeight - 1, y);
	return 0.34 * Math.max(side, foot) + 1.2 * head;
};

/** What is turned up inside a pack looks out below its lower fold, in two more folds. */
const lips = (surface: Surface, { halfWidth, halfHeight }: Window): Piece[] =>
	[1, 2].map((level) => {
		const round = 0.36;
		const mesh = gridMesh(280, 80, (s, t) => {
			const x = (2 * s - 1) * (halfWidth + 2);
			const y = -halfHeight - 2.2 + 9 * t;
			const out = 0.16 + 0.3 * level + 0.34 * fbm(x * 0.07, level * 7, 2, 57 + level);
			const [px, downX] = turnedUnder(x, halfWidth + 0.2 - 0.12 * level + 0.2 * fbm(y * 0.2, level, 2, 53), 1, round);
			const [py, downY] = turnedUnder(y, halfHeight + out, 1, round);
			const z = stackHeight - 2 * roll + 0.1 - 0.72 * (level - 1);
			return [
				px,
				py,
				Math.max(0.04, z - downX - downY + 0.06 * fbm(x * 0.2, y * 0.2, 2, level)),
				x + 9 * level,
				y + 31,
			];
		});
		return { mesh, surface };
	});

const foldedGarment = async (recipe: Recipe, window: Window): Promise<Piece[]> => {
	const { cx, cy, halfWidth, halfHeight, clear, inset = 0 } = window;
	const { pieces } = await lay(straightened(recipe));
	// Along the middle of a pair its label would be cut in two.
	const shown = recipe.kind === "trousers" ? pieces.filter(({ mesh }) => !isLabel(boxOf(mesh))) : pieces;
	const { surface } = await clothOf(recipe);
	const folded = posed(shown, (x, y) => {
		// No two folds are as straight as the edge of a board.
		const [py, downY, upY] = turnedUnder(y - cy, halfHeight + 0.24 * fbm(x * 0.1, Math.sign(y - cy) * 3, 2, 52), clear);
		const half = halfWidth + 0.28 * fbm(y * 0.11, Math.sign(x - cx), 2, 51) - inset * smooth(1, 2, downY / roll);
		const [px, downX, upX] = turnedUnder(x - cx, half);
		// A sleeve or cuff that lay on the body lies below it now, or it would look out through the front.
		return [px, py, stackHeight - downX - downY - sunk(px, py, window), Math.min(upX, upY)];
	});
	return [...lips(surface, window), ...folded];
};

/** Sides of folded cloth, cm. */
export const padWidth = 27;
export const padHeight = 36;

/** One layer of folded cloth. Its selvedge or hem lies open at one side; elsewhere it is turned under. */
const layer = (level: number, open: "right" | "foot", u0: number, v0: number): Mesh => {
	const over = roll * Math.PI;
	const [halfWidth, halfHeight] = [padWidth / 2, padHeight / 2];
	const wide = halfWidth + over;
	const high = halfHeight + over;
	const out = 0.16 * level;
	const left = -wide;
	const right = open === "right" ? halfWidth + out : wide;
	const foot = open === "foot" ? -halfHeight - out : -high;
	return gridMesh(300, 380, (s, t) => {
		const x = left + (right - left) * s;
		const y = foot + (high - foot) * t;
		const free = open === "right" ? halfWidth + 1 : halfWidth - out * 0.5;
		const unevenX = 0.26 * fbm(y * 0.11, Math.sign(x), 2, 51);
		const unevenY = 0.24 * fbm(x * 0.1, Math.sign(y) * 3, 2, 52);
		const [px, downX] = turnedUnder(x, (x > 0 ? free : halfWidth) + unevenX);
		const [py, downY] = turnedUnder(y, (open === "foot" && y < 0 ? halfHeight + 1 : halfHeight) + unevenY);
		const edge = open === "right" ? smooth(3.4, 0, halfWidth - x) : smooth(3.4, 0, y + halfHeight);
		const wave = 0.22 * (fbm(x * 0.09 + level, y * 0.07, 3, 21 + level) + 0.5) + 0.04 * fbm(x * 0.5, y * 0.4, 2, 9);
		const waver = 0.22 * fbm((open === "right" ? y : x) * 0.16, level * 3, 2, 31 + level) * edge;
		const z = stackHeight - level * 0.42 - downX - downY + wave - 0.55 * edge;
		return open === "right"
			? [px + waver, py, z, u0 + x - halfWidth, v0 + y]
			: [px, py + waver, z, u0 + x, v0 + y + halfHeight];
	});
};

/** How wide the cloth of a swatch is laid, cm: its selvedge is at that edge. A lehenga's tier ends in a hem instead. */
export const selvedgeOf = (kind: Recipe["kind"]): number | undefined =>
	(({ "cotton-saree": 50, "silk-saree": 50, dhoti: 52 }) as Partial<Record<Recipe["kind"], number>>)[kind];

/**
 * One more layer on folded cloth, for a pack of which only a window is seen: its fold, `foldAt` right of the middle, lies
 * in view and casts its shadow beside it, or the cloth would be a flat print.
 */
export const upperFold = async (recipe: Recipe, foldAt: number): Promise<Piece> => {
	const { surface, v = 0 } = await clothOf(recipe);
	const selvedge = selvedgeOf(recipe.kind);
	const round = 0.42;
	const high = padHeight / 2;
	const mesh = gridMesh(260, 300, (s, t) => {
		const x = lerp(-padWidth / 2, foldAt + Math.PI * round, s);
		const y = (2 * t - 1) * high;
		const half = foldAt + 0.26 * fbm(y * 0.09, 2, 2, 61) + 0.014 * y;
		const [px, down] = x > 0 ? turnedUnder(x, half, 1, round) : [x, 0];
		const wave = 0.3 * (fbm(x * 0.12 + 5, y * 0.08, 3, 26) + 0.4);
		const soft = 0.2 * smooth(3, 0, half - px);
		const [u, v0] = selvedge === undefined ? [44 + x, 0.2 + y + high] : [selvedge - 26 + x, v + 27 + y];
		return [px, y, stackHeight + 0.75 + wave - soft - down, u, v0];
	});
	return { mesh, surface };
};

const foldedCloth = async (recipe: Recipe): Promise<Piece[]> => {
	const { surface, v = 0 } = await clothOf(recipe);
	const selvedge = selvedgeOf(recipe.kind);
	return [3, 2, 1, 0].map((level) => ({
		mesh: selvedge === undefined ? layer(level, "foot", 40, 0.2) : layer(level, "right", selvedge, v + 20),
		surface,
	}));
};

/** A product folded as it is packed, in the middle of the table. */
export const foldedGoods = (recipe: Recipe): Promise<Piece[]> => {
	const window = windowOf(recipe.kind);
	return window ? foldedGarment(recipe, window) : foldedCloth(recipe);
};

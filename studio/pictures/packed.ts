import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { crestOf, type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { posed } from "../garments/piece-set.ts";
import { fbm, noise } from "../maths/noise.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { Piece, Scene, Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import { lay } from "./product.ts";
import { clothOf } from "./swatch.ts";

/**
 * Goods as they are delivered: folded, in a clear bag with a label on it. A garment is folded for real: the laid
 * garment's own pieces are turned under along the four sides of what stays in view, so that collar, placket and
 * pattern are where they are on the garment.
 */

/** What stays in view of a garment, cm of the table it lies on. */
type Window = { cx: number; cy: number; halfWidth: number; halfHeight: number };

/** Half of a fold's thickness, cm; goods folded both ways are four of them high. */
const roll = 0.75;
const stackHeight = 4 * roll + 0.15;

/** Pixels per cm, and the label: packed.ts and the mark on the label (cards/marked.ts) must agree. */
export const packedView = { scale: 27.5, labelX: 7.2, labelY: -14.6, labelWidth: 8.6, labelHeight: 4.9 };

/**
 * Where a point lies once everything beyond `half` is turned under, how far down it has gone, and how far its face
 * still looks up.
 */
const turnedUnder = (d: number, half: number): readonly [at: number, down: number, up: number] => {
	const beyond = Math.abs(d) - half;
	if (beyond <= 0) return [d, 0, 1];
	const side = Math.sign(d);
	const angle = Math.min(beyond / roll, Math.PI);
	const back = Math.max(0, beyond - Math.PI * roll);
	// What is longer than the pack lies folded once more inside it, out of sight.
	const at = Math.max(half + roll * Math.sin(angle) - back, 1 - half);
	return [side * at, roll * (1 - Math.cos(angle)), Math.cos(angle)];
};

const windowOf = (kind: Recipe["kind"]): Window | undefined => {
	switch (kind) {
		case "shirt":
			return { cx: 0, cy: 64.5, halfWidth: 12.6, halfHeight: 18.4 };
		case "t-shirt":
			return { cx: 0, cy: 58.2, halfWidth: 13, halfHeight: 18 };
		case "trousers":
			return { cx: 12, cy: 86.5, halfWidth: 11.4, halfHeight: 18.6 };
		default:
			return undefined;
	}
};

const foldedGarment = async (recipe: Recipe, { cx, cy, halfWidth, halfHeight }: Window): Promise<Piece[]> => {
	const { pieces } = await lay(recipe);
	return posed(pieces, (x, y) => {
		// No two folds are as straight as the edge of a board.
		const [px, downX, upX] = turnedUnder(x - cx, halfWidth + 0.28 * fbm(y * 0.11, Math.sign(x - cx), 2, 51));
		const [py, downY, upY] = turnedUnder(y - cy, halfHeight + 0.24 * fbm(x * 0.1, Math.sign(y - cy) * 3, 2, 52));
		// A sleeve or cuff that lay on the body lies below it now, or it would look out through the front.
		return [px, py, stackHeight - downX - downY, Math.min(upX, upY)];
	});
};

const padWidth = 27;
const padHeight = 36;

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

const foldedCloth = async (recipe: Recipe): Promise<Piece[]> => {
	const { surface, v = 0 } = await clothOf(recipe);
	const selvedge = selvedgeOf(recipe.kind);
	return [3, 2, 1, 0].map((level) => ({
		mesh: selvedge === undefined ? layer(level, "foot", 40, 0.2) : layer(level, "right", selvedge, v + 20),
		surface,
	}));
};

const bagMargin = 1.9;

/** The height of film that is drawn over goods: it spans what is small, and slopes where they end. */
const taut = (meshes: readonly Mesh[]): HeightAt => {
	const crest = crestOf(heightOf(meshes, 0.5), 0.8);
	return (x, y) => {
		let sum = 0;
		for (let k = 0; k < 8; k++) {
			const angle = ((k + 0.5) * Math.PI) / 4;
			sum += crest(x + 0.35 * Math.cos(angle), y + 0.35 * Math.sin(angle));
			sum += crest(x + 0.8 * Math.cos(angle), y + 0.8 * Math.sin(angle));
		}
		return sum / 16;
	};
};

/** The clear bag: it lies on the goods, falls to the table beside them, and shows itself by its creases and seams. */
const bag = (goods: readonly Piece[]): Piece => {
	const top = taut(goods.map(({ mesh }) => mesh));
	let [x0, x1, y0, y1] = [0, 0, 0, 0];
	for (const { mesh } of goods) {
		for (let i = 0; i < mesh.pos.length; i += 3) {
			x0 = Math.min(x0, mesh.pos[i]);
			x1 = Math.max(x1, mesh.pos[i]);
			y0 = Math.min(y0, mesh.pos[i + 1]);
			y1 = Math.max(y1, mesh.pos[i + 1]);
		}
	}
	const [left, right, foot, head] = [x0 - bagMargin, x1 + bagMargin, y0 - bagMargin, y1 + bagMargin + 0.8];
	const creaseAt = (x: number, y: number): number => {
		const aslant = Math.abs(fbm(x * 0.1 + y * 0.05, y * 0.06 - x * 0.02, 3, 77));
		return Math.exp(-aslant / 0.045) * smooth(-0.1, 0.35, fbm(x * 0.05, y * 0.05, 2, 5));
	};
	const mesh = gridMesh(280, 360, (s, t) => {
		const x = left + (right - left) * s;
		const y = foot + (head - foot) * t;
		const outer = Math.min(x - left, right - x, y - foot, head - y);
		const z = top(x, y) * smooth(0, 1.2, outer) + 0.22 + 0.16 * creaseAt(x, y);
		return [x, y, z, x, y];
	});
	const film: Surface = (u, v, texel) => {
		const outer = Math.min(u - left, right - u, v - foot, head - v);
		const seam = outer < 0.5 && outer > 0.34 ? 0.3 : 0;
		const beside = u < x0 || u > x1 || v < y0 || v > y1 ? 0.05 : 0;
		const glint = creaseAt(u, v) * (0.25 + 0.3 * noise(u * 0.4, v * 0.4, 8));
		texel.r = 0.98;
		texel.g = 0.98;
		texel.b = 0.985;
		texel.rough = 0.25;
		texel.spec = 0.6;
		texel.cover = clamp(0.035 + seam + beside + glint, 0, 0.55);
	};
	return { mesh, surface: film, sheer: true };
};

/** A paper label on the bag, with the company's mark (cards/marked.ts) above two ruled lines. */
const label = (under: Mesh): Piece => {
	const { labelX, labelY, labelWidth, labelHeight } = packedView;
	const top = taut([under]);
	const mesh = gridMesh(80, 40, (s, t) => {
		const x = labelX + (s - 0.5) * labelWidth;
		const y = labelY + (t - 0.5) * labelHeight;
		return [x, y, top(x, y) + 0.1, x - labelX, y - labelY];
	});
	const surface: Surface = (u, v, texel) => {
		const ruled = Math.abs(u) < labelWidth / 2 - 0.7 && (Math.abs(v + 0.9) < 0.06 || Math.abs(v + 1.7) < 0.06);
		const fibre = 0.97 + 0.03 * noise(u * 6, v * 6, 3);
		texel.r = (ruled ? 0.5 : 0.9) * fibre;
		texel.g = (ruled ? 0.42 : 0.87) * fibre;
		texel.b = (ruled ? 0.36 : 0.8) * fibre;
	};
	return { mesh, surface };
};

/** A product folded, in its bag, seen from straight above. */
export const packedScene = async (recipe: Recipe): Promise<Scene> => {
	const window = windowOf(recipe.kind);
	const goods = window ? await foldedGarment(recipe, window) : await foldedCloth(recipe);
	const film = bag(goods);
	return {
		...{ width: 1200, height: 1500, cx: 0, cy: 0, scale: packedView.scale, cell: 0.12, reach: 20 },
		pieces: [...goods, film, label(film.mesh)],
	};
};

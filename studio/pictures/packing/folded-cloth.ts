import { gridMesh, type Mesh } from "../../cloth/mesh.ts";
import { fbm } from "../../maths/noise.ts";
import { bell, clamp, degrees, lerp, smooth } from "../../maths/scalar.ts";
import type { Piece, Surface } from "../../render/scene.ts";
import type { Recipe } from "../../table.ts";
import type { SwatchCloth } from "../swatch.ts";
import { packedCloth } from "./packed-cloth.ts";
import { stackHeight } from "./turned-under.ts";

/**
 * A saree, a dhoti or a skirt folded to a pad: a few leaves, each the cloth lying double with a soft round fold at three
 * sides. At the fourth its plies lie open, selvedge or hem over selvedge or hem, no two of them ending at the same line.
 */

/** Sides of folded cloth, cm. */
export const padWidth = 27;
export const padHeight = 36;

const [halfWidth, halfHeight] = [padWidth / 2, padHeight / 2];
const leaves = 5;
const leafHeight = stackHeight / leaves;
/** A fold is rounder than it is thick: half of its width, cm. */
const round = 0.95;
/** From one leaf to the next the cloth runs on, cm. */
const further = 3.1;
/** Of sheer cloth it runs on by half of a repeat of its dots, or of its border's points: where they nearly meet they are a misprint. */
const half = { dots: 2, points: 2.1 };
/** Radius of the pad's corners, cm. */
const corner = 0.85;

type Side = "right" | "foot";

/** What makes one pad differ from another. */
type Pad = { open: Side; u0: number; v0: number; seed: number; sheer?: boolean };

/** Where a place of the cloth lies when it is carried round a fold at `half`, and how far it has gone down. */
const foldedAt = (d: number, half: number): readonly [at: number, down: number] => {
	const beyond = Math.abs(d) - (half - round);
	if (beyond <= 0) return [d, 0];
	const mean = (round + leafHeight / 2) / 2;
	const angle = Math.min(beyond / mean, Math.PI);
	// Its lower half goes back under it, or one looks in between two leaves.
	const back = Math.max(0, beyond - Math.PI * mean);
	return [Math.sign(d) * (half - round + round * Math.sin(angle) - back), (leafHeight / 2) * (1 - Math.cos(angle))];
};

/** How much narrower a pad is near its corners than in the middle of its sides. */
const cornerAt = (y: number, half: number): number => {
	const into = clamp(Math.abs(y) - half + corner, 0, corner);
	return corner - Math.sqrt(corner * corner - into * into);
};

/** Soft goods settle: how high the top of a leaf lies, share of its height in a stiff pile. */
const settled = (x: number, y: number, { open, seed }: Pick<Pad, "open" | "seed">): number => {
	const [inX, inY] = [halfWidth - Math.abs(x), halfHeight - Math.abs(y)];
	// Folds are springy, a pile of selvedges is not.
	const flat = open === "right" ? smooth(13, -1, halfWidth - x) : smooth(15, -1, halfHeight + y);
	const rim = 1 - (1 - smooth(4.4, -0.4, inX)) * (1 - smooth(5, -0.4, inY));
	return 1 - 0.2 * flat - 0.1 * rim + 0.1 * fbm(x * 0.06 + seed, y * 0.05, 2, 29 + seed);
};

/** Low waves of cloth that is held by nothing, and the lines along which it was folded before. */
const waves = (x: number, y: number, level: number, seed: number): number => {
	const lean = x * 0.11 + y * 0.05;
	const soft =
		0.42 * fbm(lean + level * 3, y * 0.09 - x * 0.04, 2, 21 + seed) + 0.035 * fbm(x * 0.5, y * 0.36, 2, 9 + seed);
	const [acrossAt, alongAt] = [3.5 * fbm(seed * 1.7, 3, 1, 5), 5 * fbm(seed * 2.3, 7, 1, 6)];
	const pressed = (d: number, along: number) => bell(d, 0.22) * smooth(-0.5, 0.2, fbm(along * 0.13, seed, 2, 13));
	const before =
		pressed(x - acrossAt - 0.08 * fbm(y * 0.2, 1, 2, 3), y) + pressed(y - alongAt - 0.1 * fbm(x * 0.2, 2, 2, 4), x);
	return soft + 0.035 * before;
};

/** How far beyond the pad's side a ply of `rank` ends: where it fell, and each wavers by itself. */
const endOf = (rank: number, along: number, seed: number): number =>
	0.16 * rank -
	0.25 +
	0.36 * fbm(along * 0.05, rank * 5, 2, 31 + seed) +
	0.07 * fbm(along * 0.4, rank * 3, 2, 33 + seed);

/** Cloth of a ply with the shade of the ply above along that one's end: it is narrower than the cells of the light. */
const shadedBelow = (surface: Surface, { open, u0, v0, seed }: Pad, rank: number): Surface => {
	if (rank === 0) return surface;
	return (u, v, texel) => {
		surface(u, v, texel);
		const along = open === "right" ? v - v0 : u - u0;
		const out = (open === "right" ? u - u0 : v0 - v) + endOf(rank, along, seed) - endOf(rank - 1, along, seed);
		if (out > 0.8 || out < -0.4) return;
		// Towards a corner the end above draws back from it, and its shade would be left alone as a black wedge.
		const half = open === "right" ? halfHeight : halfWidth;
		const deep = 0.55 * smooth(half - 0.2, half - 1.6, Math.abs(along));
		const light = 1 - deep * Math.exp(-Math.max(0, out) / 0.13);
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
		texel.metal *= light;
		texel.lustre *= light;
	};
};

/** How far above the hem the lining of a sheer skirt ends in its pad, and how far below the cloth it lies, cm. */
const lining = { short: 8.6, below: 0.12 };

/**
 * One ply of the pad: `level` 0 is the uppermost leaf, `inner` the lower of its two plies, of which the open end alone is
 * seen; or the lining of that leaf, which ends `short` above its hem.
 */
const ply = (pad: Pad, level: number, inner: boolean, short = 0): Mesh => {
	const { open, u0, v0, seed, sheer } = pad;
	const rank = 2 * level + (inner ? 1 : 0);
	const on = sheer ? level * half.dots + (inner ? half.points : 0) : level * further;
	const [wide, high] = [halfWidth + 2.4, halfHeight + 2.4];
	const across = open === "right";
	const left = across && inner ? halfWidth - 5 : -wide;
	const top = !across && inner ? 5 - halfHeight : high;
	return gridMesh(across && inner ? 70 : 320, !across && inner ? 70 : 400, (s, t) => {
		const along = across ? (2 * t - 1) * high : (2 * s - 1) * wide;
		const end = endOf(rank, along, seed);
		const x = across ? lerp(left, halfWidth + end, s) : along;
		const y = across ? along : lerp(short - halfHeight - end, top, t);
		const wander = (side: number, at: number) =>
			0.3 * fbm(at * 0.08, side * 3 + level * 5, 2, 51 + seed) + 0.11 * level;
		const [px, downX] =
			across && x > 0 ? [x, 0] : foldedAt(x, halfWidth + wander(Math.sign(x), y) - cornerAt(y, halfHeight));
		// The lower ply is folded within the upper one.
		const reachY = halfHeight + wander(2 * Math.sign(y), x) - (inner || short > 0 ? 0.1 : 0);
		const [py, downY] = !across && y < 0 ? [y, 0] : foldedAt(y, reachY);
		// Its corner is as round below the fold as above it, or the lower half of the fold ends in a block.
		const cornered = across && x > 0 ? px - cornerAt(py, reachY) : px;
		const toEnd = across ? halfWidth + end - x : y + halfHeight + end - short;
		const settledTo = settled(x, y, pad);
		const uppermost = leaves * leafHeight * settledTo + waves(x, y, 0, seed);
		const deep = level * leafHeight;
		const lower = (leaves - level) * leafHeight * settledTo + 0.5 * waves(x, y, level, seed);
		// Through sheer cloth it is seen where a lower leaf comes through the one above, or leaves bare what that one turns under.
		const lies = level === 0 ? uppermost : uppermost - clamp(uppermost - lower, 0.4 * deep, 0.85 * deep);
		// An end that lies on the next one bends down to it.
		const bent = 0.16 * smooth(1.6, 0, toEnd) + (inner ? leafHeight * 0.5 : short > 0 ? lining.below : 0);
		const z = Math.max(0.04 + 0.01 * (2 * leaves - rank), lies - bent - Math.min(downX + downY, leafHeight));
		return across
			? [cornered, py, z, u0 + x - halfWidth - end, v0 + y + level * further]
			: [px, py, z, u0 + x + on, v0 + y + halfHeight + end];
	});
};

/** Lower leaves show at the pad's sides alone, where a dot that comes round a fold is a black speck. */
const plainAbove =
	(surface: Surface, lined: Surface): Surface =>
	(u, v, texel) =>
		(v < 5 ? surface : lined)(u, v, texel);

/** Of sheer cloth the uppermost ply lets its lining be seen, and below that ends the ply under it. */
const pad = (at: Pad, { surface, sheer, lining: lined }: SwatchCloth): Piece[] => [
	...Array.from({ length: 2 * leaves }, (_, k): Piece => {
		const rank = 2 * leaves - 1 - k;
		return {
			mesh: ply(at, rank >> 1, rank % 2 === 1),
			surface: shadedBelow(lined && rank > 2 ? plainAbove(surface, lined) : surface, at, rank),
			sheer: sheer && rank === 0,
		};
	}),
	...(lined ? [{ mesh: ply(at, 0, false, lining.short), surface: lined }] : []),
];

/** How wide the cloth of a swatch is laid, cm: its selvedge is at that edge. A lehenga's tier ends in a hem instead. */
const selvedgeOf = (kind: Recipe["kind"]): number | undefined =>
	(({ "cotton-saree": 50, "silk-saree": 50, dhoti: 52 }) as Partial<Record<Recipe["kind"], number>>)[kind];

/** Where the selvedge of the uppermost leaf of sheer cloth crosses the middle, cm right of it, and how far it leans, degrees. */
const leaf = { at: -3.4, leans: 11 };

/**
 * The uppermost leaf of sheer cloth: single, its own selvedge aslant over the pad, and from there over the pad's border and
 * round its side, so that border and squares are seen through it.
 */
const aslantLeaf = (selvedge: number, v: number, seed: number): Mesh => {
	const [c, s] = [Math.cos(leaf.leans * degrees), Math.sin(leaf.leans * degrees)];
	const high = halfHeight + 7;
	return gridMesh(300, 360, (a, b) => {
		const along = (2 * b - 1) * high;
		const across = 24 * a;
		const waver = 0.28 * fbm(along * 0.07, 4, 2, 71 + seed) * smooth(9, 0, across);
		const x = leaf.at + (across + waver) * c + along * s;
		const y = along * c - across * s + 2;
		const reachX = halfWidth + 0.16 + 0.12 * fbm(y * 0.08, 3, 2, 63 + seed) - cornerAt(y, halfHeight);
		const reachY = halfHeight + 0.2 * fbm(x * 0.08, 5 * Math.sign(y), 2, 65 + seed);
		const [px, downX] = foldedAt(x, reachX);
		const [py, downY] = foldedAt(y, reachY);
		const below = stackHeight * settled(x, y, { open: "right", seed }) + waves(x, y, 0, seed);
		const ripple = 0.16 * (fbm(x * 0.16 + 5, y * 0.12, 2, 67 + seed) + 0.5) * smooth(0, 5, across);
		const lies = below + 0.14 + ripple;
		return [px, py, lies - Math.min(downX + downY, leafHeight), selvedge - across, v + 27 + along];
	});
};

/**
 * One more leaf on folded cloth: its fold, `foldAt` right of the middle, lies in view and casts its shadow beside it, or
 * the cloth would be a flat print. Above and below it goes round with the leaves under it.
 */
export const upperFold = async (recipe: Recipe, foldAt: number, seed: number): Promise<Piece[]> => {
	const { surface, sheer, lining: lined, veil, v = 0 } = await packedCloth(recipe);
	const selvedge = selvedgeOf(recipe.kind);
	if (veil && selvedge) return [{ mesh: aslantLeaf(selvedge, v, seed), surface: veil, sheer: true }];
	const open = selvedge === undefined;
	const high = halfHeight + 1.6;
	const leaf = (short: number): Mesh =>
		gridMesh(260, 320, (s, t) => {
			const x = lerp(-halfWidth - 1.6, foldAt + 1.4, s);
			// A lehenga's hem lies open at the foot.
			const y = open ? lerp(short - halfHeight - 0.1, high, t) : (2 * t - 1) * high;
			const half = foldAt + 0.26 * fbm(y * 0.09, 2, 2, 61 + seed) + 0.014 * y;
			const reachX = halfWidth + 0.2 * fbm(y * 0.08, 3, 2, 63 + seed) - cornerAt(y, halfHeight);
			const reachY = halfHeight + 0.2 * fbm(x * 0.08, 5 * Math.sign(y), 2, 65 + seed);
			const [px, downX] = foldedAt(x, x > 0 ? half : reachX);
			const [py, downY] = open && y < 0 ? [y, 0] : foldedAt(y, reachY);
			const [u, v0] = open ? [44 + x, 0.2 + y + halfHeight] : [selvedge - 26 + x, v + 27 + y];
			// It follows the leaf below it, which would else look out through it, and has low waves of its own.
			const below = stackHeight * settled(x, y, { open: open ? "foot" : "right", seed }) + waves(x, y, 0, seed);
			const lies = below + 0.8 + 0.7 * waves(x + 5, y, 0, seed + 1) - 0.15 * smooth(3, 0, half - px);
			const under = short > 0 ? lining.below : 0;
			return [px, py, lies - under - Math.min(downX + downY, leafHeight), u, v0];
		});
	return [...(lined ? [{ mesh: leaf(lining.short), surface: lined }] : []), { mesh: leaf(0), surface, sheer }];
};

export const foldedCloth = async (recipe: Recipe, seed: number): Promise<Piece[]> => {
	const cloth = await packedCloth(recipe);
	const selvedge = selvedgeOf(recipe.kind);
	return selvedge === undefined
		? pad({ open: "foot", u0: 40, v0: 0, seed, sheer: cloth.sheer }, cloth)
		: pad({ open: "right", u0: selvedge, v0: (cloth.v ?? 0) + 20, seed }, cloth);
};

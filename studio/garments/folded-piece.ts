import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { darken } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { bell, clamp, degrees, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

/** A blouse piece folded to a small pile: soft round folds at three sides, at the fourth its plies lie open. */
export type FoldedPiece = {
	/** Its middle, its size, cm, and how far it is turned, degrees. */
	at: Point;
	size: readonly [width: number, height: number];
	turn: number;
	/** Where the fold of the uppermost leaf lies, right of the middle, cm. */
	foldAt?: number;
	leaves?: number;
	sheer?: boolean;
	/** u along its open ends, v up from them. */
	surface: Surface;
};

/** How high a leaf of two plies is, and half of the width of its round fold, cm. */
const [leaf, round] = [0.62, 0.62];
/** Radius of its corners, cm. */
const corner = 1.1;

/** Where a place of the cloth lies when it is carried round a fold at `half`, and how far it has gone down. */
const carried = (d: number, half: number): readonly [at: number, down: number] => {
	const beyond = Math.abs(d) - (half - round);
	if (beyond <= 0) return [d, 0];
	const angle = Math.min(beyond / round, Math.PI / 2 + 0.2);
	return [Math.sign(d) * (half - round + round * Math.sin(angle)), 0.6 * leaf * (1 - Math.cos(angle))];
};

/** How far a fold draws back near a corner. */
const cornerAt = (d: number, half: number): number => {
	const into = clamp(Math.abs(d) - half + corner, 0, corner);
	return corner - Math.sqrt(corner * corner - into * into);
};

/** How far a ply ends before the open side: each a little further out than the one on it, and none of them straight. */
const endOf = (rank: number, x: number, seed: number): number =>
	0.34 * rank + 0.5 * fbm(rank * 3.7, 1, 1, seed + 3) + 0.35 * fbm(x * 0.07, rank * 5, 2, seed + 5);

/** Low waves of cloth held by nothing, and the lines along which it was folded before. */
const waves = (x: number, y: number, seed: number): number => {
	const pressed = (d: number, along: number) => bell(d, 0.16) * smooth(-0.45, 0.2, fbm(along * 0.15, seed, 2, 13));
	return (
		0.5 * fbm(x * 0.08 + y * 0.03, y * 0.07 - x * 0.02, 2, seed + 21) +
		0.12 * fbm(x * 0.28 + 0.1 * y, y * 0.2, 2, seed + 22) +
		0.025 * fbm(x * 0.9, y * 0.7, 2, seed + 23) +
		0.07 * pressed(x + 5.2 + 0.1 * fbm(y * 0.2, 1, 2, 3), y) +
		0.07 * pressed(y - 2.6 - 0.1 * fbm(x * 0.2, 2, 2, 4), x)
	);
};

export const foldedPiece = (piece: FoldedPiece, seed: number): Piece[] => {
	const { at, size, turn, foldAt = 3, leaves = 4, sheer, surface } = piece;
	const [halfWidth, halfHeight] = [size[0] / 2, size[1] / 2];
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	/** `level` 0 is the uppermost leaf, which is narrower; `inner` is the lower ply of a leaf. */
	const plyOf = (level: number, inner: boolean): Mesh => {
		const rank = 2 * level + (inner ? 1 : 0);
		return gridMesh(150, 170, (a, b) => {
			const across = lerp(-halfWidth - 0.6, (level === 0 ? foldAt : halfWidth) + 0.6, a);
			const end = endOf(rank, across, seed);
			const y0 = lerp(-halfHeight - end, halfHeight + 0.6, b);
			const wander = (side: number, along: number) =>
				0.14 * level - (inner ? 0.16 : 0) + 0.4 * fbm(along * 0.07, side * 3 + level * 5, 2, seed + 51);
			const right = level === 0 ? foldAt : halfWidth;
			const reach = (across > 0 ? right : halfWidth) + wander(Math.sign(across), y0);
			const [x, downX] = carried(across, reach);
			const top = halfHeight + wander(2, across);
			const [y, downY] = y0 > 0 ? carried(y0, top) : [y0, 0];
			const drawn = cornerAt(y, top) * (y > 0 ? 1 : 0);
			const toEnd = y0 + halfHeight + end;
			const sag = 0.25 * smooth(5, 0, halfWidth - Math.abs(x)) + 0.35 * smooth(7, -1, toEnd);
			const lies = (leaves - level) * leaf * (1 - 0.5 * sag) + waves(x, y, seed) * (level === 0 ? 1 : 0.7);
			const bent = 0.14 * smooth(1.4, 0, toEnd) + (inner ? 0.45 * leaf : 0);
			const z = Math.max(0.04 + 0.012 * (2 * leaves - rank), lies - bent - Math.min(downX + downY, leaf));
			const px = x - Math.sign(x) * drawn;
			return [at[0] + px * c - y * s, at[1] + px * s + y * c, z, across + halfWidth + 7.3 * level, toEnd];
		});
	};
	/** The end of each ply lies in the shade of the one on it, which is narrower than the cells of the light. */
	const shaded = (rank: number): Surface =>
		rank === 0
			? surface
			: (u, v, texel) => {
					surface(u, v, texel);
					const x = u - halfWidth - 7.3 * (rank >> 1);
					const out = endOf(rank, x, seed) - endOf(rank - 1, x, seed) - v;
					if (out > -0.3) darken(texel, 1 - 0.5 * Math.exp(-Math.max(0, out) / 0.14));
				};
	return Array.from({ length: 2 * leaves }, (_, k) => {
		const rank = 2 * leaves - 1 - k;
		return { mesh: plyOf(rank >> 1, rank % 2 === 1), surface: shaded(rank), sheer };
	});
};

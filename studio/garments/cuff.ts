import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { crestOf, type HeightAt } from "../cloth/surface-height.ts";
import { darken, deepened } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";
import { fineStitch } from "./fine-stitch.ts";
import { piece } from "./piece-set.ts";
import { satinEdge } from "./satin-edge.ts";
import { button } from "./shirt-parts.ts";
import type { TopCut } from "./top-shape.ts";

const unit = (x: number, y: number): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)];

/** Where the two sides of a sleeve run from its end (as the outline in top-shape.ts has them). */
export const sleeveSides = ({ chest, underarm, sleeveIn, sleeveOut, sleeveBend }: TopCut) => ({
	innerUp: unit((chest + 0.9 - sleeveIn[0]) * 0.28, (underarm + 0.2 - sleeveIn[1]) * 0.38),
	outerUp: unit(sleeveBend[1][0] - sleeveOut[0], sleeveBend[1][1] - sleeveOut[1]),
});

/** The two pleats in which a sleeve is taken into its cuff: sharp there, open a hand above it. */
export const pleats = (texel: Texel, above: number, share: number): void => {
	for (const at of [0.36, 0.52]) {
		const open = smooth(8.5, 0.5, above);
		const d = (share - at) * 10 - 0.02 * above;
		texel.bump = Math.max(texel.bump, 0.02);
		if (texel.deep > 0) {
			// In satin's gloss so sharp a step is a hairline: there they are soft furrows.
			texel.height -= 2.4 * open * smooth(1, 0, Math.abs(d));
			continue;
		}
		const sharp = texel.lustre > 0.9 ? 1.6 : 4;
		texel.height -= sharp * open * smooth(0.9, 0, Math.abs(d)) * (d < 0 ? 1 : 0.4);
		darken(texel, 1 - 0.22 * open * open * smooth(0.16, 0, Math.abs(d)));
	}
};

export type CuffOptions = {
	inner: Point;
	outer: Point;
	/** Where the sleeve's two sides run from there, as unit vectors. */
	innerUp: Point;
	outerUp: Point;
	height: number;
	surface: Surface;
	under: HeightAt;
	side: 1 | -1;
	/** Where it is buttoned; left out on the side of a sleeve from which it is a closed band. */
	lap?: { buttons: number; colour: string; metal?: boolean; small?: boolean };
	/** Of soft cloth: not pressed quite flat. */
	soft?: boolean;
	/** Tone of the stitches. */
	thread?: number;
};

/** How far a cuff reaches below the sleeve's end, and how far its lower corners, where it is folded, are drawn in, cm. */
const below = 0.6;
const corner = { wide: 1.2, high: 0.24 } as const;

/** The end that laps over: how far beyond its buttons it goes, the radius of its lower corner, and how high it lies on the other, cm. */
const lapped = { beyond: 1.1, corner: 1.3, thick: 0.05 } as const;

/** How far within the end that laps over a place lies, cm: `before` its upright edge and `above` its lower one. */
export const withinLap = (before: number, above: number): number => {
	const round = lapped.corner;
	if (before >= round || above >= round) return before;
	return round - Math.hypot(round - before, round - Math.max(0, above));
};

/** The end that laps over the other: a step down to what lies below it, whose shade falls on that alone. */
const lapEdge = (texel: Texel, within: number): void => {
	if (within > 0.2 || within < -0.4) return;
	deepened(texel);
	texel.height += (lapped.thick * smooth(-0.05, 0.05, within)) / texel.bump;
	darken(texel, 1 - 0.2 * smooth(-0.22, -0.02, within) * smooth(0.02, -0.02, within));
};

const grid = { columns: 90, rows: 26 } as const;

/** Heights evened between the edges: the crests it rests on are found in steps, which a gloss shows as a comb of lines. */
const evened = (mesh: Mesh): Mesh => {
	const pos = mesh.pos.slice();
	const wide = grid.columns + 1;
	for (let round = 0; round < 24; round++) {
		const before = pos.slice();
		const z = (i: number, j: number) => before[3 * (j * wide + i) + 2];
		for (let j = 2; j < grid.rows - 1; j++)
			for (let i = 3; i < grid.columns - 2; i++)
				pos[3 * (j * wide + i) + 2] = (z(i - 1, j) + z(i + 1, j) + z(i, j - 1) + z(i, j + 1) + 2 * z(i, j)) / 6;
	}
	return { ...mesh, pos };
};

/**
 * A cuff across the end of a sleeve: two layers of cloth, folded at both sides, a little slack. Where it is buttoned, its one end laps
 * over the other; from the other side of the sleeve it is a closed band.
 */
export const cuff = ({
	inner,
	outer,
	innerUp,
	outerUp,
	height,
	surface,
	under,
	side,
	lap,
	soft,
	thread,
}: CuffOptions): Piece[] => {
	const dx = outer[0] - inner[0];
	const dy = outer[1] - inner[1];
	const length = Math.hypot(dx, dy);
	const at = (along: number, rise: number): Point => {
		const a = along / length;
		return [
			side * (inner[0] + dx * a + lerp(innerUp[0], outerUp[0], a) * rise),
			inner[1] + dy * a + lerp(innerUp[1], outerUp[1], a) * rise,
		];
	};
	const rest = crestOf(under, 0.7);
	const opening = length * 0.8;
	const low = (along: number) => {
		const d = Math.min(corner.wide, Math.max(0, Math.min(along, length - along)));
		return corner.high * (1 - d / corner.wide) ** 2 - 0.22 * Math.sin((Math.PI * along) / length);
	};
	const mesh = gridMesh(grid.columns, grid.rows, (a, b) => {
		const along = length * a;
		const rise = lerp(low(along), height + 0.25 * Math.sin(Math.PI * a), b);
		const [x, y] = at(along + 0.24 * (a - 0.5), rise - below);
		const slack = 0.1 * arch(a, 0.35) * arch(b, 0.5) + (soft ? 0.18 : 0.07) * fbm(x * 0.22, y * 0.3, 2, 7);
		// Its ends are folds; the sewn edges between them lie flat, or the light draws a bevel along them.
		const z = (Math.max(0.2, rest(x, y)) + 0.08) * (0.6 + 0.4 * arch(a, 0.05)) + 0.04 * arch(b, 0.05) + slack;
		return [x, y, z, along, rise];
	});
	const pieces = [
		piece(soft ? evened(mesh) : mesh, (u, v, texel) => {
			surface(u + 3.3, v + 1.7, texel);
			const above = v - low(u);
			const edge = Math.min(above, height - v);
			satinEdge(texel, Math.min(edge, u, length - u), 0.3);
			const within = lap ? withinLap(opening + lapped.beyond - u, above) : Number.POSITIVE_INFINITY;
			// Two rows along its edges, and one that turns the corner of the end that laps over.
			if (within < edge) fineStitch(texel, within - 0.45, v, thread);
			else fineStitch(texel, edge - 0.45, u, thread);
			lapEdge(texel, within);
		}),
	];
	if (!lap) return pieces;
	const { buttons, colour, metal, small } = lap;
	for (let k = 0; k < buttons; k++) {
		const rise = (height * (k + 1)) / (buttons + 1) - below;
		const [x, y] = at(opening, rise);
		pieces.push(button(x, y, Math.max(0.2, rest(x, y)) + 0.48, small ? 0.36 : 0.5, colour, metal, 1));
	}
	return pieces;
};

import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { crestOf, type HeightAt } from "../cloth/surface-height.ts";
import { darken, ply } from "../fabric/sewing.ts";
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
	buttons: number;
	colour: string;
	metal?: boolean;
	small?: boolean;
	/** Of soft cloth: not pressed quite flat. */
	soft?: boolean;
	/** Tone of the stitches. */
	thread?: number;
};

/** How far a cuff reaches below the sleeve's end, and the radius of its corners. */
const below = 0.6;
const corner = 1.5;

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

/** A buttoned cuff across the end of a sleeve: two layers of cloth, rounded at its corners, a little slack. */
export const cuff = (options: CuffOptions): Piece[] => {
	const { inner, outer, innerUp, outerUp, height, surface, under, side, buttons, colour, metal, small, soft, thread } =
		options;
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
		const d = Math.min(corner, Math.max(0, Math.min(along, length - along)));
		const rounded =
			along > length / 2 ? corner - Math.sqrt(corner ** 2 - (corner - d) ** 2) : 0.3 * (1 - d / corner) ** 2;
		return rounded - 0.22 * Math.sin((Math.PI * along) / length);
	};
	const mesh = gridMesh(grid.columns, grid.rows, (a, b) => {
		const along = length * a;
		const rise = lerp(low(along), height + 0.25 * Math.sin(Math.PI * a), b);
		const [x, y] = at(along + 0.24 * (a - 0.5), rise - below);
		const slack = 0.1 * arch(a, 0.35) * arch(b, 0.5) + (soft ? 0.18 : 0.07) * fbm(x * 0.22, y * 0.3, 2, 7);
		const z = (Math.max(0.2, rest(x, y)) + 0.08) * (0.5 + 0.5 * arch(a, 0.06)) + 0.1 * arch(b, 0.08) + slack;
		return [x, y, z, along, rise];
	});
	const pieces = [
		piece(soft ? evened(mesh) : mesh, (u, v, texel) => {
			surface(u + 3.3, v + 1.7, texel);
			const edge = Math.min(v - low(u), height - v, u, length - u);
			satinEdge(texel, edge, 0.3);
			const upright = Math.min(u, length - u) <= edge;
			fineStitch(texel, edge - 0.45, upright ? v : u, thread);
			if (height - v < 0.1) darken(texel, 0.9);
			if (edge < 0.07) darken(texel, 0.94);
			ply(texel, u - opening - 1.1);
			if (Math.abs(u - opening - 1.1) < 0.05) darken(texel, 0.74);
		}),
	];
	for (let k = 0; k < buttons; k++) {
		const rise = (height * (k + 1)) / (buttons + 1) - below;
		const [x, y] = at(opening, rise);
		pieces.push(button(x, y, Math.max(0.2, rest(x, y)) + 0.48, small ? 0.36 : 0.5, colour, metal, 1));
	}
	return pieces;
};

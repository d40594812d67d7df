import { fan } from "../cloth/fan.ts";
import { pile } from "../cloth/fold.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { strip } from "../cloth/strip.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { rosette } from "../fabric/motifs/flowers.ts";
import { fbm } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import { hangingFringe } from "../props/hanging-fringe.ts";
import { paperBand } from "../props/paper-band.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { foldedEnd } from "./folded-end.ts";
import { inPose, type Laid, type Pose, piece } from "./piece-set.ts";
import { plied } from "./plies.ts";
import { selvedge } from "./saree.ts";
import { tuckedBehind } from "./tuck.ts";

export type DhotiStyle = {
	seed: number;
	pose?: Pose;
	/** Width and depth of the folded piece, cm. */
	size?: readonly [number, number];
	/** Cloth of the folded dhoti: u up to `width`, the border at the right. */
	cloth: (width: number, narrow: boolean) => Surface;
	/** What lies on it: a folded angavastram, a pleated one, an open end with fringe, or nothing. */
	on: "folded" | "pleated" | "end" | "none";
	/** Cloth of a pleated angavastram or an open end: u across, v from its end. */
	end?: (width: number) => Surface;
	fringe?: string;
	band?: { colour: string; print: string };
	wrinkle?: number;
	layers?: number;
	/** Its layers lie closed on each other: a pile of pale thin cotton shows its teeth along the selvedge otherwise. */
	closed?: boolean;
	/** How much its layers are turned against each other (cloth/fold.ts). */
	askew?: number;
	/** Where the folded angavastram lies. */
	spot?: { x: number; y: number; turn: number };
	/** Over how many cm what lies on the pile falls to the table at its front; left out, it ends on the pile. */
	falls?: number;
};

const usualSize = [52, 62] as const;
const seal = rosette(12);

const over =
	(top: number, relief: HeightAt, reach: number, [width, depth]: readonly [number, number]): HeightAt =>
	(x, y) => {
		const ex = Math.max(0, Math.abs(x) - width / 2 + 0.3);
		// Over the far edge it goes down by itself (tuck.ts).
		const ey = Math.max(0, -y - depth / 2 + 0.3);
		return Math.max(top, relief(x, y)) * (1 - smooth(0, reach, Math.hypot(ex, ey)));
	};

const folded = (style: DhotiStyle, top: number): Piece[] => {
	const spot = { x: -3.5, y: -3.5, turn: -9, ...style.spot, width: 33, depth: 43 };
	const stack = pile({ ...spot, z: top, layers: 4, thickness: 0.7, seed: style.seed + 22, jitter: 0.5, wrinkle: 0.8 });
	const cloth = style.cloth(33, true);
	const pieces = stack.meshes.map((mesh) => piece(mesh, cloth));
	if (style.band)
		pieces.push(paperBand({ around: stack.meshes, ...spot, foot: top, height: 8.4, ...style.band, motif: seal }));
	return pieces;
};

type Behind = (mesh: Mesh) => Mesh;

/**
 * How pleats of silk end on a table: from `from` of their length on they sink, but for this share of their height, and what
 * stands at the hem comes forward. Pressed flat there, the border was a printed strip below the pleats.
 */
const hem = { from: 0.78, stands: 0.42, forward: 0.3 };

const standing = ({ pos, uv, tri }: Mesh, columns: number, rows: number, under: HeightAt): Mesh => {
	const out = pos.slice();
	const from = Math.round(hem.from * rows);
	for (let i = 0; i <= columns; i++) {
		const above = (j: number): number => {
			const k = 3 * (j * (columns + 1) + i);
			return pos[k + 2] - under(pos[k], pos[k + 1]);
		};
		const full = above(from);
		for (let j = from; j <= rows; j++) {
			const rise = full * lerp(1, hem.stands, smooth(hem.from, 1, j / rows)) - above(j);
			if (rise <= 0) continue;
			const k = 3 * (j * (columns + 1) + i);
			out[k + 1] -= hem.forward * rise;
			out[k + 2] += rise;
		}
	}
	return { pos: out, uv, tri };
};

const pleated = (style: DhotiStyle, under: HeightAt, behind: Behind): Piece[] => {
	const [pleats, rows] = [7, style.falls ? 300 : 220];
	const columns = pleats * 46;
	const { mesh } = fan({
		centre: [-14, 92],
		inner: 60,
		outer: style.falls ? 129 : 117,
		from: 270 - 3,
		to: 270 + 13.4,
		pleats,
		height: 2.4,
		overlap: 0.42,
		seed: style.seed + 5,
		scallop: 0.12,
		lift: 0.35,
		under,
		rows,
		columns,
		measured: style.falls !== undefined,
		wander: 1.1,
		ramp: 0.6,
		pleated: true,
	});
	const cloth = (style.end ?? ((w: number) => style.cloth(w, true)))(60);
	return [piece(behind(standing(mesh, columns, rows, under)), cloth)];
};

/** How far the fold of an open end goes astray, cm, and over how many cm from it that is felt: no hand folds cloth along a ruler. */
const astray = { most: 0.9, felt: 9 };

const bowed = (mesh: Mesh, across: number): Mesh => {
	const pos = mesh.pos.slice();
	for (let k = 0; 2 * k < mesh.uv.length; k++) {
		const [u, v] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
		const near = smooth(astray.felt, 0, Math.min(u, across - u));
		const side = u < across / 2 ? 0 : 1;
		pos[3 * k] += near * astray.most * (fbm(v * 0.045, 3 + 5 * side, 2, 27) + 0.25 * fbm(v * 0.17, 2 + side, 2, 28));
	}
	return { ...mesh, pos };
};

const openEnd = (style: DhotiStyle, under: HeightAt, behind: Behind): Piece[] => {
	const across = 36;
	const laid = strip({
		...(style.falls ? { x: 3, y: -39, run: 99, length: 79, straight: true } : { x: 1, y: -24.3, run: 96, length: 61 }),
		width: across,
		under,
		ripple: style.falls ? 0.9 : 0.4,
		ripples: 2.2,
		uneven: 1,
		gather: 0.1,
		seed: style.seed,
		lift: 0.5,
		level: true,
	});
	const mesh = behind(bowed(laid, across));
	const end = foldedEnd(mesh, style.end ?? ((w: number) => style.cloth(w, true)), across);
	const pieces = [end];
	if (style.fringe)
		pieces.push(
			hangingFringe({
				mesh,
				columns: 170,
				colour: style.fringe,
				length: 2.6,
				under,
				seed: style.seed,
				cloth: end.surface,
			}),
		);
	return pieces;
};

/** A folded dhoti with its angavastram or an open end. */
export const dhoti = (style: DhotiStyle): Laid => {
	const { layers = 6, size = usualSize, falls } = style;
	const [width, depth] = size;
	const stack = pile({
		x: 0,
		y: 0,
		width,
		depth,
		layers,
		thickness: 1.15,
		seed: style.seed,
		jitter: 1,
		wrinkle: style.wrinkle ?? 1.15,
		drag: 0.4,
		grounded: true,
		closed: style.closed,
		askew: style.askew,
	});
	const cloth = style.cloth(width, false);
	const pieces = stack.meshes.map((mesh, k): Piece => {
		const layer: Surface =
			k === layers - 1
				? cloth
				: (u, v, texel) => cloth(Math.min(u + (k % 2 ? 0.1 : -0.1), width - selvedge), v + k, texel);
		return piece(mesh, plied(mesh, layer, style.seed + k, 0.6));
	});
	const relief = heightOf(stack.meshes, 0.6);
	const behind = (mesh: Mesh): Mesh => tuckedBehind(mesh, depth / 2 - 0.2, stack.top + 0.3);
	if (style.on === "folded") pieces.push(...folded(style, stack.top + 0.35));
	if (style.on === "pleated") pieces.push(...pleated(style, over(stack.top + 0.3, relief, falls ?? 2.2, size), behind));
	if (style.on === "end") pieces.push(...openEnd(style, over(stack.top + 0.3, relief, falls ?? 1.8, size), behind));
	if (style.on === "none" && style.band)
		pieces.push(paperBand({ around: stack.meshes, x: 0, y: -6, height: 11, ...style.band, motif: seal }));
	const laid: Laid = {
		pieces,
		view: { cx: 0, cy: 1.2, scale: 15.8, pitch: 26, cell: 0.09, soften: 6 },
		detail: { cx: 14, cy: -10, scale: 44, pitch: 26, soften: 5, ...(style.on === "pleated" ? { cell: 0.045 } : {}) },
	};
	return inPose(laid, style.pose ?? {});
};

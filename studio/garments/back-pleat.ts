import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { piece } from "./piece-set.ts";

/** Half the width of a box pleat at the yoke, and how far down it is a layer of its own, cm. */
const boxPleat = { half: 1.7, length: 34 } as const;

/** Height of its face above the cloth that it is folded from: three layers and the air between them, cm. */
const rise = 0.34;

/** Half the width of the face at `way` of its length: it opens as it falls. */
const halfAt = (way: number): number => boxPleat.half * (1 + 0.3 * way * way);

/** How far the pleat is still folded at a height: 1 at the yoke, 0 where it has run out in the back. */
export const foldedAt = (yoke: number, y: number): number => smooth(yoke - boxPleat.length, yoke - 4, y);

/** How far a place lies outside the face of the pleat, cm. */
export const besidePleat = (yoke: number, x: number, y: number): number =>
	Math.abs(x) - halfAt((yoke - y) / boxPleat.length);

/**
 * The face of a box pleat: a layer that lies on the back from the yoke's seam down and sinks into it little by little.
 * Two lines drawn on the cloth were lines of pencil. A whole repeat is folded away: its stripes run on in the back's,
 * straight, or the end of the layer would be seen.
 */
export const pleatFace = (yoke: number, under: HeightAt, cloth: Surface): Piece => {
	const mesh = gridMesh(24, 120, (a, b) => {
		const way = 1 - b;
		const y = yoke - boxPleat.length * way;
		const across = 2 * a - 1;
		const x = across * halfAt(way) + 0.08 * Math.sin(y * 0.31) * way;
		const high = lerp(-0.12, rise, smooth(0.9, 0, way)) - 0.05 * Math.abs(across) ** 14;
		return [x, y, under(x, y) + high, x, y];
	});
	return piece(mesh, cloth);
};

/** Measures of the loop by which a shirt hangs in a locker, cm. */
const loop = { half: 0.45, length: 2.5 } as const;

/** The locker loop: a doubled strip that hangs from the yoke's seam over the pleat. */
export const lockerLoop = (yoke: number, under: HeightAt, cloth: Surface, thread?: number): Piece => {
	const mesh = gridMesh(12, 30, (a, b) => {
		const x = (2 * a - 1) * loop.half + 0.1 * (1 - b);
		const y = yoke + 0.1 - loop.length * (1 - b);
		return [x, y, under(0, yoke - 1) + rise + 0.1 + 0.16 * arch(b, 0.6) + 0.05 * arch(a, 0.5), x, y];
	});
	return piece(mesh, (x, y, texel) => {
		// Cut along the weft, so that its threads lie across those of the back.
		cloth(y, x + 4, texel);
		const edge = Math.min(loop.half - Math.abs(x - 0.05), y - yoke - 0.1 + loop.length);
		stitch(texel, edge - 0.13, y, thread);
		if (edge < 0.06) darken(texel, 0.86);
	});
};

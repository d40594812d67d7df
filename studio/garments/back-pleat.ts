import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { piece } from "./piece-set.ts";

/** Half the width of a box pleat at the yoke, and how far down it is a layer of its own, cm. */
const boxPleat = { half: 1.7, length: 34 } as const;

/** Height of its face above the cloth that it is folded from: three layers and the air between them, cm. */
const rise = 0.36;

/** How far its edges sink into the cloth that it is folded from, cm. */
const sunk = 0.06;

/** Half the width of the face at `way` of its length: it opens as it falls. */
const halfAt = (way: number): number => boxPleat.half * (1 + 0.5 * way ** 1.4);

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
	const mesh = gridMesh(56, 150, (a, b) => {
		const way = 1 - b;
		const y = yoke - boxPleat.length * way;
		const across = 2 * a - 1;
		const half = halfAt(way);
		const x = across * half + 0.08 * Math.sin(y * 0.31) * way;
		// Its edges are sharp where the yoke holds them, and open to a soft slope as they fall.
		const soft = lerp(0.1, half, smooth(0, 0.85, way));
		const high = (rise + sunk) * (1 - way) ** 0.9 * smooth(0, soft, half * (1 - Math.abs(across))) - sunk;
		return [x, y, under(x, y) + high, x, y];
	});
	return piece(mesh, cloth);
};

/** The loop by which a shirt hangs in a locker: half its width, its depth, and half the width of its tape, cm. */
const loop = { half: 0.72, depth: 2.1, tape: 0.27 } as const;

/** The locker loop: a narrow tape, both of whose ends are caught in the yoke's seam. It hangs free of the pleat, so that shade lies within it. */
export const lockerLoop = (yoke: number, under: HeightAt, cloth: Surface, thread?: number): Piece => {
	const mesh = gridMesh(90, 10, (a, b) => {
		const turn = Math.PI * a;
		const [c, s] = [-Math.cos(turn), Math.sin(turn)];
		const across = (2 * b - 1) * loop.tape;
		// Full at its sides and round below.
		const out: readonly [number, number] = [Math.sign(c) * Math.abs(c) ** 0.6, s ** 0.85];
		const x = out[0] * (loop.half + across) + 0.16 * out[1];
		const y = yoke + 0.12 - out[1] * (loop.depth + across);
		const high = rise + 0.12 + 0.3 * s + 0.05 * arch(b, 0.5);
		return [x, y, under(0, yoke - 1) + high, across, a * (2 * loop.depth + loop.half)];
	});
	return piece(mesh, (across, along, texel) => {
		// Cut along the weft, so that its threads lie across those of the back.
		cloth(along, across + 4, texel);
		stitch(texel, loop.tape - Math.abs(across) - 0.1, along, thread, 0.3);
		if (loop.tape - Math.abs(across) < 0.05) darken(texel, 0.88);
	});
};

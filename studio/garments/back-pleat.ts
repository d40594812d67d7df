import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { fineStitch } from "./fine-stitch.ts";
import { piece } from "./piece-set.ts";

/** Half the width of a box pleat at the yoke, and how far down it is a layer of its own, cm. */
export const boxPleat = { half: 1.7, length: 34 } as const;

/** Height of its face above the cloth that it is folded from: three layers and the air between them, cm. */
const rise = 0.26;

/** How far its edges sink into the cloth that it is folded from, cm. */
const sunk = 0.06;

/** Half the width of the face at `way` of its length: it opens as it falls. */
const halfAt = (way: number): number => boxPleat.half * (1 + 0.5 * way ** 1.4);

/** How high the face of a soft pleat lies where it has opened, cm: less than what throws shade. */
const opened = 0.02;

/** How far the pleat is still folded at a height: 1 at the yoke, 0 where it has run out in the back. */
export const foldedAt = (yoke: number, y: number): number => smooth(yoke - boxPleat.length, yoke - 4, y);

/** How far a place lies outside the face of the pleat, cm. */
export const besidePleat = (yoke: number, x: number, y: number): number =>
	Math.abs(x) - halfAt((yoke - y) / boxPleat.length);

/**
 * The face of a box pleat: a layer that lies on the back from the yoke's seam down and sinks into it little by little.
 * Two lines drawn on the cloth were lines of pencil. A whole repeat is folded away: its stripes run on in the back's,
 * straight, or the end of the layer would be seen. That of `soft` cloth opens as it falls.
 */
export const pleatFace = (yoke: number, under: HeightAt, cloth: Surface, soft = false): Piece => {
	const mesh = gridMesh(56, 150, (a, b) => {
		const way = 1 - b;
		const y = yoke - boxPleat.length * way;
		const across = 2 * a - 1;
		const half = halfAt(way);
		const x = across * half + 0.08 * Math.sin(y * 0.31) * way;
		// Its edges are sharp where the yoke holds them, and open to a soft slope as they fall.
		const slope = smooth(0, lerp(0.1, half, smooth(0, soft ? 0.6 : 0.85, way)), half * (1 - Math.abs(across)));
		// Silk's opens until it lies in the back: where it dived into it, it had the end of a tongue.
		if (soft) return [x, y, under(x, y) + opened + rise * (1 - way) ** 1.6 * slope, x, y];
		const high = (rise + sunk) * (1 - way) ** 0.9 * slope - sunk;
		// Its end dives: level with the back, it came out of it in a step.
		return [x, y, under(x, y) + high - 0.3 * smooth(0.66, 1, way), x, y];
	});
	return piece(mesh, cloth);
};

/** The loop by which a shirt hangs in a locker: half the width of its tape, its length, and how wide its fold is round, cm. */
const loop = { half: 0.42, length: 3.6, fold: 0.34 } as const;

/**
 * The locker loop: a narrow tape, folded double, both of whose ends are caught in the yoke's seam. It lies flat on the pleat, a little
 * aslant, with its fold below: as an open ring it was a toy.
 */
export const lockerLoop = (yoke: number, under: HeightAt, cloth: Surface, thread?: number): Piece => {
	const mesh = gridMesh(12, 60, (a, b) => {
		const across = (2 * a - 1) * loop.half;
		const down = loop.length * (1 - b) - 0.12;
		const x = across * (1 + 0.1 * smooth(1, 3, down)) + 0.05 * down;
		const y = yoke - down + 0.04 * across;
		// It stands off the pleat towards its fold, which is round.
		const turned = Math.sqrt(1 - (1 - clamp((loop.length - 0.12 - down) / loop.fold)) ** 2);
		const edge = 0.05 * smooth(0.9, 1, Math.abs(2 * a - 1));
		const high = rise + lerp(0.06, 0.24, smooth(0.2, 3, down)) * turned - 0.1 * (1 - turned) - edge;
		return [x, y, under(0, yoke - 1) + high, across, down];
	});
	return piece(mesh, (across, along, texel) => {
		// Cut along the weft, so that its threads lie across those of the back.
		cloth(along, across + 4, texel);
		fineStitch(texel, loop.half - Math.abs(across) - 0.1, along, thread, 0.3);
	});
};

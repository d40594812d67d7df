import { type Mesh, moved, type Place, placed } from "../cloth/mesh.ts";
import type { Piece, Surface } from "../render/scene.ts";

/** What a garment gives to a picture: its pieces, and the part of the table a whole view of it shows. */
export type Laid = {
	pieces: Piece[];
	/** Middle of the whole view and pixels per cm at 1200 x 1500. */
	view: { cx: number; cy: number; scale: number; pitch?: number; cell?: number; soften?: number; keyFrom?: number };
	/** Middle of the most telling detail, for the close view (same pitch unless given). */
	detail: { cx: number; cy: number; scale: number; pitch?: number; soften?: number; keyFrom?: number };
};

/** How a folded cloth lies: turned, mirrored, and from where its light comes. */
export type Pose = { turn?: number; mirrored?: boolean; x?: number; y?: number; keyFrom?: number };

/** Everything laid again in another pose; the place that the close view shows goes with it. */
export const inPose = ({ pieces, view, detail }: Laid, pose: Pose): Laid => {
	const { turn = 0, mirrored = false, x: dx = 0, y: dy = 0, keyFrom } = pose;
	const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
	const to = (x: number, y: number): readonly [number, number] => {
		const side = mirrored ? -x : x;
		return [side * c - y * s + dx, side * s + y * c + dy];
	};
	const light = keyFrom === undefined ? {} : { keyFrom };
	const [cx, cy] = to(detail.cx, detail.cy);
	return {
		pieces: pieces.map((one) => ({ ...one, mesh: moved(one.mesh, (x, y, z) => [...to(x, y), z]) })),
		view: { ...view, ...light },
		detail: { ...detail, cx, cy, ...light },
	};
};

export const piece = (mesh: Mesh, surface: Surface): Piece => ({ mesh, surface });

/** All pieces of a garment, moved as one. */
export const laidAt = (pieces: readonly Piece[], place: Place): Piece[] =>
	pieces.map(({ mesh, surface }) => ({ mesh: placed(mesh, place), surface }));

/** All pieces lifted onto something. */
export const laidOn = (pieces: readonly Piece[], under: (x: number, y: number) => number): Piece[] =>
	pieces.map(({ mesh, surface }) => ({ mesh: moved(mesh, (x, y, z) => [x, y, z + under(x, y)]), surface }));

/**
 * All pieces bent on the table as one: `to` gives where a point of the pattern lies in the end, how much higher, and
 * how far it faces up: 1 as it lay, -1 when it is turned under, so that what lay on top lies below.
 */
export const posed = (
	pieces: readonly Piece[],
	to: (x: number, y: number) => readonly [x: number, y: number, lift?: number, up?: number],
): Piece[] =>
	pieces.map(({ mesh, surface }) => ({
		mesh: moved(mesh, (x, y, z) => {
			const [px, py, lift = 0, up = 1] = to(x, y);
			return [px, py, z * up + lift];
		}),
		surface,
	}));

import { type Mesh, moved, type Place, placed } from "../cloth/mesh.ts";
import type { Piece, Surface } from "../render/scene.ts";

/** What a garment gives to a picture: its pieces, and the part of the table a whole view of it shows. */
export type Laid = {
	pieces: Piece[];
	/** Middle of the whole view and pixels per cm at 1200 x 1500. */
	view: { cx: number; cy: number; scale: number; pitch?: number; cell?: number };
	/** Middle of the most telling detail, for the close view (same pitch unless given). */
	detail: { cx: number; cy: number; scale: number; pitch?: number };
};

export const piece = (mesh: Mesh, surface: Surface): Piece => ({ mesh, surface });

/** All pieces of a garment, moved as one. */
export const laidAt = (pieces: readonly Piece[], place: Place): Piece[] =>
	pieces.map(({ mesh, surface }) => ({ mesh: placed(mesh, place), surface }));

/** All pieces lifted onto something. */
export const laidOn = (pieces: readonly Piece[], under: (x: number, y: number) => number): Piece[] =>
	pieces.map(({ mesh, surface }) => ({ mesh: moved(mesh, (x, y, z) => [x, y, z + under(x, y)]), surface }));

/** All pieces bent on the table as one: \`to\` gives where a point of the pattern lies in the end. */
export const posed = (pieces: readonly Piece[], to: (x: number, y: number) => readonly [number, number]): Piece[] =>
	pieces.map(({ mesh, surface }) => ({ mesh: moved(mesh, (x, y, z) => [...to(x, y), z]), surface }));

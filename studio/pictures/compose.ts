import type { Place } from "../cloth/mesh.ts";
import { bridged, type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { laidAt, laidOn } from "../garments/piece-set.ts";
import type { Piece, Scene } from "../render/scene.ts";
import { lay, recipeOf } from "./product.ts";

/** One product in a group: where it lies, whether on what was laid before it, and over how many cm it bridges its steps. */
export type Part = Place & { id: string; over?: boolean; bridges?: number };

/** Lays products on one table, one after the other. */
export const compose = async (parts: readonly Part[]): Promise<Piece[]> => {
	const all: Piece[] = [];
	for (const { id, over, bridges, ...place } of parts) {
		const { pieces } = await lay(recipeOf(id));
		const moved = laidAt(pieces, place);
		if (!over) all.push(...moved);
		else {
			const below = heightOf(
				all.map((piece) => piece.mesh),
				2,
			);
			const under: HeightAt = bridges ? bridged(below, bridges) : (x, y) => below(x, y) * 0.85 + 0.15;
			all.push(...laidOn(moved, under));
		}
	}
	return all;
};

/** A 4:5 picture of a group. */
export const groupScene = async (
	parts: readonly Part[],
	view: Pick<Scene, "cx" | "cy" | "scale" | "pitch" | "samples" | "lapped" | "layered">,
): Promise<Scene> => ({
	width: 1200,
	height: 1500,
	reach: 36,
	cell: 0.17,
	...view,
	pieces: await compose(parts),
});

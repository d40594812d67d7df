import type { Place } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { laidAt, laidOn } from "../garments/piece-set.ts";
import type { Piece, Scene } from "../render/scene.ts";
import { lay, recipeOf } from "./product.ts";

/** One product in a group: where it lies, and whether on what was laid before it. */
export type Part = Place & { id: string; over?: boolean };

/** Lays products on one table, one after the other. */
export const compose = async (parts: readonly Part[]): Promise<Piece[]> => {
	const all: Piece[] = [];
	for (const { id, over, ...place } of parts) {
		const { pieces } = await lay(recipeOf(id));
		const moved = laidAt(pieces, place);
		if (!over) all.push(...moved);
		else {
			const under = heightOf(
				all.map((piece) => piece.mesh),
				2,
			);
			all.push(...laidOn(moved, (x, y) => under(x, y) * 0.85 + 0.15));
		}
	}
	return all;
};

/** A 4:5 picture of a group. */
export const groupScene = async (
	parts: readonly Part[],
	view: Pick<Scene, "cx" | "cy" | "scale" | "pitch">,
): Promise<Scene> => ({
	width: 1200,
	height: 1500,
	reach: 36,
	cell: 0.17,
	...view,
	pieces: await compose(parts),
});

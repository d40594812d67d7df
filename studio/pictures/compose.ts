import type { Place } from "../cloth/mesh.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { laidAt, laidOn } from "../garments/piece-set.ts";
import type { Piece, Scene } from "../render/scene.ts";
import { lay, recipeOf } from "./product.ts";

/** One product in a group: where it lies, whether on what was laid before it, and over how many cm it bridges its steps. */
export type Part = Place & { id: string; over?: boolean; bridges?: number };

/**
 * Height at which cloth bridges what it lies on. A plain mean round the point would let high things look through, the
 * highest of them would print its own edges: the cubic mean lies between, and the cloth a little above it.
 */
const bridged =
	(under: HeightAt, reach: number): HeightAt =>
	(x, y) => {
		let sum = under(x, y) ** 3;
		for (let ring = 1; ring <= 3; ring++) {
			for (let k = 0; k < 12; k++) {
				const angle = ((k + ring * 0.5) * Math.PI) / 6;
				const radius = (reach * ring) / 3;
				sum += under(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius) ** 3;
			}
		}
		return Math.cbrt(sum / 37) + 0.25;
	};

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
	view: Pick<Scene, "cx" | "cy" | "scale" | "pitch" | "samples">,
): Promise<Scene> => ({
	width: 1200,
	height: 1500,
	reach: 36,
	cell: 0.17,
	...view,
	pieces: await compose(parts),
});

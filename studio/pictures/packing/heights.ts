import { type Mesh, moved } from "../../cloth/mesh.ts";
import { crestOf, type HeightAt, heightOf } from "../../cloth/surface-height.ts";
import type { Piece } from "../../render/scene.ts";

/** How high and how wide packed goods are, for what is laid on them or bound round them. */

export const lifted = (pieces: readonly Piece[], by: (x: number, y: number) => number): Piece[] =>
	pieces.map((piece) => ({ ...piece, mesh: moved(piece.mesh, (x, y, z) => [x, y, Math.max(0.03, z + by(x, y))]) }));

const meshesOf = (pieces: readonly Piece[]): Mesh[] => pieces.map(({ mesh }) => mesh);

export const topOf = (pieces: readonly Piece[], reach = 0.5): HeightAt =>
	crestOf(heightOf(meshesOf(pieces), 0.4), reach);

/** Lowest and highest x of the goods within a strip across them. */
export const sidesAt = (pieces: readonly Piece[], y: number, height: number): readonly [number, number] => {
	let [left, right] = [0, 0];
	for (const { mesh } of pieces) {
		for (let i = 0; i < mesh.pos.length; i += 3) {
			if (Math.abs(mesh.pos[i + 1] - y) > height / 2) continue;
			left = Math.min(left, mesh.pos[i]);
			right = Math.max(right, mesh.pos[i]);
		}
	}
	return [left, right];
};

/** Lowest and highest y of the goods near a vertical line. */
export const reachAt = (pieces: readonly Piece[], x: number, width: number): readonly [number, number] => {
	let [foot, head] = [0, 0];
	for (const { mesh } of pieces) {
		for (let i = 0; i < mesh.pos.length; i += 3) {
			if (Math.abs(mesh.pos[i] - x) > width) continue;
			foot = Math.min(foot, mesh.pos[i + 1]);
			head = Math.max(head, mesh.pos[i + 1]);
		}
	}
	return [foot, head];
};

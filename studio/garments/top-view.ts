import type { Piece } from "../render/scene.ts";
import type { Laid } from "./piece-set.ts";

/** Height of the middle of a picture, cm, and pixels per cm: tops of a kind are shown to one scale, in all their views. */
type Scale = { cy: number; scale: number };

export const tShirtView: Scale = { cy: 37.4, scale: 13.7 };
export const shirtView: Scale = { cy: 40.4, scale: 13.2 };

/** The whole view of a top; one that reaches further to one side is moved a little. */
export const viewOf = (pieces: readonly Piece[], { cy, scale }: Scale): Laid["view"] => {
	let [left, right] = [0, 0];
	for (const { mesh } of pieces) {
		for (let k = 0; k < mesh.pos.length; k += 3) {
			left = Math.min(left, mesh.pos[k]);
			right = Math.max(right, mesh.pos[k]);
		}
	}
	return { cx: 0.35 * (left + right), cy, scale, cell: 0.12 };
};

import type { Piece } from "../render/scene.ts";
import type { Laid } from "./piece-set.ts";

/**
 * Height of the middle of a picture, cm, and pixels per cm: tops of a kind are shown to one scale, in all their views. `contact`
 * is the strength of the shade at their foot, where it is not that of their kind.
 */
type Scale = { cy: number; scale: number; contact?: number };

export const tShirtView: Scale = { cy: 37.4, scale: 13.7, contact: 0.3 };
export const shirtView: Scale = { cy: 40.4, scale: 13.2 };

/** What a whole view hands to its scene. */
type TopView = Laid["view"] & Pick<Scale, "contact">;

/** The whole view of a top; one that reaches further to one side is moved a little. */
export const viewOf = (pieces: readonly Piece[], { cy, scale, contact }: Scale): TopView => {
	let [left, right] = [0, 0];
	for (const { mesh } of pieces) {
		for (let k = 0; k < mesh.pos.length; k += 3) {
			left = Math.min(left, mesh.pos[k]);
			right = Math.max(right, mesh.pos[k]);
		}
	}
	return { cx: 0.35 * (left + right), cy, scale, cell: 0.12, ...(contact && { contact }) };
};

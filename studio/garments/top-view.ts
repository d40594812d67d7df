import type { Piece, Scene } from "../render/scene.ts";
import type { Laid } from "./piece-set.ts";

/**
 * Height of the middle of a picture, cm, and pixels per cm: tops of a kind are shown to one scale, in all their views.
 * What else a scene is to know of them goes with it: how strong the shade at their foot is, and that thin edges which run almost
 * upright are a saw unless their samples are turned.
 */
type Scale = { cy: number; scale: number } & Pick<Scene, "contact" | "layered" | "turnedSamples">;

export const tShirtView: Scale = { cy: 37.4, scale: 13.7, contact: 0.3, turnedSamples: true };
export const shirtView: Scale = { cy: 40.4, scale: 13.2 };

/** What a whole view hands to its scene. */
type TopView = Laid["view"] & Scale;

/** The whole view of a top; one that reaches further to one side is moved a little. */
export const viewOf = (pieces: readonly Piece[], scale: Scale): TopView => {
	let [left, right] = [0, 0];
	for (const { mesh } of pieces) {
		for (let k = 0; k < mesh.pos.length; k += 3) {
			left = Math.min(left, mesh.pos[k]);
			right = Math.max(right, mesh.pos[k]);
		}
	}
	return { ...scale, cx: 0.35 * (left + right), cell: 0.12 };
};

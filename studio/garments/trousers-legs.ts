import { cachedMeshes } from "../cloth/cache.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { split } from "../cloth/split.ts";
import type { Point } from "../maths/curve.ts";
import type { TrouserStyle } from "./trousers.ts";
import { legFall } from "./trousers-fall.ts";
import { legsByHandles, trouserHandlesVersion } from "./trousers-handles.ts";
import { hemEdged } from "./trousers-hem-edge.ts";
import { trouserOutline } from "./trousers-shape.ts";

const version = 36;

/** How the edge of a leg is rounded down: two layers of cloth and the air between them. */
const rim = { edge: 0.7, lift: 0.2, thin: true };

/** Fine enough for what a tailor gives to the cloth, and with hems that are sharper than its sides. */
const tailorable = (mesh: Mesh, outline: readonly Point[]): Mesh => hemEdged(split(mesh, 0.25), outline, rim);

/** Legs that hands have laid down, and what their cloth made of it. */
const laidByHand = (style: TrouserStyle): Mesh => {
	const { handled } = style.drape;
	const { cut, seed, waist, hem, crease, pockets, pose } = style;
	const key = { trousers: version, by: trouserHandlesVersion, cut, handled, seed, waist, hem, crease, pockets, pose };
	return cachedMeshes(key, () => {
		const outline = trouserOutline(cut, seed);
		return { sheet: tailorable(legsByHandles(style, outline, rim), outline) };
	}).sheet;
};

/** How high the long folds of soft cloth are above those that hands have left in it, as a share of its `flow`. */
const falling = 0.6;

/** The legs as they have been laid down: soft cloth also falls in a few long folds. */
export const legs = (style: TrouserStyle): Mesh => {
	const mesh = laidByHand(style);
	const { cut, seed, flow = 0 } = style;
	if (flow === 0) return mesh;
	const fallAt = legFall(cut, seed);
	const pos = mesh.pos.slice();
	for (let k = 0; k < pos.length / 3; k++)
		pos[3 * k + 2] += falling * flow * fallAt(mesh.uv[2 * k], mesh.uv[2 * k + 1]);
	return { ...mesh, pos };
};

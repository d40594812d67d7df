import { cachedMeshes } from "../cloth/cache.ts";
import { fineEdge } from "../cloth/fine-edge.ts";
import { layFlat } from "../cloth/lay-flat.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { split } from "../cloth/split.ts";
import type { Point } from "../maths/curve.ts";
import { lineLookup } from "../maths/polygon.ts";
import type { HandledLegs } from "./drapes.ts";
import { folded } from "./folds.ts";
import type { TrouserStyle } from "./trousers.ts";
import { legFall } from "./trousers-fall.ts";
import { softDrags } from "./trousers-folds.ts";
import { legsByHandles, trouserHandlesVersion } from "./trousers-handles.ts";
import { hemEdged } from "./trousers-hem-edge.ts";
import { trouserOutline } from "./trousers-shape.ts";

const version = 36;

/** How the edge of a leg is rounded down: two layers of cloth and the air between them. */
const rim = { edge: 0.7, lift: 0.2, thin: true };

/** Crests lean over far enough that a check bends with them, and run out in long planes: a round ridge is a brush stroke. */
const slope = { lean: 1.1, gentle: 4.2 };

/** Fine enough for what a tailor gives to the cloth, and with hems that are sharper than its sides. */
const tailorable = (mesh: Mesh, outline: readonly Point[]): Mesh => hemEdged(split(mesh, 0.25), outline, rim);

/** Legs that hands have laid down, and what their cloth made of it. */
const laidByHand = (style: TrouserStyle, handled: HandledLegs): Mesh => {
	const { cut, seed, waist, hem, crease, pockets, pose } = style;
	const key = { trousers: version, by: trouserHandlesVersion, cut, handled, seed, waist, hem, crease, pockets, pose };
	return cachedMeshes(key, () => {
		const outline = trouserOutline(cut, seed);
		return { sheet: tailorable(legsByHandles(style, handled, outline, rim), outline) };
	}).sheet;
};

/** Soft cloth gets all its folds by hand: what a simulation leaves on plain ivory is clouds. */
const fallen = ({ cut, seed, flow = 0 }: TrouserStyle): Mesh => {
	const outline = trouserOutline(cut, seed);
	const { sheet } = cachedMeshes({ trousers: version, cut, seed }, () => {
		const { mesh, panel } = layFlat({ outline, spacing: 0.36, ...rim });
		return { sheet: tailorable(fineEdge(mesh, panel.depth, rim), outline) };
	});
	const edgeAt = lineLookup([...outline, outline[0]], 4);
	const depth = new Float32Array(sheet.uv.length / 2);
	for (let i = 0; i < depth.length; i++) depth[i] = Math.min(4, edgeAt(sheet.uv[2 * i], sheet.uv[2 * i + 1]).distance);
	const laid = folded(sheet, softDrags(cut, seed), depth, slope);
	const fallAt = legFall(cut, seed);
	for (let i = 0; i < depth.length; i++) laid.pos[3 * i + 2] += flow * fallAt(laid.uv[2 * i], laid.uv[2 * i + 1]);
	return laid;
};

/** The legs as they have been laid down. */
export const legs = (style: TrouserStyle): Mesh => {
	const { handled } = style.drape;
	return handled ? laidByHand(style, handled) : fallen(style);
};

import { cachedMeshes } from "../cloth/cache.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { split } from "../cloth/split.ts";
import type { Point } from "../maths/curve.ts";
import { heightOfCrease, wovenManner } from "./crease.ts";
import type { TrouserStyle } from "./trousers.ts";
import { creasesOf, longCauses, met } from "./trousers-causes.ts";
import { legFall } from "./trousers-fall.ts";
import { legsByHandles, trouserHandlesVersion } from "./trousers-handles.ts";
import { hemEdged } from "./trousers-hem-edge.ts";
import { trouserOutline } from "./trousers-shape.ts";

const version = 38;

/** How the edge of a leg is rounded down: two layers of cloth and the air between them. */
const rim = { edge: 0.42, lift: 0.1, thin: true };

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

/** How high the folds from fork, hip and knee stand, beside small creases: in cloth that was worn, and in pressed cloth. */
const [worn, ironed] = [2.5, 1];

/** Cloth that is pulled rises more slowly than what was creased, and dies out longer. */
const pulled: typeof wovenManner = { ...wovenManner, rise: 3.2, fall: 1.1, hollow: 0.25 };

/** What is added to the height of a laid sheet: folds from where cloth is pulled, and the long falls of soft cloth. */
const foldsOf = ({ cut, seed, crease, flow = 0 }: TrouserStyle): ((x: number, y: number) => number) => {
	const creases = creasesOf(seed + 7, longCauses(cut), crease ? ironed : worn);
	const fallAt = flow > 0 ? legFall(cut, seed) : () => 0;
	return (x, y) => {
		let high = 0;
		for (const one of creases) high = met(high, heightOfCrease(one, pulled, x, y, seed));
		return high + falling * flow * fallAt(x, y);
	};
};

/** The legs as they have been laid down. */
export const legs = (style: TrouserStyle): Mesh => {
	const mesh = laidByHand(style);
	const folds = foldsOf(style);
	const pos = mesh.pos.slice();
	for (let k = 0; k < pos.length / 3; k++) pos[3 * k + 2] += folds(mesh.uv[2 * k], mesh.uv[2 * k + 1]);
	return { ...mesh, pos };
};

import { cachedMeshes } from "../cloth/cache.ts";
import { fineEdge } from "../cloth/fine-edge.ts";
import { layFlat } from "../cloth/lay-flat.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { split } from "../cloth/split.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { bell, smooth } from "../maths/scalar.ts";
import { folded } from "./folds.ts";
import type { TrouserStyle } from "./trousers.ts";
import { legFall } from "./trousers-fall.ts";
import { trouserFolds } from "./trousers-folds.ts";
import { legsByHandles, trouserHandlesVersion } from "./trousers-handles.ts";
import { hemEdged } from "./trousers-hem-edge.ts";
import { trouserOutline } from "./trousers-shape.ts";

const version = 33;

/** How the edge of a leg is rounded down: two layers of cloth and the air between them. */
const rim = { edge: 0.8, lift: 0.3 };

/** Crests lean over far enough that a check bends with them, and run out in long planes: a round ridge is a brush stroke. */
const slope = { lean: 1.1, gentle: 4.2 };

/** Calm cloth with round edges, before anything is laid into it. */
const sheetOf = (style: TrouserStyle, outline: readonly Point[]): Mesh => {
	const { cut, drape, seed, waist, hem, crease, flow = 0, pose, pockets } = style;
	return cachedMeshes(
		{ trousers: version, handles: trouserHandlesVersion, pose, pockets, cut, drape: { ...drape, small: undefined }, seed, waist, hem, crease, soft: flow > 0 },
		() => {
			if (!crease && flow === 0)
				return { sheet: hemEdged(split(legsByHandles(style, drape.handled, outline, rim), 0.25), outline, rim) };
			const k = drape.folds;
			const gathered = waist === "drawstring" ? 1 : 0;
			const cuffs = hem === "gathered" ? 1 : 0;
			const { mesh, panel } = layFlat({
				outline,
				seed,
				bend: drape.bend,
				fine: flow > 0 ? 0 : drape.fine * (waist === "drawstring" ? 0.2 : 0.4),
				...rim,
				cushion: drape.cushion,
				// Soft cloth gets all its folds by hand: what a simulation leaves on plain ivory is clouds.
				still: flow > 0,
				swell: flow > 0 ? 0 : drape.swell + 0.26,
				grow: (x, y) => {
					const across = Math.abs(x);
					const side = x < 0 ? 31 : 0;
					// Loose linen is crumpled where it was sat on and held, and lies calm elsewhere: alike all over it is crepe.
					const held = gathered ? 0.25 + 1.5 * smooth(-0.1, 0.35, fbm(x * 0.035 + side, y * 0.018, 2, seed + 95)) : 1;
					const stir = held * smooth(0, 0.42, fbm(x * 0.04 + seed * 3 + side, y * 0.03 + seed, 2, seed + 90));
					const a = fbm(x * 0.08 + seed * 7, y * 0.022, 2, seed + 40);
					const b = fbm(x * 0.035 + side, y * 0.05 + seed, 3, seed + 50);
					const fork = bell(across - 4, 7) * bell(y - cut.crotch - 1, 8);
					const kneeAt = 42 + (x < 0 ? 4 : -3);
					const knee = bell(y - kneeAt, 9) * (0.5 + 0.6 * fbm(x * 0.05 + side, y * 0.09, 2, seed + 60));
					const top = gathered * smooth(cut.rise - 22, cut.rise, y);
					const low = cuffs * smooth(16, 2, y);
					// What is stirred all over is rubber: cloth that is not gathered lies in its single folds.
					const flat = crease ? 0.26 : gathered ? 0.95 : 0.5;
					return [
						1 + flat * k * (0.002 + (0.003 + 0.016 * Math.max(0, a)) * stir + 0.02 * fork) + 0.07 * top + 0.025 * low,
						1 + flat * k * (0.002 + (0.002 + 0.016 * Math.max(0, b)) * stir + 0.02 * fork + 0.024 * knee) + 0.015 * low,
					];
				},
			});
			return { sheet: hemEdged(split(fineEdge(mesh, panel.depth, rim), 0.25), outline, rim) };
		},
	).sheet;
};

/** The legs as they have been laid down: a few folds, each from where the cloth was pulled. */
export const legs = (style: TrouserStyle): Mesh => {
	const { cut, drape, seed, crease, flow = 0 } = style;
	const outline = trouserOutline(cut, seed);
	const sheet = sheetOf(style, outline);
	if (!crease && flow === 0) return sheet;
	const edgeAt = lineLookup([...outline, outline[0]], 4);
	const depth = new Float32Array(sheet.uv.length / 2);
	for (let i = 0; i < depth.length; i++) depth[i] = Math.min(4, edgeAt(sheet.uv[2 * i], sheet.uv[2 * i + 1]).distance);
	const list = trouserFolds(cut, drape.crease, seed, flow > 0 ? "soft" : crease ? "pressed" : "washed");
	const laid = folded(sheet, list, depth, slope);
	if (flow === 0) return laid;
	const fallAt = legFall(cut, seed);
	for (let i = 0; i < depth.length; i++) laid.pos[3 * i + 2] += flow * fallAt(laid.uv[2 * i], laid.uv[2 * i + 1]);
	return laid;
};

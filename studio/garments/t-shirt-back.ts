import { heightOf } from "../cloth/surface-height.ts";
import { darken } from "../fabric/sewing.ts";
import { leafBehind } from "./leaf-behind.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import { laidByHand, mirroredPose } from "./pose.ts";
import { sewn, shaped, type TShirtStyle } from "./t-shirt.ts";
import { knitBody } from "./t-shirt-body.ts";
import { cutOf } from "./t-shirt-lines.ts";
import { ribBehind, ribRest } from "./t-shirt-neck.ts";
import { type TopCut, topShape } from "./top-shape.ts";
import { tShirtView, viewOf } from "./top-view.ts";
import { unruled } from "./unruled.ts";

/** A T-shirt laid on its face. */
export const tShirtBack = (asked: TShirtStyle): Laid => {
	// Another side, other folds; and of a V or a placket nothing is seen here.
	const style: TShirtStyle = { ...asked, seed: asked.seed + 400, neck: asked.neck === "v" ? "round" : asked.neck };
	const cut: TopCut = { ...cutOf(style), neckDepth: asked.neck === "polo" ? 2.2 : 2.6, neckRound: 1 };
	const shape = topShape(cut, style.seed);
	const mesh = shaped(knitBody(shape, style.drape, style.seed), style, shape);
	const under = heightOf([mesh], 0.5);
	const neck =
		style.neck === "polo"
			? piece(leafBehind(cut.neck, under, 4.8, true), (u, v, texel) => {
					style.trim(u, 12 - v, texel);
					darken(texel, 0.98);
				})
			: ribBehind(style, shape, ribRest(under, false));
	const pieces = posed(
		[piece(mesh, sewn(style, shape)), neck],
		unruled(laidByHand(cut, style.seed, mirroredPose(style.pose)), style.seed),
	);
	return { pieces, view: viewOf(pieces, tShirtView), detail: { cx: 4, cy: 65, scale: 42 } };
};

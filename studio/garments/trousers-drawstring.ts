import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import { tiedBow } from "../props/bow.ts";
import { eyelet } from "../props/eyelet.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { TrouserStyle } from "./trousers.ts";
import { insideOf } from "./trousers-inside.ts";
import { bending, waistLabel } from "./trousers-label.ts";
import { quarter } from "./trousers-rounding.ts";
import { hollowOf, type Side } from "./trousers-shape.ts";

/** How much longer the cloth of a gathered waist is than the waist. */
const fullness = 1.6;

/** Height of the gathered band, and how many gathers go round its half. */
const [height, gathers] = [4.6, 34];

/** How far from the middle each eyelet is, cm. */
const eyeletAt = 1.75;

/** Gathered elastic waist; in front its cord comes out of two eyelets and is tied in a bow. */
export const drawstringWaist = (style: TrouserStyle, legs: Mesh, side: Side): Piece[] => {
	const { waist, rise } = style.cut;
	const front = side === "front";
	const hollow = hollowOf(style.waist, side);
	const mesh = gridMesh(420, 26, (a, b) => {
		const wide = waist + 0.25 - 0.5 * b + 0.2 * Math.sin(Math.PI * b);
		const x = lerp(-wide, wide, a);
		// Round its eyelets the band is lined with a stiffer patch, over which it gathers less.
		const stiff = front ? 1 - 0.75 * smooth(3.4, 2.2, Math.abs(x)) : 1;
		const fold = stiff * Math.sin((a * gathers + 1.3 * fbm(a * 11, b * 1.6, 2, style.seed)) * 2 * Math.PI);
		// Where a gather comes to an edge, the edge goes in and out with it.
		const ruffle = 0.14 * fold * (2 * b - 1) ** 3 + 0.25 * fbm(a * 7, b, 2, style.seed + 1);
		const y = rise - 0.9 - hollow + height * b + hollow * (x / waist) ** 2 + ruffle;
		const channel = smooth(0.06, 0, Math.abs(b - 0.5)) * 0.2 * stiff;
		const z =
			0.5 + 0.5 * arch(b, 0.5) + (0.2 + 0.1 * fbm(a * 13, 2, 2, style.seed + 2)) * fold * arch(b, 0.6) - channel;
		const ends = 0.1 + 0.9 * quarter((Math.min(a, 1 - a) * 2 * waist) / 1.2);
		return [x, y, z * ends, a * waist * 2 * fullness, b * height];
	});
	const middle = waist * fullness;
	const band = piece(mesh, (u, v, texel) => {
		style.cloth(u, v, texel);
		stitch(texel, v - 0.35, u, style.thread);
		// The row that holds the elastic ends on both sides of the patch.
		if (!front || Math.abs(u - middle) > 3 * fullness) stitch(texel, v - height / 2, u, style.thread);
		if (v < 0.12) darken(texel, 0.86);
	});
	if (!front) return [band];
	const on = heightOf([legs, mesh], 0.3);
	const y = rise - 0.9 - hollow + height / 2;
	const knot: Point = [0, y - 1];
	return [
		insideOf(style, height - 1),
		bending(waistLabel(0, rise + height - (style.open ? 2 : 2.6), 0.49)),
		band,
		...[-1, 1].map((way) => eyelet(way * eyeletAt, y, on(way * eyeletAt, y))),
		...tiedBow(knot, [eyeletAt, 1], style.cord ?? "#e6dcc6", on),
	];
};

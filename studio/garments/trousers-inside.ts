import { ruled } from "../cloth/ruled.ts";
import { darken, deepened, ply, stitch } from "../fabric/sewing.ts";
import { rgb } from "../maths/colour.ts";
import { fbm } from "../maths/noise.ts";
import { arch, smooth } from "../maths/scalar.ts";
import type { Piece, Texel } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import { ripples } from "./ripples.ts";
import type { TrouserStyle } from "./trousers.ts";
import { rounded } from "./trousers-rounding.ts";
import { groove } from "./trousers-seam.ts";
import { hollowOf } from "./trousers-shape.ts";
import { waistLine } from "./trousers-waist-line.ts";

/** The waistband's lining, and how deep it is, cm; below it the legs' wrong side begins. */
const lining = rgb("#d2c4aa");
const curtain = 5;

/** The wrong side of a gathered waist: the cloth itself in narrow folds, sewn down above and below its cord. */
const gatheredByCord = ({ cloth, seed }: TrouserStyle, texel: Texel, u: number, v: number, down: number): void => {
	cloth(u * 1.6, v, texel);
	deepened(texel);
	const fold = Math.sin((u * 0.83 + 0.9 * fbm(u * 0.3, v * 0.2, 2, seed + 11)) * 2 * Math.PI);
	const depth = 0.09 + 0.06 * fbm(u * 0.4, 5, 2, seed + 12);
	texel.height += (depth * fold * smooth(0, 0.5, down)) / texel.bump;
	darken(texel, 0.9 * (1 + 0.06 * fold));
	stitch(texel, down - 0.4, u);
	stitch(texel, down - 2.3, u);
};

/** Inside of the back waistband: a crescent above the front's, for both end in the same fold at the sides. */
export const insideOf = (style: TrouserStyle, height: number): Piece => {
	const { waist } = style.cut;
	const { open = 0 } = style;
	/** How much higher the band's fold is in its middle behind; drawn open, it is laid out wider. */
	const crown = open > 0 ? 1.5 : 0.5;
	const deep = (t: number) => 1 + (2.8 + crown + open) * (1 - (2 * t - 1) ** 2);
	const mesh = ruled(
		waistLine(style, height - 1.6, waist - 0.62, hollowOf(style.waist, "front") + open),
		waistLine(style, height - 0.5, waist - 0.62, -crown),
		open > 0 ? 120 : 60,
		// Its top is a fold, which lies down to the table on both sides.
		({ t, s }) => {
			const down = Math.max(0, 1 - ((1 - s) * (1 + 4 * (1 - (2 * t - 1) ** 2))) / 0.55);
			return 0.02 + (0.16 + 0.2 * arch(0.1 + 0.85 * s, 0.5)) * rounded(t) * Math.sqrt(1 - 0.98 * down * down);
		},
		({ along, s, t }) => [along, s * deep(t)],
	);
	return piece(mesh, (u, v, texel) => {
		const down = deep(u / (2 * waist)) - v;
		if (style.waist === "drawstring") {
			gatheredByCord(style, texel, u, v, down);
			return;
		}
		// The band's own cloth turns in over the top; below it the lining is sewn on.
		if (down < 0.8) {
			style.cloth(u, v, texel);
			ply(texel, 0.8 - down);
			return;
		}
		if (down > curtain) {
			// The legs' wrong side, with the seat seam pressed open.
			style.cloth(u, v, texel);
			const off = u - waist;
			darken(texel, 0.9 * (1 - 0.35 * smooth(0.5, 0, down - curtain)));
			groove(texel, off);
			stitch(texel, Math.abs(off) - 1.3, v, style.thread);
			groove(texel, Math.abs(off) - 1.5, 0.86);
			return;
		}
		// It has been sewn in with a little more than it needs, and goes down into the shade of the front.
		const slack = 0.6 * ripples(u, down - 0.9, style.seed + 15) + 0.7 * fbm(u * 0.45, down * 0.18, 2, style.seed + 16);
		deepened(texel);
		texel.height += (0.11 * slack) / texel.bump;
		const shade = open > 0 ? 1 : 1 - 0.34 * smooth(2.1, 0, v) ** 1.2;
		const light = shade * (0.95 + 0.05 * smooth(60, 160, texel.density) * Math.sin((u + v) * 90));
		texel.r = lining[0] * light;
		texel.g = lining[1] * light;
		texel.b = lining[2] * light;
		stitch(texel, down - 1.05, u);
		stitch(texel, curtain - down - 0.25, u);
	});
};

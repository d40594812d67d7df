import { deepened } from "../fabric/sewing.ts";
import type { Texel } from "../render/scene.ts";
import { boxOfCrease, heightOfCrease, knitManner } from "./crease.ts";
import { packFolds } from "./pack-folds.ts";
import { type Box, reliefField } from "./relief-field.ts";
import type { TShirtStyle } from "./t-shirt.ts";
import { knitPuckers } from "./t-shirt-puckers.ts";
import { creasesBy, topCauses } from "./top-causes.ts";
import type { TopShape } from "./top-shape.ts";

/** Where a T-shirt was folded in its pack, and how high the ridges are that are left of it, cm. */
const packed = { aside: 12.2, levels: [], ridge: 0.03 } as const;

/** Share of what strains a woven top that is left in a knit, which gives way: at its full height each was a scratch between soft folds. */
const kept = 0.5;

/** What handling, sewing and packing have left in a knit, as relief of the cloth: all of it is too fine for the mesh. */
export const knitCreases = (style: TShirtStyle, shape: TopShape): ((texel: Texel, x: number, y: number) => void) => {
	const { cut, outline } = shape;
	const wide = Math.max(...outline.map(([x]) => Math.abs(x))) + 1;
	const box: Box = { x0: -wide, x1: wide, y0: -1.5, y1: cut.neck[1] + 1.5 };
	const folds = packFolds(cut, style.seed, packed);
	const puckers = knitPuckers(style, shape);
	const field = reliefField(box, (put) => {
		const causes = topCauses(shape).filter(({ loose }) => !loose);
		for (const crease of creasesBy(causes, style.seed)) {
			put(boxOfCrease(crease, knitManner), (x, y, before) => {
				const high = kept * heightOfCrease(crease, knitManner, x, y, style.seed);
				// Where two meet, the higher one goes on and the other ends at it; from a hollow it rises without a step.
				return high > 0 ? Math.max(before, high + Math.min(before, 0)) : before + high;
			});
		}
		put(box, (x, y, before) => before + folds(x, y) + puckers(x, y));
	});
	return (texel, x, y) => {
		deepened(texel);
		texel.height += field.read(x, y) / texel.bump;
	};
};

import { darken, deepened } from "../fabric/sewing.ts";
import { smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";
import { boxOfCrease, type Crease, heightOfCrease, wovenManner } from "./crease.ts";
import { legFolds } from "./leg-folds.ts";
import { type Box, type ReliefField, reliefField } from "./relief-field.ts";
import { smallCreases } from "./small-creases.ts";
import type { TrouserStyle } from "./trousers.ts";
import { creasesOf, met, riseCauses, smallCauses } from "./trousers-causes.ts";
import { seamPuckers } from "./trousers-puckers.ts";
import type { Side } from "./trousers-shape.ts";

/** How much lighter washing has left what stands up along seams and creases, as a share of its tone. */
const worn = 0.06;

/** The relief of creases on the whole of a side, with what else lies in its cloth, cm. */
const creasedField = (
	{ cut, seed }: TrouserStyle,
	creases: readonly Crease[],
	besides: (x: number, y: number) => number,
): ReliefField => {
	const wide = Math.max(cut.hip, cut.hem[1], cut.knee[1]) + 2;
	const box: Box = { x0: -wide, x1: wide, y0: -1, y1: cut.rise + 2 };
	return reliefField(box, (put) => {
		for (const crease of creases)
			put(boxOfCrease(crease, wovenManner), (x, y, before) =>
				met(before, heightOfCrease(crease, wovenManner, x, y, seed)),
			);
		put(box, (x, y, before) => before * smooth(cut.rise + 0.5, cut.rise - 3, y) + besides(x, y));
	});
};

/**
 * The creases and puckers of cotton trousers, as relief of the cloth: small, sharp on one side, and most where cloth bends
 * and seams meet. The folds of the mesh alone are wide and round, as if of plasticine.
 */
const cottonCreases = (style: TrouserStyle, side: Side): ((texel: Texel, x: number, y: number) => void) => {
	const { cut, seed, drape } = style;
	const puckers = seamPuckers(style, side);
	const folds = legFolds(cut, seed, drape.facets ?? 0);
	// Linen keeps more of them than cotton does.
	const creases = creasesOf(seed, smallCauses(cut), 0.5 + 8 * drape.small.height);
	const field = creasedField(style, creases, (x, y) => puckers(x, y) + folds(x, y));
	return (texel, x, y) => {
		deepened(texel);
		const high = field.read(x, y);
		texel.height += high / texel.bump;
		darken(texel, 1 + worn * (smooth(0.02, 0.12, high) - 0.6 * smooth(-0.01, -0.07, high)));
	};
};

/** How high what the rise draws is in pressed trousers, beside what it is in cotton. */
const ironed = 0.4;

/** What handling leaves in the cloth besides its folds: pressed and soft trousers have little of it. */
export const creasedBy = (style: TrouserStyle, side: Side): ((texel: Texel, x: number, y: number) => void) => {
	if (!style.crease) return cottonCreases(style, side);
	const { cut, seed, drape } = style;
	const small = smallCreases(seed, drape.small);
	const field = creasedField(style, creasesOf(seed, riseCauses(cut), ironed), () => 0);
	return (texel, x, y) => {
		small(texel, x, y);
		deepened(texel);
		texel.height += field.read(x, y) / texel.bump;
	};
};

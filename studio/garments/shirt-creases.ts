import { deepened } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { degrees, lerp, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";
import { key } from "../render/sky.ts";
import { boxOfCrease, type Cause, type Crease, heightOfCrease, knitManner, wovenManner } from "./crease.ts";
import { packFolds } from "./pack-folds.ts";
import { type Box, reliefField } from "./relief-field.ts";
import { rumple } from "./rumple.ts";
import { shirtPuckers } from "./shirt-puckers.ts";
import type { ShirtStyle } from "./shirt-style.ts";
import { armOf, creasesBy, topCauses } from "./top-causes.ts";
import { isLong, type TopShape } from "./top-shape.ts";

/** Where a shirt was folded in its pack, and how high the ridges are that are left of it, cm. */
const packed = { aside: 11.4, levels: [24, 46], ridge: 0.085 } as const;

/** What strains a shirt besides what strains any top: its buttons, its yoke, its cuffs, and having been handled. */
const shirtCauses = (shape: TopShape, buttons: readonly number[], dented: boolean): Cause[] => {
	const { cut } = shape;
	const { chest, underarm, shoulder, neck, hem, hemRise } = cut;
	const { down, onArm } = armOf(shape);
	const causes: Cause[] = [
		// Buttons hold the placket together, and what lies beside them is drawn towards it.
		...buttons.map(
			(y): Cause => ({
				count: 2,
				place: (next) => [2 + 0.5 * next(), y + 1.6 * (next() - 0.5)],
				lean: [-38, 38],
				length: [2.5, 9],
				height: 0.05,
			}),
		),
		// From the yoke and the collar down the breast.
		{
			count: 4,
			place: (next, t) => [lerp(neck[0] + 1.5, shoulder[0] - 1, t), shoulder[1] - 3.4 - 0.6 * next()],
			lean: [262, 284],
			length: [3, 10],
			height: 0.045,
		},
		// From the waist, where it was tucked in or folded, and aslant from the side to the placket.
		{
			count: 5,
			place: (next, t) => [hem - 1.5 - 5 * next(), lerp(hemRise + 5, underarm - 12, t)],
			lean: [150, 208],
			length: [7, 18],
			height: 0.06,
		},
		{
			count: 4,
			place: (next, t) => [lerp(3, 16, next()), lerp(14, underarm + 6, t)],
			lean: [118, 40],
			length: [5, 15],
			height: 0.05,
		},
	];
	// Dents of handling: short, anywhere. On a plain face they are scratches.
	if (dented)
		causes.push({
			count: 9,
			place: (next, t) => [lerp(3, chest - 2, next()), lerp(hemRise + 3, shoulder[1] - 6, t)],
			lean: [20, 160],
			length: [2, 5],
			height: 0.035,
		});
	if (!isLong(cut)) return causes;
	return [
		...causes,
		// Where the arm was bent, from both sides of the elbow, and pushed up above the cuff.
		{
			count: 4,
			place: (next, t) => onArm(lerp(0.4, 0.62, t), 0.06 + 0.1 * next()),
			lean: [down + 118, down + 58],
			length: [5, 9],
			height: 0.1,
		},
		{
			count: 5,
			place: (next) => onArm(0.965, 0.15 + 0.75 * next()),
			lean: [down + 168, down + 192],
			length: [4, 11],
			height: 0.055,
		},
		{
			count: 6,
			place: (next, t) => onArm(lerp(0.12, 0.86, t), 0.2 + 0.6 * next()),
			lean: [down + 60, down + 150],
			length: [3, 8],
			height: 0.05,
		},
	];
};

/** How a cloth keeps creases: their height, the width of their steep side, and how much wider the other is, beside a knit's. */
type Keeps = { much: number; sharp: number; gentle: number };

const keepsOf = ({ slack, drape: { small, handled, falls, plain } }: ShirtStyle): Keeps => {
	if (falls) return { much: 0.4, sharp: 1.15, gentle: 1.3 };
	// Long falls give a plain face its light and shade: creases as high beside them are strokes of a pencil.
	const much = (0.3 + 9 * (small?.height ?? 0)) * (plain && slack !== undefined ? 0.6 : 1);
	return handled.crisp ? { much, sharp: 0.62, gentle: 1.5 } : { much: 0.7 * much, sharp: 1, gentle: 1.2 };
};

const [lightX, lightY] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];

/**
 * A crease as this cloth keeps it. Most have their steep side turned from the window: a dark line is a crease, and a bright
 * one alone is a stroke of chalk.
 */
const kept = (crease: Crease, { much, sharp, gentle }: Keeps): Crease => {
	const lit = lightY * Math.cos(crease.angle) - lightX * Math.sin(crease.angle) > 0 ? 1 : -1;
	const bright = crease.bow > 0.2;
	return {
		...crease,
		height: crease.height * much * (bright ? 0.75 : 1),
		length: crease.length * 1.2,
		sharp: crease.sharp * sharp,
		gentle: crease.gentle * gentle,
		steep: bright === lit > 0 ? 1 : -1,
	};
};

/**
 * What handling, sewing and packing have left in a shirt's cloth, as relief of it: without them the folds of the mesh alone
 * are felt or rubber. Satin keeps a little of it and no fold of its pack: in its gloss that is a ruled line.
 */
export const shirtCreases = (
	style: ShirtStyle,
	shape: TopShape,
	buttons: readonly number[],
): ((texel: Texel, x: number, y: number) => void) | undefined => {
	const { small, handled, falls, tapered, facets, across, uneven = 0 } = style.drape;
	if (!small && !falls) return undefined;
	const { cut, outline } = shape;
	const wide = Math.max(...outline.map(([x]: Point) => Math.abs(x))) + 1;
	const box: Box = { x0: -wide, x1: wide, y0: -1.5, y1: cut.neck[1] + 1.5 };
	const manner = handled.crisp ? wovenManner : knitManner;
	const keeps = keepsOf(style);
	// Silk keeps no fold of its pack: across its sheen each was a straight step of tone.
	const ridge = falls || tapered !== undefined ? 0 : packed.ridge * Math.min(1, keeps.much);
	const folds = packFolds(cut, style.seed, { ...packed, ridge, facets, across });
	const puckers = shirtPuckers(style, shape);
	// In a gloss what seams have drawn in is seen twice as clearly.
	const drawnIn = falls ? 0.55 : 1;
	const field = reliefField(box, (put) => {
		for (const plain of creasesBy(
			[...topCauses(shape), ...shirtCauses(shape, buttons, !style.drape.plain)],
			style.seed,
		)) {
			const crease = kept(plain, keeps);
			put(boxOfCrease(crease, manner), (x, y, before) => {
				const high = heightOfCrease(crease, manner, x, y, style.seed);
				// Where two meet, the higher one goes on and the other ends at it; from a hollow it rises without a step.
				return high > 0 ? Math.max(before, high + Math.min(before, 0)) : before + high;
			});
		}
		// A yoke is double and lies flat.
		put(
			box,
			(x, y, before) => before * smooth(cut.neck[1], cut.shoulder[1] - 3, y) + folds(x, y) + drawnIn * puckers(x, y),
		);
	});
	const rumpled = uneven > 0 ? rumple(uneven, style.seed) : undefined;
	return (texel, x, y) => {
		deepened(texel);
		texel.height += field.read(x, y) / texel.bump;
		rumpled?.(texel, x, y);
	};
};

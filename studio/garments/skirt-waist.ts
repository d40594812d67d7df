import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { type Point, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, degrees, lerp } from "../maths/scalar.ts";
import { cord } from "../props/cord.ts";
import { looseTassel } from "../props/tassel.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import { skirtInside } from "./skirt-inside.ts";

export type WaistOptions = {
	/** Radius of the skirt's upper edge round (0, 0), and the half angle it spans, degrees. */
	radius: number;
	half: number;
	height: number;
	/** u along, v from the lower edge, cm. */
	cloth: Surface;
	lining: string;
	gathered?: boolean;
	/** How far it sits to the right of the middle, degrees: a skirt's upper edge wanders a little with its folds. */
	shift?: number;
};

const polar = (radius: number, angle: number): Point => [
	Math.cos(angle * degrees) * radius,
	Math.sin(angle * degrees) * radius,
];

/** Waistband of a skirt with the inside of its back behind it. */
export const skirtWaist = ({
	radius,
	half,
	height,
	cloth,
	lining,
	gathered = false,
	shift = 0,
}: WaistOptions): Piece[] => {
	const lower = radius + 2.2;
	const upper = lower - height;
	const band = gridMesh(gathered ? 340 : 90, 18, (a, b) => {
		const angle = shift + lerp(270 - half, 270 + half, a);
		const [x, y] = polar(lerp(lower, upper, b), angle);
		const fold = gathered ? 0.24 * Math.sin((a * 26 + 0.6 * fbm(a * 8, b * 2, 2, 3)) * 2 * Math.PI) * arch(b, 0.7) : 0;
		const z = 1.1 + 1.5 * arch(b, 0.45) * arch(a, 0.28) + 0.16 * fbm(a * 9, b * 2, 2, 3) + fold;
		return [x, y, z, a * 2 * half * degrees * lower, b * height];
	});
	const front = (a: number) => polar(upper, shift + lerp(270 - half, 270 + half, a));
	return [
		skirtInside({ front, cloth, lining }),
		piece(band, (u, v, texel) => {
			cloth(u, v, texel);
			stitch(texel, v - 0.3, u);
			stitch(texel, height - 0.3 - v, u);
			if (v < 0.14) darken(texel, 0.75);
		}),
	];
};

/** A tied cord at the side of the waist, ending in two tassels. */
export const dori = (x: number, y: number, colour: string, tassel: string, under: HeightAt, reach = 1): Piece[] => {
	const ends: Point[][] = [
		[
			[x, y],
			[x - 2, y - 4 * reach],
			[x - 1, y - 11 * reach],
			[x - 4.4, y - 18 * reach],
		],
		[
			[x, y],
			[x + 2.6, y - 4 * reach],
			[x + 2, y - 9 * reach],
			[x + 5.6, y - 14.6 * reach],
		],
	];
	const bow: Point[][] = [
		[
			[x, y],
			[x - 3.4, y + 1.8],
			[x - 6.4, y - 0.8],
			[x - 3.8, y - 2.8],
			[x, y - 0.3],
		],
		[
			[x, y],
			[x + 3.2, y + 1.6],
			[x + 6, y - 1.4],
			[x + 3.4, y - 3],
			[x, y - 0.3],
		],
	];
	const lines = [...ends, ...bow].map((line) => cord(spline(line, 14), 0.36, colour, under, 0.12));
	// The knot lies on all of them.
	const knot: Point[] = [
		[x - 0.35, y + 0.75],
		[x + 0.25, y - 0.2],
		[x + 0.05, y - 1.15],
	];
	return [
		...lines,
		cord(spline(knot, 8), 0.58, colour, under, 0.75),
		...ends.flatMap((line) => looseTassel(line[3], line[2], 7.2, tassel, under)),
	];
};

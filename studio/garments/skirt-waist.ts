import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { rgb } from "../maths/colour.ts";
import { type Point, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, degrees, lerp } from "../maths/scalar.ts";
import { cord } from "../props/cord.ts";
import { looseTassel } from "../props/tassel.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { piece } from "./piece-set.ts";

export type WaistOptions = {
	/** Radius of the skirt's upper edge round (0, 0), and the half angle it spans, degrees. */
	radius: number;
	half: number;
	height: number;
	/** u along, v from the lower edge, cm. */
	cloth: Surface;
	lining: string;
	gathered?: boolean;
};

const polar = (radius: number, angle: number): Point => [
	Math.cos(angle * degrees) * radius,
	Math.sin(angle * degrees) * radius,
];

/** Waistband of a skirt with the inside of its back behind it. */
export const skirtWaist = ({ radius, half, height, cloth, lining, gathered = false }: WaistOptions): Piece[] => {
	const lower = radius + 2.2;
	const upper = lower - height;
	const band = gridMesh(gathered ? 340 : 90, 18, (a, b) => {
		const angle = lerp(270 - half, 270 + half, a);
		const [x, y] = polar(lerp(lower, upper, b), angle);
		const fold = gathered ? 0.24 * Math.sin((a * 26 + 0.6 * fbm(a * 8, b * 2, 2, 3)) * 2 * Math.PI) * arch(b, 0.7) : 0;
		const z = 1.1 + 1.5 * arch(b, 0.45) * arch(a, 0.28) + 0.16 * fbm(a * 9, b * 2, 2, 3) + fold;
		return [x, y, z, a * 2 * half * degrees * lower, b * height];
	});
	const back = gridMesh(60, 8, (a, b) => {
		const angle = lerp(270 - half + 0.6, 270 + half - 0.6, a);
		const [x, y] = polar(upper + 0.3 - b * 0.5, angle);
		return [x, y + b * (1.2 + 1.4 * arch(a, 0.8)), 0.6 + 0.5 * arch(b, 0.6), a * 40, b * 3];
	});
	const inner = rgb(lining);
	return [
		piece(back, (u, v, texel) => {
			const light = 0.86 + 0.05 * Math.sin(u * 26) * Math.sin(v * 26);
			texel.r = inner[0] * light;
			texel.g = inner[1] * light;
			texel.b = inner[2] * light;
		}),
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
	return [...lines, ...ends.flatMap((line) => looseTassel(line[3], line[2], 7.2, tassel, under))];
};

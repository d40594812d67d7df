import { gridMesh } from "../cloth/mesh.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, degrees, lerp } from "../maths/scalar.ts";
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

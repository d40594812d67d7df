import { gridMesh } from "../cloth/mesh.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { arch, degrees, lerp, smooth } from "../maths/scalar.ts";
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
	// Its edges are nowhere ruled, and its lower corners are rounded by what is gathered below them.
	const radiusAt = (a: number, b: number) =>
		lerp(lower, upper, b) +
		0.35 * fbm(a * 2.7, 7 + b, 2, 11) +
		0.1 * fbm(a * 16, b, 2, 13) -
		0.9 * (1 - b) * smooth(0.035, 0, Math.min(a, 1 - a));
	const band = gridMesh(340, 18, (a, b) => {
		const angle = shift + lerp(270 - half, 270 + half, a);
		const [x, y] = polar(radiusAt(a, b), angle);
		const pucker = gathered ? 0 : 0.22 * fbm(a * 44, b * 1.3, 2, 17) * smooth(0.75, 0.1, b);
		const fold = gathered
			? (0.12 * Math.sin((a * 26 + 0.9 * fbm(a * 8, b * 2, 2, 3)) * 2 * Math.PI) + 0.4 * fbm(a * 46, b, 2, 19)) *
				arch(b, 0.7)
			: 0;
		const z = 1.1 + 1.5 * arch(b, 0.45) * arch(a, 0.28) + 0.2 * fbm(a * 9, b * 2, 2, 3) + fold + pucker;
		return [x, y, z, a * 2 * half * degrees * lower, b * height];
	});
	const front = (a: number) => polar(radiusAt(a, 1), shift + lerp(270 - half, 270 + half, a));
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

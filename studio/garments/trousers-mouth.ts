import { darken, deepened } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import type { LinePlace } from "../maths/polygon.ts";
import { arch, clamp, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/** Length of a slant pocket's mouth below the waistband's edge, and how far it stands open where it does most, cm. */
const [mouthLength, widest] = [17.6, 0.5];

/** How far the mouth stands open at a place along it, cm: sewn shut at both ends, pulled open by hands between them. */
export const gapeAt = (along: number, leg: number, seed: number): number =>
	widest * arch(along / mouthLength, 1.1) * clamp(0.75 + 0.9 * fbm(along * 0.16, leg * 7, 2, seed + 231), 0.25, 1.3);

/**
 * The mouth of a slant pocket on the cloth: its edge is a soft fold that stands off what lies below it by as much as the mouth is
 * open. On the side away from the window it throws its shade there; on the other it catches light.
 */
export const pocketMouth = (texel: Texel, { distance, along, side }: LinePlace, leg: number, seed: number): void => {
	if (distance > 1.2) return;
	const gape = gapeAt(along, leg, seed);
	const open = gape / widest;
	deepened(texel);
	if (side < 0) {
		texel.height += (0.05 * (0.4 + open) * Math.exp(-(((distance - 0.16) / 0.16) ** 2))) / texel.bump;
		return;
	}
	// As wide as the mouth is open, and never quite a line where it is shut.
	const wide = 0.1 + (leg > 0 ? 1.15 : 0.75) * gape;
	const deep = leg > 0 ? 0.18 + 0.22 * open : 0.15 + 0.2 * open;
	darken(texel, 1 - deep * smooth(wide, 0, distance) ** 1.3);
	texel.height -= (0.05 * open * smooth(wide + 0.1, 0, distance)) / texel.bump;
};

import type { Texel } from "./scene.ts";

/** How far, as a slope, a float may lie from the one that mirrors the window and still be a spark, and still be bright. */
const sharp = 0.075;
const soft = 0.3;
/** Share of the light of a spark that the bright ones about it have. */
const about = 0.06;

/**
 * How much of the window a single float of metal mirrors, 1 at the most. Floats lie every way: of those in one place a
 * few in a hundred are sparks and the others are not, and others are where the cloth is turned another way.
 * @param half direction half-way between window and eye; (nx, ny, nz) is the normal of the cloth
 */
export const glintOf = (
	{ tiltX, tiltY }: Pick<Texel, "tiltX" | "tiltY">,
	half: readonly [number, number, number],
	nx: number,
	ny: number,
	nz: number,
): number => {
	const upright = Math.max(0.2, nz);
	const dx = nx / upright + tiltX - half[0] / half[2];
	const dy = ny / upright + tiltY - half[1] / half[2];
	const away = dx * dx + dy * dy;
	return Math.exp(-away / (2 * sharp * sharp)) + about * Math.exp(-away / (2 * soft * soft));
};

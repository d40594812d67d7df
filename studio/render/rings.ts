import { degrees } from "../maths/scalar.ts";
import type { Camera } from "./camera.ts";

/** A ring about a sample: how far from it, cm and at least so many samples, and what it counts. */
type Ring = { reach: number; least: number; weight: number };

/** A place about a sample: where it lies, in samples, how far off, cm, and what it counts. */
type Place = { dx: number; dy: number; far: number; weight: number };

const directions = 8;

/** The places of some rings and what all count; those away from the window count `opposite` of those towards it, from which shade is cast. */
export const placesAround = (
	rings: readonly Ring[],
	{ density }: Pick<Camera, "density">,
	turn: number,
	opposite: number,
): { places: readonly Place[]; all: number } => {
	const places = rings.flatMap(({ reach, least, weight }) => {
		const far = Math.max(reach * density, least);
		return Array.from({ length: directions }, (_, k) => {
			const angle = (k / directions) * 2 * Math.PI;
			const towards = 0.5 + 0.5 * Math.cos(angle - turn * degrees);
			return {
				dx: Math.round(Math.cos(angle) * far),
				dy: Math.round(-Math.sin(angle) * far),
				far: far / density,
				weight: weight * (opposite + (1 - opposite) * towards),
			};
		});
	});
	return { places, all: places.reduce((sum, { weight }) => sum + weight, 0) };
};

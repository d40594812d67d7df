import { degrees, smooth } from "../maths/scalar.ts";

/** The painted sky: one soft window at the upper left, a dim ceiling, a faint wall opposite. */
export const azimuths = 40;
export const bands = 18;

/** Key light: low, so that every fold shows. */
export const key = { turn: 132, elevation: 34, halfWidth: 22, halfHeight: 12, strength: 7.5 };
const fill = 0.17;
const wall = 0.19;

export const keyColour = [1, 0.955, 0.89] as const;
export const fillColour = [0.99, 0.978, 1] as const;

/**
 * Light that comes from above an elevation, summed, for each azimuth: horizontal and vertical part. Index
 * (azimuth * (bands + 1) + band) * 2. Once the horizon of a place is known, its light is one look-up.
 */
export type Sky = { key: Float32Array; fill: Float32Array; turn: number; elevation: number };

/** Weight of one cell of the sky by its band. */
const bandWeight = (band: number): number => {
	const elevation = ((band + 0.5) / bands) * 90 * degrees;
	return Math.cos(elevation) * (Math.PI / 2 / bands) * ((2 * Math.PI) / azimuths);
};

const apart = (a: number, b: number): number => Math.abs(((a - b + 900) % 360) - 180);

export const skyOf = (turn = key.turn, elevationOfKey = key.elevation): Sky => {
	const sky = {
		key: new Float32Array(azimuths * (bands + 1) * 2),
		fill: new Float32Array(azimuths * (bands + 1) * 2),
		turn,
		elevation: elevationOfKey,
	};
	for (let a = 0; a < azimuths; a++) {
		const azimuth = ((a + 0.5) / azimuths) * 360;
		const sideways = smooth(key.halfWidth * 1.35, key.halfWidth * 0.6, apart(azimuth, turn));
		const opposite = smooth(80, 20, apart(azimuth, turn + 180));
		for (let e = bands - 1; e >= 0; e--) {
			const elevation = ((e + 0.5) / bands) * 90;
			const upright = smooth(key.halfHeight * 1.4, key.halfHeight * 0.5, Math.abs(elevation - elevationOfKey));
			const keyLight = key.strength * sideways * upright * bandWeight(e);
			const ceiling = fill * (0.55 + 0.45 * Math.sin(elevation * degrees));
			const fillLight = (ceiling + wall * opposite * smooth(65, 25, elevation)) * bandWeight(e);
			const q = (a * (bands + 1) + e) * 2;
			const c = Math.cos(elevation * degrees);
			const s = Math.sin(elevation * degrees);
			sky.key[q] = sky.key[q + 2] + keyLight * c;
			sky.key[q + 1] = sky.key[q + 3] + keyLight * s;
			sky.fill[q] = sky.fill[q + 2] + fillLight * c;
			sky.fill[q + 1] = sky.fill[q + 3] + fillLight * s;
		}
	}
	return sky;
};

/** Light on open, level ground: the measure of exposure. */
export const openLight = (sky: Sky): { key: number; fill: number } => {
	let k = 0;
	let f = 0;
	for (let a = 0; a < azimuths; a++) {
		k += sky.key[a * (bands + 1) * 2 + 1];
		f += sky.fill[a * (bands + 1) * 2 + 1];
	}
	return { key: k, fill: f };
};

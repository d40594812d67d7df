import { fbm } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";

/** A place on the table, and how much higher a point of the pattern lies there. */
type Lying = readonly [x: number, y: number, lift?: number];

/** How far limp cloth lies out of its cut at its sides and sleeves, and the share of that at a placket, cm. */
const out = { sides: 0.42, placket: 0.3 } as const;

/** Silk lies nowhere as it was cut: over the breadth of a hand its sides swell and draw in. Cut out with a curve, sleeves were tubes and the body was a box. */
export const softOutline =
	(to: (x: number, y: number) => Lying, seed: number): ((x: number, y: number) => Lying) =>
	(x, y) => {
		const [px, py, lift] = to(x, y);
		const free = out.sides * lerp(out.placket, 1, smooth(3, 14, Math.abs(x))) * smooth(82, 66, y);
		const dx = free * fbm(x * 0.06, y * 0.1, 2, seed + 241);
		const dy = 0.6 * free * fbm(x * 0.09 + 5, y * 0.06, 2, seed + 243);
		return [px + dx, py + dy, lift];
	};

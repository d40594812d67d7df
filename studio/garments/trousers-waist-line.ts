import type { Point } from "../maths/curve.ts";
import { lerp } from "../maths/scalar.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** A line across the waist or across a part of it, `rise` above the seam, a little hollow in the middle. */
export const waistLine = (
	{ cut }: { cut: TrouserCut },
	rise: number,
	half: number,
	hollow: number,
	[from, to]: readonly [number, number] = [-half, half],
): Point[] =>
	Array.from({ length: 241 }, (_, i): Point => {
		const x = lerp(from, to, i / 240);
		return [x, cut.rise - hollow + rise + hollow * (x / half) ** 2];
	});

import type { Point } from "../maths/curve.ts";
import { lerp } from "../maths/scalar.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** A line across the waist, `rise` above the seam, a little hollow in the middle. */
export const waistLine = ({ cut }: { cut: TrouserCut }, rise: number, half: number, hollow: number): Point[] =>
	Array.from({ length: 241 }, (_, i): Point => {
		const x = lerp(-half, half, i / 240);
		return [x, cut.rise - hollow + rise + hollow * (x / half) ** 2];
	});

/** Height of a strip towards its two ends, where it folds back at the side seams. */
export const rounded = (t: number): number => Math.sqrt(Math.min(1, 0.1 + Math.min(t, 1 - t) * 45));

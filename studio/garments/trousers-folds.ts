import type { Point } from "../maths/curve.ts";
import { random } from "../maths/random.ts";
import { degrees } from "../maths/scalar.ts";
import type { Fold } from "./folds.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** Lines that fan out from the fork: lean (degrees), length and height, cm. */
const fan = [
	[-40, 20, 0.16],
	[-70, 26, 0.21],
] as const;

/** The drags of soft trousers, at the point of the fork alone: their long folds are laid by `legFall`. */
export const softDrags = ({ crotch }: TrouserCut, seed: number): Fold[] => {
	const next = random(seed * 17 + 3);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	return ([-1, 1] as const).flatMap((side) =>
		fan.map(([lean, reach, height]): Fold => {
			const angle = about(lean, 12) * degrees;
			const length = reach * about(1, 0.25);
			// A narrow one is a stroke that lies on the cloth.
			const width = about(1.75, 0.26);
			// Nearly straight, for it is a pull; what bends it is its own weight.
			const line = [0.06, 0.5, 1].map(
				(way): Point => [
					side * (1.4 + length * way * Math.cos(angle) + about(0, 0.8)),
					crotch + length * way * Math.sin(angle) - 1.3 * way * way + about(0, 1.2),
				],
			);
			return { line, height: height * about(1, 0.3), width, steep: side };
		}),
	);
};

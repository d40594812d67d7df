import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { bell, degrees, lerp, smooth } from "../maths/scalar.ts";
import type { TrouserStyle } from "./trousers.ts";
import { legFall } from "./trousers-fall.ts";
import { lapped } from "./trousers-lines.ts";
import { forkOf } from "./trousers-shape.ts";

/** Where a point of the pattern comes to lie: two hands have put the legs down, each a little its own way. */
export const legsByHand = ({ cut, crease, flow = 0, pose, seed }: TrouserStyle): ((x: number, y: number) => Point) => {
	const { turn, hems, knees } = pose;
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	const fallAt = legFall(cut, seed);
	const fork = forkOf(cut);
	return (x, y) => {
		// Which leg it is: the edge of the right one lies a little over the left, and must not part where it crosses the middle.
		const lap = -lapped(fork, y);
		const right = smooth(lap - 1.2, lap, x);
		// From the fork down alone: above it there is one cloth, which cannot part.
		// A pressed leg swings out whole, and its crease with it; any other bends at the knee.
		const down = Math.max(0, fork - 1 - y);
		const swung = crease ? down ** 2 / (down + 8) / (fork - 8) : smooth(fork - 1, 0, y);
		const bent = lerp(knees[0], knees[1], right) * bell(y - 38, 17) * smooth(fork - 1, fork - 16, y);
		const [px, py] = [
			x +
				lerp(hems[0], hems[1], right) * swung +
				(crease ? 0.25 * bent : bent) +
				(crease ? 0.2 : 0.5) * fbm(x * 0.05 + 9, y * 0.05, 2, seed + 33) +
				(crease ? 0.06 : 0.13) * fbm(x * 0.12, y * 0.17, 2, seed + 36),
			y - cut.length / 2,
		];
		// A waistband that no body holds up is nowhere straight.
		const wave = 0.45 * Math.sin(x * 0.16 + seed) + 0.8 * fbm(x * 0.075, seed, 2, seed + 35);
		const slack = wave * smooth(cut.rise - 16, cut.rise, y);
		// Where a fold comes down to it, a soft hem swings out.
		const swing = flow > 0 ? 0.3 * flow * (0.4 - fallAt(x, y)) * smooth(26, 0, y) : 0;
		const uneven = 0.95 * fbm(x * 0.06, y * 0.04 + 4, 2, seed + 34);
		return [px * c - py * s, px * s + py * c + cut.length / 2 + uneven + slack + swing];
	};
};

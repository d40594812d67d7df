import type { Shift } from "../cloth/laid-sheet.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { bell, degrees, lerp, smooth } from "../maths/scalar.ts";
import { isLong, type TopShape } from "./top-shape.ts";

/** Share of what is pushed down on the breast, how far up or down from its usual height each push is, cm, and its share beside other tops. */
type Places = { onBreast: number; spread: number; share?: number };

const anywhere: Places = { onBreast: 1, spread: 5 };

/**
 * Of shirts. Pushed fully on the breast every one had the same ridge above its pocket, and another beside its fourth button with
 * the other pushes always at one height.
 */
export const shirtPlaces: Places = { onBreast: 0.3, spread: 11 };

/**
 * How hands have moved a top before it came to rest: aslant, and along as much as across. Pushed across
 * alone it lies in upright folds, as if it hung from a hanger. `places` says where.
 */
export const pushedAslant = ({ cut, isSleeve }: TopShape, seed: number, push: number, places = anywhere): Shift => {
	const { chest, underarm, shoulder, sleeveIn, sleeveOut, hem, hemRise } = cut;
	const long = isLong(cut);
	const next = random(seed * 41 + 7);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	// Nobody lays a shirt down as two like halves: one side is drawn by its arm. Every other colour it is the other side.
	const drawn = next() < 0.5 === (Math.floor(seed / 1000) % 2 === 0) ? -1 : 1;
	const wrist: Point = [(sleeveIn[0] + sleeveOut[0]) / 2, (sleeveIn[1] + sleeveOut[1]) / 2];
	const from: Point = [shoulder[0] + 2, shoulder[1] - 4];
	const length = Math.hypot(wrist[0] - from[0], wrist[1] - from[1]);
	const run: Point = [(wrist[0] - from[0]) / length, (wrist[1] - from[1]) / length];
	const sides = [-1, 1].map((side) => ({
		turn: about(side === drawn ? 6 : 4, 1) * degrees,
		ease: about(side === drawn ? 0.009 : 0.014, 0.003),
		slid: about(0.2, 0.15),
		lowered: about(side === drawn ? 0.65 : 0.3, 0.15),
		up: about(0.6, 0.3),
		bent: about(7, 4) * degrees,
		twist: about(side === drawn ? 1.5 : -1, 0.4),
		wrung: about(0.5, 0.3) * (next() < 0.5 ? -1 : 1),
	}));
	const lean = about(drawn * 0.3, 0.2);
	// Pushed from the side into the body, and a little up or down: folds then run across the push, from the armhole inwards.
	const shoves = [52, 33, 16, 42, 25].map((y, k) => ({
		x: (k % 2 === 0 ? -drawn : drawn) * about(11, 5),
		y: about(y, places.spread),
		r: about(9, 2.5),
		by: [about(0, 0.9), (k === 0 ? places.onBreast : 1) * about(k % 2 === 0 ? -1.1 : 0.7, 0.4)].map(
			(cm) => cm * (places.share ?? 1),
		),
	}));
	return (x, y) => {
		const side = x < 0 ? -1 : 1;
		const s = sides[x < 0 ? 0 : 1];
		const across = Math.abs(x);
		const arm = isSleeve(x, y);
		let [dx, dy] = [0, 0];
		const share = smooth(chest - 5, chest + 9, across) * (arm ? 1 : smooth(underarm - 16, underarm - 1, y));
		const [px, py] = [across - shoulder[0], y - shoulder[1]];
		const [c, n] = [Math.cos(s.turn), Math.sin(s.turn)];
		dx += share * (px * c - py * n - px);
		dy += share * (px * n + py * c - py);
		const low = smooth(shoulder[1] - 4, underarm - 14, y);
		dx += (1 - share) * Math.min(chest, across) * s.ease * lerp(0.25, 1, low);
		dx += s.slid * bell(Math.hypot(px, py), 11);
		if (arm && long) {
			const along = ((across - from[0]) * run[0] + (y - from[1]) * run[1]) / length;
			const beside = ((across - from[0]) * run[1] - (y - from[1]) * run[0]) / 5;
			const lower = smooth(0.3, 1, along);
			const below = s.bent * smooth(0.38, 0.66, along);
			const [ex, ey] = [across - from[0] - run[0] * length * 0.52, y - from[1] - run[1] * length * 0.52];
			dx -= ey * below;
			dy += ex * below;
			const out = s.up * lower + s.twist * 0.5 * beside * smooth(0.05, 0.85, along);
			dx += run[0] * out - run[1] * s.wrung * lower;
			dy += run[1] * out + run[0] * s.wrung * lower;
		} else if (!arm) {
			const body = 1 - share;
			const inner = body * smooth(1, 8, y - hemRise);
			dx += side * 0.5 * body * fbm(x * 0.07 + y * 0.03, y * 0.05 + 9, 2, seed + 95);
			dy += 0.5 * inner * fbm(x * 0.05 + 4, y * 0.08 - x * 0.03, 2, seed + 97);
			// Longer at one side than at the other: what is too much there lies aslant.
			dy -= s.lowered * smooth(underarm, 4, y) * smooth(2, 20, across);
			dx += side * lean * body * smooth(underarm + 8, 0, y);
			for (const shove of shoves) {
				const near = bell(Math.hypot(x - shove.x, y - shove.y), shove.r);
				dx += side * shove.by[0] * near;
				dy += shove.by[1] * near * inner;
			}
		}
		// A corner of the hem has been laid where it is: what was pushed together there is folded under.
		const moved = arm ? push : push * (1 - 0.9 * bell(Math.hypot(across - hem, y - hemRise), 6));
		return [moved * side * dx, moved * dy];
	};
};

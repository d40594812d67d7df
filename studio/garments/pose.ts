import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { clamp, degrees, smooth } from "../maths/scalar.ts";
import type { TopCut } from "./top-shape.ts";

/** How a stylist lays one top; left and right are those of the picture. */
export type Pose = {
	/** Turn of the whole garment, degrees. */
	turn?: number;
	/** How far each arm is lifted away from the body, degrees. */
	arms?: readonly [number, number];
	/** How far each forearm is brought in from the elbow, degrees. */
	elbows?: readonly [number, number];
	/** How much lower each shoulder lies than it was cut, cm: no two shirts are laid with the same slope. */
	shoulders?: readonly [number, number];
	/** How far the collar leans, degrees. */
	lean?: number;
	/** How far the hem is pushed to the side of the neck, cm. */
	sway?: number;
	/** Half the length over which an elbow is bent, cm: a flat sleeve breaks, a full one is a pipe. */
	crisp?: number;
	/** How much higher a forearm lies that has been brought in over the body, cm: over that body's folds. */
	over?: number;
};

/** The same hand lays the back: turned the other way, with its arms out straight, or the pleats of the elbows would be all there is to see. */
export const mirroredPose = ({ turn = 0, arms = [2, 2], sway = 0, shoulders = [0, 0], lean = 0 }: Pose = {}): Pose => ({
	turn: -turn,
	arms: [arms[1], arms[0]],
	shoulders: [shoulders[1], shoulders[0]],
	lean: -lean,
	sway: -sway,
});

/** Where cloth has been pushed a little out of the straight: without it stripes and checks look ruled. */
const pushed = (x: number, y: number, seed: number): Point => [
	x + 0.42 * fbm(x * 0.05 + 9, y * 0.045, 2, seed + 33) + 0.14 * fbm(x * 0.13, y * 0.11 + 3, 2, seed + 36),
	y + 0.75 * fbm(x * 0.05, y * 0.045 + 4, 2, seed + 34) + 0.22 * fbm(x * 0.16, y * 0.12, 2, seed + 35),
];

const turned = (x: number, y: number, about: Point, angle: number): Point => {
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	const [px, py] = [x - about[0], y - about[1]];
	return [about[0] + px * c - py * s, about[1] + px * s + py * c];
};

/**
 * Lays a top by hand: each arm is turned about its shoulder and bent at its elbow, and the cloth is nowhere quite
 * straight. Gives the place on the table of a point of the pattern, and how much higher it lies.
 */
export const laidByHand = (
	cut: TopCut,
	seed: number,
	{ turn = 0, arms, elbows = [0, 0], shoulders = [0, 0], lean = 0, sway = 0, crisp = 5.5, over = 0.75 }: Pose = {},
) => {
	const { chest, shoulder, neck, sleeveIn, sleeveOut, underarm, hem } = cut;
	const next = random(seed * 13 + 1);
	const chance = [next() * 5 - 2.6, next() * 5 - 2.4];
	const lifted = arms ?? chance;
	const wrist: Point = [(sleeveIn[0] + sleeveOut[0]) / 2, (sleeveIn[1] + sleeveOut[1]) / 2];
	const from: Point = [shoulder[0] + 2, shoulder[1] - 4];
	const length = Math.hypot(wrist[0] - from[0], wrist[1] - from[1]);
	const run: Point = [(wrist[0] - from[0]) / length, (wrist[1] - from[1]) / length];
	const elbow: Point = [from[0] + run[0] * length * 0.52, from[1] + run[1] * length * 0.52];
	const edge = Math.max(chest, hem);
	/** Where the arm begins: it hangs ever further from the body, whose hem must not be turned with it. */
	const armFrom = (y: number): number => {
		const down = clamp((underarm - y) / (underarm - sleeveIn[1]), 0, 1.2);
		return chest + 0.6 + 0.4 * (sleeveIn[0] - chest - 0.6) * down ** 3;
	};
	return (x: number, y: number): readonly [number, number, number] => {
		const k = x < 0 ? 0 : 1;
		const side = x < 0 ? -1 : 1;
		let p: Point = [Math.abs(x), y];
		const share = smooth(chest + 0.6, chest + 8, p[0]);
		const along = (p[0] - elbow[0]) * run[0] + (p[1] - elbow[1]) * run[1];
		const sleeve = smooth(0, 1.6, p[0] - armFrom(y));
		let lift = 0;
		if (elbows[k] !== 0 && sleeve > 0)
			p = turned(p[0], p[1], elbow, -elbows[k] * degrees * smooth(-crisp, crisp, along) * sleeve);
		if (share > 0) p = turned(p[0], p[1], shoulder, lifted[k] * degrees * share);
		if (elbows[k] > 0 && along > -6 && p[1] < underarm)
			lift = over * sleeve * smooth(-6, 0, along) * smooth(edge + 2.6, edge - 0.8, p[0]);
		if (shoulders[k] !== 0)
			p = [p[0], p[1] - shoulders[k] * smooth(neck[0], shoulder[0], p[0]) * smooth(underarm - 8, shoulder[1], y)];
		if (lean !== 0) {
			const held = smooth(shoulder[0] - 2, neck[0] + 1, p[0]) * smooth(underarm + 8, neck[1] - 7, y);
			const [lx, ly] = turned(side * p[0], p[1], [0, neck[1] - 9], lean * degrees * held);
			p = [side * lx, ly];
		}
		const [px, py] = turned(side * p[0] + sway * (1 - y / shoulder[1]), p[1], [0, shoulder[1] * 0.5], turn * degrees);
		const [qx, qy] = pushed(px, py, seed);
		return [qx, qy, lift];
	};
};

import { clamp } from "../maths/scalar.ts";

/** A quarter of a circle, from 0 at an edge to 1. */
export const quarter = (t: number): number => Math.sqrt(1 - (1 - clamp(t)) ** 2);

/** How the edge of folded or filled cloth slopes down: evenly at its foot, where a circle would end in a wall. */
export const sloped = (t: number): number => 1 - (1 - clamp(t)) ** 2;

/** How far the side of a piece is drawn in at a height above its lower edge, where its corner is rounded by `radius`, cm. */
export const cornerAt = (up: number, radius: number): number => {
	const left = radius - clamp(up, 0, radius);
	return radius - Math.sqrt(radius * radius - left * left);
};

/** Height of a strip towards its two ends, where it folds back at the side seams. */
export const rounded = (t: number): number => Math.sqrt(Math.min(1, 0.1 + Math.min(t, 1 - t) * 45));

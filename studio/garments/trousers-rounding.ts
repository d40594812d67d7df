import { clamp } from "../maths/scalar.ts";

/** A quarter of a circle, from 0 at an edge to 1. */
export const quarter = (t: number): number => Math.sqrt(1 - (1 - clamp(t)) ** 2);

/** Height of a strip towards its two ends, where it folds back at the side seams. */
export const rounded = (t: number): number => Math.sqrt(Math.min(1, 0.1 + Math.min(t, 1 - t) * 45));

/** Limits `x` to the range from `low` to `high`. */
export const clamp = (x: number, low = 0, high = 1): number => Math.min(Math.max(x, low), high);

/** Smooth step from 0 at `from` to 1 at `to`; `from` may be the larger one. */
export const smooth = (from: number, to: number, x: number): number => {
	const t = clamp((x - from) / (to - from));
	return t * t * (3 - 2 * t);
};

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Fractional part, in [0, 1) for negative numbers too. */
export const fract = (x: number): number => x - Math.floor(x);

/** Bell of height 1 and width `w` round 0. */
export const bell = (x: number, w: number): number => Math.exp(-((x / w) * (x / w)));

/** Arch over 0..1: 0 at both ends, 1 in the middle; a smaller power makes the shoulders fuller. */
export const arch = (t: number, power = 0.5): number => Math.sin(Math.PI * clamp(t, 0.015, 0.985)) ** power;

export const degrees = Math.PI / 180;

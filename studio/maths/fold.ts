/** Profile of cloth that stands up to a fold: 1 on it, falling off over `felt` cm to both sides; the fold itself turns over `turns` cm. */
export const foldProfile = (distance: number, turns: number, felt: number): number =>
	Math.exp(-(Math.hypot(distance, turns) - turns) / felt);

/** Folds of a packet are a ridge and a valley in turn: 1 or -1. */
export const ridgeOrValley = (k: number): number => (k % 2 === 0 ? 1 : -1);

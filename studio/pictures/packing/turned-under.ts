/** Half of a fold's thickness, cm; goods folded both ways are four of them high. */
export const roll = 0.75;
export const stackHeight = 4 * roll + 0.15;

/**
 * Where a point lies once everything beyond `half` is turned under, how far down it has gone, and how far its face
 * still looks up.
 */
export const turnedUnder = (
	d: number,
	half: number,
	clear = 1,
	round = roll,
): readonly [at: number, down: number, up: number] => {
	const beyond = Math.abs(d) - half;
	if (beyond <= 0) return [d, 0, 1];
	const side = Math.sign(d);
	const angle = Math.min(beyond / round, Math.PI);
	const back = Math.max(0, beyond - Math.PI * round);
	// What is longer than the pack lies folded once more inside it, out of sight.
	const at = Math.max(half + round * Math.sin(angle) - back, clear - half);
	return [side * at, round * (1 - Math.cos(angle)), Math.cos(angle)];
};

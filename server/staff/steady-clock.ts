/**
 * A clock that never goes back while the program runs: what has ended stays ended, also when the machine's clock is
 * set back.
 */
export function steadyClock(now: () => number): () => number {
	let latest = Number.NEGATIVE_INFINITY;
	return () => {
		latest = Math.max(latest, now());
		return latest;
	};
}

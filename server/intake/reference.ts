const SPAN = 100_000_000;

/** So far ahead of the clock a busy time may count on, milliseconds; further ahead means that the clock was set back. */
const AHEAD = 600_000;

/** The last moment given out, so that a busy minute does not make each request try all that came before. */
let last = Number.NEGATIVE_INFINITY;

/**
 * References for a request of this moment, best first: the last 8 digits of the timestamp in milliseconds
 * (specification, section 2, "Thank-you"), then one step on for each that is taken.
 */
export function* referenceFor(now: number): Generator<string, never> {
	let moment = last >= now && last - now < AHEAD ? last + 1 : now;
	for (;;) {
		last = moment;
		yield String(moment % SPAN).padStart(8, "0");
		moment++;
	}
}

const SPAN = 100_000_000;

/** The last one this process gave out, so that a busy minute does not make each request try all that came before. */
let last = -1;

/**
 * References for a request of this moment, best first: the last 8 digits of the timestamp in milliseconds
 * (specification, section 2, "Thank-you"), then one step on for each that is taken.
 */
export function* referenceFor(now: number): Generator<string, never> {
	const wanted = now % SPAN;
	// Within the last minute's worth of numbers: step on from what was given; otherwise the clock has moved past it.
	const ahead = (last - wanted + SPAN) % SPAN;
	let next = ahead < 10_000_000 && last >= 0 ? (last + 1) % SPAN : wanted;
	for (;;) {
		last = next;
		yield String(next).padStart(8, "0");
		next = (next + 1) % SPAN;
	}
}

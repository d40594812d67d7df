/** Does one thing after the other: what comes while one is under way waits for its answer. */
type Turns = {
	/** Does it now, or when its turn comes. */
	inTurn: (action: () => void) => void;
	/** To be called by what is done when it submits something. @returns the number to name when that has ended */
	submitted: () => number;
	/**
	 * The page is drawn: whether it shows nothing under way, and the number of the last submission that has ended. Only
	 * the newest one ends the wait. An earlier one's end may be drawn when the next is on its way already.
	 */
	drawn: (page: { isIdle: boolean; ended: number }) => void;
};

export function createTurns(): Turns {
	const waiting: (() => void)[] = [];
	let isIdle = true;
	let sent = 0;
	let ended = 0;

	function next() {
		while (isIdle && ended === sent) {
			const action = waiting.shift();
			if (!action) return;
			action();
		}
	}

	return {
		inTurn(action) {
			waiting.push(action);
			next();
		},
		submitted() {
			sent += 1;
			return sent;
		},
		drawn(page) {
			isIdle = page.isIdle;
			ended = page.ended;
			next();
		},
	};
}

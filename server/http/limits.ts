/** How many forms one address may send; counted in memory, forgotten within the window. */
export type Limits = {
	/** Counts one send and returns undefined, or refuses with a sentence for the sender. */
	refuse(address: string): string | undefined;
	/** Takes one count back: a form that could not be stored costs its sender nothing. */
	giveBack(address: string): void;
};

const WINDOW = 3_600_000;
/** Above so many addresses in one window the oldest are forgotten: memory stays bounded under a flood. */
const MAX_ADDRESSES = 20_000;

/** @param perHour sends each address may make in any one hour window */
export function createLimits(perHour: number, now: () => number): Limits {
	const windows = new Map<string, { since: number; count: number }>();
	return {
		refuse(address) {
			const time = now();
			let window = windows.get(address);
			if (!window || time - window.since >= WINDOW || time < window.since) {
				window = { since: time, count: 0 };
				windows.delete(address);
				windows.set(address, window);
				if (windows.size > MAX_ADDRESSES) {
					for (const oldest of windows.keys()) {
						windows.delete(oldest);
						break;
					}
				}
			}
			if (window.count >= perHour) {
				const minutes = Math.max(1, Math.ceil((window.since + WINDOW - time) / 60_000));
				return `Nothing was saved: too many forms have come from your network. Please try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}, or write to us by e-mail.`;
			}
			window.count++;
			return undefined;
		},
		giveBack(address) {
			const window = windows.get(address);
			if (window && window.count > 0) window.count--;
		},
	};
}

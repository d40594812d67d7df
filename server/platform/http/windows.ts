/** What one address has used since its window began. */
export type Window = { since: number; count: number };

/** Above so many addresses the oldest are forgotten: memory stays bounded under a flood. */
const MAX_ADDRESSES = 20_000;

/** Counts by address within windows of one length, in memory. @param length milliseconds */
export function createWindows(length: number) {
	const windows = new Map<string, Window>();
	/** A clock that was set back ends a window too: nobody is locked out for the time it was set back by. */
	const isOver = ({ since }: Window, time: number) => time - since >= length || time < since;
	return {
		isOver,
		/** The window of an address at this moment, begun anew when there is none or its own is over. */
		at(address: string, time: number): Window {
			const known = windows.get(address);
			if (known && !isOver(known, time)) return known;
			const fresh = { since: time, count: 0 };
			windows.delete(address);
			windows.set(address, fresh);
			if (windows.size > MAX_ADDRESSES) {
				const { value: oldest } = windows.keys().next();
				if (oldest !== undefined) windows.delete(oldest);
			}
			return fresh;
		},
		known: (address: string) => windows.get(address),
	};
}

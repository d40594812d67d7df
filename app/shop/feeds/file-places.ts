/** Files that are made at the same time at most; each takes a share of the processor that visitors wait for. */
const AT_ONCE = 4;
/** Whoever reads more slowly than this makes room for the next, milliseconds. */
const LONGEST = 10 * 60_000;

/** Who may have a long file made for them: a few, and each address one at a time. */
export function createPlaces(atOnce = AT_ONCE, longest = LONGEST) {
	const taken = new Map<string, AbortController>();
	return {
		/** A place that ends by itself after a while; undefined where there is none. */
		take(address: string): { signal: AbortSignal; leave: () => void } | undefined {
			if (taken.size >= atOnce || taken.has(address)) return undefined;
			const ending = new AbortController();
			const timer = setTimeout(() => ending.abort(), longest);
			timer.unref();
			taken.set(address, ending);
			const leave = () => {
				clearTimeout(timer);
				if (taken.get(address) === ending) taken.delete(address);
			};
			ending.signal.addEventListener("abort", leave);
			return { signal: ending.signal, leave };
		},
	};
}

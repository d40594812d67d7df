import type { RateLimit } from "./rate-limits.ts";

/** One use to be counted: under which limit, whose, and how much (1 by default). */
export type Use = { limit: RateLimit; of: string; amount?: number };

/** The first limit that has no room, and how long it stays so, milliseconds. */
type Full = { limit: RateLimit; wait: number };

export type Limiter = {
	/**
	 * Counts all of these uses, or none: a refusal at one limit uses up nothing of the others, so that nobody can lock
	 * others out or fill the memory that way. Counted before the work is done, so that simultaneous requests count too.
	 */
	take(uses: readonly Use[]): Full | undefined;
	/** What `take` would say; counts nothing. */
	check(uses: readonly Use[]): Full | undefined;
	/** Counts what has happened, whether there was room for it or not. */
	count(uses: readonly Use[]): void;
	/** Takes back what was counted: it came to nothing. */
	giveBack(uses: readonly Use[]): void;
	/** Forgets what was counted of somebody. */
	forget(use: Use): void;
};

type Window = { since: number; used: number };

/** Above this many names under one limit the oldest are forgotten: memory stays bounded under a flood. */
const MOST_NAMES = 20_000;

/**
 * The one way to limit how often something may be done: in memory, within windows that asking does not prolong, for one
 * process. A clock that was set back ends a window: nobody is locked out for the time it was set back by.
 * @param now epoch milliseconds
 */
export function createLimiter(now: () => number): Limiter {
	const windows = new Map<RateLimit, Map<string, Window>>();

	const known = ({ limit, of }: Use, time: number): Window | undefined => {
		const window = windows.get(limit)?.get(of);
		return window && time - window.since < limit.within && time >= window.since ? window : undefined;
	};
	const begin = ({ limit, of }: Use, time: number): Window => {
		const names = windows.get(limit) ?? new Map<string, Window>();
		windows.set(limit, names);
		const window = { since: time, used: 0 };
		names.delete(of);
		names.set(of, window);
		if (names.size > MOST_NAMES) {
			const { value: oldest } = names.keys().next();
			if (oldest !== undefined) names.delete(oldest);
		}
		return window;
	};

	const limiter: Limiter = {
		take(uses) {
			const full = limiter.check(uses);
			if (!full) limiter.count(uses);
			return full;
		},
		check(uses) {
			const time = now();
			for (const use of uses) {
				const window = known(use, time);
				const { most, within } = use.limit;
				if ((window?.used ?? 0) + (use.amount ?? 1) > most)
					return { limit: use.limit, wait: (window?.since ?? time) + within - time };
			}
			return undefined;
		},
		count(uses) {
			const time = now();
			for (const use of uses) {
				const window = known(use, time) ?? begin(use, time);
				window.used += use.amount ?? 1;
			}
		},
		giveBack(uses) {
			const time = now();
			for (const use of uses) {
				const window = known(use, time);
				if (window) window.used = Math.max(0, window.used - (use.amount ?? 1));
			}
		},
		forget: ({ limit, of }) => void windows.get(limit)?.delete(of),
	};
	return limiter;
}

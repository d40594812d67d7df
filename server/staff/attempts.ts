import type { Problem } from "../../domain/shared/problem.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"too-many-tries": { minutes: number };
	}
}

/** How often somebody may try to come in. Counted in memory: a window of a quarter of an hour. */
export type Attempts = {
	/**
	 * Counts a try under each of these keys, before it is made, so that many at once count too. The keys behind one
	 * that is full are left alone: who is refused at their own place can neither lock others out nor make room in memory.
	 * @returns what is wrong when one of them has had too many
	 */
	refuse(keys: readonly AttemptKey[]): Problem<"too-many-tries"> | undefined;
	/** Forgets the tries of a key: it was let in. */
	forget(key: AttemptKey): void;
};

/** Who tries, and how many tries they have. */
export type AttemptKey = { name: string; most: number };

const WINDOW = 15 * 60_000;
const MAX_KEYS = 20_000;

/** @param now never goes back (server/staff/steady-clock.ts) */
export function createAttempts(now: () => number): Attempts {
	const windows = new Map<string, { since: number; count: number }>();
	const windowOf = (name: string, time: number) => {
		const found = windows.get(name);
		if (found && time - found.since < WINDOW) return found;
		const window = { since: time, count: 0 };
		windows.delete(name);
		windows.set(name, window);
		if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? name);
		return window;
	};
	return {
		refuse(keys) {
			const time = now();
			let until: number | undefined;
			for (const { name, most } of keys) {
				const window = windowOf(name, time);
				if (window.count++ < most) continue;
				until = window.since + WINDOW;
				break;
			}
			if (until === undefined) return undefined;
			const minutes = Math.max(1, Math.ceil((until - time) / 60_000));
			return { code: "too-many-tries", minutes };
		},
		forget: ({ name }) => void windows.delete(name),
	};
}

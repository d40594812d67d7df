import { setTimeout } from "node:timers/promises";

/** How long a slice is to take, milliseconds: on SQLite everybody waits for it. */
const SLICE = 10;
/** How many times as long as a slice has taken all others have after it. */
const REST = 4;
/** No rest is longer than this, milliseconds, however slow a disk is. */
const LONGEST_REST = 500;

/** How many rows a slice has: the first one, the smallest, and the largest. */
type SliceRows = { first: number; least: number; most: number };

/**
 * Work for which nobody waits, in slices for which nobody waits either: how many rows a slice has comes of what the ones
 * before have taken, on this machine and with this database, and it rests after each.
 */
export class Pace {
	readonly #limits: SliceRows;
	#rows: number;

	constructor(limits: SliceRows) {
		this.#limits = limits;
		this.#rows = limits.first;
	}

	/** How many rows the next slice is to have. */
	get rows(): number {
		return this.#rows;
	}

	/** Does a slice and measures it; waiting for other writers counts, so that it gives way to them. */
	async slice<T>(work: () => Promise<T>): Promise<{ done: T; rest: () => Promise<void> }> {
		const since = performance.now();
		const done = await work();
		const took = performance.now() - since;
		const { least, most } = this.#limits;
		// At most half or twice as many as before: one slow turn says little.
		const fitting = Math.min(2, Math.max(0.5, SLICE / took)) * this.#rows;
		this.#rows = Math.min(most, Math.max(least, Math.round(fitting)));
		return { done, rest: () => setTimeout(Math.min(took * REST, LONGEST_REST)) };
	}
}

/** A map of a bounded number of entries; the least recently used one makes room. */
export class BoundedMap<Key, Value> {
	readonly #most: number;
	readonly #entries = new Map<Key, Value>();

	constructor(most: number) {
		this.#most = most;
	}

	get size(): number {
		return this.#entries.size;
	}

	get(key: Key): Value | undefined {
		const value = this.#entries.get(key);
		if (value !== undefined) this.set(key, value);
		return value;
	}

	set(key: Key, value: Value): void {
		this.#entries.delete(key);
		this.#entries.set(key, value);
		if (this.#entries.size <= this.#most) return;
		const { value: oldest } = this.#entries.keys().next();
		if (oldest !== undefined) this.#entries.delete(oldest);
	}
}

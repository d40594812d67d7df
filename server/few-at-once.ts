/** Runs at most so many pieces of work side by side; whoever comes beyond is refused at once, nothing waits. */
export class FewAtOnce {
	readonly #most: number;
	#running = 0;

	constructor(most: number) {
		this.#most = most;
	}

	/** What the work gives; undefined when there was no place for it, and the work is then never done. */
	async run<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
		if (this.#running >= this.#most) return undefined;
		this.#running++;
		try {
			return await work();
		} finally {
			this.#running--;
		}
	}
}

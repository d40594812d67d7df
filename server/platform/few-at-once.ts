/**
 * Runs at most so many pieces of work at once, and of each holder one; whoever comes beyond is refused at once,
 * nothing waits.
 */
export class FewAtOnce {
	readonly #most: number;
	readonly #holders = new Set<string>();
	#running = 0;

	constructor(most: number) {
		this.#most = most;
	}

	/**
	 * What the work gives; undefined when there was no place for it, and the work is then never done.
	 * @param holders for whom it is done, none of whom may have another piece running
	 */
	async run<Value>(holders: readonly string[], work: () => Promise<Value>): Promise<Value | undefined> {
		if (this.#running >= this.#most || holders.some((holder) => this.#holders.has(holder))) return undefined;
		this.#running++;
		for (const holder of holders) this.#holders.add(holder);
		try {
			return await work();
		} finally {
			this.#running--;
			for (const holder of holders) this.#holders.delete(holder);
		}
	}
}

/**
 * Runs at most a given number of tasks at once, and one for each holder; any more are refused at once, none are queued.
 */
export class FewAtOnce {
	readonly #most: number;
	readonly #holders = new Set<string>();
	#running = 0;

	constructor(most: number) {
		this.#most = most;
	}

	/**
	 * The result of the task; undefined when there was no room, and the task is then not run.
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

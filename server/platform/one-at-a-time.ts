/** Runs work one piece at a time, in order; beyond `most` that wait, it refuses at once instead of growing. */
export class OneAtATime {
	readonly #most: number;
	#waiting = 0;
	#last: Promise<unknown> = Promise.resolve();

	constructor(most: number) {
		this.#most = most;
	}

	/** Whether nothing is being done or waits. */
	get idle(): boolean {
		return this.#waiting === 0;
	}

	/** What the work gives; undefined when too many wait already, and the work is then never done. */
	async run<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
		if (this.#waiting >= this.#most) return undefined;
		this.#waiting++;
		const turn = this.#last.then(work, work);
		this.#last = turn.catch(() => {});
		try {
			return await turn;
		} finally {
			this.#waiting--;
		}
	}
}

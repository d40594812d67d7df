/**
 * Runs work now and then, and at once when it is woken: never twice at the same time, and once more when it was woken
 * meanwhile. The work itself sees to its errors.
 */
export class Poller {
	readonly #work: () => Promise<void>;
	readonly #timer: NodeJS.Timeout;
	#run: Promise<void> | undefined;
	#again = false;
	#stopped = false;

	/** @param every milliseconds between two looks that nobody has asked for */
	constructor(work: () => Promise<void>, every: number) {
		this.#work = work;
		this.#timer = setInterval(() => this.wake(), every);
		this.#timer.unref();
	}

	get stopped(): boolean {
		return this.#stopped;
	}

	/** Looks now, or once more after the work in hand. */
	wake(): void {
		if (this.#stopped) return;
		if (this.#run) {
			this.#again = true;
			return;
		}
		this.#run = this.#work().finally(() => {
			this.#run = undefined;
			if (!this.#again) return;
			this.#again = false;
			this.wake();
		});
	}

	/** Begins nothing more and waits for the work in hand, but no longer than `within` milliseconds. */
	async stop(within?: number): Promise<void> {
		this.#stopped = true;
		clearInterval(this.#timer);
		if (within === undefined) return this.#run;
		const late = Promise.withResolvers<void>();
		const timer = setTimeout(late.resolve, within);
		await Promise.race([this.#run, late.promise]);
		clearTimeout(timer);
	}
}

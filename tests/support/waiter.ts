/** How long somebody waits who asks for the same page again and again, each time as soon as they have it. */
export class Waiter {
	/** Answers so far, and the longest wait for one, milliseconds. */
	answers = 0;
	longest = 0;

	/** Asks as long as `work` goes on. @throws when an answer is none of 200 */
	static async during(url: string, work: () => Promise<void>): Promise<Waiter> {
		const waiter = new Waiter();
		let over = false;
		const asking = (async () => {
			while (!over) {
				const since = performance.now();
				const response = await fetch(url);
				await response.arrayBuffer();
				if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
				waiter.longest = Math.max(waiter.longest, performance.now() - since);
				waiter.answers++;
			}
		})();
		try {
			await work();
		} finally {
			over = true;
			await asking;
		}
		return waiter;
	}
}

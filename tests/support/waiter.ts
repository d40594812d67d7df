import type { Site } from "./site.ts";
import { waitFor } from "./waits.ts";

/** How long somebody waits who asks for the same page again and again, each time as soon as they have it. */
export class Waiter {
	/** Answers so far, and the longest wait for one, milliseconds. */
	answers = 0;
	longest = 0;

	/** Asks as long as `work` goes on. @throws when an answer is none of 200 */
	static async during(site: Site, path: string, work: () => Promise<void>): Promise<Waiter> {
		const waiter = new Waiter();
		let over = false;
		const asking = (async () => {
			while (!over) {
				const wait = await waitFor(site, async () => {
					const response = await fetch(site.url + path);
					await response.arrayBuffer();
					if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
				});
				waiter.longest = Math.max(waiter.longest, wait);
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

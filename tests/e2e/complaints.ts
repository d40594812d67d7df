import { expect, type Page } from "@playwright/test";

/**
 * What the browser complained of on its console. A complaint comes when the browser gets to it, often later than what
 * is seen of the same event, so that no test may look at what is there: it says what it provokes, and what is neither
 * awaited nor allowed fails the test at its end.
 */
export class Complaints {
	readonly #heard: string[] = [];
	readonly #allowed: RegExp[] = [];

	/** Hears this page, too, from now on. */
	watch(page: Page): void {
		page.on("console", (message) => {
			if (message.type() === "error") this.#heard.push(message.text());
		});
		page.on("pageerror", (error) => this.#heard.push(error.message));
	}

	/** Waits until as many of this kind have come since the last call; one more, whenever it comes, fails the test. */
	async toHave(kind: RegExp, times = 1): Promise<void> {
		const found = () => this.#heard.filter((one) => kind.test(one)).length;
		await expect.poll(found, { message: `complaints of ${kind}` }).toBeGreaterThanOrEqual(times);
		for (let taken = 0; taken < times; taken++)
			this.#heard.splice(
				this.#heard.findIndex((one) => kind.test(one)),
				1,
			);
	}

	/** For what comes as often as it happens to: any number of this kind, none too, before this call or after it. */
	allow(kind: RegExp): void {
		this.#allowed.push(kind);
	}

	/** For a test that takes the network away: whatever is on its way then is complained of. */
	allowOffline(): void {
		this.allow(/ERR_INTERNET_DISCONNECTED/);
	}

	/** What nobody has awaited or allowed. To be looked at when the test ends. */
	left(): string[] {
		return this.#heard.filter((one) => !this.#allowed.some((kind) => kind.test(one)));
	}
}

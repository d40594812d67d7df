import type { Site } from "../support/site.ts";

/** Starts a site. Who asks with the same one gets the same site. */
export type Start = () => Promise<Site>;

/**
 * The sites of a worker beside the one that most tests share: each is started for the first test that asks for it and
 * stopped when a test asks for another. They need no worker of their own, which would begin with a new browser.
 */
export class OwnSites {
	#now: { start: Start; site: Promise<Site> } | undefined;

	async of(start: Start): Promise<Site> {
		if (this.#now?.start !== start) {
			await this.stop();
			this.#now = { start, site: start() };
		}
		return this.#now.site;
	}

	async stop(): Promise<void> {
		const last = this.#now;
		this.#now = undefined;
		await (await last?.site)?.stop();
	}
}

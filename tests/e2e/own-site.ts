import { type Site, startSite } from "../support/site.ts";
import { test as base } from "./house.ts";

/** For tests that change the catalogue or the settings: their site is no other test’s, and nobody else counts on it. */
export const test = base.extend<object, { site: Site }>({
	site: [
		async ({ browserName: _ }, use) => {
			const site = await startSite();
			await use(site);
			await site.stop();
		},
		{ scope: "worker" },
	],
});

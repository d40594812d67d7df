import { type Site, startSite } from "../support/site.ts";
import { test as base } from "./site-test.ts";

/** A test function whose file has a site of its own: for tests that count on being alone with its cases or products. */
export const onOwnSite = () =>
	base.extend<object, { site: Site }>({
		site: [
			async ({ browserName: _ }, use) => {
				const site = await startSite();
				await use(site);
				await site.stop();
			},
			{ scope: "worker" },
		],
	});

/** For tests that change the catalogue or more: they share a site that no other test counts on. */
export const test = onOwnSite();

import { type Site, startSite } from "../support/site.ts";
import type { Start } from "./own-sites.ts";
import { test as base } from "./site-test.ts";

/**
 * A test function whose file has a site of its own: for tests that count on being alone with its cases or products, or
 * that need other settings.
 */
export const onOwnSite = (start: Start = () => startSite()) =>
	base.extend<{ site: Site }>({
		site: async ({ ownSites }, use) => use(await ownSites.of(start)),
	});

/** For tests that change the catalogue or more: they share a site that no other test counts on. */
export const test = onOwnSite();

/*
 * What may be kept, in one table. A page is cacheable when it is the same for every visitor; which query
 * parameters change it is named here, every other one is ignored (campaign links do not fill the cache).
 */

type Policy = {
	path: RegExp;
	params: readonly string[];
	/** The one route whose data the router may ask for alone (`_routes`), by its id in app/routes.ts. */
	route?: RegExp;
};

const POLICY_PAGE = "privacy-policy|terms-conditions|terms|shipping-policy|cancellation-refund-policy";

const PUBLIC_PAGES: readonly Policy[] = [
	{ path: /^\/$/, params: [], route: /^store\/home$/ },
	{ path: /^\/products$/, params: ["category", "page"], route: /^store\/products$/ },
	{ path: /^\/products\/[a-z0-9-]{1,100}$/, params: [], route: /^store\/product$/ },
	{ path: /^\/(about|contact|checkout)$/, params: [], route: /^store\/(about|contact|checkout)$/ },
	{ path: new RegExp(`^/(${POLICY_PAGE})$`), params: [], route: new RegExp(`^(${POLICY_PAGE})$`) },
	{ path: /^\/(sitemap\.xml|robots\.txt|close-views\.json)$/, params: [] },
];

/** Browsers keep a public page for a moment only: a changed price must show within seconds. */
export const PAGE_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/**
 * The address under which an answer is kept, or undefined for one that is made anew each time. It is the one
 * address that the answer may be made from: nothing else of what a visitor asked for can get into a kept page.
 * @param categories the ids that `category` may take; any other value shows everything
 * @param pages how many pages the longest list has; any other number shows the first or the last of them
 */
export function cacheKey(url: URL, categories: ReadonlySet<string>, pages: number): string | undefined {
	const data = url.pathname.endsWith(".data");
	const path = data ? url.pathname.slice(0, -5).replace(/^\/_root$|\/_$/, "") || "/" : url.pathname;
	const policy = PUBLIC_PAGES.find(({ path: pattern }) => pattern.test(path));
	const route = url.searchParams.get("_routes");
	if (!policy || (route !== null && !(data && policy.route?.test(route)))) return undefined;
	const known = new URLSearchParams();
	for (const name of policy.params) {
		const value = url.searchParams.get(name) ?? "";
		if (name === "page" ? isPage(value, pages) : categories.has(value)) known.set(name, value);
	}
	if (route !== null) known.set("_routes", route);
	return known.size > 0 ? `${url.pathname}?${known}` : url.pathname;
}

/** The first page is the list's own address. */
function isPage(text: string, pages: number): boolean {
	return /^[1-9]\d{0,5}$/.test(text) && Number(text) > 1 && Number(text) <= pages;
}

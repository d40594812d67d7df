import type { CatalogueSummary } from "../../../domain/catalogue/summary.ts";
import { listPages } from "../../../domain/shared/list-pages.ts";

/*
 * What may be kept, in one table. A page is cacheable when it is the same for every visitor; which query
 * parameters change it is named here, every other one is ignored (campaign links do not fill the cache).
 */

/** Which values of each parameter make a page of their own; any other shows the same page as none. */
export type ParamValues = Record<"category" | "page" | "about", (value: string) => boolean | Promise<boolean>>;

type Policy = {
	path: RegExp;
	params: readonly (keyof ParamValues)[];
	/** A parameter that anybody may fill with their own words: the page is then made for them alone. */
	own?: string;
	/** The one route whose data the router may ask for alone (`_routes`), by its id in app/routes.ts. */
	route?: RegExp;
};

const POLICY_PAGE = "privacy-policy|terms-conditions|terms|shipping-policy|cancellation-refund-policy";

const SLUG = /^[a-z0-9-]{1,100}$/;

const PUBLIC_PAGES: readonly Policy[] = [
	{ path: /^\/$/, params: [], route: /^shop\/home\/home$/ },
	{ path: /^\/products$/, params: ["category", "page"], route: /^shop\/products\/products$/ },
	{ path: new RegExp(`^/products/${SLUG.source.slice(1, -1)}$`), params: [], route: /^shop\/product\/product$/ },
	{ path: /^\/contact$/, params: ["about"], own: "wanted", route: /^shop\/contact\/contact$/ },
	{ path: /^\/(about|checkout)$/, params: [], route: /^shop\/(company\/about|checkout\/checkout)$/ },
	{ path: new RegExp(`^/(${POLICY_PAGE})$`), params: [], route: new RegExp(`^(${POLICY_PAGE})$`) },
	{ path: /^\/(sitemap\.xml|sitemaps\/[1-9]\d{0,4}\.xml|robots\.txt|close-views\.json)$/, params: [] },
];

/** Browsers keep a public page for a moment only: a changed price must show within seconds. */
export const PAGE_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/**
 * The address under which an answer is kept, or undefined for one that is made again each time. It is the one
 * address that the answer may be made from: nothing else of what a visitor asked for can get into a kept page.
 */
export async function cacheKey(url: URL, values: ParamValues): Promise<string | undefined> {
	const data = url.pathname.endsWith(".data");
	const path = data ? url.pathname.slice(0, -5).replace(/^\/_root$|\/_$/, "") || "/" : url.pathname;
	const policy = PUBLIC_PAGES.find(({ path: pattern }) => pattern.test(path));
	const route = url.searchParams.get("_routes");
	if (!policy || (route !== null && !(data && policy.route?.test(route)))) return undefined;
	if (policy.own && url.searchParams.get(policy.own)) return undefined;
	const known = new URLSearchParams();
	for (const name of policy.params) {
		const value = url.searchParams.get(name) ?? "";
		if (value !== "" && (await values[name](value))) known.set(name, value);
	}
	if (route !== null) known.set("_routes", route);
	return known.size > 0 ? `${url.pathname}?${known}` : url.pathname;
}

/** What of the catalogue decides which pages there are. */
export type ShownCatalogue = {
	summary(): Pick<CatalogueSummary, "count"> & { categories: readonly { id: string }[] };
	bySlug(slug: string): Promise<object | undefined>;
};

/**
 * The parameters' values by the catalogue that is shown now: the ids of its categories, the pages of its longest list
 * (the first is the list's own address), and the slugs of the products that visitors may ask about.
 */
export function paramValues(catalogue: ShownCatalogue): ParamValues {
	const { categories, count } = catalogue.summary();
	return {
		category: (value) => categories.some(({ id }) => id === value),
		page: (value) => /^[1-9]\d{0,5}$/.test(value) && Number(value) > 1 && Number(value) <= listPages(count),
		about: async (value) => SLUG.test(value) && (await catalogue.bySlug(value)) !== undefined,
	};
}

import { CHOICE_NAMES, type ChoiceName, isChoice, OPEN } from "../../../domain/catalogue/narrowing.ts";
import type { CatalogueSummary } from "../../../domain/catalogue/summary.ts";
import { listPages } from "../../../domain/shared/list-pages.ts";

/*
 * What may be kept, in one table. A page is cacheable when it is the same for every visitor; which query
 * parameters change it is named here, every other one is ignored (campaign links do not fill the cache).
 */

/** Which values of each parameter make a page of their own; any other shows the same page as none. */
type ParamValues = Record<
	"category" | "page" | "about" | typeof OPEN | ChoiceName,
	(value: string) => boolean | Promise<boolean>
>;

type Policy = {
	path: RegExp;
	params: readonly (keyof ParamValues)[];
	/** Each of these makes a page that is kept where it stands alone: together they make more than there is room for. */
	alone?: readonly (keyof ParamValues)[];
	/** Parameters that anybody may fill with words or figures of their own: the page is then made for them alone. */
	own?: readonly string[];
	/** The one route whose data the router may ask for alone (`_routes`), by its id in app/routes.ts. */
	route?: RegExp;
};

const POLICY_PAGE = "privacy-policy|terms-conditions|terms|shipping-policy|cancellation-refund-policy";

const CHOICE_VALUES = {
	fibre: (value: string) => isChoice("fibre", value),
	colour: (value: string) => isChoice("colour", value),
	"price-from": (value: string) => isChoice("price-from", value),
	"price-to": (value: string) => isChoice("price-to", value),
	minimum: (value: string) => isChoice("minimum", value),
	sample: (value: string) => isChoice("sample", value),
	sort: (value: string) => isChoice("sort", value),
} satisfies Record<ChoiceName, (value: string) => boolean>;

const SLUG = /^[a-z0-9-]{1,100}$/;

const PUBLIC_PAGES: readonly Policy[] = [
	{ path: /^\/$/, params: [], route: /^shop\/home\/home$/ },
	{
		path: /^\/products$/,
		params: ["category", "page", OPEN, ...CHOICE_NAMES],
		alone: [OPEN, ...CHOICE_NAMES],
		route: /^shop\/products\/products$/,
	},
	{ path: new RegExp(`^/products/${SLUG.source.slice(1, -1)}$`), params: [], route: /^shop\/product\/product$/ },
	{ path: /^\/contact$/, params: ["about"], own: ["wanted", "quantity"], route: /^shop\/contact\/contact$/ },
	{
		path: /^\/(about|checkout|my-orders|selection|quick-order)$/,
		params: [],
		route:
			/^shop\/(company\/about|checkout\/checkout|my-orders\/my-orders|selection\/selection|quick-order\/quick-order)$/,
	},
	{ path: new RegExp(`^/(${POLICY_PAGE})$`), params: [], route: new RegExp(`^(${POLICY_PAGE})$`) },
	{ path: /^\/(offline|service-worker\.js)$/, params: [] },
	{
		path: /^\/(sitemap\.xml|sitemaps\/[1-9]\d{0,4}\.xml|robots\.txt|(close-views|menu)\.json|new-products\.atom)$/,
		params: [],
	},
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
	if (policy.own?.some((name) => url.searchParams.get(name))) return undefined;
	const known = new URLSearchParams();
	for (const name of policy.params) {
		const value = url.searchParams.get(name) ?? "";
		if (value !== "" && (await values[name](value))) known.set(name, value);
	}
	if (known.size > 1 && policy.alone?.some((name) => known.has(name))) return undefined;
	if (route !== null) known.set("_routes", route);
	return known.size > 0 ? `${url.pathname}?${known}` : url.pathname;
}

/** What of the catalogue decides which pages there are. */
type ShownCatalogue = {
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
		...CHOICE_VALUES,
		[OPEN]: (value) => value === "yes",
		page: (value) => /^[1-9]\d{0,5}$/.test(value) && Number(value) > 1 && Number(value) <= listPages(count),
		about: async (value) => SLUG.test(value) && (await catalogue.bySlug(value)) !== undefined,
	};
}

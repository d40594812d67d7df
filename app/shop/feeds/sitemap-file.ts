/** What the protocol of sitemaps allows in one file. */
const MOST_ADDRESSES = 50_000;

const PAGES = [
	"/",
	"/products",
	"/about",
	"/contact",
	"/quick-order",
	"/privacy-policy",
	"/terms-conditions",
	"/shipping-policy",
	"/cancellation-refund-policy",
];

/** What of the catalogue has an address. */
type Listed = {
	summary(): { categories: readonly { id: string }[]; count: number };
	slugs(from: number, to: number): Promise<readonly string[]>;
};

/**
 * /sitemap.xml: every public page with its one canonical address, category filters being addresses of their own; or,
 * where that is more than one file may hold, the list of the files that hold them (/sitemaps/1.xml and so on).
 */
export async function sitemap(catalogue: Listed, publicUrl: string, most = MOST_ADDRESSES): Promise<string> {
	const files = filesOf(catalogue, most);
	if (files === 1) return sitemapPart(catalogue, publicUrl, 1, most);
	const parts = Array.from(
		{ length: files },
		(_, n) => `<sitemap><loc>${publicUrl}/sitemaps/${n + 1}.xml</loc></sitemap>`,
	);
	return written("sitemapindex", parts);
}

/** One of its files. @param part from 1; one that is not there is empty */
export async function sitemapPart(
	catalogue: Listed,
	publicUrl: string,
	part: number,
	most = MOST_ADDRESSES,
): Promise<string> {
	const from = (part - 1) * most;
	const ownPages = pagesOf(catalogue);
	const pages = ownPages.slice(from, from + most);
	// The products come after all the others.
	const first = Math.max(0, from - ownPages.length);
	const last = Math.min(catalogue.summary().count, first + most - pages.length);
	const slugs = last > first ? await catalogue.slugs(first, last) : [];
	const paths = [...pages, ...slugs.map((slug) => `/products/${slug}`)];
	return written(
		"urlset",
		paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
	);
}

/** How many files hold all addresses. */
export function filesOf(catalogue: Listed, most = MOST_ADDRESSES): number {
	return Math.ceil((pagesOf(catalogue).length + catalogue.summary().count) / most);
}

function pagesOf(catalogue: Listed): string[] {
	return [...PAGES, ...catalogue.summary().categories.map(({ id }) => `/products?category=${id}`)];
}

function written(element: "urlset" | "sitemapindex", entries: readonly string[]): string {
	return `<?xml version="1.0" encoding="UTF-8"?><${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</${element}>`;
}

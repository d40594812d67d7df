import { titled } from "../../../content/site-text.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, type Services, servicesContext } from "../../../server/main/context.ts";
import { categoryEntry } from "../parts/category-entry.ts";
import { catalogueItemOf } from "../parts/seen-product.ts";
import type { Route } from "./+types/search";
import { MOST_FOUND } from "./most-found.ts";

/** More of what somebody has typed is not read. */
const LONGEST = 100;

/** What an address asks for. */
export function queryOf({ url }: Pick<Request, "url">): string {
	return (new URL(url).searchParams.get("q") ?? "").trim().slice(0, LONGEST);
}

/** The products that fit what somebody has typed, best first, each with where the word stands that counts most. */
export async function findProducts(catalogue: Services["catalogue"], query: string, most: number) {
	const found = await catalogue.find(query, most);
	const { products, pools } = await catalogue.productsAt(found.map(({ id }) => id));
	return {
		found: found.flatMap(({ id, reason }) => {
			const product = products.get(id);
			return product ? [{ product, reason }] : [];
		}),
		pools,
	};
}

/** What the search's page shows for its address. */
export async function findByAddress({ request, context }: Route.LoaderArgs) {
	const { catalogue, company, publicUrl } = context.get(servicesContext);
	const words = messagesFor(context.get(localeContext)).shop.search.search;
	const query = queryOf(request);
	const { found, pools } = await findProducts(catalogue, query, MOST_FOUND);
	return {
		query,
		found: found.map(({ product, reason }) => ({ item: catalogueItemOf(product, pools, true), reason })),
		categories: catalogue.summary().categories.map(categoryEntry),
		head: {
			title: titled(query === "" ? words.title : words.titleOf({ query }), company.brandName),
			description: words.description,
			canonical: `${publicUrl}/search`,
		},
	};
}

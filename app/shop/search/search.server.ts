import { titled } from "../../../content/site-text.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import { catalogueItemOf } from "../parts/seen-product.ts";
import type { Route } from "./+types/search";
import { MOST_FOUND } from "./most-found.ts";

/** More of what somebody has typed is not read. */
const LONGEST = 100;

/** The products that fit what the address asks for, best first, each with where the word stands that counts most. */
export async function findByAddress({ request, context }: Route.LoaderArgs) {
	const { catalogue, company, publicUrl } = context.get(servicesContext);
	const words = messagesFor(context.get(localeContext)).shop.search.search;
	const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, LONGEST);
	const found = await catalogue.find(query, MOST_FOUND);
	const { products, pools } = await catalogue.productsAt(found.map(({ id }) => id));
	return {
		query,
		found: found.flatMap(({ id, reason }) => {
			const product = products.get(id);
			return product ? [{ item: catalogueItemOf(product, pools, true), reason }] : [];
		}),
		categories: catalogue.summary().categories.map(({ id, name }) => ({ id, name })),
		head: {
			title: titled(query === "" ? words.title : words.titleOf({ query }), company.brandName),
			description: words.description,
			canonical: `${publicUrl}/search`,
		},
	};
}

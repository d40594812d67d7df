import type { LoaderFunctionArgs } from "react-router";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import { type AtomFeed, writeAtom } from "./atom-feed.ts";

/** At most this many products are in the feed. */
const MOST = 50;

/** /new-products.atom: the products that were added last, for those who follow a maker's range. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const { catalogue, company, publicUrl } = context.get(servicesContext);
	const words = messagesFor(context.get(localeContext)).shop.products.page;
	const added = await catalogue.newest(MOST);
	const { products } = await catalogue.productsAt(added.map(({ id }) => id));
	const names = new Map(catalogue.summary().categories.map(({ id, name }) => [id, name]));
	// A name for good (RFC 4151): addresses of products may change.
	const tag = `tag:${new URL(publicUrl).hostname},${company.founded}:`;
	const entries = added.flatMap(({ id, at }): AtomFeed["entries"] => {
		const product = products.get(id);
		if (!product) return [];
		const { name: title, description: summary, slug, category } = product;
		const url = `${publicUrl}/products/${slug}`;
		return [{ id: `${tag}product-${id}`, title, url, summary, category: names.get(category) ?? category, at }];
	});
	const feed = writeAtom({
		id: `${tag}new-products`,
		title: words.newProducts(company),
		self: `${publicUrl}/new-products.atom`,
		page: `${publicUrl}/products`,
		author: company.brandName,
		// Without anything new it has not changed since there is a company.
		updated: entries[0]?.at ?? Date.UTC(company.founded, 0, 1),
		entries,
	});
	return new Response(feed, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}

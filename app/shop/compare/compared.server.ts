import { pictureIfMade } from "../../../content/picture-source.ts";
import { titled } from "../../../content/site-text.ts";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, type Services, servicesContext } from "../../../server/main/context.ts";
import { catalogueItemOf } from "../parts/seen-product.ts";
import { MOST_FOUND } from "../search/most-found.ts";
import type { Route } from "./+types/compare";
import { compareAddress, MOST_COMPARED } from "./compare-address.ts";
import { compareRows } from "./compare-rows.server.ts";

/** At most this many products can be chosen from at once; others are found by their name. */
const MOST_SHOWN = 48;
/** More slugs in an address are not looked up. */
const MOST_ASKED = 12;
const LONGEST_QUERY = 100;

/** The products that the address names, side by side, and others to choose from. */
export async function compared({ request, context }: Route.LoaderArgs) {
	const { catalogue, company, publicUrl } = context.get(servicesContext);
	const words = messagesFor(context.get(localeContext));
	const { searchParams } = new URL(request.url);
	const { chosen, unknown, beyond } = await chosenBy(searchParams.getAll("items"), catalogue.bySlug);
	const { categories } = catalogue.summary();
	const wanted = searchParams.get("category") ?? chosen[0]?.category;
	const category = categories.find(({ id }) => id === wanted) ?? categories[0];
	const query = (searchParams.get("q") ?? "").trim().slice(0, LONGEST_QUERY);
	const slugs = chosen.map(({ slug }) => slug);
	const shown = query
		? await find(query, catalogue)
		: category
			? await catalogue.list(category.id, 0, Math.min(category.count, MOST_SHOWN))
			: [];
	const { title, description } = words.shop.compare.compare;
	return {
		slugs,
		unknown,
		beyond,
		query,
		category: category && { id: category.id, count: category.count },
		categories: categories.map(({ id, name }) => ({ id, name })),
		products: chosen.map((product) => ({
			item: catalogueItemOf(product, catalogue.pools()),
			without: compareAddress(slugs.filter((slug) => slug !== product.slug)),
		})),
		rows: compareRows(chosen, catalogue.pools(), words),
		customs: chosen.some(({ details }) => details.hsCode),
		shown: shown
			.filter(({ slug }) => !slugs.includes(slug))
			.map(({ slug, name, price, unit, image }) => ({
				slug,
				name,
				price: `${formatRupees(price)} ${words.shop.cart.quantity.per({ unit })}`,
				picture: pictureIfMade(image) ?? null,
			})),
		head: { title: titled(title, company.brandName), description, canonical: `${publicUrl}/compare` },
	};
}

type Catalogue = Services["catalogue"];

async function find(query: string, catalogue: Catalogue): Promise<Product[]> {
	const found = await catalogue.find(query, MOST_FOUND);
	const { products } = await catalogue.productsAt(found.map(({ id }) => id));
	return found.flatMap(({ id }) => products.get(id) ?? []);
}

async function chosenBy(texts: readonly string[], bySlug: Catalogue["bySlug"]) {
	const asked = [...new Set(texts.flatMap((text) => text.split(",")).filter((slug) => slug !== ""))];
	const found = await Promise.all(asked.slice(0, MOST_ASKED).map((slug) => bySlug(slug)));
	const products = found.filter((product) => product !== undefined);
	return {
		chosen: products.slice(0, MOST_COMPARED),
		unknown: found.length - products.length,
		beyond: Math.max(0, products.length - MOST_COMPARED) + Math.max(0, asked.length - MOST_ASKED),
	};
}

import { pictureIfMade } from "../../../content/picture-source.ts";
import { titled } from "../../../content/site-text.ts";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
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
		found: found.flatMap(({ id, ...how }) => {
			const product = products.get(id);
			return product ? [{ product, ...how }] : [];
		}),
		pools,
	};
}

/** Beside products that fit every word so many that fit some. */
const MOST_PARTIAL = 8;

/** After so few hits others of the best one's category are named. */
const FEW = 3;
const MOST_NAMED = 4;

/**
 * The category of the best of a few hits, with others of its products: by themselves the hits would stand alone on the page.
 * @param shown all products on the page, which are not named again
 */
async function wholeCategory(catalogue: Services["catalogue"], full: readonly Product[], shown: readonly Product[]) {
	const category = catalogue.summary().categories.find(({ id }) => id === full[0]?.category);
	if (!category || full.length > FEW) return null;
	const ids = new Set(shown.map(({ id }) => id));
	const some = await catalogue.list(category.id, 0, shown.length + MOST_NAMED);
	const others = some.filter(({ id }) => !ids.has(id)).slice(0, MOST_NAMED);
	if (others.length === 0) return null;
	return {
		...categoryEntry(category),
		others: others.map(({ slug, name, image, price }) => {
			return { slug, name, base: pictureIfMade(image)?.base, price: formatRupees(price) };
		}),
	};
}

/** The words that were typed, without their plural and without the shortest, which stand within other words. */
function wordsOf(query: string): string[] {
	const words = query.toLowerCase().split(/\s+/);
	return words.map((word) => word.replace(/s$/, "")).filter((word) => word.length > 2);
}

/** What the search's page shows for its address. */
export async function findByAddress({ request, context }: Route.LoaderArgs) {
	const { catalogue, company, publicUrl } = context.get(servicesContext);
	const words = messagesFor(context.get(localeContext)).shop.search.search;
	const query = queryOf(request);
	const { found, pools } = await findProducts(catalogue, query, MOST_FOUND);
	const full = found.filter(({ hasAll }) => hasAll);
	const partial = found.filter(({ hasAll }) => !hasAll).slice(0, full.length > 0 ? MOST_PARTIAL : MOST_FOUND);
	const productsOf = (some: typeof found) => some.map(({ product }) => product);
	const typed = wordsOf(query);
	const shown = ({ product, reason }: (typeof found)[number]) => ({
		item: catalogueItemOf(product, pools, true),
		// Nothing that was typed stands on the card: "kanjivaram" is the Kanchi border.
		reason:
			reason === "name" && typed.length > 0 && !typed.some((word) => product.name.toLowerCase().includes(word))
				? ("other" as const)
				: reason,
	});
	return {
		query,
		/** Those that fit every word, and those that fit some of them. */
		full: full.map(shown),
		partial: partial.map(shown),
		categories: catalogue.summary().categories.map(categoryEntry),
		whole: await wholeCategory(catalogue, productsOf(full), productsOf([...full, ...partial])),
		head: {
			title: titled(query === "" ? words.title : words.titleOf({ query }), company.brandName),
			description: words.description,
			canonical: `${publicUrl}/search`,
		},
	};
}

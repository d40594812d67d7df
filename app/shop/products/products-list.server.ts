import { chosenCount, listAddress, type Narrowing, OPEN, readNarrowing } from "../../../domain/catalogue/narrowing.ts";
import type { ShelfCounts } from "../../../domain/catalogue/shelf.ts";
import { type Paging, pageOf, WHOLE_LIST } from "../../../domain/shared/list-pages.ts";
import { servicesContext } from "../../../server/main/context.ts";
import type { PageHead } from "../parts/meta.ts";
import { pageHead } from "../parts/page-head.ts";
import { catalogueItemOf } from "../parts/seen-product.ts";
import type { Route } from "./+types/products";
import { writeCategories } from "./category-list.ts";
import { writeItems } from "./item-list.ts";

/** What the page of the list is drawn from. */
type ProductsList = {
	/** As text (item-list.ts): of a list the framework would number every word, 0.8 kB more of the document. */
	items: string;
	count: number;
	/** As text, too (category-list.ts). */
	categories: string;
	head: PageHead;
	paging?: Paging;
	/** What is chosen of a list that is narrowed, or is to be. */
	narrowed?: {
		chosen: Narrowing;
		isOpen: boolean;
		total: number;
		choices: ShelfCounts["choices"];
		/** The addresses of the same choice, of all categories and of this one. */
		all: string;
		address: string;
	};
};

/**
 * The whole list, whatever the category: a change of category then needs no further answer from the server. A
 * catalogue too large for that (domain/shared/list-pages.ts) is sent page by page, and so is what it is narrowed to.
 */
export async function listByAddress({ context, request }: Route.LoaderArgs): Promise<ProductsList> {
	const services = context.get(servicesContext);
	const { categories, count } = services.catalogue.summary();
	const { searchParams } = new URL(request.url);
	const category = categories.find(({ id }) => id === searchParams.get("category"));
	const narrowing = readNarrowing(searchParams);
	const isNarrowed = chosenCount(narrowing) > 0;
	const isOpen = !isNarrowed && searchParams.get(OPEN) === "yes";
	const pools = services.catalogue.pools();
	const head = pageHead("/products", services);
	if (isOpen || isNarrowed) {
		const page = searchParams.get("page");
		const ask = { category: category?.id, narrowing, page };
		const { counts, products, paging } = await services.catalogue.narrowed(ask);
		const address = (id?: string) => listAddress({ category: id, ...narrowing, open: isOpen });
		const { total, inAll, choices } = counts;
		const isLarge = count > WHOLE_LIST;
		return {
			items: writeItems(products.map((product) => catalogueItemOf(product, pools, isLarge))),
			count: inAll,
			categories: writeCategories(
				categories.map(({ id, name, description }) => {
					return { id, name, description, count: counts.categories.get(id) ?? 0, to: address(id) };
				}),
			),
			head,
			...(paging && { paging }),
			narrowed: { chosen: narrowing, isOpen, total, choices, all: address(), address: address(category?.id) },
		};
	}
	const { from, to, paging } = pageOf(count, category?.count ?? count, searchParams.get("page"));
	const shown = await services.catalogue.list(paging && category?.id, from, to);
	return {
		items: writeItems(shown.map((product) => catalogueItemOf(product, pools, paging !== undefined))),
		count,
		categories: writeCategories(categories),
		head,
		...(paging && { paging }),
	};
}

/** Up to so many products the public list is one page: every category is then at hand without another answer. */
export const WHOLE_LIST = 96;
/** Products on a page of a longer list; whole rows at two, three and four columns. */
export const LIST_PAGE = 48;

export type Paging = { page: number; pages: number };

/** How many pages the longest list of a catalogue has. */
export function listPages(products: number): number {
	return products > WHOLE_LIST ? Math.ceil(products / LIST_PAGE) : 1;
}

/**
 * What of the catalogue the list shows.
 * @param category undefined for all
 * @param asked the address's page; anything that is none is the first, what lies beyond the end is the last
 * @returns everything, whatever the category, without `paging` while the catalogue is small enough for one page
 */
export function pageOf<Product extends { category: string }>(
	products: readonly Product[],
	category: string | undefined,
	asked: string | null,
): { shown: readonly Product[]; paging?: Paging } {
	if (products.length <= WHOLE_LIST) return { shown: products };
	const list = category === undefined ? products : products.filter((product) => product.category === category);
	const pages = Math.max(1, Math.ceil(list.length / LIST_PAGE));
	const page = Math.min(/^[1-9]\d{0,5}$/.test(asked ?? "") ? Number(asked) : 1, pages);
	return { shown: list.slice((page - 1) * LIST_PAGE, page * LIST_PAGE), paging: { page, pages } };
}

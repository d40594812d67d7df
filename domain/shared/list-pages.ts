/** Up to this many products the public list is one page: every category is then at hand without another answer. */
export const WHOLE_LIST = 96;
/** Products on a page of a longer list; whole rows at two, three and four columns. */
export const LIST_PAGE = 48;

export type Paging = { page: number; pages: number };

/** How many pages the longest list of a catalogue has. */
export function listPages(products: number): number {
	return products > WHOLE_LIST ? Math.ceil(products / LIST_PAGE) : 1;
}

/** A part of a list: from the place of its first product, counted from 0, to the place behind its last. */
type ListPart = { from: number; to: number; paging?: Paging };

/**
 * What of the catalogue a page of the list shows.
 * @param all how many products the catalogue has
 * @param listed how many of them are in the list, which may be that of a category
 * @param asked the address's page; anything but a number is the first, anything beyond the end the last
 * @returns everything, whatever the category, without `paging` while the catalogue is small enough for one page
 */
export function pageOf(all: number, listed: number, asked: string | null): ListPart {
	if (all <= WHOLE_LIST) return { from: 0, to: all };
	const pages = Math.max(1, Math.ceil(listed / LIST_PAGE));
	const page = Math.min(/^[1-9]\d{0,5}$/.test(asked ?? "") ? Number(asked) : 1, pages);
	return { from: (page - 1) * LIST_PAGE, to: Math.min(listed, page * LIST_PAGE), paging: { page, pages } };
}

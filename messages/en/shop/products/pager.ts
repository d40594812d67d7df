/** The way through a list that is longer than a page. */
export const pager = {
	label: "Pages of the catalogue",
	previous: "Previous page",
	next: "Next page",
	/** The number of the page goes between the two parts. */
	page: "Page",
	of: ({ pages }: { pages: number }) => `of ${pages}`,
};

import { expect, test } from "vitest";
import { LIST_PAGE, listPages, pageOf, WHOLE_LIST } from "./list-pages.ts";

const some = (count: number) =>
	Array.from({ length: count }, (_, i) => ({ id: i, category: i % 4 === 0 ? "sarees" : "shirts" }));

test("a small catalogue is one page that holds every category", () => {
	const products = some(WHOLE_LIST);
	expect(pageOf(products, "sarees", "7")).toEqual({ shown: products });
	expect(listPages(WHOLE_LIST)).toBe(1);
});

test("a larger one is turned page by page, each product on one of them", () => {
	const products = some(WHOLE_LIST + 5);
	const pages = [1, 2, 3].map((page) => pageOf(products, undefined, String(page)));
	expect(pages.flatMap(({ shown }) => shown)).toEqual(products);
	expect(pages.map(({ paging }) => paging)).toEqual([1, 2, 3].map((page) => ({ page, pages: 3 })));
	expect(listPages(products.length)).toBe(3);
});

test("a category has pages of its own, and one page where it is short", () => {
	const { shown, paging } = pageOf(some(400), "sarees", "3");
	expect(shown.map(({ id }) => id)).toEqual([384, 388, 392, 396]);
	expect(paging).toEqual({ page: 3, pages: 3 });
	expect(pageOf(some(100), "sarees", null).paging).toEqual({ page: 1, pages: 1 });
	expect(pageOf(some(100), "none", null)).toEqual({ shown: [], paging: { page: 1, pages: 1 } });
});

test.each([null, "", "0", "-1", "1.5", "two", "1e3", "__proto__"])("page %j is the first", (asked) => {
	expect(pageOf(some(200), undefined, asked).paging?.page).toBe(1);
});

test("what lies beyond the end is the last page", () => {
	const last = pageOf(some(200), undefined, "999999");
	expect([last.paging?.page, last.shown.length]).toEqual([5, 200 - 4 * LIST_PAGE]);
});

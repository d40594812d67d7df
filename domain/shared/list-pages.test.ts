import { expect, test } from "vitest";
import { LIST_PAGE, listPages, pageOf, WHOLE_LIST } from "./list-pages.ts";

test("a small catalogue is one page that holds every category", () => {
	expect(pageOf(WHOLE_LIST, 24, "7")).toEqual({ from: 0, to: WHOLE_LIST });
	expect(listPages(WHOLE_LIST)).toBe(1);
});

test("a larger one is turned page by page, each product on one of them", () => {
	const count = WHOLE_LIST + 5;
	const pages = [1, 2, 3].map((page) => pageOf(count, count, String(page)));
	expect(pages.map(({ from, to }) => [from, to])).toEqual([
		[0, LIST_PAGE],
		[LIST_PAGE, 2 * LIST_PAGE],
		[2 * LIST_PAGE, count],
	]);
	expect(pages.map(({ paging }) => paging)).toEqual([1, 2, 3].map((page) => ({ page, pages: 3 })));
	expect(listPages(count)).toBe(3);
});

test("a category has pages of its own, and one page where it is short", () => {
	expect(pageOf(400, 100, "3")).toEqual({ from: 96, to: 100, paging: { page: 3, pages: 3 } });
	expect(pageOf(100, 25, null).paging).toEqual({ page: 1, pages: 1 });
	expect(pageOf(100, 0, null)).toEqual({ from: 0, to: 0, paging: { page: 1, pages: 1 } });
});

test.each([null, "", "0", "-1", "1.5", "two", "1e3", "__proto__"])("page %j is the first", (asked) => {
	expect(pageOf(200, 200, asked).paging?.page).toBe(1);
});

test("a number beyond the end is the last page", () => {
	const last = pageOf(200, 200, "999999");
	expect([last.paging?.page, last.to - last.from]).toEqual([5, 200 - 4 * LIST_PAGE]);
});

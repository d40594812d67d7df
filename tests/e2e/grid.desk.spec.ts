import { expect, open, test } from "./site-test.ts";

test("the grid has one to four columns, as wide as the screen allows, and nothing leaves the screen", async ({
	page,
}) => {
	await open(page, "/products");
	for (const [width, columns] of [
		[320, 1],
		[375, 2],
		[768, 2],
		[1152, 3],
		[1280, 4],
		[1920, 4],
		[2560, 4],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		const grid = page.locator("div:has(> article)");
		await expect
			.poll(() => grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length))
			.toBe(columns);
		const lefts = await page
			.getByRole("article")
			.evaluateAll((cards) => cards.slice(0, 8).map((card) => Math.round(card.getBoundingClientRect().left)));
		expect(new Set(lefts).size).toBe(columns);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	}
});

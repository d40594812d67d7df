import { copyProducts } from "../support/many-products.ts";
import { startSite } from "../support/site.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

test("a large catalogue is turned page by page, with script and without, each page with an address of its own", async ({
	page,
	browser,
}) => {
	// Another one than that of the tests beside it, which count on forty products.
	const site = await startSite();
	await copyProducts(site, 520);
	const isShown = async () =>
		(await (await page.request.get(`${site.url}/products`)).text()).includes('"Pages of the catalogue"');
	await expect.poll(isShown).toBe(true);
	await open(page, `${site.url}/products`);
	const cards = page.getByRole("article");
	const pages = page.getByRole("navigation", { name: "Pages of the catalogue" });
	await expect(cards).toHaveCount(48);
	await expect(pages).toContainText("Page 1 of 11");
	await expect(pages.getByRole("link", { name: "Previous page" })).toHaveCount(0);
	const first = await cards.first().getByRole("heading").textContent();
	await pages.getByRole("link", { name: "Next page" }).press("Enter");
	await expect(page).toHaveURL(/\/products\?page=2$/);
	await expect(pages).toContainText("Page 2 of 11");
	await expect(cards.first().getByRole("heading")).not.toHaveText(first ?? "");
	await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
	await expectAccessible(page);
	const index = page.getByRole("navigation", { name: "Categories" }).first();
	await expect(index.getByRole("link", { name: /^All Products/ })).toContainText("520");
	await index.getByRole("link", { name: /^Silk Shirts/ }).click();
	await expect(page).toHaveURL(/category=silk-shirts$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silk Shirts");
	await expect(pages).toContainText("Page 1 of 2");
	await pages.getByRole("link", { name: "Next page" }).click();
	await expect(page).toHaveURL(/category=silk-shirts&page=2$/);
	await expect(cards).toHaveCount(17);
	await cards.first().getByRole("link").first().hover();
	await expect(cards.first().locator("img").nth(1)).toHaveCSS("opacity", "1");
	await page.setViewportSize({ width: 375, height: 812 });
	await expectAccessible(page);
	await pages.getByRole("link", { name: "Previous page" }).press("Enter");
	await expect(pages).toContainText("Page 1 of 2");
	await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);

	const plain = await browser.newContext({ javaScriptEnabled: false });
	const reader = await plain.newPage();
	await reader.goto(`${site.url}/products?page=11`);
	await expect(reader.getByRole("article")).toHaveCount(520 - 480);
	await expect(reader.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}/products?page=11`);
	await reader.getByRole("link", { name: "Previous page" }).click();
	await expect(reader.getByRole("article")).toHaveCount(48);
	await reader.goto(`${site.url}/products?page=99999`);
	await expect(reader.getByText("Page 1 of 11")).toBeVisible();
	await plain.close();
	await site.stop();
});

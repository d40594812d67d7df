import { anyWidth, expect, expectAccessible, open, test } from "./site-test.ts";

test("what is typed is found at once, best first, and stands in the address", async ({ page }) => {
	await open(page, "/search");
	const field = page.getByRole("searchbox", { name: "What are you looking for?" });
	await expect(field).toBeFocused();
	await page.keyboard.type("kanjivaram");
	const cards = page.getByRole("main").getByRole("article");
	await expect(cards.first().getByRole("heading")).toHaveText("Kanchi Border Silk Saree");
	await expect(page.getByRole("status").filter({ hasText: "kanjivaram" })).toHaveText(
		/^\d+ products? for “kanjivaram”$/,
	);
	await expect(page).toHaveURL(/\/search\?q=kanjivaram$/);
	await expectAccessible(page);

	// One product alone leads on to the others of its category.
	await expect(page.getByRole("main").getByRole("link", { name: /^All Silk Sarees/ })).toHaveAttribute(
		"href",
		"/products?category=silk-sarees",
	);
	await expect(page.getByRole("region", { name: "More in Silk Sarees" }).getByRole("listitem")).toContainText([
		"Banarasi Silk Saree ₹2,500",
		"Mysore Crepe Silk Saree",
		"Tussar Silk Saree",
		"Soft Silk Saree",
	]);

	// By the keyboard alone to the product, and back to what was found.
	await cards.first().getByRole("heading").getByRole("link").focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/products\/kanchi-border-silk-saree$/);
	await page.goBack();
	await expect(field).toHaveValue("kanjivaram");
	await expect(cards.first().getByRole("heading")).toHaveText("Kanchi Border Silk Saree");

	await field.fill("mandarin collar");
	await expect(cards.first()).toContainText("Zari Stripe Silk Shirt");
	await expect(cards.first()).toContainText("Found by its description");
	// What has one of the words alone stands by itself.
	await expect(page.getByRole("status").filter({ hasText: "mandarin" })).toHaveText(
		/^[1-9] products? for “mandarin collar”$/,
	);
	await expect(page.getByRole("heading", { name: "Partial matches" })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/search\?q=mandarin\+collar$/);
	await expect(page).toHaveTitle("Search: mandarin collar | Thari Textiles");
	await expect(field).toBeFocused();
});

test("where nothing is found it says so, and leads on to the categories and to an inquiry with the words in it", async ({
	page,
}) => {
	await open(page, "/search?q=xylophone");
	await expect(page.getByRole("status").filter({ hasText: "xylophone" })).toHaveText("Nothing found for “xylophone”");
	await expect(page.getByRole("main").getByRole("navigation", { name: "Categories" }).getByRole("link")).toHaveCount(8);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Ask us for it" }).click();
	await expect(page).toHaveURL(/\/contact\?wanted=xylophone#write$/);
	await expect(page.getByLabel("Message")).toHaveValue("About xylophone: ");
});

test("a product that was found goes into the cart from there", anyWidth, async ({ page }) => {
	await open(page, "/search?q=kasavu");
	await page
		.getByRole("article")
		.filter({ hasText: "Kasavu Dhoti" })
		.getByRole("button", { name: /Add to Cart/ })
		.click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Add to Cart" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("button", { name: /^cart/i }).filter({ visible: true }).first()).toContainText("30");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test(
		"the search is a page with links to products, best first, that search engines leave alone",
		anyWidth,
		async ({ page }) => {
			await page.goto("/search");
			await page.getByLabel("What are you looking for?").fill("oxfrod shirt");
			await page.getByRole("button", { name: "Search" }).click();
			await expect(page).toHaveURL(/\/search\?q=oxfrod\+shirt$/);
			const links = page.getByRole("main").locator("a[href^='/products/']");
			await expect(links.first()).toHaveAttribute("href", "/products/oxford-button-down-shirt");
			await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
			await page.goto("/search?q=xylophone");
			await page.getByRole("link", { name: "Ask us for it" }).click();
			await expect(page.getByLabel("Message")).toHaveValue("About xylophone: ");
		},
	);
});

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { startSite } from "../support/site.ts";
import { anyWidth, cartButton, expect, expectAccessible, keepInCart, open, test } from "./site-test.ts";

const { categories, products } = seedCatalogue;

/** Chooses a category as a person does: in the index beside the grid, on phones in the sheet under the thumb. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
	const sheet = page.getByRole("button", { name: "Categories", exact: true });
	if (await sheet.isVisible()) {
		await sheet.click();
		await page.getByRole("navigation", { name: "Category", exact: true }).getByRole("link", { name }).click();
		return;
	}
	await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name }).click();
}

test("a card says how much of its product lies in the cart, and moves nothing for it", async ({ page }) => {
	await keepInCart(page, { "linen-saree": 8 });
	await open(page, "/products?category=sarees");
	const card = page.getByRole("article").filter({ hasText: "Linen Saree" });
	const button = card.getByRole("button", { name: "Add to Cart 8 in your cart", exact: true });
	await expect(button).toBeVisible();
	await expect(page.getByRole("button", { name: "Add to Cart", exact: true })).toHaveCount(4);
	const sizes = () => card.evaluate((one: HTMLElement) => [one.offsetHeight, one.querySelector("button")?.offsetTop]);
	const before = await sizes();
	await button.click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Add to Cart" }).click();
	await expect(dialog).toBeHidden();
	await expect(card.getByRole("button", { name: "Add to Cart 16 in your cart", exact: true })).toBeVisible();
	expect(await sizes()).toEqual(before);
	await expectAccessible(page);
});

test("each filter shows its category's name, description and products, from the top of the page", async ({ page }) => {
	await open(page, "/products");
	await expect(page.getByRole("article")).toHaveCount(40);
	const filters = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
	await expect(filters).toHaveCount(9);
	for (const [index, name] of ["All Products", ...categories.map(({ name }) => name)].entries())
		await expect(filters.nth(index)).toContainText(name);
	for (const { id, name, description } of categories) {
		await page.evaluate(() => scrollTo(0, 500));
		await choose(page, new RegExp(`^${name}\\b`));
		await expect(page).toHaveURL(new RegExp(`/products\\?category=${id}$`));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		await expect(page.getByRole("main")).toContainText(description);
		await expect(page.getByRole("article")).toHaveCount(5);
		await expect(page.getByRole("navigation", { name: "Categories" }).locator("[aria-current=true]")).toContainText(
			name,
		);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	}
	await choose(page, "All Products");
	await expect(page).toHaveURL(/\/products$/);
	await expect(page.getByRole("article")).toHaveCount(40);
});

test("a category is marked as soon as it is pressed, before its list is drawn", anyWidth, async ({ page }) => {
	await open(page, "/products");
	const silk = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^Silk Sarees/ });
	const pressed = await silk.evaluate(async (link: HTMLElement) => {
		link.click();
		// What the press itself draws is drawn by then; the list is not, before the browser has had its turn.
		await Promise.resolve();
		return { isMarked: link.ariaCurrent, title: document.querySelector("h1")?.textContent };
	});
	expect(pressed).toEqual({ isMarked: "true", title: "Products" });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silk Sarees");
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
	await expect(silk).not.toHaveAttribute("aria-current");
});

test("a card that stays in the list keeps its picture as it is", anyWidth, async ({ page }) => {
	await open(page, "/products");
	const picture = page.getByRole("article").filter({ hasText: "Banarasi Silk Saree" }).getByRole("img").first();
	await expect(picture).toHaveAttribute("loading", "lazy");
	await choose(page, /^Silk Sarees/);
	await expect(page.getByRole("article")).toHaveCount(5);
	await expect(picture).toHaveAttribute("loading", "lazy");
});

test("a known category in the address is used, any other means all", anyWidth, async ({ page }) => {
	await open(page, "/products?category=silk-shirts");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silk Shirts");
	await expect(page.getByRole("article")).toHaveCount(5);
	for (const unknown of ["nothing", "Sarees", "constructor", ""]) {
		await open(page, `/products?category=${unknown}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
		await expect(page.getByRole("article")).toHaveCount(40);
		await expect(page.getByRole("navigation", { name: "Categories" }).locator("[aria-current=true]")).toContainText(
			"All Products",
		);
	}
});

test("a category without products says so", anyWidth, async ({ page }) => {
	const own = await startSite();
	try {
		const database = new DatabaseSync(join(own.dataDir, "thari.db"), { timeout: 5000 });
		database.exec("update product set category_id = 'shirts' where category_id = 'dhotis'");
		database.exec("update catalogue_version set version = version + 1");
		database.close();
		await expect(async () => {
			await page.goto(`${own.url}/products?category=dhotis`);
			await expect(page.getByRole("article")).toHaveCount(0, { timeout: 500 });
		}).toPass();
		await expect(page.getByText("No products found in this category.")).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dhotis");
		await page.goto(own.url);
		await expect(page.locator("#products")).toContainText("Dhotis");
		await expect(page.getByRole("main")).not.toContainText(/∞|NaN/);
	} finally {
		// The page must not ask for anything when its site is gone.
		await page.goto("about:blank");
		await own.stop();
	}
});

test("a card shows picture, name, description, price per piece and minimum order", anyWidth, async ({ page }) => {
	await open(page, "/products?category=silk-sarees");
	for (const { name, description } of products.filter(({ category }) => category === "silk-sarees")) {
		const card = page.getByRole("article").filter({ hasText: name });
		await expect(card).toContainText(description);
		await expect(card).toContainText(/₹[\d,]+ per piece/);
		await expect(card).toContainText(/Min Order: \d+ pieces/);
		await expect(card.getByRole("button", { name: "Add to Cart" })).toBeVisible();
		await card.scrollIntoViewIfNeeded();
		const picture = card.getByRole("img");
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	}
	const saree = page.getByRole("article").filter({ hasText: "Banarasi Silk Saree" });
	await expect(saree).toContainText("₹2,500 per piece");
	await expect(saree).toContainText("Min Order: 10 pieces");
});

test("the quantity dialog shows the product, keeps the minimum and counts the total as it is typed", async ({
	page,
}) => {
	await open(page, "/products?category=silk-sarees");
	const saree = page.getByRole("article").filter({ hasText: "Banarasi Silk Saree" });
	await saree.getByRole("button", { name: "Add to Cart" }).click();
	const dialog = page.getByRole("dialog", { name: "Banarasi Silk Saree" });
	await expect(dialog.locator("img")).toBeVisible();
	const description = products.find(({ id }) => id === "banarasi-silk-saree")?.description ?? "";
	for (const text of [description, /Price\s*₹2,500 per piece/, /Min Order\s*10 pieces/])
		await expect(dialog).toContainText(text);
	const quantity = dialog.getByRole("textbox", { name: "Quantity" });
	const total = dialog.getByRole("status").filter({ hasText: "₹" });
	const less = dialog.getByRole("button", { name: "Decrease quantity" });
	const more = dialog.getByRole("button", { name: "Increase quantity" });
	await expect(quantity).toHaveValue("10");
	await expect(total).toHaveText("₹25,000");
	await expect(less).toBeDisabled();
	await more.click();
	await expect(quantity).toHaveValue("11");
	await expect(total).toHaveText("₹27,500");
	await expect(less).toBeEnabled();
	await less.click();
	await expect(quantity).toHaveValue("10");
	await expect(less).toBeDisabled();
	await quantity.fill("40");
	await expect(total).toHaveText("₹1,00,000");

	const add = dialog.getByRole("button", { name: "Add to Cart" });
	for (const [text, sentence] of [
		["", "Quantity must be at least 1 Minimum order quantity is 10"],
		["0", "Quantity must be at least 1 Minimum order quantity is 10"],
		["9", "Minimum order quantity is 10"],
		["10.5", "Please order whole pieces, such as 10."],
	] as const) {
		await quantity.fill(text);
		await expect(dialog.getByRole("alert")).toHaveText(sentence);
		await add.click();
		await expect(dialog).toBeVisible();
	}
	// One press leads from none to what can be ordered.
	await quantity.fill("0");
	await expect(dialog.getByRole("status").filter({ hasText: "–" })).toBeVisible();
	await dialog.getByRole("button", { name: "Increase quantity" }).click();
	await expect(quantity).toHaveValue("10");
	await expect(total).toHaveText("₹25,000");
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(dialog).toBeHidden();
	await expect(cartButton(page).locator("[data-count]")).toBeHidden();

	await saree.getByRole("button", { name: "Add to Cart" }).click();
	await expect(quantity).toHaveValue("10");
	await quantity.fill("12");
	await add.click();
	await expect(dialog).toBeHidden();
	await expect(cartButton(page).locator("[data-count]")).toHaveText("12");
});

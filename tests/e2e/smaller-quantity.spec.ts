import type { Locator, Page } from "@playwright/test";
import { addToCart, anyWidth, expect, expectAccessible, open, openCart, standStill, test } from "./site-test.ts";

const ASK = "Ask for a smaller quantity";
const MESSAGE = "About Madras Check Shirt, 12 pieces: ";

/** Types a quantity below the minimum, and follows the way on. */
async function askFor12(page: Page, part: Locator): Promise<void> {
	await expect(part.getByRole("link", { name: ASK })).toHaveCount(0);
	await part.getByRole("textbox", { name: "Quantity" }).press("ControlOrMeta+A");
	await page.keyboard.type("12");
	await expect(part.getByText("Minimum order quantity is 30").first()).toBeVisible();
	await expectAccessible(page);
	await part.getByRole("link", { name: ASK }).press("Enter");
	await expect(page).toHaveURL(/\/contact\?about=madras-check-shirt&quantity=12#write$/);
	await expect(page.getByLabel("Message")).toHaveValue(MESSAGE);
}

test("below the minimum the dialog leads to the contact form with product and quantity", async ({ page }) => {
	await open(page, "/products?category=shirts");
	const card = page.getByRole("article").filter({ hasText: "Madras Check Shirt" });
	await card.getByRole("button", { name: /Add to Cart/ }).press("Enter");
	const dialog = page.getByRole("dialog");
	// It slides in once its script is there.
	await expect(dialog).toBeVisible();
	await standStill(page);
	const before = await dialog.boundingBox();
	await dialog.getByRole("textbox", { name: "Quantity" }).fill("12");
	await expect(dialog.getByRole("link", { name: ASK })).toBeVisible();
	// It has its place, and so has the sentence below the label.
	expect(await dialog.boundingBox()).toEqual(before);
	await dialog.getByRole("textbox", { name: "Quantity" }).fill("30");
	await askFor12(page, dialog);
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("so does the product's page", async ({ page }) => {
	await open(page, "/products/madras-check-shirt");
	await askFor12(page, page.getByRole("main"));
});

test("so does the page of colours and sizes", async ({ page }) => {
	await open(page, "/products/madras-check-shirt/choices");
	await askFor12(page, page.getByRole("main"));
});

test("so does the cart", async ({ page }) => {
	await addToCart(page, "shirts", "Madras Check Shirt");
	await askFor12(page, await openCart(page));
	await expect(page.getByRole("dialog")).toBeHidden();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("so does the page of colours and sizes, once the quantity has been checked", anyWidth, async ({ page }) => {
		await page.goto("/products/madras-check-shirt");
		await page.getByRole("link", { name: "Split over colours and sizes" }).click();
		await page.getByRole("textbox", { name: "Quantity" }).fill("12");
		await page.getByRole("textbox", { name: "Quantity" }).press("Enter");
		await expect(page).toHaveURL(/quantity=12/);
		await expect(page.getByText("Minimum order quantity is 30").first()).toBeVisible();
		await page.getByRole("link", { name: ASK }).click();
		await expect(page.getByLabel("Message")).toHaveValue(MESSAGE);
	});
});

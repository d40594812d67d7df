import type { Locator, Page } from "@playwright/test";
import { back, forward, openProducts } from "./history.ts";
import { anyWidth, cartButton, expect, live, openCart, test } from "./site-test.ts";

async function openQuantity(page: Page): Promise<Locator> {
	await page.getByRole("article").first().getByRole("button", { name: "Add to Cart" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toBeVisible();
	// Its entry in the history comes after it.
	await page.waitForFunction(() => history.state.over === true);
	return dialog;
}

test("Back closes the quantity dialog and stays; once more, it leaves", async ({ page }) => {
	await openProducts(page);
	const dialog = await openQuantity(page);
	await expect(page).toHaveURL(/\/products$/);
	await back(page);
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(/\/products$/);
	await expect(page.getByRole("article").first().getByRole("button", { name: "Add to Cart" })).toBeFocused();
	await back(page);
	await expect(page).toHaveURL(/\/about$/);
	await forward(page);
	await expect(page).toHaveURL(/\/products$/);
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("Forward opens nothing anew, and Back then leaves", anyWidth, async ({ page }) => {
	await openProducts(page);
	const dialog = await openQuantity(page);
	await back(page);
	await expect(dialog).toBeHidden();
	await forward(page);
	await page.waitForFunction(() => history.state.over === true);
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(/\/products$/);
	await back(page);
	await expect(page).toHaveURL(/\/about$/);
});

test("closed in another way, however often, it leaves nothing to go back through", anyWidth, async ({ page }) => {
	await openProducts(page);
	for (const _ of [1, 2, 3]) {
		const dialog = await openQuantity(page);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	}
	const drawer = await openCart(page);
	await drawer.getByRole("button", { name: "Close the cart" }).click();
	await expect(drawer).toBeHidden();
	await back(page);
	await expect(page).toHaveURL(/\/about$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the cart leads to the checkout, from where Back comes to the page below it", async ({ page }) => {
	await openProducts(page);
	const drawer = await openCart(page);
	await drawer.getByRole("link", { name: "Proceed to Checkout" }).click();
	await expect(page).toHaveURL(/\/checkout$/);
	await expect(drawer).toBeHidden();
	await back(page);
	await expect(page).toHaveURL(/\/products$/);
	await expect(drawer).toBeHidden();
	await back(page);
	await expect(page).toHaveURL(/\/about$/);
	await forward(page);
	await forward(page);
	await expect(page).toHaveURL(/\/checkout$/);
});

test("a page loaded anew under an open drawer shows it closed, and can be left", anyWidth, async ({ page }) => {
	await openProducts(page);
	await openCart(page);
	await page.waitForFunction(() => history.state.over === true);
	await page.reload();
	await live(page);
	await expect(cartButton(page)).toBeVisible();
	await expect(page.getByRole("dialog")).toBeHidden();
	await back(page);
	await expect(page).toHaveURL(/\/about$/);
});

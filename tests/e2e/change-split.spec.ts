import type { Page } from "@playwright/test";
import type { NamedCell } from "../../domain/orders/cells.ts";
import { anyWidth, expect, expectAccessible, open, openCart, openSummary, test, toast } from "./site-test.ts";

const SHIRT = {
	...{ id: "madras-check-shirt", name: "Madras Check Shirt", image: "images/products/madras-check-shirt.jpg" },
	...{ category: "shirts", price: 82_000, minOrder: 30, quantity: 60 },
};
const MAROON = "Maroon, ecru and navy";
const CELLS: NamedCell[] = [
	{ colour: "MD-03", colourName: MAROON, size: "S", quantity: 20 },
	{ colour: "MD-03", colourName: MAROON, size: "M", quantity: 40 },
];
const cell = (page: Page, size: string) => page.getByRole("textbox", { name: `${MAROON}, ${size}` });
const CHANGE = "Change your choices";

test.beforeEach(async ({ page }) => {
	await page.addInitScript(
		(item) => {
			const kept = JSON.stringify({ state: { items: [item] }, version: 1 });
			if (localStorage.getItem("thari-cart") === null) localStorage.setItem("thari-cart", kept);
		},
		{ ...SHIRT, cells: CELLS },
	);
});

test("a split is changed from the cart, takes the place of the former one, and leads back", async ({ page }) => {
	await open(page, "/about");
	const drawer = await openCart(page);
	await expectAccessible(page);
	await drawer.getByRole("link", { name: CHANGE }).press("Enter");
	await expect(page).toHaveURL(/\/products\/madras-check-shirt\/choices\?change=1$/);
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page.getByRole("heading", { level: 1, name: "Colours and sizes" })).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("60");
	await expect(cell(page, "S")).toHaveValue("20");
	await expect(cell(page, "M")).toHaveValue("40");
	await cell(page, "S").press("ControlOrMeta+A");
	await page.keyboard.type("50");
	await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("90");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Change in the cart" }).press("Enter");
	await expect(toast(page, "Madras Check Shirt: changed in your cart.")).toBeVisible();
	await expect(page).toHaveURL(/\/about$/);
	await expect((await openCart(page)).getByText(`${MAROON} 90: S 50, M 40`, { exact: true })).toBeVisible();
});

test("from the checkout it leads back to the checkout", anyWidth, async ({ page }) => {
	await open(page, "/checkout");
	await (await openSummary(page)).getByRole("link", { name: CHANGE }).press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Colours and sizes" })).toBeVisible();
	await expect(cell(page, "M")).toHaveValue("40");
	await page.getByRole("button", { name: "Clear" }).press("Enter");
	await page.getByRole("button", { name: "Change in the cart" }).press("Enter");
	await expect(page).toHaveURL(/\/checkout$/);
	await open(page, "/checkout");
	const summary = await openSummary(page);
	await expect(summary.getByRole("textbox", { name: "Quantity" })).toHaveValue("60");
	// Nothing is split any more, and so there is nothing to change.
	await expect(summary.getByRole("link", { name: CHANGE })).toHaveCount(0);
});

test("a line that another tab has taken out is added again, not lost", anyWidth, async ({ page, context }) => {
	await open(page, "/products/madras-check-shirt/choices?change=1");
	await expect(page.getByRole("heading", { level: 1, name: "Colours and sizes" })).toBeVisible();
	await expect(cell(page, "M")).toHaveValue("40");
	const other = await context.newPage();
	await open(other, "/about");
	await (await openCart(other)).getByRole("button", { name: "Remove Madras Check Shirt" }).click();
	await other.close();
	await expect(cell(page, "M")).toHaveValue("40");
	await page.getByRole("button", { name: "Add to Cart" }).last().press("Enter");
	await expect((await openCart(page)).getByText(`${MAROON} 60: S 20, M 40`, { exact: true })).toBeVisible();
});

test("without such a line the page is what it always is", anyWidth, async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem("thari-cart", '{"state":{"items":[]},"version":1}'));
	await open(page, "/products/madras-check-shirt/choices?change=1");
	await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("30");
	await expect(page.getByRole("button", { name: "Add to Cart" }).last()).toBeVisible();
	await expect(page.getByRole("button", { name: "Change in the cart" })).toHaveCount(0);
});

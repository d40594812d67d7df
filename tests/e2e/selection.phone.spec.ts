import type { Page } from "@playwright/test";
import { writeSelection } from "../../domain/orders/selection-link.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { expect, keepInCart, open, test } from "./site-test.ts";

const underThumb = (page: Page) => page.getByRole("complementary", { name: "Shortcuts" });
const ADD = { name: "Add to my cart" };
const SHIRT = { id: "madras-check-shirt", quantity: 60, price: 82_000, cells: [] };
const DHOTI = { id: "kasavu-dhoti", quantity: 30, price: 45_000, cells: [] };

test("a phone has the action of a selection in its bar until the page's own is in sight", async ({ page }) => {
	await keepInCart(page, { "kasavu-dhoti": 40 });
	await watchShifts(page);
	await open(page, `/selection#${writeSelection([SHIRT, DHOTI])}`);
	await expect(page.getByRole("heading", { name: "Madras Check Shirt" })).toBeVisible();
	const bar = underThumb(page);
	const own = page.getByRole("main").getByRole("button", ADD);
	await expect(own).not.toBeInViewport();
	await expect(bar.getByRole("button", ADD)).toBeVisible();
	await expect(bar.getByRole("link", { name: "All Products" })).toHaveCount(0);

	await page.getByRole("main").getByRole("button", { name: "Add to cart, or save as PDF" }).press("Enter");
	await expect(page.getByRole("heading", { name: "What would you like to do with it?" })).toBeInViewport();
	await own.evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
	await expect(bar.getByRole("button", ADD)).toHaveCount(0);
	await expect(bar.getByRole("link", { name: "All Products" })).toBeVisible();
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await bar.getByRole("button", ADD).press("Enter");
	const answer = page.getByText("The selection is in your cart.");
	await expect(answer).toBeFocused();
	await expect(answer).toBeInViewport();
	// There is nothing more to add.
	await expect(bar.getByRole("button", ADD)).toHaveCount(0);
	await expect(bar.getByRole("link", { name: "All Products" })).toBeVisible();
	expect(await readShifts(page)).toEqual({ sum: 0, moved: [] });
});

test("where a selection holds nothing that can be ordered the bar leads to the products", async ({ page }) => {
	await open(page, `/selection#${writeSelection([{ ...SHIRT, id: "sold-out-saree" }])}`);
	await expect(page.getByText("This product is no longer in our catalogue.")).toBeVisible();
	await expect(underThumb(page).getByRole("link", { name: "All Products" })).toBeVisible();
	await expect(underThumb(page).getByRole("button", ADD)).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { expect, followHeader, keepInCart, open } from "./site-test.ts";

/** Comes to the catalogue from the page about the company, so that there is somewhere to go back to. */
export async function openProducts(page: Page): Promise<void> {
	await keepInCart(page, { "banarasi-silk-saree": 10 });
	await open(page, "/about");
	await followHeader(page, "Products");
	await expect(page).toHaveURL(/\/products$/);
}

export const back = (page: Page) => page.evaluate(() => history.back());
export const forward = (page: Page) => page.evaluate(() => history.forward());

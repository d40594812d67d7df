import { expect, expectAccessible, open, test } from "./site-test.ts";

test("the menu and the category sheet are accessible, and a link closes the menu", async ({ page }) => {
	await open(page, "/contact");
	const button = page.getByRole("button", { name: "Menu", exact: true });
	const menu = page.getByRole("navigation", { name: "Main" });
	await expect(menu).toBeHidden();
	await button.tap();
	await expect(menu).toBeVisible();
	await expectAccessible(page);
	await menu.getByRole("button", { name: "Close the menu" }).tap();
	await expect(menu).toBeHidden();
	await button.tap();
	await expect(menu).toBeVisible();
	await menu.getByRole("link", { name: "About" }).tap();
	await expect(page).toHaveURL(/\/about$/);
	await expect(menu).toBeHidden();

	await open(page, "/products?category=sarees");
	await page.getByRole("button", { name: "Categories", exact: true }).tap();
	const sheet = page.getByRole("navigation", { name: "Category", exact: true });
	await expect(sheet).toBeVisible();
	await expectAccessible(page);
	await sheet.getByRole("link", { name: /^Dhotis/ }).tap();
	await expect(page).toHaveURL(/category=dhotis$/);
	await expect(sheet).toBeHidden();
});

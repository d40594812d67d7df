import { expect, expectAccessible, open, test } from "./house.ts";

test("the menu and the category sheet are accessible, and a link closes the menu", async ({ page }) => {
	await open(page, "/products");
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	const menu = page.getByRole("navigation", { name: "Main" });
	await expect(menu).toBeVisible();
	await expectAccessible(page);
	await menu.getByRole("link", { name: "About" }).click();
	await expect(page).toHaveURL(/\/about$/);
	await expect(menu).toBeHidden();
});

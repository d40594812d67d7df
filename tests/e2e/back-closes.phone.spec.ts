import { back, openProducts } from "./history.ts";
import { expect, test } from "./site-test.ts";

test("Back closes the menu and the category sheet, which only phones have", async ({ page }) => {
	await openProducts(page);
	for (const [button, name] of [
		["Menu", "Main"],
		["Categories", "Category"],
	] as const) {
		await page.getByRole("button", { name: button, exact: true }).tap();
		const sheet = page.getByRole("navigation", { name, exact: true });
		await expect(sheet).toBeVisible();
		await page.waitForFunction(() => history.state.over === true);
		await back(page);
		await expect(sheet).toBeHidden();
		await expect(page).toHaveURL(/\/products$/);
	}
	await back(page);
	await expect(page).toHaveURL(/\/about$/);
});

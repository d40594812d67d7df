import { anyWidth, expect, open, test } from "./site-test.ts";

test(
	"a line that found nothing is left out at one press, and the last of them leaves no list",
	anyWidth,
	async ({ page }) => {
		await open(page, "/quick-order");
		const list = page.getByRole("textbox", { name: "Your list, one product in each line" });
		const find = page.getByRole("button", { name: "Find the products" });
		const toCheck = page.getByRole("region", { name: "Lines to check" });
		await list.fill("Sage Linen Shirt 60\nxylophone 5\nzither 3");
		await find.click();
		await toCheck.getByRole("button", { name: "Leave out line 2" }).press("Enter");
		await expect(page.getByRole("heading", { name: "1 product found, 1 line to check" })).toBeFocused();
		await expect(list).toHaveValue("Sage Linen Shirt 60\n\nzither 3");
		await list.fill("zither 3");
		await find.click();
		await expect(page.getByRole("heading", { name: "1 line to check", exact: true })).toBeFocused();
		await toCheck.getByRole("button", { name: "Leave out line 1" }).press("Enter");
		await expect(list).toBeFocused();
		await expect(list).toHaveValue("");
		await expect(toCheck).toBeHidden();
	},
);

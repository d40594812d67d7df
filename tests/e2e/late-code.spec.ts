import { anyWidth, expect, keepInCart, open, test } from "./site-test.ts";

test("code that is fetched late brings no sheet along that the page has", anyWidth, async ({ page }) => {
	await keepInCart(page, { "linen-saree": 8 });
	await open(page, "/products");
	await page.getByRole("article").first().getByRole("button", { name: "Add to Cart" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Add to Cart" }).click();
	await page.getByRole("status").getByRole("button", { name: "View cart" }).click();
	await expect(page.getByRole("dialog", { name: /^Shopping Cart/ }).getByRole("listitem")).toHaveCount(2);
	const sheets = await page.evaluate(() =>
		Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"), ({ href }) =>
			href.replace(/#$/, ""),
		),
	);
	expect(sheets.length).toBeGreaterThan(1);
	expect(sheets).toEqual([...new Set(sheets)]);
});

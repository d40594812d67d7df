import { expect, fillOrder, keepInCart, open, orderButton, test } from "./site-test.ts";

for (const height of [667, 812])
	test(`the first screen of ${height} px shows the way to the private page whole, above the bar`, async ({ page }) => {
		await page.setViewportSize({ width: 375, height });
		await keepInCart(page, { "banarasi-silk-saree": 12, "bridal-lehenga-set": 3 });
		await open(page, "/checkout");
		await fillOrder(page, `first-action-${height}@example.com`);
		await orderButton(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		const main = page.getByRole("main");
		const shortcuts = page.getByRole("complementary", { name: "Shortcuts" });
		const bar = await shortcuts.getByRole("link", { name: /WhatsApp/ }).boundingBox();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		// References differ in width: this one is as wide as any.
		await main
			.getByText(/^\d{8}$/)
			.first()
			.evaluate((reference) => {
				reference.textContent = "04040404";
			});
		for (const part of [
			main.getByRole("link", { name: "Open your private page" }),
			main.getByText("Anyone who has the link can open it."),
			main.getByRole("button", { name: "Copy the link" }),
		]) {
			const box = await part.boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
		}
	});

import { expect, open, test } from "./site-test.ts";

test("a phone's bar says what it adds and what that costs; price and minimum carry no marks of a picture", async ({
	page,
}) => {
	await open(page, "/products/banarasi-silk-saree");
	const action = page
		.getByRole("complementary", { name: "Shortcuts" })
		.locator("> div")
		.getByRole("button", { name: /^Add to Cart/ });
	await expect(action).toContainText("₹25,000 10 pieces");
	await page.getByRole("button", { name: "Increase quantity" }).tap();
	await page.evaluate(() => scrollTo(0, 0));
	await expect(action).toContainText("₹27,500 11 pieces");
	const marks = await page
		.locator("form#order dl")
		.evaluate((list) => [list, ...list.children].map((part) => getComputedStyle(part, "::after").content));
	expect(new Set(marks)).toEqual(new Set(["none"]));
});

test("the way back to the top lies over nothing that is read", async ({ page }) => {
	for (const width of [320, 375]) {
		await page.setViewportSize({ width, height: 700 });
		await open(page, "/products/banarasi-silk-saree");
		await page.getByRole("heading", { name: "The fabric" }).scrollIntoViewIfNeeded();
		await page.evaluate(() => scrollTo(0, 1200));
		const top = page.getByRole("button", { name: "Scroll to top" });
		await expect(top).toBeInViewport({ ratio: 1 });
		const bar = await page.getByRole("complementary", { name: "Shortcuts" }).locator("> div").boundingBox();
		await expect.poll(async () => (await top.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bar?.y ?? Number.NaN);
		const cart = page.getByRole("button", { name: /^cart/i }).filter({ visible: true });
		const chat = page.getByRole("link", { name: /^Chat with us on WhatsApp/ }).filter({ visible: true });
		await expect
			.poll(async () => {
				const boxes = await Promise.all([cart.last(), chat, top].map((part) => part.boundingBox()));
				return boxes.every(
					(box, n) => n === 0 || (box?.x ?? 0) >= (boxes[n - 1]?.x ?? 0) + (boxes[n - 1]?.width ?? 0) - 1,
				);
			})
			.toBe(true);
	}
});

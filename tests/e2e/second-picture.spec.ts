import { anyWidth, expect, expectAccessible, open, test } from "./site-test.ts";

test("a card shows its close view to a mouse that rests on it, and to a finger that swipes", async ({ page }) => {
	await open(page, "/products?category=shirts");
	const touch = (page.viewportSize()?.width ?? 0) < 768;
	const link = page.getByRole("article").first().getByRole("link").first();
	const second = link.locator("img").nth(1);
	await expect(second).toHaveCount(0);
	const swipe = async (from: number, to: number) => {
		const at = (clientX: number) => ({ pointerType: "touch", pointerId: 5, bubbles: true, clientX, clientY: 300 });
		await link.dispatchEvent("pointerdown", at(from));
		await link.dispatchEvent("pointermove", at(to));
		await link.dispatchEvent("pointerup", at(to));
		await link.dispatchEvent("click", { bubbles: true, cancelable: true });
	};
	if (touch) await swipe(150, 90);
	else await link.hover();
	await expect(second).toHaveCSS("opacity", "1");
	await expect
		.poll(() => second.evaluate((image: HTMLImageElement) => image.currentSrc))
		.toMatch(/-close-\w{8}-\d+\.avif$/);
	await expect(second).toHaveJSProperty("complete", true);
	await expectAccessible(page);
	if (touch) await swipe(90, 150);
	else await page.mouse.move(0, 0);
	await expect(second).toHaveCSS("opacity", "0");
	// A swipe is no tap: the page is still the list.
	await expect(page).toHaveURL(/category=shirts$/);
});

test("without the list of close views a card stays what it is", anyWidth, async ({ page, complaints }) => {
	await page.route("**/close-views.json", (route) => route.abort());
	await open(page, "/products?category=shirts");
	const link = page.getByRole("article").first().getByRole("link").first();
	await link.hover();
	await complaints.toHave(/ERR_FAILED/);
	await expect(link.locator("img")).toHaveCount(1);
});

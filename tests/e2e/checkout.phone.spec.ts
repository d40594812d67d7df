import type { Page } from "@playwright/test";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { expect, keepInCart, open, test } from "./site-test.ts";

const underThumb = (page: Page) => page.getByRole("complementary", { name: "Shortcuts" });
const SUBMIT = { name: "Submit Order Request" };

/** How many pixels of the button are still to come above the bar, of so many. */
async function toCome(page: Page, pixels: number): Promise<number> {
	const button = await page.getByRole("main").getByRole("button", SUBMIT).boundingBox();
	const bar = await underThumb(page)
		.getByRole("link", { name: /WhatsApp/ })
		.boundingBox();
	return Math.round((button?.y ?? 0) + pixels - (bar?.y ?? 0));
}

for (const reducedMotion of ["no-preference", "reduce"] as const)
	test(`a phone shows one button that submits the order: the bar's gives way to the form's own (motion: ${reducedMotion})`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await keepInCart(page, { "bridal-lehenga-set": 3 });
		await watchShifts(page);
		await open(page, "/checkout");
		const own = page.getByRole("main").getByRole("button", SUBMIT);
		await expect(underThumb(page).getByRole("button", SUBMIT)).toBeVisible();
		await expect(own).not.toBeInViewport();
		// A button of which the bar leaves a part is not in sight yet.
		await page.evaluate((top) => scrollBy({ top, behavior: "instant" }), await toCome(page, 20));
		await expect.poll(() => toCome(page, 20)).toBe(0);
		await expect(underThumb(page).getByRole("button", SUBMIT)).toBeVisible();
		await own.evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
		await expect(own).toBeInViewport();
		await expect(underThumb(page).getByRole("button", SUBMIT)).toHaveCount(0);
		// What else the bar says stays where it is.
		await expect(underThumb(page).getByText("₹25,500")).toBeInViewport();
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		await expect(underThumb(page).getByRole("button", SUBMIT)).toBeVisible();
		expect(await readShifts(page)).toEqual({ sum: 0, moved: [] });
	});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("no button stands there that has nothing to submit", async ({ page }) => {
		await page.goto("/checkout");
		await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
		await expect(page.getByRole("button", SUBMIT)).toHaveCount(0);
	});
});

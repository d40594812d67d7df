import type { Page } from "@playwright/test";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { expect, fillOrder, keepInCart, open, test } from "./site-test.ts";

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
		await fillOrder(page, "phone@example.com");
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
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
		// What it comes to stands in its place.
		const total = underThumb(page).locator("[aria-hidden]", { hasText: "Total at list price ₹25,500" });
		await expect(total).toBeVisible();
		await expect(total).toBeInViewport();
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		await expect(underThumb(page).getByRole("button", SUBMIT)).toBeVisible();
		expect(await readShifts(page)).toEqual({ sum: 0, moved: [] });
	});

test("until it can be sent, the bar leads to the first field that is empty", async ({ page }) => {
	await keepInCart(page, { "bridal-lehenga-set": 3 });
	await watchShifts(page);
	await open(page, "/checkout");
	const bar = underThumb(page);
	const leadsOn = bar.getByRole("button", { name: "Fill in your details" });
	await expect(bar.getByRole("button", SUBMIT)).toHaveCount(0);
	await leadsOn.click();
	await expect(page.getByLabel("Full name")).toBeFocused();
	await page.getByLabel("Full name").fill("Example Buyer");
	await leadsOn.click();
	await expect(page.getByLabel("Email")).toBeFocused();
	const field = await page.getByLabel("Email").boundingBox();
	const top = await leadsOn.boundingBox();
	expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(top?.y ?? 0);
	await expect(page.locator("p[id$=-error]")).toHaveCount(0);
	// What is filled, but wrongly, is told.
	await fillOrder(page, "buyer@");
	await leadsOn.click();
	await expect(page.getByText("Please enter a valid email address")).toBeVisible();
	await page.getByLabel("Email").fill("phone@example.com");
	await expect(leadsOn).toHaveCount(0);
	await expect(bar.getByRole("button", SUBMIT)).toBeVisible();
	expect((await readShifts(page)).sum).toBe(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("no button stands there that has nothing to submit", async ({ page }) => {
		await page.goto("/checkout");
		await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
		await expect(page.getByRole("button", SUBMIT)).toHaveCount(0);
	});
});

import type { Page } from "@playwright/test";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { expect, fillOrder, keepInCart, open, orderButton, test } from "./site-test.ts";

const underThumb = (page: Page) => page.getByRole("complementary", { name: "Shortcuts" });
const SUBMIT = { name: "Submit Order Request" };

/** How many pixels of the button are still to come above the bar, of so many. */
async function toCome(page: Page, pixels: number): Promise<number> {
	const button = await page.getByRole("main").getByRole("button", SUBMIT).boundingBox();
	const bar = await underThumb(page)
		.getByRole("link", { name: /WhatsApp/ })
		.boundingBox();
	return Math.round((button?.y ?? 0) + pixels - (bar?.y ?? 0)) || 0; // not -0
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
	await expect(leadsOn).toHaveCount(0);
	await expect(bar.getByRole("button", { name: "Correct your details" })).toBeVisible();
	await page.getByLabel("Email").fill("phone@example.com");
	await expect(bar.getByRole("button", { name: "Correct your details" })).toHaveCount(0);
	await expect(bar.getByRole("button", SUBMIT)).toBeVisible();
	expect((await readShifts(page)).sum).toBe(0);
});

test("once the form has told what is missing, the bar leads to the first field that needs a change", async ({
	page,
}) => {
	await keepInCart(page, { "bridal-lehenga-set": 3 });
	await open(page, "/checkout");
	await page.getByLabel("Full name").press("Enter");
	await expect(page.getByText("Please enter a valid email address")).toBeVisible();
	const leadsOn = underThumb(page).getByRole("button", { name: /details/ });
	await expect(leadsOn).toHaveAccessibleName(/^Correct your details/);
	await page.getByLabel("Address").focus();
	await leadsOn.click();
	await expect(page.getByLabel("Full name")).toBeFocused();
	// A phone number may be too short for us, and not for the browser.
	await page.getByLabel("Full name").fill("Example Buyer");
	await page.getByLabel("Email").fill("phone@example.com");
	await page.getByLabel("Phone").fill("1");
	await leadsOn.click();
	await expect(page.getByLabel("Phone")).toBeFocused();
});

test("of forty lines those stand in sight that cannot be sent, with the total and the way to all", async ({
	page,
	complaints,
}) => {
	const products = seedCatalogue.products.slice(0, 40);
	const wrong = products[30];
	if (!wrong) throw new Error("The catalogue is too short");
	await keepInCart(page, Object.fromEntries(products.map(({ id, minOrder }) => [id, id === wrong.id ? 1 : minOrder])));
	await open(page, "/checkout");
	await fillOrder(page, "forty@example.com");
	await orderButton(page).click();
	await complaints.toHave(/status of 422/);
	const summary = page.getByRole("region", { name: "Order summary" });
	const line = summary.getByRole("listitem").filter({ hasText: wrong.name });
	await expect(line).toBeInViewport();
	await expect(line).toContainText(`Minimum order quantity is ${wrong.minOrder}`);
	await expect(summary.getByRole("listitem")).toHaveCount(1);
	await expect(underThumb(page)).toContainText("Total at list price ₹");
	// Whoever types what cannot be ordered either keeps the line.
	await line.getByRole("textbox").fill("2");
	await expect(line.getByRole("alert")).toBeVisible();
	await line.getByRole("textbox").fill(String(wrong.minOrder));
	await expect(line).toBeVisible();
	await summary.getByRole("button", { name: "Show all 40 products" }).click();
	await expect(summary.getByRole("listitem")).toHaveCount(40);
});

test("the address says what to write, and is filled in by the browser", async ({ page }) => {
	await keepInCart(page, { "bridal-lehenga-set": 3 });
	await open(page, "/checkout");
	const address = page.getByLabel("Address");
	await expect(address).toHaveAccessibleDescription(/Street and number, city, .*postal code/);
	await expect(address).toHaveAttribute("autocomplete", "street-address");
	// Four lines of it are in sight.
	const [height, line] = await address.evaluate((field) => {
		const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
		return [
			field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
			Number.parseFloat(lineHeight),
		];
	});
	expect((height ?? 0) / (line ?? 1)).toBeGreaterThanOrEqual(4);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("no button stands there that has nothing to submit", async ({ page }) => {
		await page.goto("/checkout");
		await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
		await expect(page.getByRole("button", SUBMIT)).toHaveCount(0);
	});
});

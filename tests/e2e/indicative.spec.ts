import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { anyWidth, expect, expectAccessible, open, toast } from "./site-test.ts";

const test = onOwnSite();

const PRODUCT = "/products/cotton-round-neck-t-shirt";
const OTHER_CURRENCIES = "Indicative prices in other currencies";

/** The owner gives a rate, once: the file's tests share a site. */
test.beforeEach(async ({ browser, site }) => {
	const text = async () => (await fetch(`${site.url}${PRODUCT}`)).text();
	if ((await text()).includes("about $5.33")) return;
	const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
	const desk = await context.newPage();
	await signedIn(desk, site);
	await open(desk, "/desk/settings/trade");
	await desk.getByLabel("Rates of").fill("2026-11-21");
	await desk.getByLabel("Rupees for one USD").fill("84.3525");
	await desk.getByRole("button", { name: "Save" }).click();
	await expect(desk.getByText(/^Saved\./)).toBeVisible();
	await expect.poll(text, { timeout: 10_000 }).toContain("about $5.33");
	await context.close();
});

test("prices are indicated at the owner's rates by the keyboard alone, and rupees stay what counts", async ({
	page,
}, info) => {
	await open(page, PRODUCT);
	const product = page.getByRole("main").locator("summary", { hasText: OTHER_CURRENCIES });
	await product.press("Enter");
	await expect(page.getByRole("row", { name: "USD about $5.33 about $267" })).toBeVisible();
	await expect(page.getByText("Indicative only, at our rates of 21 November 2026.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("textbox", { name: "Quantity" }).press("Enter");
	await expect(toast(page, "50 pieces of Cotton Round Neck T-shirt added to your cart.")).toBeVisible();
	await open(page, "/checkout");
	// Phones fold the lines away.
	if (info.project.name === "phone") await page.locator("summary", { hasText: "Order summary" }).press("Enter");
	await page.locator("summary", { hasText: OTHER_CURRENCIES }).press("Enter");
	await expect(page.getByRole("row", { name: "USD about $267" })).toBeVisible();
	await expectAccessible(page);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("they are there as well", anyWidth, async ({ page }) => {
		await page.goto(PRODUCT);
		await page.getByText(OTHER_CURRENCIES).click();
		await expect(page.getByRole("row", { name: "USD about $5.33 about $267" })).toBeVisible();
		await expect(page.getByText("Indicative only, at our rates of 21 November 2026.")).toBeVisible();
	});
});

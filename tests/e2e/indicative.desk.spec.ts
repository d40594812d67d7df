import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { expect, expectAccessible, open } from "./site-test.ts";

const test = onOwnSite();

test("prices are indicated at the owner's rates, with and without script, and rupees stay what counts", async ({
	page,
	site,
	browser,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/settings/trade");
	await page.getByLabel("Rates of").fill("2026-11-21");
	await page.getByLabel("Rupees for one USD").fill("84.3525");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText(/^Saved\./)).toBeVisible();
	const text = async (path: string) => (await page.request.get(path)).text();
	await expect.poll(() => text("/products/cotton-round-neck-t-shirt"), { timeout: 10_000 }).toContain("about $5.33");

	const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
	const unscripted = await plain.newPage();
	await unscripted.goto("/products/cotton-round-neck-t-shirt");
	await unscripted.getByText("Indicative prices in other currencies").click();
	await expect(unscripted.getByRole("row", { name: "USD about $5.33 about $267" })).toBeVisible();
	await expect(unscripted.getByText("Indicative only, at our rates of 21 November 2026.")).toBeVisible();
	await plain.close();

	await open(page, "/products/cotton-round-neck-t-shirt");
	await page.getByRole("button", { name: "Add to Cart" }).first().click();
	await open(page, "/checkout");
	await page.getByText("Indicative prices in other currencies").click();
	await expect(page.getByRole("row", { name: "USD about $267" })).toBeVisible();
	await expectAccessible(page);
});

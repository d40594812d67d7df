import { startSite } from "../support/site.ts";
import { onOwnSite } from "./own-site.ts";
import { addToCart, expect, fillOrder, openCart, orderButton, shownReference } from "./site-test.ts";

/*
 * The site without its byte work: each part is switched off by its setting, and a buyer comes as far. What is slower then
 * is told by the figures (docs/figures.md), not here.
 */

const PARTS = ["PAGE_CACHE", "STYLE_IN_DOCUMENT", "LATE_SCRIPT"];

const withoutPart = (names: readonly string[]) =>
	onOwnSite(() => startSite({ env: Object.fromEntries(names.map((name) => [name, "no"])) }));

for (const names of [...PARTS.map((name) => [name]), PARTS]) {
	withoutPart(names)(`without ${names.join(", ")} a buyer browses, fills a cart and submits`, async ({ page }) => {
		const email = `buyer@${names.join("-").replaceAll("_", "-").toLowerCase()}.example`;
		await page.goto("/");
		await page.getByRole("link", { name: /^Explore Collection/ }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
		await addToCart(page, "silk-sarees", "Banarasi Silk Saree");
		const cart = await openCart(page);
		await cart.getByRole("link", { name: /^Proceed to Checkout/ }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
		await fillOrder(page, email);
		// A person takes longer than this to write; the form's key asks for it (server/intake/form-keys.ts).
		await page.waitForFunction(() => performance.now() > 5_000, undefined, { polling: 100 });
		await orderButton(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		expect(await shownReference(page)).not.toBe("");
	});
}

withoutPart(["STYLE_IN_DOCUMENT", "LATE_SCRIPT"])(
	"a document without them is as the framework writes it",
	async ({ site }) => {
		const html = await (await fetch(site.url)).text();
		expect(html).toMatch(/<link rel="stylesheet" href="[^"]+"\/>/);
		expect(html).toMatch(/<script type="module" async/);
		expect(html).not.toMatch(/<link[^>]*disabled/);
	},
);

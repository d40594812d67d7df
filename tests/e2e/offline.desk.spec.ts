import type { Page } from "@playwright/test";
import { startSite } from "../support/site.ts";
import { buyersCase } from "./buyer.ts";
import { onOwnSite } from "./own-site.ts";
import { expect, expectAccessible, keepInCart, live, open, setOffline, test } from "./site-test.ts";

/* What a person sees where the browser cannot fetch a page. */

test.use({ serviceWorkers: "allow" });

const NOT_FETCHED = "This page cannot be opened just now.";

/** Resolves when the browser keeps what it shows without a connection. */
const kept = (page: Page) =>
	page.waitForFunction(async () => {
		const { active } = await navigator.serviceWorker.ready;
		return active?.state === "activated" && (await caches.match("/offline")) !== undefined;
	});

/** Everything that the browser's worker keeps, by its address. */
const cached = (page: Page) =>
	page.evaluate(async () => {
		const found = [];
		for (const name of await caches.keys())
			for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
		return found;
	});

test("without a connection a page of ours shows the cart and what was looked at, and opens what was wanted later", async ({
	page,
	complaints,
}) => {
	await keepInCart(page, { "cotton-round-neck-t-shirt": 120 });
	await open(page, "/products/banarasi-silk-saree");
	await kept(page);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("thari-seen"))).toContain("Banarasi Silk Saree");
	complaints.allowOffline();
	await setOffline(page, true);
	await page.goto("/products?category=sarees");
	await expect(page.getByRole("heading", { level: 1, name: NOT_FETCHED })).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "120 × Cotton Round Neck T-shirt" })).toBeVisible();
	const seen = page.getByRole("link", { name: "Banarasi Silk Saree" });
	await expect(seen).toHaveAttribute("href", "/products/banarasi-silk-saree");
	// A price may have changed since.
	await expect(page.locator("body")).not.toContainText("₹");
	await expectAccessible(page);
	await page.setViewportSize({ width: 375, height: 812 });
	await expect(seen.locator("img")).toHaveJSProperty("complete", true);
	await expectAccessible(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { level: 1, name: NOT_FETCHED })).toBeVisible();
	// The page opens what was wanted by itself, so that nothing can be asked of it meanwhile.
	await page.context().setOffline(false);
	await expect(page.getByRole("heading", { level: 1, name: "Sarees" })).toBeVisible();
	await expect(page).toHaveURL(/\/products\?category=sarees$/);
});

test("nothing but that one page is kept: no page with prices, no form, nothing private", async ({ page, site }) => {
	await open(page, "/products");
	await kept(page);
	const { path } = await buyersCase(site);
	for (const address of ["/products", "/", "/checkout", "/contact", "/my-orders", path, "/desk/sign-in"]) {
		await page.goto(address);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	expect(await cached(page)).toEqual(["/offline"]);
});

test("a private page that cannot be fetched shows nothing of its own", async ({ page, site, complaints }) => {
	await open(page, "/about");
	await kept(page);
	const { path } = await buyersCase(site);
	await open(page, path);
	complaints.allowOffline();
	await setOffline(page, true);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1, name: NOT_FETCHED })).toBeVisible();
	await expect(page.locator("main")).not.toContainText("Example");
});

test("an order that is sent without a connection before the page lives: nothing was sent, and it is all there still", async ({
	page,
	complaints,
}) => {
	await keepInCart(page, { "linen-saree": 8 });
	await open(page, "/about");
	await kept(page);
	complaints.allow(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto("/checkout");
	await page.getByLabel("Full name").fill("Example Buyer");
	await page.getByLabel("Address").fill("1 Example Street, Berlin");
	await setOffline(page, true);
	await page.locator("form#order").evaluate((form) => form instanceof HTMLFormElement && form.submit());
	await expect(page.getByRole("heading", { level: 1, name: "Nothing was sent." })).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "Linen Saree" })).toBeVisible();
	await setOffline(page, false);
	// The form is sent again by its person alone.
	await expect(page.getByRole("heading", { level: 1, name: "Nothing was sent." })).toBeVisible();
	await page.getByRole("button", { name: "Back to the form" }).click();
	await expect(page.getByLabel("Full name")).toHaveValue("Example Buyer");
	await expect(page.getByLabel("Address")).toHaveValue("1 Example Street, Berlin");
});

const withoutIt = onOwnSite(() => startSite({ env: { OFFLINE_PAGE: "no" } }));
withoutIt.use({ serviceWorkers: "allow" });

withoutIt("with OFFLINE_PAGE=no nothing is kept, and what was kept goes at the next visit", async ({ page }) => {
	const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
	await page.goto("/about");
	await live(page);
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	expect(await workers()).toBe(0);
	// As a browser is that has been here while the switch was on; a page without script has its policy still to give.
	await page.goto("/offline");
	await page.evaluate(async () => {
		await (await caches.open("thari-offline")).put("/offline", new Response("old"));
		const rules = { createHTML: (html: string) => html, createScriptURL: (address: string) => address };
		const policy = window.trustedTypes?.createPolicy("thari-style", rules);
		await navigator.serviceWorker.register(policy?.createScriptURL("/service-worker.js") ?? "/service-worker.js");
	});
	await expect.poll(workers).toBe(0);
	expect(await cached(page)).toEqual([]);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

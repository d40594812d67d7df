import { expect, live, open, test } from "./site-test.ts";

test("what is only read comes without script, and with it after a change of page", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
	await open(page, "/");
	await expect(page.getByRole("heading", { name: "Why choose us" })).toBeAttached();
	expect(scripts.filter((url) => /\/(sections|footer|contact-map)-/.test(url))).toEqual([]);
	const before = await page.locator("#home").innerText();
	await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
	await expect(page.getByRole("img", { name: "Tamil Nadu with Tiruppur marked" })).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
	await expect(page.getByRole("heading", { name: "Why choose us" })).toBeAttached();
	expect(await page.locator("#home").innerText()).toBe(before);
	await expect(page.getByRole("contentinfo")).toHaveCount(1);
});

test("a link in a part that is only read changes the page without a reload", async ({ page }) => {
	await open(page, "/");
	await page.evaluate(() => Object.assign(window, { stays: true }));
	await page.getByRole("main").getByRole("link", { name: "Explore Collection" }).click();
	await expect(page).toHaveURL(/\/products$/);
	await live(page);
	expect(await page.evaluate(() => Reflect.get(window, "stays"))).toBe(true);
});

import type { Page } from "@playwright/test";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { anyWidth, expect, live, test } from "./site-test.ts";

for (const path of ["/", "/about", "/q/no-such-link", "/desk/sign-in"])
	test(`${path} is set in the company's typeface`, anyWidth, async ({ page, complaints }) => {
		await page.goto(path);
		await expect(page.locator("body")).toHaveCSS("font-family", /^"?Figtree"?,/);
		await expect.poll(() => page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);
		// An address that does not exist is answered with 404.
		if (path.includes("no-such")) await complaints.toHave(/status of 404/);
	});

/** Whether the page's heading is drawn in a face that was fetched, and in none of the machine's. */
async function isInOwnFace(page: Page): Promise<boolean> {
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { result } = await session.send("Runtime.evaluate", { expression: "document.querySelector('h1')" });
	await session.send("DOM.getDocument");
	const { nodeId } = await session.send("DOM.requestNode", { objectId: result.objectId ?? "" });
	const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
	await session.detach();
	return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

test("typefaces that come after the first paint move nothing, and are used from the next page on", async ({ page }) => {
	await watchShifts(page);
	let send = () => {};
	const painted = new Promise<void>((resolve) => {
		send = resolve;
	});
	await page.route("**/*.woff2", async (route) => {
		await painted;
		await route.continue();
	});
	await page.goto("/terms", { waitUntil: "commit" });
	// All of it, or a face that nothing has been painted in would rightly be used.
	await page.waitForFunction(
		() => document.readyState !== "loading" && performance.getEntriesByName("first-contentful-paint").length > 0,
	);
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	// For a tenth of a second a browser waits for its faces, and then uses those that have come: a page of a busy machine is painted within it.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
	send();
	await live(page);
	// The faces that were held back have come.
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	// The heading may be drawn anew between two questions about it: then they are asked again.
	await expect(async () => expect(await isInOwnFace(page)).toBe(false)).toPass();
	expect(await readShifts(page)).toEqual({ sum: 0, moved: [] });
	await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/about']")?.click());
	await expect(page).toHaveURL(/about$/);
	await expect(async () => expect(await isInOwnFace(page)).toBe(true)).toPass();
});

import { openHaltingSite } from "../support/halting-site.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { expect, live, test } from "./site-test.ts";

// A slow machine draws a document whose next piece has not come. What comes then must not move what is there: a button
// whose word is missing is as narrow as its padding.
for (const path of ["/search?q=silk", "/quick-order", "/contact", "/my-orders"])
	test(`nothing on ${path} moves where its document stops before the word of a button`, async ({ page, site }) => {
		const halting = await openHaltingSite(site, /<button[^>]*>(?=[^<])/g);
		await watchShifts(page);
		for (const width of [375, 768, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			// An address of its own: from the browser's cache it would come whole.
			const address = new URL(path, halting.url);
			address.searchParams.set("at", String(width));
			const before = halting.halts();
			await page.goto(address.href);
			await live(page);
			expect(halting.halts()).toBeGreaterThan(before);
			expect.soft(await readShifts(page), `${width} px`).toEqual({ sum: 0, moved: [] });
		}
		await halting.close();
	});

test("the links of the bar stay where they are where a document stops before its cart", async ({ page, site }) => {
	// At the first width it is the first page of a browser: for its faces it waits a little before it draws anything.
	const halting = await openHaltingSite(site, /<\/nav>(?=<button)/g, 1000);
	await watchShifts(page);
	for (const width of [1920, 1280, 768]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`${halting.url}/contact?at=${width}`);
		await live(page);
		expect.soft(await readShifts(page), `${width} px`).toEqual({ sum: 0, moved: [] });
	}
	expect(halting.halts()).toBe(3);
	await halting.close();
});

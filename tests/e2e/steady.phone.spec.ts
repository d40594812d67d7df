import { readShifts, watchShifts } from "../support/shifts.ts";
import { asks, buyersCase } from "./buyer.ts";
import { expect, live, test } from "./site-test.ts";

for (const path of ["/", "/products", "/products/banarasi-silk-saree", "/about", "/contact"]) {
	test(`nothing of ${path} moves while it comes`, async ({ page }) => {
		await page.addInitScript(() => {
			Object.assign(window, { shift: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + Number(Reflect.get(entry, "value")) });
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.goto(path);
		await live(page);
		// The footer is the last that shows.
		await expect(page.getByRole("contentinfo")).toBeAttached();
		await expect(page.getByRole("contentinfo")).toContainText("Premium Textile Solutions");
		await page.evaluate(() => document.fonts.ready);
		expect(await page.evaluate(() => Number(Reflect.get(window, "shift")))).toBe(0);
	});
}

test("nothing of the private page with a question moves while it comes, however its words break", async ({
	page,
	site,
}) => {
	const one = await buyersCase(site);
	await asks(one, "Which of the three sarees shall come with a blouse piece, and may we send swatches first?");
	await watchShifts(page);
	await page.goto(one.path);
	await live(page);
	await page.evaluate(() => document.fonts.ready);
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(await readShifts(page)).toEqual({ sum: 0, moved: [] });
});

import type { Locator } from "@playwright/test";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { expect, open, test } from "./site-test.ts";

const edges = async (part: Locator) => {
	const box = await part.boundingBox();
	return box && { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
};

for (const width of [768, 1024, 1280, 1920])
	test(`the tab of WhatsApp and the way to the top have the gutter to themselves at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of ["/products", "/products?category=dhotis", "/search?q=silk"]) {
			await watchShifts(page);
			await open(page, path);
			const tab = page.getByRole("link", { name: /WhatsApp/ }).filter({ visible: true });
			const toTop = page.getByRole("button", { name: "Scroll to top" });
			const before = await edges(tab);
			expect.soft(before, path).toMatchObject({ left: width - 44, right: width });
			// On the way down a list too, where each button of it comes by.
			await page.mouse.move(20, 450);
			for (let turns = 0; turns < 4; turns++) {
				await page.mouse.wheel(0, 200);
				await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
				expect.soft(await edges(tab), path).toEqual(before);
			}
			await expect.poll(() => edges(toTop)).toMatchObject({ left: width - 44, right: width });
			expect.soft((await edges(toTop))?.bottom, path).toBeLessThan(before?.top ?? 0);
			const ends = await page
				.getByRole("main")
				.locator("a, button, img")
				.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right));
			expect.soft(Math.max(...ends), path).toBeLessThanOrEqual(width - 44);
			expect.soft(await readShifts(page), path).toEqual({ sum: 0, moved: [] });
		}
	});

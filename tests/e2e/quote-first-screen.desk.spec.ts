import type { Page } from "@playwright/test";
import { buyersCase, expectPictureClear } from "./buyer.ts";
import { expect, open, test } from "./site-test.ts";

/** Screens as people have them, from the smallest phone to a desk: width, and what the browser leaves of the height. */
const SCREENS = [
	[320, 568],
	[375, 667],
	[480, 800],
	[767, 900],
	[768, 928],
	[844, 390],
	[1023, 660],
	[1119, 700],
	[1120, 600],
	[1366, 600],
	[1920, 940],
] as const;

/** Whether a text that matches stands whole on the screen, with nothing over it. */
function stands(page: Page, words: RegExp): Promise<boolean> {
	return page.evaluate(({ source }) => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			if (!new RegExp(source).test(node.textContent ?? "")) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const { left, top, right, bottom, width } = range.getBoundingClientRect();
			if (width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue;
			const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
			if (found && node.parentElement?.contains(found)) return true;
		}
		return false;
	}, words);
}

test("the first screen of an offer says total, end and the way to accept at every width", async ({ page, site }) => {
	const one = await buyersCase(site);
	await one.quote();
	for (const [width, height] of SCREENS)
		await test.step(`${width} x ${height}`, async () => {
			await page.setViewportSize({ width, height });
			await open(page, one.path);
			await expect.poll(() => stands(page, /^Review and accept$/), "the way to accept").toBe(true);
			await expect.poll(() => stands(page, /^₹[\d,]+$/), "the total").toBe(true);
			await expect.poll(() => stands(page, /^\w+ \d{1,2} [A-Z][a-z]+( at|,) \d\d:\d\d/), "the end").toBe(true);
			await expectPictureClear(page);
			expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
		});
});

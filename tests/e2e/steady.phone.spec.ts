import { readShifts, watchShifts } from "../support/shifts.ts";
import { asks, buyersCase } from "./buyer.ts";
import { expect, live, test } from "./site-test.ts";

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

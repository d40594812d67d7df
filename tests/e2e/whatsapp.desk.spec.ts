import type { Page } from "@playwright/test";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { expect, open, test } from "./site-test.ts";

test.use({ viewport: { width: 768, height: 900 } });

/** Goes down the page, or up, until the function that it returns is called. */
async function roll(page: Page, by: number): Promise<() => Promise<void>> {
	const timer = await page.evaluate((top) => Number(setInterval(() => scrollBy({ top, behavior: "instant" }), 50)), by);
	return () => page.evaluate((id) => clearInterval(id), timer);
}

const tab = (page: Page) => page.getByRole("link", { name: /WhatsApp/ }).filter({ visible: true });
/** Where it begins: with its shadow, aside, beyond the screen's edge by as much as that is wide. */
const left = async (page: Page) => Math.round((await tab(page).boundingBox())?.x ?? 0);

test("the tab of WhatsApp steps aside for who goes down a list, and is back at rest and on the way up", async ({
	page,
}) => {
	await watchShifts(page);
	await open(page, "/products");
	await expect.poll(() => left(page)).toBe(744);
	const rest = await roll(page, 6);
	await expect.poll(() => left(page)).toBe(788);
	await rest();
	await expect.poll(() => left(page)).toBe(744);
	const on = await roll(page, 6);
	await expect.poll(() => left(page)).toBe(788);
	await page.evaluate(() => scrollTo({ top: 1_000, behavior: "instant" }));
	await on();
	const up = await roll(page, -6);
	// Well on the way: neither at rest before it nor at its end.
	await expect
		.poll(() =>
			tab(page).evaluate((link) => [Math.round(link.getBoundingClientRect().x), scrollY > 64 && scrollY < 900]),
		)
		.toEqual([744, true]);
	await up();
	expect(await readShifts(page)).toEqual({ sum: 0, moved: [] });
});

test("who wants no motion sees it stand still", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, "/products");
	await expect(tab(page)).toBeVisible();
	const rest = await roll(page, 6);
	await expect(page.locator("html[data-down]")).toBeAttached();
	expect(await left(page)).toBe(744);
	await rest();
});

import type { Page } from "@playwright/test";
import { keptCart } from "../support/kept-cart.ts";
import { expect, open, openCart, test } from "./site-test.ts";

type TraceEvent = { name: string; ph: string; args: { elementCount?: number } };

/** How many elements the browser computes the style of anew, at most at once, while `act` is done. */
async function restyled(page: Page, act: () => Promise<unknown>): Promise<number> {
	const browser = page.context().browser();
	if (!browser) throw new Error("This page belongs to no browser that could be traced.");
	await browser.startTracing(page, { categories: ["devtools.timeline"] });
	await act();
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
	const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
	const counts = traceEvents.flatMap(({ name, ph, args }) =>
		name === "UpdateLayoutTree" && ph === "X" ? [args.elementCount ?? 0] : [],
	);
	if (counts.length === 0) throw new Error("The trace tells of no styles.");
	return Math.max(...counts);
}

/*
 * Chromium keeps one list of what a change may mean to all rules with `:has()`. A rule that asks a whole document for fields that
 * are filled or options that are chosen, beside one that a cart's list is asked for, had every element of the page styled anew
 * at each press: 912 in a cart of 40 lines.
 */
test("a press in a long cart has the style of no more than what it changes computed anew", async ({ page }) => {
	await page.addInitScript((kept) => localStorage.setItem("thari-cart", kept), keptCart(40));
	await open(page, "/about");
	const drawer = await openCart(page);
	await expect(drawer.getByRole("heading", { level: 3 })).toHaveCount(40);
	const more = drawer.getByRole("button", { name: "Increase quantity" }).first();
	await more.hover();
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	expect(await restyled(page, () => more.click())).toBeLessThan(150);
});

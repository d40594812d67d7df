import { buyersCase, DAY, expectPictureClear } from "./buyer.ts";
import { expectStates, states, WIDE } from "./buyer-states.ts";
import { anyWidth, expect, expectAccessible, open, test } from "./site-test.ts";

test.use({ timezoneId: "America/New_York" });

test("the states with parts side by side say so in plain words", ({ page, site }) => expectStates(page, site, WIDE));

test("an old version says that it was replaced, cannot be accepted, and leads on", async ({ page, site }) => {
	const one = await buyersCase(site);
	await states.revision_requested.reach(one);
	const current = await one.quote();
	await open(page, `${one.path}?version=1`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Version 1 is no longer valid.");
	await expect(page.locator("#act-accept")).toHaveCount(0);
	await expectAccessible(page);
	await expectPictureClear(page);
	await page
		.getByRole("link", { name: `See version ${current}` })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your quotation is ready.");
	await expect(page.getByRole("button", { name: `Accept version ${current}` })).toBeVisible();
});

test("where a quotation is over, what can be done leads, and its total is a row that says so", async ({
	page,
	site,
}) => {
	for (const state of ["expired", "declined_by_buyer"] as const) {
		const one = await buyersCase(site);
		await states[state].reach(one);
		await open(page, one.path);
		const way = page.getByRole("link", { name: "Ask for a new offer" });
		await expect(way).toHaveCount(1);
		await expect(way).toBeInViewport();
		const total = page.getByRole("complementary").first().getByRole("definition").first();
		await expect(total).toHaveText(/^₹[\d,]+No longer valid$/);
		expect(await total.evaluate((row) => Number.parseFloat(getComputedStyle(row).fontSize))).toBeLessThan(18);
		await way.press("Enter");
		await expect(page.getByRole("heading", { name: "Ask for a new offer" })).toBeInViewport();
		await expectAccessible(page);
	}
});

test("the deadline is on the reader's own clock, and nothing moves when it comes", async ({ page, site }) => {
	const one = await buyersCase(site);
	await one.quote();
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
				const root = document.documentElement;
				if (!shift.hadRecentInput) root.dataset.shift = String(Number(root.dataset.shift ?? 0) + shift.value);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	await open(page, one.path);
	const due = page.locator("main > section:has(h1) b time");
	const until = Date.parse((await due.getAttribute("datetime")) ?? "");
	expect(until).toBe(Number(one.row().valid_until));
	const there = new Intl.DateTimeFormat("en-GB", {
		weekday: "long",
		day: "numeric",
		month: "long",
		hour: "2-digit",
		minute: "2-digit",
		timeZoneName: "short",
		timeZone: "America/New_York",
	});
	await expect(due).toHaveText(there.format(until));
	expect(Number((await page.evaluate(() => document.documentElement.dataset.shift)) ?? 0)).toBeLessThan(0.02);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("times are the company's, and say so", anyWidth, async ({ page, site }) => {
		const one = await buyersCase(site, {}, Date.now() - DAY / 4);
		await page.goto(one.path);
		await expect(page.locator("main > section:has(h1) b time")).toHaveText(/IST$/);
		await expect(page.getByText("Times on this page are Indian time (IST).")).toBeVisible();
	});
});

import { buyersCase, type Case, DAY, expectPictureClear } from "./buyer.ts";
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
	const again = { at: "", hasTotal: true, way: "Ask for a new offer", to: "Ask for a new offer" };
	const replaced = async (one: Case) => {
		await states.revision_requested.reach(one);
		await one.quote();
	};
	const old = { at: "?version=1", hasTotal: true, way: "See version 2", to: "Your quotation is ready." };
	const { expired, declined_by_buyer, withdrawn_by_buyer } = states;
	const ended = [
		{ title: "expired", reach: expired.reach, ...again },
		{ title: "declined by the buyer", reach: declined_by_buyer.reach, ...again },
		{
			...{ title: "withdrawn by the buyer", reach: withdrawn_by_buyer.reach },
			...{ at: "", hasTotal: false, way: "Request this again", to: "Request this again" },
		},
		{ title: "replaced by a later version", reach: replaced, ...old },
	];
	for (const { title, reach, at, hasTotal, way, to } of ended)
		await test.step(title, async () => {
			const one = await buyersCase(site);
			await reach(one);
			await open(page, one.path + at);
			const figures = page.getByRole("complementary").first();
			// Further down, versions and the request have ways of the same names.
			const step = page.locator("main > section:has(h1)").or(figures).getByRole("link", { name: way });
			await expect(step).toHaveCount(1);
			await expect(step).toBeInViewport();
			const total = figures.getByRole("definition").first();
			if (hasTotal) {
				await expect(total).toHaveText(/^₹[\d,]+No longer valid$/);
				expect(await total.evaluate((row) => Number.parseFloat(getComputedStyle(row).fontSize))).toBeLessThan(18);
			} else await expect(page.getByText("No longer valid")).toHaveCount(0);
			await expectAccessible(page);
			await step.press("Enter");
			await expect(page.getByRole("heading", { name: to })).toBeInViewport();
		});
});

test("once an offer is over, asking for a new one comes first; the offer is folded, and whole on paper", async ({
	page,
	site,
}) => {
	const one = await buyersCase(site);
	await states.declined_by_buyer.reach(one);
	await open(page, one.path);
	const lines = page.getByRole("heading", { name: /^One line/ });
	const form = await page.locator("#act-renew").boundingBox();
	expect(form?.y).toBeLessThan(900);
	await expect(lines).toBeHidden();
	await page.getByText("Version 1 as we offered it").click();
	await expect(lines).toBeVisible();
	await page.getByText("Version 1 as we offered it").click();
	await page.emulateMedia({ media: "print" });
	await expect(lines).toBeVisible();
	// A sheet is as narrow as a phone turned on its side, and has no picture that words would make room for.
	await page.setViewportSize({ width: 700, height: 900 });
	expect(
		await page.locator("#title").evaluate(({ parentElement: words }) => words && getComputedStyle(words).paddingTop),
	).toBe("0px");
});

test("after a refusal the place to write follows the head; after a change is asked for it is in the conversation", async ({
	page,
	site,
}) => {
	for (const status of ["revision_requested", "declined_by_us"] as const)
		await test.step(status, async () => {
			const one = await buyersCase(site);
			await states[status].reach(one);
			await open(page, one.path);
			const step = page.locator("main > section:has(h1)").or(page.getByRole("complementary").first());
			await step.getByRole("link", { name: "Write to us" }).filter({ visible: true }).press("Enter");
			const field = page.getByLabel("Write to us");
			await expect(field).toHaveCount(1);
			await expect(field).toBeInViewport();
			const conversation = page.getByRole("region", { name: "Conversation" });
			// It is the company's turn: what the buyer may still add does not stand before what they have asked.
			if (status === "revision_requested") await expect(conversation.getByLabel("Write to us")).toBeVisible();
			else await expect(conversation.getByRole("link")).toHaveText("Write to us above");
		});
});

test("how much time is left is on the screen, and on paper the deadline alone", async ({ page, site }) => {
	const one = await buyersCase(site);
	await one.quote();
	await open(page, one.path);
	const left = page.getByText("Time left to accept");
	await expect(left).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(left).toBeHidden();
	await expect(page.getByText("You can accept it until")).toBeVisible();
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

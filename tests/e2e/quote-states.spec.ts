import { priya, seen } from "../support/cases.ts";
import { asks, buyersCase, type Case, DAY, expectClothFree } from "./buyer.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

test.use({ timezoneId: "America/New_York" });

const accept = (one: Case) =>
	one.does((shop) =>
		shop.services.buyerCases.perform(one.access, {
			kind: "accept",
			version: 1,
			termsAccepted: true,
			name: "Example Buyer",
		}),
	);
const takes = (one: Case, kind: "mark_spam" | "take") =>
	one.does(async (shop, database) => shop.services.staffCases.perform(priya, await seen(database, one.id), { kind }));

/** Each state, how a case gets there, and what its page says first. */
const states: Record<string, { heading: string; at?: number; reach(one: Case): Promise<unknown> }> = {
	new: { heading: "We are working on your quotation.", reach: async () => {} },
	in_review: { heading: "We are working on your quotation.", reach: (one) => takes(one, "take") },
	needs_info: { heading: "We have a question for you.", reach: (one) => asks(one, "Which sizes?") },
	quoted: { heading: "Your quotation is ready.", reach: (one) => one.quote() },
	revision_requested: {
		heading: "You have asked for a change.",
		reach: async (one) => {
			await one.quote();
			const act = { kind: "request_change", version: 1, message: "25 please", wanted: [] } as const;
			await one.does((shop) => shop.services.buyerCases.perform(one.access, act));
		},
	},
	accepted: {
		heading: "Thank you. The order is placed.",
		reach: async (one) => {
			await one.quote();
			await accept(one);
		},
	},
	declined_by_buyer: {
		heading: "You have declined this quotation.",
		reach: async (one) => {
			await one.quote();
			await one.does((shop) =>
				shop.services.buyerCases.perform(one.access, { kind: "decline", version: 1, reason: "" }),
			);
		},
	},
	declined_by_us: {
		heading: "We cannot make you an offer this time.",
		reach: (one) =>
			one.does(async (shop, database) =>
				shop.services.staffCases.perform(priya, await seen(database, one.id), { kind: "refuse", reason: "No linen." }),
			),
	},
	withdrawn_by_buyer: {
		heading: "You have withdrawn this request.",
		reach: (one) =>
			one.does((shop) => shop.services.buyerCases.perform(one.access, { kind: "withdraw_request", reason: "" })),
	},
	expired: {
		heading: "This quotation has expired.",
		reach: async (one) => {
			await one.quote();
			const { valid_until } = one.row();
			await one.does((shop) => shop.jobs.round(), Number(valid_until) + 1);
		},
	},
	spam: { heading: "This request is closed.", reach: (one) => takes(one, "mark_spam") },
};

/** These have parts that lie side by side on a wide screen; the others only have more room there. */
const WIDE = ["needs_info", "quoted", "accepted"];

for (const [status, { heading, reach }] of Object.entries(states))
	test(`${status}: says so in plain words`, async ({ page, site, viewport }) => {
		test.skip(viewport !== null && viewport.width > 1000 && !WIDE.includes(status), "the phone's view has shown it");
		const one = await buyersCase(site);
		await reach(one);
		expect(one.row().status).toBe(status);
		await open(page, one.path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expectAccessible(page);
		for (const width of [320, 768, 900, 1119, 1120, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			await test.step(`${width} px`, () => expectClothFree(page));
		}
	});

test("an old version says that it was replaced, cannot be accepted, and leads on", async ({ page, site }) => {
	const one = await buyersCase(site);
	await states.revision_requested?.reach(one);
	const current = await one.quote();
	await open(page, `${one.path}?version=1`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Version 1 is no longer valid.");
	await expect(page.locator("#act-accept")).toHaveCount(0);
	await expectAccessible(page);
	await expectClothFree(page);
	await page
		.getByRole("link", { name: `See version ${current}` })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your quotation is ready.");
	await expect(page.getByRole("button", { name: `Accept version ${current}` })).toBeVisible();
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

	test("times are the company's, and say so", async ({ page, site }) => {
		const one = await buyersCase(site, {}, Date.now() - DAY / 4);
		await page.goto(one.path);
		await expect(page.locator("main > section:has(h1) b time")).toHaveText(/IST$/);
		await expect(page.getByText("Times on this page are Indian time (IST).")).toBeVisible();
	});
});

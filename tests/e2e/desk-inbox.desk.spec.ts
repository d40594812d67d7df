import type { Page } from "@playwright/test";
import { priya, requestCase, seen } from "../support/cases.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import type { Site } from "../support/site.ts";
import { beside } from "./cases.ts";
import { openWhole, signedIn } from "./desk.ts";
import { expect, expectAccessible, open, setOffline, test } from "./site-test.ts";

/** A request as a buyer sends it; the company's name says what the test is about. */
function arrive(site: Site, company: string, fields: Record<string, string> = {}) {
	return beside(site, (database, shop) => {
		// A moment of its own each: what came first is due first.
		shop.clock.now = Date.now() - 3_600_000;
		const email = `${company.toLowerCase().replaceAll(/\W+/g, "-")}@example.com`;
		return requestCase(database, shop, { company, email, ...fields });
	});
}

const row = (page: Page, company: string) => page.getByRole("listitem").getByRole("link").filter({ hasText: company });

test("on a phone a row of the inbox says in full what was asked for", async ({ page, site }) => {
	await arrive(site, "Handloom Phone Row");
	await signedIn(page, site, "staff", "Example Worker");
	await page.setViewportSize({ width: 375, height: 812 });
	await open(page, "/desk?q=handloom+phone+row&show=open");
	const asked = row(page, "Handloom Phone Row").getByText("Banarasi Silk Saree", { exact: true });
	await expect(asked).toBeVisible();
	expect(await asked.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	await expectAccessible(page);
});

test("the inbox is worked by keys alone", async ({ page, site }) => {
	// Words that no other case of this site has: the list is to have two.
	await arrive(site, "Handloom Keys First");
	await arrive(site, "Handloom Keys Second");
	await signedIn(page, site, "staff", "Example Worker");
	await open(page, "/desk?q=handloom+keys+&show=open");
	await expect(row(page, "Handloom Keys First")).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("j");
	await expect(row(page, "Handloom Keys First")).toBeFocused();
	await page.keyboard.press("j");
	await expect(row(page, "Handloom Keys Second")).toBeFocused();
	await expect(page.getByRole("complementary", { name: "Selected request" })).toContainText("Banarasi Silk Saree");
	await page.keyboard.press("Space");
	await expect(page.getByRole("complementary", { name: "Selected request" })).toBeHidden();
	await page.keyboard.press("Space");
	await page.keyboard.press("t");
	await expect(row(page, "Handloom Keys Second")).toContainText("In review");
	await expect(row(page, "Handloom Keys Second")).toContainText("Yours");
	await expect(row(page, "Handloom Keys Second")).toBeFocused();
	await page.keyboard.press("z");
	await expect(row(page, "Handloom Keys Second")).toContainText("No owner yet");
	await expect(row(page, "Handloom Keys Second")).not.toContainText("In review");
	await page.keyboard.press("m");
	await expect(row(page, "Handloom Keys Second").getByText("Unread")).toBeAttached();
	await page.keyboard.press("k");
	await page.keyboard.press("Enter");
	// The panel beside the list has these names for headings too.
	await expect(page.getByRole("heading", { name: "Handloom Keys First", level: 1 })).toBeVisible();
	await expect(page.getByText("1 of 2")).toBeVisible();
	await page.keyboard.press("j");
	await expect(page.getByRole("heading", { name: "Handloom Keys Second", level: 1 })).toBeVisible();
	await page.keyboard.press("u");
	await expect(page).toHaveURL(/q=handloom/);
	await page.keyboard.press("/");
	await page.getByLabel("Search requests").fill("handloom keys first");
	await expect(row(page, "Handloom Keys Second")).toBeHidden();
	await expect(page).toHaveURL(/q=handloom\+keys\+first/);
	await page.keyboard.press("Escape");
	await page.keyboard.press("f");
	await expect(page.getByLabel("State")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.locator("body").click({ position: { x: 5, y: 5 } });
	await page.keyboard.press("2");
	await expect(page).toHaveURL(/owner=me$/);
	await page.keyboard.press("g");
	await page.keyboard.press("i");
	await expect(page).toHaveURL(/\/desk$/);
});

test("a new request and a reply appear by themselves, and nothing that is held moves", async ({ page, site }) => {
	const first = await arrive(site, "Live First");
	await arrive(site, "Live Second");
	await signedIn(page, site);
	await open(page, "/desk?q=live");
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await expect(row(page, "Live Second")).toBeFocused();
	await arrive(site, "Live Third");
	await expect(row(page, "Live Third")).toBeVisible();
	await expect(row(page, "Live Second")).toBeFocused();
	await expect(row(page, "Live Second")).toHaveAttribute("aria-current", "true");
	// Whoever types is left alone, and what is typed stays.
	await page.keyboard.press("/");
	await page.keyboard.press("End");
	await page.keyboard.type(" ");
	await beside(site, async (database, shop) => {
		await shop.services.staffCases.perform(priya, await seen(database, first.id), {
			kind: "ask",
			question: "Which sizes?",
			files: [],
		});
		shop.clock.now += 1000;
		await shop.services.buyerCases.perform(first.access, { kind: "reply", message: "S to XL", files: [] });
	});
	await expect(row(page, "Live First")).toContainText("Has answered");
	await expect(page.getByLabel("Search requests")).toBeFocused();
	await expect(page.getByLabel("Search requests")).toHaveValue("live ");
	await expect(page).toHaveTitle(/^\d+ due · Requests/);
});

test("filters stand in the address, work without script, and say when nothing fits", async ({
	browser,
	page,
	site,
}) => {
	await arrive(site, "Filter Nepal", { country: "Nepal" });
	await arrive(site, "Filter Japan", { country: "Japan" });
	await signedIn(page, site);
	await open(page, "/desk");
	await page.getByLabel("Country").selectOption("Nepal");
	await expect(page).toHaveURL(/\?country=Nepal$/);
	await expect(row(page, "Filter Nepal")).toBeVisible();
	await expect(row(page, "Filter Japan")).toBeHidden();
	await page.goBack();
	await expect(row(page, "Filter Japan")).toBeVisible();
	await open(page, "/desk?q=nobody-has-this-name");
	await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
	await expectAccessible(page);

	const context = await browser.newContext({
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	});
	const plain = await context.newPage();
	await plain.goto(`${site.url}/desk`);
	await plain.getByLabel("Country").selectOption("Japan");
	await plain.getByRole("button", { name: "Show" }).click();
	await expect(row(plain, "Filter Japan")).toBeVisible();
	await expect(row(plain, "Filter Nepal")).toBeHidden();
	await context.close();
});

for (const address of ["/desk", "/desk/inquiries", "/desk/outbox"])
	test(`when the server cannot be reached ${address} says so without moving, and goes on by itself`, async ({
		page,
		site,
		complaints,
	}) => {
		await signedIn(page, site);
		await watchShifts(page);
		// The preview beside the list needs its script: without a line it could not come any more.
		await openWhole(page, address);
		await expect(page.getByText("Live", { exact: true })).toBeVisible();
		const before = await readShifts(page);
		complaints.allowOffline();
		await setOffline(page, true);
		await expect(page.getByText(/^Offline since \d\d:\d\d/)).toBeVisible();
		await setOffline(page, false);
		await expect(page.getByText("Live", { exact: true })).toBeVisible();
		expect(await readShifts(page)).toEqual(before);
	});

test("buyer, value and owner stand in the list at every width, with the panel beside it or without", async ({
	page,
	site,
}) => {
	await arrive(site, "Columns Resortwear Example");
	await signedIn(page, site, "staff", "Example Worker");
	await open(page, "/desk?q=columns");
	const panel = page.getByRole("complementary", { name: "Selected request" });
	const line = row(page, "Columns Resortwear Example");
	const value = line.locator("span", { hasText: /^₹[\d,]+$/ });
	const parts = [
		line.locator("b"),
		line.getByText("Columns Resortwear Example"),
		value,
		line.getByTitle("No owner yet"),
	];
	// The panel stands beside the list where there is room for it, and not once it is closed.
	for (const [width, isPreviewed] of [
		[768, false],
		[1181, true],
		[1280, true],
		[1366, true],
		[1920, true],
		[1280, false],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		if (width > 1180 && (await panel.isVisible()) !== isPreviewed) await page.keyboard.press("Space");
		await expect(panel).toBeVisible({ visible: isPreviewed });
		const cut = await Promise.all(
			parts.map((part) =>
				part.evaluate((element) => {
					const [own, list] = [
						element.getBoundingClientRect(),
						element.closest("[data-part=list]")?.getBoundingClientRect(),
					];
					return own.width === 0 || own.right > (list?.right ?? 0) || element.scrollWidth > element.clientWidth + 1;
				}),
			),
		);
		expect([width, isPreviewed, ...cut]).toEqual([width, isPreviewed, false, false, false, false]);
	}
});

test("hostile text stands in the list as text", async ({ page, site }) => {
	const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
	await arrive(site, "Hostile", { fullName: hostile, notes: `${hostile}\u202e`, address: hostile });
	await signedIn(page, site);
	await open(page, "/desk?q=hostile");
	await page.keyboard.press("j");
	await expect(page.getByRole("complementary", { name: "Selected request" })).toContainText(hostile);
	expect(await page.locator('img[src="x"], main script').count()).toBe(0);
});

test("on a phone the list fits, with what one needs at a glance", async ({ page, site }) => {
	await arrive(site, "Phone First");
	await signedIn(page, site);
	await page.setViewportSize({ width: 375, height: 812 });
	await open(page, "/desk");
	await expectAccessible(page);
	await expect(row(page, "Phone First")).toContainText("₹");
	await expect(page.getByRole("complementary", { name: "Selected request" })).toBeHidden();
	await row(page, "Phone First").click();
	await expect(page.getByRole("heading", { name: "Phone First" })).toBeVisible();
	await expectAccessible(page);
});

import { requestCase, sendQuote } from "../support/cases.ts";
import { exampleLine } from "../support/quotes.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

test("Ctrl and Enter while something else is being saved sends the reply once that is done", async ({ page, site }) => {
	const { id } = await beside(site, (database, shop) =>
		requestCase(database, shop, { company: "Case Queue", email: "case-queue@example.com" }),
	);
	await signedIn(page, site);
	await open(page, `/desk/requests/${id}`);
	let release = () => {};
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route("**/desk/requests/*.data*", async (route) => {
		if (route.request().method() === "POST" && route.request().postData()?.includes("take")) await held;
		await route.continue();
	});
	await page.keyboard.press("t");
	await page.locator("#composer-text").fill("We have taken it.");
	await expect(page.getByRole("button", { name: "Send reply" })).toBeDisabled();
	await page.locator("#composer-text").press("Control+Enter");
	await expect(page.getByRole("button", { name: "Sending …" })).toBeVisible();
	release();
	await expect(page.getByText("The reply is on its way")).toBeVisible();
	await expect(page.locator("#composer-text")).toHaveValue("");
	await expect(page.getByRole("region", { name: "Conversation" }).getByText("We have taken it.")).toHaveCount(1);
});

test("the menu behind the dots closes by Escape, by a press elsewhere, and when the focus leaves it", async ({
	page,
	site,
}) => {
	const { id } = await beside(site, (database, shop) => requestCase(database, shop, { email: "menu@example.com" }));
	await signedIn(page, site);
	await open(page, `/desk/requests/${id}`);
	const more = page.locator("#act-more > summary");
	const spam = page.locator("#act-more").getByRole("button", { name: "Spam" });
	await more.click();
	await expect(spam).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(spam).toBeHidden();
	await expect(more).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(spam).toBeVisible();
	await page.getByRole("heading", { level: 1 }).click();
	await expect(spam).toBeHidden();
	await more.click();
	await page.locator("#act-more").getByRole("button", { name: "Unread" }).focus();
	await page.keyboard.press("Tab");
	await expect(spam).toBeHidden();
});

test("a case adds up: pieces as pieces, money as money, on a phone too", async ({ page, site }) => {
	const id = await beside(site, async (database, shop) => {
		const one = await requestCase(database, shop, { company: "Case Sums", email: "case-sums@example.com" });
		await sendQuote(database, shop, one.id, {
			lines: [exampleLine({ quantity: 12, unitPrice: 250_000, tiers: [] })],
			charges: { discount: 200, freight: 3_850_000, insurance: 100_000 },
			namedPlace: "Hamburg",
		});
		return one.id;
	});
	await signedIn(page, site);
	for (const width of [375, 1280]) {
		await page.setViewportSize({ width, height: 812 });
		await open(page, `/desk/requests/${id}`);
		const sum = (name: string) =>
			page.getByRole("table", { name: "What was requested" }).getByRole("row", { name: new RegExp(`^${name}`) });
		// 12 x 2,500 = 30,000; less 2 % 600; freight 38,500; insurance 1,000.
		const pieces = width > 640 ? /^Pieces\s+10\s+12\s*$/ : /^Pieces\s*asked 10\s+12\s*$/;
		await expect(sum("Pieces")).toHaveText(pieces, { useInnerText: true });
		await expect(page.getByText("The request, 10 pieces, comes to ₹25,000 at list price.")).toBeVisible();
		await expect(sum("v1, goods, 12 pieces")).toContainText("₹30,000");
		await expect(sum("Discount")).toContainText("600");
		await expect(sum("Freight")).toContainText("₹38,500");
		await expect(sum("Insurance")).toContainText("₹1,000");
		await expect(sum("v1, .* Hamburg")).toContainText("₹68,900");
		await expectAccessible(page);
	}
});

test("every line of a request says what it is worth, and goods offered instead stand below those asked for", async ({
	page,
	site,
}) => {
	const { asked, offered } = await beside(site, async (database, shop) => {
		const asked = await requestCase(database, shop, { email: "case-worth@example.com" });
		const offered = await requestCase(database, shop, { email: "case-instead@example.com" });
		const line = exampleLine({ kind: "substitute", name: "Blue Stripe Shirt", productId: "blue-stripe-shirt" });
		await sendQuote(database, shop, offered.id, { lines: [line] });
		return { asked: asked.id, offered: offered.id };
	});
	await signedIn(page, site);
	const rows = page.getByRole("table", { name: "What was requested" }).getByRole("row");
	for (const width of [375, 1280]) {
		await page.setViewportSize({ width, height: 812 });
		await open(page, `/desk/requests/${asked}`);
		await expect(rows.nth(1)).toContainText(/10.*25,000$/s);
		await open(page, `/desk/requests/${offered}`);
		await expect(rows.nth(1)).toContainText("replaced");
		await expect(rows.nth(1).getByText(width > 640 ? "10" : "asked 10", { exact: true })).toBeVisible();
		await expect(rows.nth(2)).toContainText(/Blue Stripe Shirt\s*offered instead.*300.*430.*1,29,000$/s);
		await expectAccessible(page);
	}
});

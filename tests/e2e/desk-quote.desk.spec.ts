import { MAX_PRICE } from "../../domain/shared/quantity-limits.ts";
import { priya, requestCase, seen } from "../support/cases.ts";
import { exampleLine } from "../support/quotes.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

const items = JSON.stringify([
	{ id: "banarasi-silk-saree", quantity: 10, price: 250_000 },
	{ id: "cotton-round-neck-t-shirt", quantity: 60, price: 45_000 },
]);

test("an offer is written, saved by itself, and found again after a reload", async ({ page, site }) => {
	await signedIn(page, site);
	const id = await beside(site, async (database, shop) => {
		const one = await requestCase(database, shop, { items, email: "editor@example.com" });
		await shop.services.staffCases.perform(priya, await seen(database, one.id), { kind: "take" });
		return one.id;
	});
	await open(page, `/desk/requests/${id}/quote`);
	await expect(page.getByRole("heading", { name: "Quotation v1" })).toBeVisible();
	await page.getByLabel("All prices").fill("-4");
	await page.getByRole("button", { name: "Apply" }).click();
	const price = page.getByLabel("Price of one Banarasi Silk Saree, INR");
	await expect(price).toHaveValue("2,400");
	await page.getByLabel("Quantity of Cotton Round Neck T-Shirt").fill("100");
	await page.getByLabel("Freight, INR").fill("38,500");
	await page.getByLabel("Discount, per cent of the goods").fill("2");
	await page.getByLabel("Message to the buyer").fill("Here are our prices.");
	// 10 x 2,400 + 100 x 432 = 67,200; less 2 % 1,344; freight 38,500.
	await expect(page.locator("[data-part=grand-total]")).toContainText("₹1,04,356");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	// The frame holds the buyer's page, a whole document with landmarks of its own, which has tests of its own.
	await expect(page.frameLocator("iframe").getByRole("main")).toBeVisible();
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectAccessible(page);
	await page.reload();
	await expect(page.getByLabel("Message to the buyer")).toHaveValue("Here are our prices.");
	await expect(page.locator("[data-part=grand-total]")).toContainText("₹1,04,356");
});

test("what the buyer writes meanwhile is shown before an offer goes, which needs no reload and loses no draft", async ({
	page,
	site,
	complaints,
}) => {
	await signedIn(page, site);
	const asked = await beside(site, async (database, shop) => {
		const one = await requestCase(database, shop, { items, email: "meanwhile@example.com" });
		await shop.services.staffCases.perform(priya, await seen(database, one.id), { kind: "take" });
		return one;
	});
	const says = (message: string) =>
		beside(site, (_, shop) => shop.services.buyerCases.perform(asked.access, { kind: "reply", message, files: [] }));
	await open(page, `/desk/requests/${asked.id}/quote`);
	await page.getByLabel("Message to the buyer").fill("Our best prices.");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await page.getByRole("button", { name: /^Review and send v1/ }).click();
	const dialog = page.getByRole("dialog", { name: "Send version 1" });
	await expect(dialog.getByRole("button", { name: "Send version 1", exact: true })).toBeEnabled();
	await says("Please make it twenty sarees.");
	await dialog.getByRole("button", { name: "Send version 1", exact: true }).click();
	await expect(dialog.getByRole("alert")).toContainText("Please make it twenty sarees.");
	await expect(dialog.getByRole("alert")).toContainText("Nothing has been sent");
	await complaints.toHave(/status of 409/);
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Not yet" }).click();
	await expect(page.getByLabel("Message to the buyer")).toHaveValue("Our best prices.");
	// The editor says it as well, and what is new there once it has been read does not come back in the dialog.
	await page.getByRole("button", { name: "I have read it" }).click();
	await says("And no T-shirts.");
	await expect(page.getByRole("status").filter({ hasText: "And no T-shirts." })).toBeVisible();
	await page.getByRole("button", { name: /^Review and send v1/ }).click();
	await expect(dialog.getByText("And no T-shirts.")).toBeVisible();
	await expect(dialog.getByText("Please make it twenty sarees.")).toHaveCount(0);
	await dialog.getByRole("button", { name: "Send version 1 anyway" }).click();
	await page.waitForURL(`**/desk/requests/${asked.id}`);
	await expect(page.getByText(/sent quotation v1/).first()).toBeVisible();
});

test("a sum that cannot be counted exactly is refused in words, by the editor and by the server", async ({
	page,
	site,
}) => {
	await signedIn(page, site);
	const { id, content } = await beside(site, async (database, shop) => {
		const one = await requestCase(database, shop, { items, email: "sum@example.com" });
		const { staffCases, quotes } = shop.services;
		await staffCases.perform(priya, await seen(database, one.id), { kind: "take" });
		const draft = await quotes.draft(one.id);
		if (!draft) throw new Error("There is no draft.");
		const lines = Array.from({ length: 91 }, (_, at) =>
			exampleLine({ key: `l${at}`, name: `Line ${at}`, quantity: at === 90 ? 1 : 1_000_000, unitPrice: MAX_PRICE }),
		);
		const large = { ...draft.content, lines, paymentTerms: "x", terms: "y" };
		await quotes.saveDraft(priya, one.id, large, 0);
		return { id: one.id, content: large };
	});
	await open(page, `/desk/requests/${id}/quote`);
	const total = await page.locator("[data-part=grand-total]").innerText();
	await page.getByLabel("Quantity of Line 90").fill("1000000");
	await expect(page.getByText(/^The sum is larger than can be counted exactly/)).toBeVisible();
	await expect(page.locator("[data-part=grand-total]")).toHaveText(total, { useInnerText: true });
	await page.getByLabel("Quantity of Line 90").fill("2");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();

	const lines = content.lines.map((line) => ({ ...line, quantity: 1_000_000 }));
	const form = { intent: "save", revision: "2", content: JSON.stringify({ ...content, lines }) };
	const answer = await page.request.post(`/desk/requests/${id}/quote.data`, { form, headers: { Origin: site.url } });
	expect([answer.status(), await answer.text()]).toEqual([422, expect.stringContaining("can be counted exactly")]);
});

test("a case that nobody has taken is taken from within the editor, which keeps what was typed", async ({
	page,
	site,
}) => {
	await signedIn(page, site);
	const asked = await beside(site, (database, shop) =>
		requestCase(database, shop, { items, email: "untaken@example.com" }),
	);
	await open(page, `/desk/requests/${asked.id}/quote`);
	const first = page.getByText("Take the case first; then the quotation can be sent.");
	await expect(first).toBeVisible();
	await page.getByLabel("Message to the buyer").fill("Typed before it was mine.");
	await page.getByRole("button", { name: "Take the case" }).click();
	await expect(first).toBeHidden();
	await expect(page.getByLabel("Message to the buyer")).toHaveValue("Typed before it was mine.");
	// One's own act is no news.
	await expect(page.getByText("Since you began writing:")).toBeHidden();
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await page.keyboard.press("Control+Enter");
	await page.getByRole("dialog").getByRole("button", { name: "Send version 1", exact: true }).click();
	await page.waitForURL(`**/desk/requests/${asked.id}`);
	await expect(page.getByText("Typed before it was mine.").first()).toBeVisible();
	await expect(page.getByText(/sent quotation v1/).first()).toBeVisible();
});

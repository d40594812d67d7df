import type { Page } from "@playwright/test";
import { priya, seen, sendQuote } from "../support/cases.ts";
import { exampleLine } from "../support/quotes.ts";
import { buyersCase, readRow } from "./buyer.ts";
import { beside } from "./cases.ts";
import { takenCase, writeQuote } from "./quote-desk.ts";
import { expect, expectAccessible, holdPosts, test } from "./site-test.ts";

/*
 * One story for each way an offer comes about, told in the desk's own pages from the request to the sent version.
 */

const one = (id: string, quantity: number) => JSON.stringify([{ id, quantity, price: 45_000 }]);

/** Reviews and sends, and waits for the case's page. */
async function sends(page: Page, version: number): Promise<void> {
	await page.getByRole("button", { name: `Review and send v${version}` }).click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: `Send version ${version}` })
		.click();
	await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+$/, { timeout: 30_000 });
	// The address is there before what it shows.
	await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("an offer is sent without a touch, and its successor after a withdrawal too", async ({ page, site }) => {
	const id = await takenCase(page, site, "untouched@example.com");
	await writeQuote(page, id, 1);
	await sends(page, 1);
	// 10 x 2,500 + 60 x 450
	await expect(page.getByText("₹52,000").first()).toBeVisible();

	await beside(site, async (database, shop) => {
		const reason = "The freight was missing.";
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "withdraw_offer", reason });
	});
	await writeQuote(page, id, 2);
	await sends(page, 2);
	await expect(page.getByText(/v2/).first()).toBeVisible();
});

const rate = (currency: "USD" | "EUR", perUnit: number) =>
	({ currency, perUnit, day: "2026-11-20", source: "Example Bank" }) as const;

test("an offer in dollars takes a new line, another product and a former offer in euros, each at its rate", async ({
	page,
	site,
}) => {
	const former = await buyersCase(site, { items: one("cotton-round-neck-t-shirt", 60), company: "Euro Example" });
	await former.does(async (shop, database) => {
		await shop.services.staffCases.perform(priya, await seen(database, former.id), { kind: "take" });
		const lines = (await shop.services.quotes.draft(former.id))?.content.lines ?? [];
		await sendQuote(database, shop, former.id, {
			currency: "EUR",
			rate: rate("EUR", 1_000_000),
			lines: lines.map((line) => ({ ...line, unitPrice: 420, listPoints: null, tiers: [{ from: 500, price: 400 }] })),
			namedPlace: "Hamburg",
			paymentTerms: "All in advance, in euros",
			charges: { freight: 90_000, discount: 200 },
		});
	});
	const id = await takenCase(page, site, "dollars@example.com");
	await writeQuote(page, id, 1);

	// Dollars come with a rate, which has a day and a source.
	await page.getByLabel("Currency").selectOption("USD");
	const convert = page.getByRole("button", { name: "Convert all amounts to USD" });
	await convert.click();
	await expect(page.getByText(/^Please enter the rupees for one USD/)).toBeVisible();
	await page.getByLabel("₹ for one USD").fill("80");
	await page.getByLabel("Where it is from").fill("Example Bank");
	await convert.click();
	await expect(page.getByLabel("Price of one Banarasi Silk Saree, USD")).toHaveValue("31.25");
	await expect(page.getByLabel("Price of one Cotton Round Neck T-Shirt, USD")).toHaveValue("5.63");
	await expect(page.getByText(/^₹80\.00 for one USD, .*, Example Bank/)).toBeVisible();

	// A line more: what is typed right after the key is the search.
	await page.getByRole("heading", { name: "Quotation v1" }).click();
	await page.keyboard.press("a");
	await expect(page.getByRole("dialog").getByLabel("Product", { exact: true })).toBeFocused();
	await page.keyboard.type("bridal lehenga set");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Price of one Bridal Lehenga Set, USD")).toHaveValue("106.25");

	// Another product in place of the saree.
	await page.getByRole("button", { name: "Banarasi Silk Saree" }).click();
	await page.getByRole("button", { name: /^Offer another product/ }).click();
	await page.keyboard.type("kanchi border");
	await page.keyboard.press("Enter");
	const substitute = page.getByLabel(/^Price of one Kanchi Border Silk Saree, USD/);
	await expect(substitute).toHaveValue("85.00");

	// The former offer: its shipment's charges are shown and not ticked, and its euros need a rate.
	await page.getByRole("button", { name: /^Copy from/ }).click();
	await page.getByRole("button", { name: /Euro Example/ }).click();
	const choice = page.getByRole("dialog", { name: "Copy from a former quotation", exact: true });
	for (const part of [/^Prices/, /^Delivery/, /^Discount/, /^Freight/])
		await expect(choice.getByRole("checkbox", { name: part })).not.toBeChecked();
	await expect(choice.getByRole("checkbox", { name: /^Payment/ })).toBeChecked();
	await choice.getByRole("checkbox", { name: /^Prices/ }).check();
	await expect(choice.getByText(/^Converted to USD at ₹100\.00 for one EUR, 20 Nov 2026/)).toBeVisible();
	await choice.getByRole("button", { name: "Copy what is ticked" }).click();
	await expect(page.getByLabel("Price of one Cotton Round Neck T-Shirt, USD")).toHaveValue("5.25");
	await expect(substitute).toHaveValue("85.00");
	await expect(page.getByLabel("Freight, USD")).toHaveValue("");
	await expect(page.getByLabel("Payment, the words")).toHaveValue("All in advance, in euros");

	// 10 x 85 + 60 x 5.25 + 3 x 106.25
	await expect(page.locator("[data-part=grand-total]")).toContainText("$1,483.75");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	// The frame holds a document of its own, with tests of its own.
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectAccessible(page);
	await sends(page, 1);
	await expect(page.getByText("$1,483.75").first()).toBeVisible();
	const { content } = readRow(site, "select content from quote_version where case_id = ?", id);
	expect(JSON.parse(String(content))).toMatchObject({
		v: 5,
		currency: "USD",
		rate: { perUnit: 800_000 },
		deliveries: [{ key: "d1", freight: null }],
	});

	// The company finds the rate beside the version; the buyer reads neither it nor a list price.
	await expect(page.getByText(/₹80\.00 for one USD, .*, Example Bank/)).toBeVisible();
	await page.goto(`/desk/requests/${id}/preview`);
	await expect(page.getByText("$1,483.75").filter({ visible: true }).first()).toBeVisible();
	// Whole dollars have their cents beside the others, and the words name the currency once.
	await expect(page.getByText("$850.00").filter({ visible: true }).first()).toBeVisible();
	const words = "US dollars one thousand four hundred and eighty-three and seventy-five cents only.";
	await expect(page.getByText(words, { exact: true })).toBeVisible();
	const text = await page.content();
	for (const secret of ["Example Bank", "listPrice", "perUnit", "₹6,800", "80.00"]) expect(text).not.toContain(secret);
});

test("all prices move with their prices by quantity, and those set by hand only when they shall", async ({
	page,
	site,
}) => {
	const id = await takenCase(page, site, "tiers@example.com");
	await writeQuote(page, id, 1);
	const saree = page.getByLabel("Price of one Banarasi Silk Saree, INR");
	const shirt = page.getByLabel("Price of one Cotton Round Neck T-Shirt, INR");
	await page.getByRole("button", { name: "Cotton Round Neck T-Shirt" }).click();
	await page.getByRole("button", { name: "Add a price by quantity" }).click();
	const tier = page.getByLabel("Tier 1: price of one, INR");
	await tier.fill("400");
	await page.getByLabel("Tier 1: from quantity").fill("500");
	await saree.fill("2,350");

	const all = async (per: string) => {
		await page.getByLabel("All prices").fill(per);
		await page.getByRole("button", { name: "Apply" }).click();
	};
	await all("-15");
	const question = page.getByRole("dialog", { name: "Which prices should change?" });
	await expect(question.getByText(/^Banarasi Silk Saree: ₹2,350/)).toBeVisible();
	await question.getByRole("button", { name: "Leave it as it is" }).click();
	await expect(saree).toHaveValue("2,350");
	await expect(shirt).toHaveValue("382.50");
	await expect(tier).toHaveValue("340");

	await page.getByRole("button", { name: "Undo" }).click();
	await expect(shirt).toHaveValue("450");
	await expect(tier).toHaveValue("400");

	await all("-10");
	await page.getByRole("button", { name: "Change it too" }).click();
	await expect(saree).toHaveValue("2,115");
	await expect(shirt).toHaveValue("405");
	await expect(tier).toHaveValue("360");

	// A tier dearer than its base, a quantity off the minimum and a price far from list are named, and hold nothing up.
	await tier.fill("420");
	await page.getByLabel("Quantity of Cotton Round Neck T-Shirt").fill("49");
	await expect(page.getByText("minimum 50", { exact: true })).toBeVisible();
	await saree.fill("250");
	await page.keyboard.press("Control+Enter");
	const review = page.getByRole("dialog", { name: "Send version 1" });
	await expect(review.getByRole("listitem")).toHaveText([
		/^Banarasi Silk Saree: ₹250 is 90% below list/,
		/^Cotton Round Neck T-shirt: ₹420 from 500 is dearer than the unit price, ₹405/,
		/^Cotton Round Neck T-shirt: 49 is under the minimum order of 50/,
	]);
	await review.getByRole("button", { name: "Send version 1 anyway" }).click();
	await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+$/, { timeout: 30_000 });
	// 10 x 250 + 49 x 405
	await expect(page.getByText("₹22,345").first()).toBeVisible();
});

test("an offer that has gone leads to its case, though the page was read anew before the answer came", async ({
	page,
	site,
}) => {
	const id = await takenCase(page, site, "slow-answer@example.com");
	await writeQuote(page, id, 1);
	await page.route(/\/quote\.data/, async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		// It may be read anew as soon as the offer has gone, while the answer is still on its way to this test.
		const isGone = () => readRow(site, "select status from quote_case where id = ?", id).status === "quoted";
		const readAnew = page.waitForResponse(
			(one) => one.url().includes("/quote.data") && one.request().method() === "GET" && isGone(),
		);
		const answer = await route.fetch();
		// By now the offer has gone; the page learns it like everybody, before its own answer.
		await readAnew;
		await route.fulfill({ response: answer });
	});
	await sends(page, 1);
	await expect(page.getByText("₹52,000").first()).toBeVisible();
});

test("a draft as large as it may be is saved", async ({ page, site }) => {
	const id = await takenCase(page, site, "large@example.com");
	await beside(site, async (_, shop) => {
		const content = (await shop.services.quotes.draft(id))?.content;
		if (!content) throw new Error("There is no draft.");
		const note = "Words to the buyer. ".repeat(24);
		const lines = Array.from({ length: 100 }, (_, at) => exampleLine({ key: `l${at}`, name: `Line ${at}`, note }));
		await shop.services.quotes.saveDraft(priya, id, { ...content, lines }, 0);
	});
	await writeQuote(page, id, 1);
	const release = await holdPosts(page, "**/quote.data*");
	await page.getByLabel("Message to the buyer").fill("A hundred lines.");
	await expect(page.getByText("Saving …")).toBeVisible();
	release();
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Message to the buyer")).toHaveValue("A hundred lines.");
});

test("a review that cannot open yet says why", async ({ page, site }) => {
	const id = await takenCase(page, site, "early@example.com");
	await writeQuote(page, id, 1);
	await page.getByLabel("Named place").fill("");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText(/^Not ready yet: the place of delivery/)).toBeVisible();
	await page.getByLabel("Named place").fill("Hamburg");
	await page.getByLabel("Freight, INR").fill("none");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("Please correct the marked field first.")).toBeVisible();
	await expect(page.getByLabel("Freight, INR")).toBeFocused();
	await page.getByLabel("Freight, INR").fill("100");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByRole("dialog", { name: "Send version 1" })).toBeVisible();
});

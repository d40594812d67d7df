import { plainDelivery } from "../../domain/quotes/delivery.ts";
import { buyersCase, readRow } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, live, open, test } from "./site-test.ts";

const items = JSON.stringify([{ id: "cotton-round-neck-t-shirt", quantity: 60, price: 45_000 }]);
const rate = { currency: "USD", perUnit: 800_000, day: "2026-11-20", source: "Example Bank" } as const;
const freight = { typed: "amount", amount: 12_000 } as const;
const percent = (percent: number) => ({ typed: "percent", percent }) as const;

test("an open offer is revised from its own row: filled in, compared, sent, and the former one is replaced", async ({
	page,
	site,
	browser,
}) => {
	const one = await buyersCase(site, { items, company: "Revised Trading" });
	const lines = await one.does(async (shop) => (await shop.services.quotes.draft(one.id))?.content.lines ?? []);
	await one.quote({
		...{ currency: "USD", rate },
		lines: lines.map((line) => ({ ...line, unitPrice: 420, listPoints: null })),
		deliveries: [{ ...plainDelivery("d1", "CIF", "Hamburg"), freight }, plainDelivery("d2", "EXW", "Erode")],
		schedule: [
			{ part: percent(3_000), trigger: "proforma", days: null },
			{ part: percent(7_000), trigger: "before-dispatch", days: null },
		],
	});
	await signedIn(page, site, "staff");
	await open(page, `/desk/requests/${one.id}`);
	await page.getByRole("region", { name: "Quotations" }).getByRole("link", { name: "Revise as v2" }).click();
	await expect(page.getByRole("heading", { name: "Quotation v2" })).toBeVisible();
	await live(page);

	// As it was sent: rate, ways of delivery, schedule.
	await expect(page.getByText(/^₹80\.00 for one USD/)).toBeVisible();
	await expect(page.getByRole("group", { name: "EXW Erode" })).toBeVisible();
	await expect(page.getByText("2 payments")).toBeVisible();
	const price = page.getByLabel("Price of one Cotton Round Neck T-Shirt, USD");
	await price.fill("400");
	await page.getByLabel("Named place").fill("Bremen");
	const incoterm = page.getByLabel("Incoterm 2020");
	await incoterm.selectOption("CIP");
	await expect(incoterm).toHaveCSS("background-image", /^url/);
	await incoterm.selectOption("CIF");
	await page.getByRole("button", { name: "All changes" }).click();
	const changes = page.getByRole("table", { name: "Changes from v1 to v2" });
	await expect(
		changes.getByRole("row", { name: /^Cotton Round Neck T-shirt .* each \$400\.00 each \+/ }),
	).toBeVisible();
	await expect(changes.getByRole("row", { name: "Delivery CIF Hamburg CIF Bremen" })).toBeVisible();
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectAccessible(page);

	await page.getByRole("button", { name: "Review and send v2" }).click();
	const review = page.getByRole("dialog", { name: "Send version 2" });
	await review.getByText("What it changes of v1").click();
	await expect(review.getByRole("row", { name: "Delivery CIF Hamburg CIF Bremen" })).toBeVisible();
	await review.getByRole("button", { name: /^Send version 2/ }).click();
	await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+$/, { timeout: 30_000 });
	// The same act has the same name beside the version and in what to do next.
	await expect(page.getByRole("link", { name: /^Revise as v3/ })).toHaveCount(2);
	await expect(page.getByRole("link", { name: /Revise (as )?v[12]/ })).toHaveCount(0);

	// The link that the buyer has leads to the new one; the former stands below it as replaced, and its PDF opens.
	const buyer = await browser.newPage({ baseURL: site.url });
	await open(buyer, one.path);
	await expect(buyer.getByText("CIF Bremen").filter({ visible: true }).first()).toBeVisible();
	await expect(buyer.getByText("Replaced, can no longer be accepted.")).toBeAttached();
	expect((await buyer.request.get(`${one.path}/quotation/1`)).status()).toBe(200);
	await buyer.close();
});

test("what is accepted while its successor is written is not sent over, and the draft stays", async ({
	page,
	site,
	complaints,
}) => {
	const one = await buyersCase(site, { items, company: "Quick Trading" });
	await one.quote();
	await signedIn(page, site, "staff");
	await open(page, `/desk/requests/${one.id}/quote`);
	await live(page);
	await page.getByLabel("Price of one Cotton Round Neck T-Shirt, INR").fill("430");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await page.getByRole("button", { name: "Review and send v2" }).click();
	const review = page.getByRole("dialog", { name: "Send version 2" });
	const entryId = crypto.randomUUID();
	const accept = {
		kind: "accept",
		version: 1,
		termsAccepted: true,
		name: "Example Buyer",
		entryId,
		files: [],
	} as const;
	await one.does(async (shop) => {
		expect(await shop.services.buyerCases.perform(one.access, accept)).toMatchObject({ ok: true });
	});
	await review.getByRole("button", { name: /^Send version 2/ }).click();
	await expect(review.getByText("The quotation has been accepted; nothing can be sent any more.")).toBeVisible();
	await expect(review.getByText("The draft is kept.")).toBeVisible();
	expect(readRow(site, "select max(version) as newest from quote_version where case_id = ?", one.id).newest).toBe(1);
	expect(String(readRow(site, "select content from quote_draft where case_id = ?", one.id).content)).toContain("43000");
	// The browser names the refusal itself.
	await complaints.toHave(/status of 409/);
});

import { priya } from "../support/cases.ts";
import { beside } from "./cases.ts";
import { takenCase, writeQuote } from "./quote-desk.ts";
import { expect, live, open, test } from "./site-test.ts";

test("the review says to whom it goes, what the total is made of, and what is left unsaid", async ({ page, site }) => {
	const id = await takenCase(page, site, "reviewed@example.com");
	await writeQuote(page, id, 1);
	await page.getByLabel("Discount, per cent of the goods").fill("2");
	await page.getByLabel("Incoterm 2020").selectOption("CFR");
	await page.getByLabel("Named place").fill("Hamburg");
	await page.getByLabel("Freight, INR").fill("6,000");
	await page.keyboard.press("Control+Enter");
	const review = page.getByRole("dialog", { name: "Send version 1" });
	await expect(review).toContainText("gets it by mail to reviewed@example.com, with the PDF");
	// 52,000 less 2 %, and the freight.
	await expect(review).toContainText("₹56,960");
	await expect(review).toContainText("Goods₹52,000Discount 2%−₹1,040Freight₹6,000");
	await expect(review).toContainText("Lead timenothing is said of it");
	await expect(review).toContainText("Messagenone");
	await expect(review).not.toContainText("Asked for");
	await expect(review).not.toContainText("Rate");
	await review.getByText("Line by line").click();
	await expect(review.getByText("Banarasi Silk Saree, 10 × ₹2,500")).toBeVisible();
	await review.getByRole("button", { name: "Not yet" }).click();

	await page.getByLabel("Lead time, days").fill("30");
	await page.getByLabel("Message to the buyer").fill("Here are our prices.");
	await page.keyboard.press("Control+Enter");
	await expect(review).toContainText("Lead time30 days");
	await expect(review).toContainText("MessageHere are our prices.");
});

test("a quotation at list price is two presses from its case, and one that is being written is not asked to be sent", async ({
	page,
	site,
}) => {
	const id = await takenCase(page, site, "at-list@example.com");
	await open(page, `/desk/requests/${id}`);
	await page.getByRole("link", { name: "Review at list price" }).click();
	const review = page.getByRole("dialog", { name: "Send version 1" });
	await expect(review).toContainText("₹52,000");
	await review.getByRole("button", { name: "Send version 1" }).click();
	await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+$/, { timeout: 30_000 });
	await expect(page.getByRole("region", { name: "Quotations" })).toContainText("₹52,000");
	await expect(page.getByRole("link", { name: "Review at list price" })).toHaveCount(0);

	const other = await takenCase(page, site, "at-list-written@example.com");
	await open(page, `/desk/requests/${other}/quote#review`);
	await expect(review).toBeVisible();
	await review.getByRole("button", { name: "Not yet" }).click();
	await page.getByLabel("Message to the buyer").fill("Here are our prices.");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await page.reload();
	await live(page);
	await expect(page.getByLabel("Message to the buyer")).toHaveValue("Here are our prices.");
	await expect(review).toBeHidden();
	await open(page, `/desk/requests/${other}`);
	await expect(page.getByRole("link", { name: /^Continue v1/ })).toBeVisible();
	await expect(page.getByRole("link", { name: "Review at list price" })).toHaveCount(0);
});

test("a draft that a colleague saves during the review is not sent, and the review says so", async ({
	page,
	site,
	complaints,
}) => {
	const id = await takenCase(page, site, "two-hands@example.com");
	await writeQuote(page, id, 1);
	await page.getByLabel("Message to the buyer").fill("Here are our prices.");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await page.keyboard.press("Control+Enter");
	const review = page.getByRole("dialog", { name: "Send version 1" });
	const send = review.getByRole("button", { name: /^Send version 1/ });
	await expect(send).toBeEnabled();
	await beside(site, async (_, shop) => {
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		await shop.services.quotes.saveDraft(priya, id, { ...draft.content, message: "Other words." }, draft.revision);
	});
	await send.click();
	await expect(review).toContainText("Somebody else has changed the draft in the meantime. Nothing was sent.");
	await expect(review.getByRole("link", { name: "Go to the case" })).toBeVisible();
	await complaints.toHave(/status of 409/);
});

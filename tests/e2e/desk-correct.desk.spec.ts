import { priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

test("a buyer's details are corrected in the case, with the old links ended and every step in the history", async ({
	page,
	site,
	mailbox,
}) => {
	const { id } = await beside(site, (database, shop) =>
		requestCase(database, shop, { company: "Corected Ltd", email: "wrnog-address@example.com" }),
	);
	await signedIn(page, site, "staff", "Example Worker");
	await open(page, `/desk/requests/${id}`);
	await page.getByText("Edit details", { exact: true }).click();
	await page.getByLabel("Company").fill("Corrected Ltd");
	await expect(page.getByLabel("Country")).toHaveValue("GB");
	await page.getByLabel("Country").selectOption("Germany");
	const renew = page.getByRole("checkbox", { name: /Revoke the earlier links/ });
	await expect(renew).not.toBeChecked();
	await page.getByLabel("Email").fill("right-address@example.com");
	await expect(renew).toBeChecked();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save details" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Corrected Ltd" })).toBeVisible();
	const line = page.getByRole("listitem").filter({ hasText: "corrected the buyer’s details" }).first();
	await expect(line).toContainText("wrnog-address@example.com → right-address@example.com");
	await expect(line).toContainText("Country: United Kingdom → Germany");
	await expect
		.poll(() => mailbox.mails.filter(({ to }) => to.includes("right-address@example.com")).length)
		.toBeGreaterThan(0);
	const mail = mailbox.mails.find(({ to }) => to.includes("right-address@example.com"));
	expect(mail?.parsed.text).toContain("links we sent before no longer work");
});

test("a question answered by telephone does not lock the offer, and an open one is revised without being withdrawn", async ({
	page,
	site,
}) => {
	const { id } = await beside(site, async (database, shop) => {
		const one = await requestCase(database, shop, { company: "By Telephone", email: "telephone@example.com" });
		const ask = { kind: "ask", question: "Which sizes?", files: [] } as const;
		await shop.services.staffCases.perform(priya, await seen(database, one.id), ask);
		return one;
	});
	await signedIn(page, site);
	await open(page, `/desk/requests/${id}/quote`);
	await expect(
		page.getByText("Our question is still open: record the answer in the case, or wait for it."),
	).toBeVisible();
	await open(page, `/desk/requests/${id}`);
	await page.getByText("Record an answer").click();
	await page.getByLabel("What they answered, and how it reached us").fill("S to XXL, by telephone");
	await page.getByRole("button", { name: "Record the answer" }).click();
	await expect(page.locator("[data-part=case-head]")).toContainText("Has answered");
	await expect(page.getByText("S to XXL, by telephone").first()).toBeVisible();
	await beside(site, async (database, shop) => {
		shop.clock.now = Date.now();
		await sendQuote(database, shop, id);
	});
	// Beside the next step, and among the quotations.
	await expect(page.getByRole("link", { name: /^Revise as v2/ })).toHaveCount(2);
	await page
		.getByRole("link", { name: /^Revise as v2/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { name: "Quotation v2" })).toBeVisible();
	await page.getByLabel("Message to the buyer").fill("A better price.");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await page.getByRole("button", { name: /^Review and send v2/ }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Send version 2" }).click();
	await expect(page).toHaveURL(new RegExp(`/desk/requests/${id}$`), { timeout: 30_000 });
	await expect(page.getByText(/superseded/).first()).toBeVisible();
});

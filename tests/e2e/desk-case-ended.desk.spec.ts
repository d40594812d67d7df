import { erasePerson } from "../../server/privacy/erasure.ts";
import { priya, requestCase, sendQuote } from "../support/cases.ts";
import type { Site } from "../support/site.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

/** A case whose quotation the buyer has declined. */
function declined(site: Site, email: string) {
	return beside(site, async (database, shop) => {
		const { id, access } = await requestCase(database, shop, { company: "Case Ended", email });
		await sendQuote(database, shop, id);
		await shop.services.buyerCases.perform(access, { kind: "decline", version: 1, reason: "Too late." });
		return id;
	});
}

test("a declined quotation is called declined, and not open, also when the case is open again", async ({
	page,
	site,
}) => {
	const id = await declined(site, "case-declined@example.com");
	await signedIn(page, site);
	await open(page, `/desk/requests/${id}`);
	const version = page.getByRole("region", { name: "Quotations" }).getByRole("listitem").filter({ hasText: "v1" });
	await expect(version).toContainText("declined by the buyer");
	await expect(version).not.toContainText("open to");
	await page.getByText("Reopen").first().click();
	await page.getByRole("button", { name: "Reopen" }).click();
	await expect(page.locator("[data-part=case-head]")).toContainText("In review");
	await expect(version).toContainText("declined by the buyer");
});

test("an erased person cannot be written to: no composer, no dead link, and a sentence that says why", async ({
	page,
	site,
}) => {
	const email = "case-erased@example.com";
	const id = await declined(site, email);
	await beside(site, (_, shop) => erasePerson(shop.gated, priya, email, Date.now()));
	await signedIn(page, site);
	await open(page, `/desk/requests/${id}`);
	await expect(page.getByRole("heading", { level: 1, name: "Erased buyer" })).toBeVisible();
	await expect(page.getByRole("region", { name: "What to do next" })).toContainText(
		/The person’s data was erased (today|yesterday) \d\d:\d\d, so there is nobody to write to\./,
	);
	await expect(page.locator("#composer-text")).toHaveCount(0);
	await expect(page.getByRole("link", { name: /^(Reply|Note)\b|PDF|See it as the buyer does/ })).toHaveCount(0);
	await expect(page.getByText(/Reopen|Make a new link/)).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Conversation" })).toContainText("The buyer declined the quotation");
	await expect(page.getByRole("main").filter({ hasText: /\berased declined/ })).toHaveCount(0);
	await expectAccessible(page);
	await open(page, `/desk?q=${(await page.title()).match(/\d{8}/)?.[0]}`);
	await expect(
		page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: "Erased" }).first(),
	).toBeVisible();
});

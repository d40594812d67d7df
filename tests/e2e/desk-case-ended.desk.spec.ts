import { requestCase, sendOffer } from "../support/cases.ts";
import type { Site } from "../support/site.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, open, test } from "./house.ts";

/** A case whose quotation the buyer has declined. */
function declined(site: Site, email: string) {
	return beside(site, async (database, shop) => {
		const { id, access } = await requestCase(database, shop, { company: "Case Ended", email });
		await sendOffer(database, shop, id);
		await shop.services.buyerCases.act(access, { type: "decline", version: 1, reason: "Too late." });
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
	const version = page.locator(".versions").getByRole("listitem").filter({ hasText: "v1" });
	await expect(version).toContainText("declined by the buyer");
	await expect(version).not.toContainText("open to");
	await page.getByText("Open it again").first().click();
	await page.getByRole("button", { name: "Open it again" }).click();
	await expect(page.locator(".case-head")).toContainText("In review");
	await expect(version).toContainText("declined by the buyer");
});

import type { Page } from "@playwright/test";
import { priya, requestCase, seen } from "../support/cases.ts";
import type { Site } from "../support/site.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, live, open, test } from "./house.ts";

/*
 * One story for each way an offer comes about, told in the desk's own pages from the request to the sent version.
 */

const items = JSON.stringify([
	{ id: "banarasi-silk-saree", quantity: 10, price: 250_000 },
	{ id: "cotton-round-neck-t-shirt", quantity: 60, price: 45_000 },
]);

/** Signs in and puts a request into the site's data that has been taken. @returns the case's id */
async function takenCase(page: Page, site: Site, email: string): Promise<string> {
	await signedIn(page, site);
	return beside(site, async (database, shop) => {
		const one = await requestCase(database, shop, { items, email });
		await shop.services.staffCases.act(priya, await seen(database, one.id), { type: "take" });
		return one.id;
	});
}

async function writeOffer(page: Page, id: string, version: number): Promise<void> {
	await open(page, `/desk/requests/${id}/quote`);
	await expect(page.getByRole("heading", { name: `Quotation v${version}` })).toBeVisible();
	await live(page);
}

/** Reviews and sends, and waits for the case's page. */
async function sends(page: Page, version: number): Promise<void> {
	await page.getByRole("button", { name: `Review and send v${version}` }).click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: `Send version ${version}` })
		.click();
	await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+$/, { timeout: 30_000 });
}

test("an offer is sent without a touch, and its successor after a withdrawal too", async ({ page, site }) => {
	const id = await takenCase(page, site, "untouched@example.com");
	await writeOffer(page, id, 1);
	await sends(page, 1);
	// 10 x 2,500 + 60 x 450
	await expect(page.getByText("₹52,000").first()).toBeVisible();

	await beside(site, async (database, shop) => {
		const reason = "The freight was missing.";
		await shop.services.staffCases.act(priya, await seen(database, id), { type: "withdraw_offer", reason });
	});
	await writeOffer(page, id, 2);
	await sends(page, 2);
	await expect(page.getByText(/v2/).first()).toBeVisible();
});

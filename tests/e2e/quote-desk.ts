import type { Page } from "@playwright/test";
import { priya, requestCase, seen } from "../support/cases.ts";
import type { Site } from "../support/site.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, live, open } from "./site-test.ts";

/** ₹52,000 at list: 10 x 2,500 + 60 x 450. */
const items = JSON.stringify([
	{ id: "banarasi-silk-saree", quantity: 10, price: 250_000 },
	{ id: "cotton-round-neck-t-shirt", quantity: 60, price: 45_000 },
]);

/** Signs in and puts a request into the site's data that has been taken. @returns the case's id */
export async function takenCase(page: Page, site: Site, email: string): Promise<string> {
	await signedIn(page, site);
	return beside(site, async (database, shop) => {
		const one = await requestCase(database, shop, { items, email });
		await shop.services.staffCases.perform(priya, await seen(database, one.id), { kind: "take" });
		return one.id;
	});
}

/** Opens the editor of a case, and waits until it can be used. */
export async function writeQuote(page: Page, id: string, version: number): Promise<void> {
	await open(page, `/desk/requests/${id}/quote`);
	await expect(page.getByRole("heading", { name: `Quotation v${version}` })).toBeVisible();
	await live(page);
}

import type { Locator, Page } from "@playwright/test";
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

/** Sends what the editor holds, after its review, and waits for the case that it leads back to. */
export async function sendVersion(page: Page, version: number): Promise<void> {
	await page.getByRole("button", { name: `Review and send v${version}` }).click();
	const review = page.getByRole("dialog", { name: `Send version ${version}` });
	await review.getByRole("button", { name: new RegExp(`^Send version ${version}`) }).click();
	await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+$/, { timeout: 30_000 });
}

/** Converts the draft in the editor at a rate in rupees for one of the currency. */
export async function convertTo(page: Page, currency: string, rupees: string): Promise<void> {
	await page.getByLabel("Currency", { exact: true }).selectOption(currency);
	await page.getByLabel(`₹ for one ${currency}`).fill(rupees);
	await page.getByLabel("Where it is from").fill("Example Bank");
	await page.getByRole("button", { name: `Convert all amounts to ${currency}` }).click();
}

/** Puts an alternative of a given quantity into the offer: one of those that stand under the same words. */
export async function addAlternative(page: Page, product: string, pieces: number, group: string): Promise<void> {
	await page.getByRole("button", { name: /^Add a line/ }).click();
	await page.getByRole("dialog").getByLabel("Product", { exact: true }).fill(product);
	await page.keyboard.press("Enter");
	await page.getByLabel(`Quantity of ${product}`).fill(String(pieces));
	await openLine(page, product);
	await page.getByLabel("In the offer").selectOption("One of several to choose from");
	await page.getByLabel("What is chosen between").fill(group);
}

/** Opens what else a line says. */
export async function openLine(page: Page, name: string): Promise<void> {
	const lines = page.getByRole("table", { name: "Lines of the quotation" });
	await lines.getByRole("button", { name, exact: true }).click();
}

/** Copies a way of delivery into one with another term and place. @returns the new one */
export async function copyWay(page: Page, from: string, term: string, place: string): Promise<Locator> {
	const way = (name: string) => page.getByRole("group", { name, exact: true });
	await way(from).first().getByRole("button", { name: "Copy" }).click();
	await way(from).nth(1).getByLabel("Place").fill(place);
	// Where the place is the same the term alone tells them apart.
	const copied = way(`${from.split(" ")[0]} ${place}`).last();
	await copied.getByLabel("Term").selectOption(term);
	return way(`${term} ${place}`);
}

/** Enters a cost of a way of delivery as an amount. */
export async function enterAmount(way: Locator, cost: string, figure: string): Promise<void> {
	await way.getByLabel(cost, { exact: true }).selectOption("amount");
	await way.getByLabel(new RegExp(`^${cost}: amount`)).fill(figure);
}

/** Enters a cost of a way of delivery as a rate of today. */
export async function enterRate(way: Locator, cost: string, percent: string): Promise<void> {
	await way.getByLabel(cost, { exact: true }).selectOption("rate");
	await way.getByLabel(new RegExp(`^${cost}: per cent of`)).fill(percent);
	await way.getByLabel(`${cost}: where the rate is from`).fill("Example Customs");
}

/** Resolves when the preview beside the editor has come whole, and what its coming leads to has been drawn. */
export async function previewLoaded(page: Page): Promise<void> {
	const isWhole = () =>
		page.locator("iframe").evaluate((frame) => {
			const shown = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
			return shown?.readyState === "complete" && shown.location.pathname.endsWith("/preview");
		});
	await expect.poll(isWhole).toBe(true);
	await page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	});
}

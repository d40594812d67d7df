import { priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import type { Site } from "../support/site.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { writeQuote } from "./quote-desk.ts";
import { expect, expectAccessible, live, test } from "./site-test.ts";

const YEAR = new Date().getFullYear() + 1;
const WISHES = {
	...{ neededBy: `${YEAR}-02-26`, deliveryTerm: "CIF", deliveryPlace: "Hamburg", currency: "EUR" },
	items: JSON.stringify([{ id: "banarasi-silk-saree", quantity: 10, price: 250_000 }]),
};

/** A case of a buyer with wishes that has been taken. */
function wished(site: Site, email: string, fields: Record<string, string> = WISHES): Promise<string> {
	return beside(site, async (database, shop) => {
		const one = await requestCase(database, shop, { ...fields, email });
		await shop.services.staffCases.perform(priya, await seen(database, one.id), { kind: "take" });
		return one.id;
	});
}

test("a new quotation begins with what the buyer asks for, and asks for the rate before anything is converted", async ({
	page,
	site,
}) => {
	await signedIn(page, site);
	const id = await wished(site, "wished@example.com");
	await writeQuote(page, id, 1);
	const terms = page.getByRole("region", { name: "Delivery, validity, payment" });
	const currency = terms.getByLabel("Currency", { exact: true });
	const term = terms.getByLabel("Incoterm 2020");
	const place = terms.getByLabel("Named place");
	await expect(term).toHaveValue("CIF");
	await expect(term).toHaveAccessibleDescription("Asked for: CIF");
	await expect(place).toHaveValue("Hamburg");
	await expect(place).toHaveAccessibleDescription("Asked for: Hamburg");
	await expect(terms.getByLabel("Lead time, days")).toHaveAccessibleDescription(`Needed by 26 Feb ${YEAR}`);
	await expect(currency.getByRole("option", { selected: true })).toHaveText("EUR €, not converted yet");
	await expect(currency).toHaveAccessibleDescription("The buyer asks for EUR. All amounts are still in INR.");
	await expect(page.locator("[data-part=grand-total]")).toContainText("₹25,000");
	await expect(
		page.getByRole("status").filter({
			hasText:
				"The buyer asks for euros, but the quotation is still in Indian rupees: enter the rate and convert all amounts, or cancel.",
		}),
	).toBeVisible();

	// The review leads to the rate, by keys alone; then the quotation is the buyer's to read in euros.
	await page.keyboard.press("Control+Enter");
	const rupees = page.getByLabel("₹ for one EUR");
	await expect(rupees).toBeFocused();
	await page.keyboard.type("100");
	await page.getByLabel("Where it is from").fill("Example Bank");
	await page.keyboard.press("Enter");
	await expect(page.locator("[data-part=grand-total]")).toContainText("250.00");
	await expect(currency).toHaveValue("EUR");
	await expect(currency).toHaveAccessibleDescription("Asked for: EUR");

	// A person decides: the wish stays in sight beside what is offered.
	await term.selectOption("FOB");
	await place.fill("Tuticorin");
	await expect(term).toHaveAccessibleDescription("Asked for: CIF");
	await expect(place).toHaveAccessibleDescription("Asked for: Hamburg");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await page.reload();
	await live(page);
	await expect(currency).toHaveValue("EUR");
	await expect(term).toHaveValue("FOB");
	await expect(rupees).toBeHidden();

	// It is named once more before it goes.
	await page.keyboard.press("Control+Enter");
	const review = page.getByRole("dialog", { name: "Send version 1" });
	await expect(review).toContainText("Delivery: the buyer asks for CIF, and FOB Tuticorin is offered");
	await expect(review).not.toContainText("Currency:");
	await expect(review).toContainText(`Asked forCIF, to Hamburg, in EUR, by 26 Feb ${YEAR}`);
	await expect(review).toContainText(/Rate₹100\.00 for one EUR, .*, Example Bank\. Only staff see this\./);
	await expect(review.getByRole("button", { name: "Send version 1 anyway" })).toBeEnabled();
});

test("who stays with rupees is asked again until a quotation has been sent, and not after that", async ({
	page,
	site,
}) => {
	await signedIn(page, site);
	const id = await wished(site, "rupees@example.com");
	await writeQuote(page, id, 1);
	const currency = page.getByLabel("Currency", { exact: true });
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(currency).toHaveValue("INR");
	await expect(currency).toHaveAccessibleDescription("Asked for: EUR");
	await page.getByText(/to look at$/).click();
	const looked = "Currency: the buyer asks for EUR, and the quotation is in INR";
	await expect(page.getByRole("listitem").filter({ hasText: looked }).first()).toBeInViewport();
	await page.keyboard.press("Escape");
	await page.reload();
	await live(page);
	await expect(page.getByLabel("₹ for one EUR")).toBeVisible();
	// The frame holds the buyer's page, a whole document with landmarks of its own, which has tests of its own.
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectAccessible(page);

	await beside(site, (database, shop) => sendQuote(database, shop, id));
	await writeQuote(page, id, 2);
	await expect(currency).toHaveValue("INR");
	await expect(page.getByLabel("₹ for one EUR")).toBeHidden();
	await expect(currency).toHaveAccessibleDescription("Asked for: EUR");
});

test("advice and rupees ask for nothing, and a place abroad is not named with terms that end in India", async ({
	page,
	site,
}) => {
	await signedIn(page, site);
	const { items } = WISHES;
	const advised = { items, deliveryTerm: "advise", deliveryPlace: "Hamburg", currency: "INR" };
	await writeQuote(page, await wished(site, "advised@example.com", advised), 1);
	await expect(page.getByLabel("Currency", { exact: true })).toHaveAccessibleDescription("Asked for: INR");
	await expect(page.getByLabel("Incoterm 2020")).toHaveAccessibleDescription("Asked for: advice");
	await expect(page.getByLabel("Named place")).not.toHaveValue("Hamburg");
	await expect(page.getByLabel("Named place")).toHaveAccessibleDescription("Asked for: Hamburg");
	await writeQuote(page, await wished(site, "unsaid@example.com", { items }), 1);
	await expect(page.getByText(/Asked for|Needed by/)).toHaveCount(0);
});

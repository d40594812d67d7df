import type { Locator, Page } from "@playwright/test";
import { buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { openLine, takenCase, writeQuote } from "./quote-desk.ts";
import { expect, test } from "./site-test.ts";

/*
 * On a busy machine a figure that was just typed is drawn in its own field alone, until there is time for the rest. Whatever is
 * done then goes by the draft, not by the last drawing.
 */

const SAREE = "Banarasi Silk Saree";
const SHIRT = "Madras Check Shirt";
const split = (colour: string) => ["S", "M"].map((size) => ({ colour, size, quantity: 20 }));
const withCells = JSON.stringify([{ id: "madras-check-shirt", quantity: 40, price: 82_000, cells: split("MD-01") }]);

/** Types into fields and presses a button in one turn of the browser: nothing is drawn in between. */
async function atOnce(page: Page, typed: readonly [Locator, string][], press?: Locator): Promise<void> {
	const fields = await Promise.all(typed.map(async ([field, text]) => ({ field: await field.elementHandle(), text })));
	await page.evaluate(
		({ fields, press }) => {
			const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
			for (const { field, text } of fields) {
				setter?.call(field, text);
				field?.dispatchEvent(new Event("input", { bubbles: true }));
			}
			if (press instanceof HTMLElement) press.click();
		},
		{ fields, press: (await press?.elementHandle()) ?? null },
	);
}

async function reloaded(page: Page): Promise<void> {
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await page.reload();
}

test("a quantity typed just before all prices change stays, and so does a price", async ({ page, site }) => {
	const id = await takenCase(page, site, "quick-prices@example.com");
	await writeQuote(page, id, 1);
	await page.getByLabel("All prices").fill("-4");
	const quantity = page.getByLabel(`Quantity of ${SAREE}`);
	await atOnce(page, [[quantity, "777"]], page.getByRole("button", { name: "Apply" }));
	await expect(page.getByLabel(`Price of one ${SAREE}, INR`)).toHaveValue("2,400");
	await expect(page.getByText("All prices −4 %.")).toBeVisible();
	await reloaded(page);
	await expect(quantity).toHaveValue("777");
	await expect(page.getByLabel(`Price of one ${SAREE}, INR`)).toHaveValue("2,400");
});

test("what was typed just before a change of currency is converted with the rest", async ({ page, site }) => {
	const id = await takenCase(page, site, "quick-currency@example.com");
	await writeQuote(page, id, 1);
	await page.getByLabel("Currency", { exact: true }).selectOption("USD");
	await page.getByLabel("₹ for one USD").fill("80");
	await page.getByLabel("Where it is from").fill("Example Bank");
	const price = page.getByLabel(`Price of one ${SAREE}, INR`);
	await atOnce(page, [[price, "2000"]], page.getByRole("button", { name: "Convert all amounts to USD" }));
	await expect(page.getByText(/^₹80\.00 for one USD/)).toBeVisible();
	await reloaded(page);
	await expect(page.getByLabel(`Price of one ${SAREE}, USD`)).toHaveValue("25.00");
});

test("a price typed just before the keys of the review is looked at with the rest", async ({ page, site }) => {
	const id = await takenCase(page, site, "quick-review@example.com");
	await writeQuote(page, id, 1);
	const price = page.getByLabel(`Price of one ${SAREE}, INR`);
	await price.fill("0");
	await expect(page.getByRole("button", { name: "Review and send v1" })).toBeDisabled();
	await price.evaluate((field: HTMLInputElement) => {
		const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
		setter?.call(field, "2400");
		field.dispatchEvent(new Event("input", { bubbles: true }));
		field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
	});
	const review = page.getByRole("dialog", { name: "Send version 1" });
	// 10 x 2,400 and 60 x 450
	await expect(review).toContainText("₹51,000");
	await expect(review.getByRole("button", { name: /^Send version 1/ })).toBeEnabled();
});

test("two figures of one part, typed one right after the other, both stay", async ({ page, site }) => {
	const one = await buyersCase(site, { items: withCells, email: "quick-cells@example.com" });
	await signedIn(page, site);
	await writeQuote(page, one.id, 1);
	await openLine(page, SHIRT);
	const cell = (size: string) => page.getByLabel(new RegExp(`${size} of ${SHIRT}$`)).first();
	await atOnce(page, [
		[cell("S"), "31"],
		[cell("M"), "32"],
	]);
	await expect(page.getByLabel(`Quantity of ${SHIRT}`)).toHaveValue("63");

	const surcharge = (size: string) => page.getByLabel(`Surcharge of ${size}, each, INR, of ${SHIRT}`);
	await atOnce(page, [
		[surcharge("S"), "10"],
		[surcharge("M"), "20"],
	]);
	await page.getByRole("button", { name: "Add a price by quantity" }).click();
	await atOnce(page, [
		[page.getByLabel("Tier 1: from quantity"), "500"],
		[page.getByLabel("Tier 1: price of one, INR"), "700"],
	]);
	await atOnce(page, [
		[page.getByLabel("Freight, INR"), "1500"],
		[page.getByLabel("Insurance, INR"), "90"],
	]);
	// 63 x 820, 31 x 10 and 32 x 20 more, freight and insurance.
	await expect(page.locator("[data-part=grand-total]")).toContainText("₹54,200");

	await page.getByText("Ways of delivery one").click();
	await page.getByLabel("Freight", { exact: true }).selectOption("rate");
	await atOnce(page, [
		[page.getByLabel(/^Freight: per cent of/), "3"],
		[page.getByLabel("Freight: Where the rate is from"), "Example Line"],
	]);
	await expect(page.getByLabel("Freight: Where the rate is from")).toHaveValue("Example Line");
	await reloaded(page);
	await openLine(page, SHIRT);
	await expect(cell("S")).toHaveValue("31");
	await expect(cell("M")).toHaveValue("32");
	await expect(surcharge("S")).toHaveValue("10");
	await expect(surcharge("M")).toHaveValue("20");
	await expect(page.getByLabel("Tier 1: from quantity")).toHaveValue("500");
	await expect(page.getByLabel("Tier 1: price of one, INR")).toHaveValue("700");
	await page.getByText("Ways of delivery one").click();
	await expect(page.getByLabel(/^Freight: per cent of/)).toHaveValue("3 %");
	await expect(page.getByLabel("Freight: Where the rate is from")).toHaveValue("Example Line");
});

test("a figure that is clicked gives way to what is typed, and a second click goes into it", async ({ page, site }) => {
	const id = await takenCase(page, site, "quick-click@example.com");
	await writeQuote(page, id, 1);
	const discount = page.getByLabel("Discount, per cent of the goods");
	await discount.click();
	await page.keyboard.type("3");
	await page.keyboard.press("Tab");
	await expect(discount).toHaveValue("3 %");
	const price = page.getByLabel(`Price of one ${SAREE}, INR`);
	await price.click();
	await page.keyboard.type("240");
	await expect(price).toHaveValue("240");
	await price.click();
	await page.keyboard.press("End");
	await page.keyboard.type("0");
	await expect(price).toHaveValue("2400");
});

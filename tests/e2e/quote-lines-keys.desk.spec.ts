import type { Page } from "@playwright/test";
import { takenCase, writeQuote } from "./quote-desk.ts";
import { expect, test } from "./site-test.ts";

const SAREE = "Banarasi Silk Saree";
const SHIRT = "Cotton Round Neck T-shirt";

/** Pastes a text where the focus is, as a spreadsheet leaves it on the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
	await page.evaluate((text) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", text);
		document.activeElement?.dispatchEvent(
			new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
		);
	}, text);
}

test("keys lead down and up a column, and the focus is never lost", async ({ page, site }) => {
	const id = await takenCase(page, site, "columns@example.com");
	await writeQuote(page, id, 1);
	const quantity = (name: string) => page.getByLabel(`Quantity of ${name}`);
	await quantity(SAREE).fill("12");
	await page.keyboard.press("Enter");
	await expect(quantity(SHIRT)).toBeFocused();
	// What is there is selected: the next figure takes its place.
	await page.keyboard.type("75");
	await expect(quantity(SHIRT)).toHaveValue("75");
	await page.keyboard.press("Enter");
	await expect(quantity(SHIRT)).toBeFocused();
	await page.keyboard.press("Shift+Enter");
	await expect(quantity(SAREE)).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(quantity(SAREE)).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(quantity(SHIRT)).toBeFocused();
	await expect(quantity(SAREE)).toHaveValue("12");

	const name = page.getByRole("button", { name: SHIRT });
	await name.focus();
	await page.keyboard.press("ArrowUp");
	await expect(page.getByRole("button", { name: SAREE })).toBeFocused();

	// A line that the company added is taken away again; the focus stays with the lines.
	await page.keyboard.press("a");
	await page.keyboard.type("bridal lehenga set");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Add a line" })).toBeHidden();
	await page.getByRole("button", { name: "Bridal Lehenga Set" }).press("Enter");
	await page.getByRole("button", { name: "Remove the line" }).press("Enter");
	await expect(page.getByRole("heading", { name: "Lines" })).toBeFocused();
});

test("who adds a line goes on with it, and a change of currency keeps the focus beside it", async ({ page, site }) => {
	const id = await takenCase(page, site, "goes-on@example.com");
	await writeQuote(page, id, 1);
	await page.keyboard.press("a");
	await page.getByRole("dialog").getByLabel("Product", { exact: true }).fill("blue stripe shirt");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Quantity of Blue Stripe Shirt")).toBeFocused();
	await page.getByRole("button", { name: "Add a service" }).press("Enter");
	await expect(page.getByLabel("Service", { exact: true })).toBeFocused();
	await page.keyboard.type("Woven labels");
	await expect(page.getByLabel("Quantity of Woven labels")).toBeVisible();
	// A service is of no cloth.
	await expect(page.getByLabel("Composition")).toHaveCount(0);

	const currency = page.getByLabel("Currency", { exact: true });
	await currency.selectOption("USD");
	await page.getByLabel("₹ for one USD").fill("84.35");
	await page.getByLabel("Where it is from").fill("Example Bank");
	await page.keyboard.press("Enter");
	await expect(currency).toHaveValue("USD");
	await expect(currency).toBeFocused();
	await page.getByRole("button", { name: "Change the rate" }).press("Enter");
	await expect(page.getByLabel("₹ for one USD")).toBeFocused();
	await page.getByRole("button", { name: "Cancel" }).press("Enter");
	await expect(currency).toBeFocused();
});

test("lines are put in order by keys, by a button and by hand", async ({ page, site }) => {
	const id = await takenCase(page, site, "order@example.com");
	await writeQuote(page, id, 1);
	const lines = page.getByRole("table", { name: "Lines of the quotation" }).getByRole("rowheader");
	await expect(lines).toContainText([SAREE, SHIRT]);
	const quantity = page.getByLabel(`Quantity of ${SAREE}`);
	await quantity.focus();
	await page.keyboard.press("Alt+ArrowDown");
	await expect(lines).toContainText([SHIRT, SAREE]);
	await expect(page.getByText(`${SAREE}: line 2 of 2.`)).toBeAttached();
	await expect(quantity).toBeFocused();
	await page.keyboard.press("Alt+ArrowUp");
	await expect(lines).toContainText([SAREE, SHIRT]);
	await expect(quantity).toBeFocused();

	await page.getByRole("button", { name: SHIRT }).click();
	await page.getByRole("button", { name: "Move up" }).click();
	await expect(lines).toContainText([SHIRT, SAREE]);
	await page.getByRole("button", { name: SHIRT }).click();

	const row = (name: string) => page.getByRole("row").filter({ hasText: name });
	await row(SAREE).locator("[draggable]").dragTo(row(SHIRT));
	await expect(lines).toContainText([SAREE, SHIRT]);
	await page.keyboard.press("Control+z");
	await expect(lines).toContainText([SHIRT, SAREE]);
});

test("a block from a spreadsheet fills the columns, and what cannot be read is named", async ({ page, site }) => {
	const id = await takenCase(page, site, "paste@example.com");
	await writeQuote(page, id, 1);
	const field = (of: string) => page.getByLabel(of);
	await field(`Quantity of ${SAREE}`).focus();
	await paste(page, "25\t2,400\r\nmany\t430.50\r\n7\t8\r\n");
	await expect(field(`Quantity of ${SAREE}`)).toHaveValue("25");
	await expect(field(`Price of one ${SAREE}, INR`)).toHaveValue("2,400");
	await expect(field(`Quantity of ${SHIRT}`)).toHaveValue("60");
	await expect(field(`Price of one ${SHIRT}, INR`)).toHaveValue("430.50");
	const note = page.getByRole("status").filter({ hasText: "3 figures pasted. Not taken:" });
	await expect(note.getByRole("listitem")).toHaveText([
		`Cotton Round Neck T-shirt, quantity: “many” is not a number.`,
		"1 row below the last line.",
	]);
	// One step, however many fields.
	await page.keyboard.press("Control+z");
	await expect(field(`Price of one ${SHIRT}, INR`)).toHaveValue("450");
	await expect(field(`Quantity of ${SAREE}`)).toHaveValue("10");
});

import { takenCase, writeQuote } from "./quote-desk.ts";
import { expect, live, test } from "./site-test.ts";

test("nothing is reviewed or sent while a change of currency is begun and not done, and the button says so", async ({
	page,
	site,
}) => {
	const id = await takenCase(page, site, "halfway@example.com");
	await writeQuote(page, id, 1);
	const currency = page.getByLabel("Currency", { exact: true });
	const review = page.getByRole("dialog", { name: "Send version 1" });
	const rupees = page.getByLabel("₹ for one EUR");
	await currency.selectOption("EUR");
	await expect(currency.getByRole("option", { selected: true })).toHaveText("EUR €, not converted yet");
	await expect(page.getByText("All amounts are still in INR.")).toBeVisible();
	const why = page.getByRole("status").filter({
		hasText:
			"You chose euros, but the quotation is still in Indian rupees: enter the rate and convert all amounts, or cancel.",
	});
	await expect(why).toBeVisible();
	await expect(page.getByText("Nothing unusual")).toBeHidden();

	// Neither the button nor the key opens the review; both lead to the rate.
	const settle = page.getByRole("button", { name: "Settle the currency" });
	await expect(page.getByRole("button", { name: "Review and send v1" })).toBeHidden();
	await expect(settle).toHaveAccessibleDescription(
		"You chose euros, but the quotation is still in Indian rupees: enter the rate and convert all amounts, or cancel.",
	);
	await settle.click();
	await expect(rupees).toBeFocused();
	await rupees.fill("100");
	await page.getByLabel("Where it is from").fill("Example Bank");
	await page.keyboard.press("Control+Enter");
	await expect(rupees).toBeFocused();
	await expect(review).toBeHidden();

	// Who comes back finds the draft as it is: in rupees, with nothing chosen.
	await page.reload();
	await live(page);
	await expect(currency).toHaveValue("INR");
	await expect(rupees).toBeHidden();
	await expect(page.locator("[data-part=grand-total]")).toContainText("₹52,000");
	await currency.selectOption("EUR");
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(currency).toHaveValue("INR");
	await expect(why).toBeHidden();
	await expect(page.getByText("Nothing unusual")).toBeVisible();

	await currency.selectOption("EUR");
	await rupees.fill("100");
	await page.getByLabel("Where it is from").fill("Example Bank");
	await page.getByRole("button", { name: "Convert all amounts to EUR" }).click();
	await expect(why).toBeHidden();
	await expect(page.getByRole("button", { name: "Review and send v1" })).toHaveAccessibleDescription("");

	// The way back to rupees, and another rate, are changes like it.
	await currency.selectOption("INR");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByRole("button", { name: "Convert all amounts to rupees" })).toBeFocused();
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("button", { name: "Change the rate" }).click();
	await page.keyboard.press("Control+Enter");
	await expect(rupees).toBeFocused();
	await expect(page.getByText("The new rate is not in use yet: use it, or cancel.")).toBeVisible();
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.keyboard.press("Control+Enter");
	await expect(review).toContainText("€520.00");
});

test("an act that has nothing to work on yet does not look like one that can be done", async ({ page, site }) => {
	const id = await takenCase(page, site, "pale@example.com");
	await writeQuote(page, id, 1);
	const colour = (name: RegExp) => page.getByRole("button", { name }).evaluate((node) => getComputedStyle(node).color);
	await expect(page.getByRole("button", { name: /^Offer another product/ })).toBeDisabled();
	expect(await colour(/^Offer another product/)).not.toBe(await colour(/^Add a line/));
});

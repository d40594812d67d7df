import { indiaDay } from "../../domain/shared/india-day.ts";
import { buyersCase } from "./buyer.ts";
import { takenCase, writeQuote } from "./quote-desk.ts";
import { expect, test } from "./site-test.ts";

test("the rate of the last offer in a currency is entered by a press, looked at, and then used", async ({
	page,
	site,
}) => {
	const former = await buyersCase(site, { email: "dirhams@example.com", company: "Dirhams Example" });
	const lines = await former.does(async (shop) => (await shop.services.quotes.draft(former.id))?.content.lines ?? []);
	// In dirhams no other test sends anything.
	await former.quote({
		currency: "AED",
		rate: { currency: "AED", perUnit: 230_000, day: indiaDay(Date.now()), source: "Example Bank" },
		lines: lines.map((line) => ({ ...line, unitPrice: 10_800, listPoints: null })),
	});

	const id = await takenCase(page, site, "again-dirhams@example.com");
	await writeQuote(page, id, 1);
	await page.getByLabel("Currency", { exact: true }).selectOption("AED");
	const rupees = page.getByLabel("₹ for one AED");
	const source = page.getByLabel("Where it is from");
	const convert = page.getByRole("button", { name: "Convert all amounts to AED" });

	// Never by itself: what is missing is marked.
	await expect(rupees).toHaveValue("");
	await convert.click();
	await expect(rupees).toBeFocused();
	await expect(rupees).toHaveAttribute("aria-invalid", "true");
	await expect(rupees).toHaveAccessibleDescription(/^Please enter the rupees for one AED/);

	await expect(page.getByText(/^Last sent, by Example Staff: ₹23\.00 for one AED, .*, Example Bank\./)).toBeVisible();
	await page.getByRole("button", { name: "Enter this rate" }).click();
	await expect(rupees).toHaveValue("23.00");
	await expect(source).toHaveValue("Example Bank");
	await expect(page.getByRole("button", { name: "Enter this rate" })).toHaveCount(0);
	await expect(page.locator("[data-part=grand-total]")).toContainText("₹52,000");
	await expect(rupees).toBeFocused();
	await page.keyboard.press("Enter");
	// 10 x 2,500 and 60 x 450 at 23: 10 x 108.70 and 60 x 19.57
	await expect(page.locator("[data-part=grand-total]")).toContainText("2,261.20");
	await expect(page.getByText(/^₹23\.00 for one AED, .*, Example Bank/)).toBeVisible();
});

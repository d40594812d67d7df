import { plainDelivery } from "../../domain/quotes/delivery.ts";
import { priya } from "../support/cases.ts";
import { buyersCase, readRow } from "./buyer.ts";
import { beside } from "./cases.ts";
import { takenCase, writeQuote } from "./quote-desk.ts";
import { expect, expectAccessible, live, open, test } from "./site-test.ts";

const items = JSON.stringify([{ id: "cotton-round-neck-t-shirt", quantity: 60, price: 45_000 }]);
const rate = { currency: "EUR", perUnit: 1_000_000, day: "2026-11-20", source: "Example Bank" } as const;

/** Others that ran on this site may have left some. */
test.beforeEach(({ site }) =>
	beside(site, async (database) => {
		await database.tx((db) => db.deleteFrom("quote_template").execute());
	}),
);

test("an offer is saved as a template, looked at against another request, taken over, renamed and deleted", async ({
	page,
	site,
	complaints,
}) => {
	const name = "Shirts, two ways";
	const former = await buyersCase(site, { items, company: "Template Trading" });
	const lines = await former.does(async (shop) => (await shop.services.quotes.draft(former.id))?.content.lines ?? []);
	await former.quote({
		...{ currency: "EUR", rate, paymentTerms: "All in advance, in euros" },
		lines: lines.map((line) => ({ ...line, unitPrice: 420, listPoints: null })),
		deliveries: [plainDelivery("d1", "CIF", "Hamburg"), plainDelivery("d2", "EXW", "Erode")],
		schedule: [{ part: { typed: "percent", percent: 10_000 }, trigger: "proforma", days: 7 }],
	});
	const id = await takenCase(page, site, "template@example.com");
	await writeQuote(page, former.id, 2);
	await page.getByRole("button", { name: "Save as template" }).click();
	const saving = page.getByRole("dialog", { name: "Save as template" });
	await expect(saving.getByLabel("Name")).toBeFocused();
	await page.keyboard.type(name);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Saved as a template.")).toBeVisible();

	// The same name once more: the other one is replaced only when that is wanted.
	await page.getByRole("button", { name: "Save as template" }).click();
	await page.keyboard.type(name.toUpperCase());
	await page.keyboard.press("Enter");
	await expect(saving.getByLabel("Name")).toHaveAccessibleDescription(
		`There is a template “${name.toUpperCase()}” already.`,
	);
	await saving.getByRole("button", { name: "Replace it" }).click();
	await expect(saving).toBeHidden();
	// The browser names the refusal itself.
	await complaints.toHave(/status of 409/);

	await writeQuote(page, id, 1);
	const before = await page.getByLabel("Payment, the words").inputValue();
	await page.getByRole("heading", { name: "Quotation v1" }).click();
	await page.keyboard.press("c");
	const list = page.getByRole("dialog", { name: "Copy from", exact: true });
	await expect(list.getByLabel("Template, buyer, company or reference")).toBeFocused();
	await page.keyboard.type("template trading");
	await expect(list.getByRole("button", { name: /Template Trading/ })).toBeVisible();
	await expect(list.getByText("None of this name.")).toBeVisible();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("two ways");
	await list.getByRole("button", { name: /^SHIRTS, TWO WAYS/ }).click();

	// What it gives without a rate is ticked; what would change stands below, and is nothing before it is taken.
	const choice = page.getByRole("dialog", { name: "Copy from the template “SHIRTS, TWO WAYS”" });
	await expect(choice.getByRole("checkbox", { name: /^Payment All in advance/ })).toBeChecked();
	await expect(choice.getByRole("checkbox", { name: /^Prices/ })).not.toBeChecked();
	const would = choice.getByRole("table", { name: "What would change" });
	await expect(would.getByRole("row", { name: /^Payment .*All in advance, in euros/ })).toBeVisible();
	await choice.getByRole("checkbox", { name: /^Prices/ }).check();
	await expect(
		would.getByRole("row", { name: /^Cotton Round Neck T-shirt ₹450 each ₹420 each −1,800$/ }),
	).toBeVisible();
	await choice.getByRole("checkbox", { name: /^All ways of delivery/ }).check();
	await expect(
		would.getByRole("row", { name: /^Other ways of delivery none beside the first EXW Erode 50,200/ }),
	).toBeVisible();
	await expect(would.getByRole("row", { name: "Total ₹52,000 ₹50,200 −1,800" })).toBeVisible();
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectAccessible(page);
	await choice.getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByLabel("Payment, the words")).toHaveValue(before);

	const openList = async () => {
		await page.getByRole("button", { name: /^Copy from/ }).click();
		await expect(list.getByRole("button", { name: /^Rename / })).toHaveCount(1);
	};
	await openList();
	await expectAccessible(page);
	await list.getByRole("button", { name: /^SHIRTS, TWO WAYS/ }).click();
	await choice.getByRole("button", { name: "Copy what is ticked" }).click();
	await expect(page.getByLabel("Payment, the words")).toHaveValue("All in advance, in euros");
	// The one step back.
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByLabel("Payment, the words")).toHaveValue(before);

	await openList();
	await list.getByRole("button", { name: /^Rename / }).click();
	await list.getByLabel(/^New name of/).fill("Shirts for Hamburg");
	await list.getByRole("button", { name: "Rename", exact: true }).click();
	await expect(list.getByRole("button", { name: /^Shirts for Hamburg/ })).toBeVisible();
	await list.getByRole("button", { name: "Delete Shirts for Hamburg" }).click();
	await list.getByRole("button", { name: "Keep it" }).click();
	await list.getByRole("button", { name: "Delete Shirts for Hamburg" }).click();
	await list.getByRole("button", { name: "Delete it" }).click();
	await expect(list.getByText("None yet.")).toBeVisible();
	expect(readRow(site, "select count(*) as count from quote_template").count).toBe(0);
});

test("by keys alone from the case to sent: a template, a price, the review; the server is away in between", async ({
	page,
	site,
	complaints,
}) => {
	const source = await takenCase(page, site, "keys-source@example.com");
	await beside(site, async (_, shop) => {
		const draft = await shop.services.quotes.draft(source);
		if (!draft) throw new Error("There is no draft.");
		const content = { ...draft.content, paymentTerms: "Letter of credit at sight" };
		await shop.services.quoteTemplates.save(priya, { name: "Keys alone", content, withPrices: false });
	});
	const id = await takenCase(page, site, "keys-alone@example.com");
	await open(page, `/desk/requests/${id}`);
	await live(page);
	await page.keyboard.press("q");
	await expect(page.getByRole("heading", { name: "Quotation v1" })).toBeVisible();
	await live(page);

	// The list does not come: what to do is said, and nothing is lost.
	complaints.allowOffline();
	await page.route(/\/quote\/patterns/, (route) => route.abort("internetdisconnected"));
	await page.keyboard.press("c");
	const list = page.getByRole("dialog", { name: "Copy from", exact: true });
	await expect(list.getByText("The list could not be loaded. The draft stays as it is.")).toBeVisible();
	await page.unroute(/\/quote\/patterns/);
	await page.keyboard.press("Tab");
	await expect(list.getByRole("button", { name: "Try again" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(list.getByRole("button", { name: /^Keys alone/ })).toBeVisible();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.type("keys");
	await page.keyboard.press("Enter");
	const choice = page.getByRole("dialog", { name: "Copy from the template “Keys alone”" });
	await expect(choice.getByRole("checkbox", { name: /^Payment/ })).toBeChecked();
	const copy = choice.getByRole("button", { name: "Copy what is ticked" });
	for (let press = 0; press < 8 && !(await copy.evaluate((button) => button === document.activeElement)); press++)
		await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Payment, the words")).toHaveValue("Letter of credit at sight");

	// From the first field of the column down to the second, which is the shirt's.
	await page.getByLabel("Price of one Banarasi Silk Saree, INR").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Price of one Cotton Round Neck T-Shirt, INR")).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("440");
	await page.keyboard.press("Control+Enter");
	const review = page.getByRole("dialog", { name: "Send version 1" });
	const send = review.getByRole("button", { name: /^Send version 1/ });
	await expect(send).toBeEnabled();
	for (let press = 0; press < 8 && !(await send.evaluate((button) => button === document.activeElement)); press++)
		await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+$/, { timeout: 30_000 });
	// 10 x 2,500 + 60 x 440
	await expect(page.getByText("₹51,400").first()).toBeVisible();
});

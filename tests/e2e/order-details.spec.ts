import type { Page } from "@playwright/test";
import { exampleOrder } from "../support/example-forms.ts";
import { buyersCase, readRow } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import {
	anyWidth,
	expect,
	expectAccessible,
	fillOrder,
	keepInCart,
	open,
	orderButton,
	shownReference,
	test,
} from "./site-test.ts";

const FOLD = "Dates, terms and currency (optional)";
const FIELD = "Your reference";

test("a reference of the buyer's own is folded away, kept, checked, sent, and read on both sides", async ({
	page,
	site,
}, info) => {
	await keepInCart(page, { "bridal-lehenga-set": 3 });
	await open(page, "/checkout");
	const field = page.getByLabel(FIELD);
	await expect(field).toBeHidden();
	await page.getByText(FOLD).click();
	await field.fill("x".repeat(61));
	await fillOrder(page, `reference-${info.project.name}@example.com`);
	await expectAccessible(page);
	await expect(page.getByText(/Kept on this device/)).toBeVisible();

	// What is kept comes back where it can be seen.
	await page.reload();
	await expect(field).toHaveValue("x".repeat(61));
	await expect(field).toBeVisible();

	// Folded again, it opens where something in it is to be changed.
	await page.getByText(FOLD).click();
	await expect(field).toBeHidden();
	await orderButton(page).click();
	await expect(field).toBeFocused();
	await expect(field).toHaveAccessibleDescription("Please keep this under 60 characters.");
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("One field needs a change before we can send this.");
	await expect(alert.getByRole("link")).toHaveText(["Your reference"]);
	await expect(alert).toContainText("Everything else is kept.");
	await field.fill("PO-4711");
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	const reference = await shownReference(page);

	const link = await page.getByRole("link", { name: "Open your private page" }).getAttribute("href");
	await open(page, link ?? "");
	const summary = page.getByRole("complementary");
	await expect(summary.getByRole("definition").filter({ hasText: "PO-4711" })).toBeVisible();
	await expect(summary.getByRole("term").filter({ hasText: "Your reference" })).toBeVisible();

	await signedIn(page, site, "staff");
	const { id } = readRow(site, "select id from quote_case where reference = ?", reference);
	await open(page, `/desk/requests/${id}`);
	const details = page.getByRole("region", { name: "Order details" });
	await expect(details.getByText("Buyer’s reference")).toBeVisible();
	await expect(details.getByText("PO-4711")).toBeVisible();
});

/** A day in February of the next year, as it is typed into the field, posted, and read. */
const YEAR = new Date().getFullYear() + 1;
const DAY = { keys: `0226${YEAR}`, value: `${YEAR}-02-26`, text: `26 Feb ${YEAR}`, words: `26 February ${YEAR}` };

test("wishes are filled in by keys alone, and stand on the thank-you page, the private page and the case", async ({
	page,
	site,
}, info) => {
	await keepInCart(page, { "bridal-lehenga-set": 3 });
	await open(page, "/checkout");
	await fillOrder(page, `wishes-${info.project.name}@example.com`);
	await page.getByLabel("Notes").focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	const day = page.getByLabel("Goods needed by");
	await expect(day).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(day).toBeFocused();
	// A day without its year would be sent as none.
	await page.keyboard.type("0226");
	await page.getByLabel("Full name").focus();
	await page.keyboard.press("Enter");
	await expect(day).toBeFocused();
	await expect(day).toHaveAccessibleDescription("Please enter a valid date.");
	await page.keyboard.type("02262020");
	await page.getByLabel("Full name").focus();
	await page.keyboard.press("Enter");
	await expect(day).toBeFocused();
	await expect(day).toHaveAccessibleDescription("Please choose today or a later day. 26 February 2020");
	await expectAccessible(page);
	await page.keyboard.type(DAY.keys);
	await expect(day).toHaveValue(DAY.value);
	// The field shows it in the browser's order: below it stands what everybody reads alike, after a reload too.
	await expect(day).toHaveAccessibleDescription(new RegExp(`${DAY.words}$`));
	await expect(page.getByText(/Kept on this device/)).toBeVisible();
	await page.reload();
	await expect(day).toHaveAccessibleDescription(DAY.words);
	await page.getByRole("button", { name: "Clear" }).click();
	await expect(day).toHaveValue("");
	await expect(day).toHaveAccessibleDescription("");
	await fillOrder(page, `wishes-${info.project.name}@example.com`);
	await day.fill(DAY.value);
	await expect(day).toHaveAccessibleDescription(DAY.words);

	const term = page.getByLabel("Delivery terms wanted");
	const place = page.getByLabel("Port or city");
	const currency = page.getByLabel("Currency wanted");
	await term.focus();
	await page.keyboard.type("CIF");
	await expect(term).toHaveValue("CIF");
	await page.keyboard.press("Tab");
	await expect(place).toBeFocused();
	await expect(place).toHaveAccessibleDescription(/your port for CIF or your city for DDP/);
	await page.keyboard.type("Felixstowe");
	await page.keyboard.press("Tab");
	await expect(currency).toBeFocused();
	await expect(currency).toHaveAccessibleDescription(/Prices here stay in rupees/);
	await page.keyboard.type("GBP");
	await expect(currency).toHaveValue("GBP");
	// Prices stay in rupees whatever is wished for.
	await expect(page.getByText("₹25,500").filter({ visible: true }).first()).toBeVisible();

	// What is kept comes back, each in its field.
	await expect(page.getByText(/Kept on this device/)).toBeVisible();
	await page.reload();
	await expect(term).toBeVisible();
	await expect(day).toHaveValue(DAY.value);
	await expect(term).toHaveValue("CIF");
	await expect(place).toHaveValue("Felixstowe");
	await expect(currency).toHaveValue("GBP");
	await place.focus();
	await page.keyboard.press("Enter");

	await expect(page).toHaveURL(/\/thank-you$/);
	const thanks = page.getByRole("main");
	await expect(thanks.getByRole("definition").filter({ hasText: DAY.text })).toBeVisible();
	await expect(thanks).toContainText("CIF, freight paid, insured");
	await expect(thanks).toContainText("GBP, pounds sterling");
	await expectAccessible(page);
	const reference = await shownReference(page);

	const link = await page.getByRole("link", { name: "Open your private page" }).getAttribute("href");
	await open(page, link ?? "");
	const summary = page.getByRole("complementary");
	for (const text of [DAY.text, "CIF, freight paid, insured", "Felixstowe", "GBP, pounds sterling"])
		await expect(summary.getByRole("definition").filter({ hasText: text })).toBeVisible();
	await expectAccessible(page);

	await signedIn(page, site, "staff");
	const { id } = readRow(site, "select id from quote_case where reference = ?", reference);
	await open(page, `/desk/requests/${id}`);
	const details = page.getByRole("region", { name: "Order details" });
	for (const text of ["Needed by", DAY.text, "CIF, freight paid, insured", "Felixstowe", "GBP, pounds sterling"])
		await expect(details.getByText(text, { exact: true })).toBeVisible();
});

test("a day that another tab keeps is said in words in an open fold, too", anyWidth, async ({ page }) => {
	const fold = async (one: Page) => {
		await keepInCart(one, { "bridal-lehenga-set": 3 });
		await open(one, "/checkout");
		await one.getByText(FOLD).click();
		return one.getByLabel("Goods needed by");
	};
	const day = await fold(page);
	const other = await fold(await page.context().newPage());
	await page.getByLabel(FIELD).fill("PO-1");
	await expect(other.page().getByLabel(FIELD)).toHaveValue("PO-1");
	await day.fill(DAY.value);
	await expect(other).toHaveValue(DAY.value);
	await expect(other).toHaveAccessibleDescription(DAY.words);
});

test("an order that is asked for again brings its wishes to the checkout, and leaves what is typed there", async ({
	page,
	site,
}) => {
	const wishes = { deliveryTerm: "DDP", deliveryPlace: "Leeds", currency: "GBP" };
	const one = await buyersCase(site, { ...wishes, neededBy: DAY.value, buyerReference: "PO-1" });
	await keepInCart(page, { "bridal-lehenga-set": 3 });
	await open(page, "/checkout");
	await page.getByLabel("Full name").fill("Example Colleague");
	await page.getByText(FOLD).click();
	await page.getByLabel("Currency wanted").selectOption("EUR");
	await expect(page.getByText(/Kept on this device/)).toBeVisible();

	await open(page, `${one.path}/cart`);
	await expect(
		page.getByText("The checkout will be filled in with what you asked for before: DDP, to Leeds, in GBP."),
	).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: /to the cart/ }).click();
	await expect(page).toHaveURL(/\/checkout$/);
	await expect(page.getByLabel("Delivery terms wanted")).toHaveValue("DDP");
	await expect(page.getByLabel("Delivery terms wanted")).toBeVisible();
	await expect(page.getByLabel("Port or city")).toHaveValue("Leeds");
	// Typed here, so it stays; day and reference were those of the former order.
	await expect(page.getByLabel("Currency wanted")).toHaveValue("EUR");
	await expect(page.getByLabel("Full name")).toHaveValue("Example Colleague");
	await expect(page.getByLabel("Goods needed by")).toHaveValue("");
	await expect(page.getByLabel(FIELD)).toHaveValue("");
});

test(
	"without script it comes back unfolded with what was typed, and what is to be changed",
	anyWidth,
	async ({ page, site }) => {
		const { items, ...typed } = exampleOrder;
		const post = async (formKey: string) => {
			const wishes = { neededBy: "2020-02-26", deliveryTerm: "FOB", deliveryPlace: "Felixstowe", currency: "GBP" };
			const form = { ...typed, items, formKey, buyerReference: "PO-4711", ...wishes };
			return (await page.request.post("/checkout", { headers: { Origin: site.url }, form })).text();
		};
		const html = await post("");
		expect(html).toMatch(/<details[^>]* open=""[^>]*><summary>Dates, terms and currency/);
		expect(html).toMatch(/<input[^>]*name="buyerReference"[^>]*value="PO-4711"/);
		expect(html).toMatch(/<input[^>]*name="neededBy"[^>]*value="2020-02-26"/);
		expect(html).toContain("26 February 2020");
		expect(html).toMatch(/<option value="FOB" selected=""/);
		expect(html).toMatch(/<option value="GBP" selected=""/);
		expect(html).toMatch(/<input[^>]*name="deliveryPlace"[^>]*value="Felixstowe"/);

		// The first answer gave the form its key; the second, after the time a person needs to read, is taken for theirs.
		const [, formKey = ""] = /name="formKey" value="([^"]+)"/.exec(html) ?? [];
		await expect(async () => expect(await post(formKey)).toContain("Please choose today or a later day.")).toPass();
		const fresh = await (await page.request.get("/checkout")).text();
		expect(fresh).not.toMatch(/<details[^>]* open=""[^>]*><summary>Dates, terms and currency/);
	},
);

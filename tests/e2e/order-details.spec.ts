import { exampleOrder } from "../support/example-forms.ts";
import { readRow } from "./buyer.ts";
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

const FOLD = "More about this order (optional)";
const FIELD = "Your reference (optional)";

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
	await expect(field).toHaveAccessibleDescription("Please keep this under 60 characters");
	await expect(page.getByRole("alert")).toContainText("Your reference is marked below; everything else is kept.");
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
	const rail = page.getByRole("complementary", { name: "About this case" });
	await expect(rail.getByText("Buyer’s reference")).toBeVisible();
	await expect(rail.getByText("PO-4711")).toBeVisible();
});

test("without script it comes back unfolded with what was typed", anyWidth, async ({ page, site }) => {
	const { items, ...typed } = exampleOrder;
	const answer = await page.request.post("/checkout", {
		headers: { Origin: site.url },
		form: { ...typed, items, buyerReference: "PO-4711" },
	});
	const html = await answer.text();
	expect(html).toMatch(/<details[^>]* open=""[^>]*><summary>More about this order/);
	expect(html).toMatch(/<input[^>]*name="buyerReference"[^>]*value="PO-4711"/);
	const fresh = await (await page.request.get("/checkout")).text();
	expect(fresh).not.toMatch(/<details[^>]* open=""[^>]*><summary>More about this order/);
});

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { COUNTRIES } from "../../domain/shared/country.ts";
import { countries } from "../../messages/en/countries.ts";
import {
	anyWidth,
	expect,
	expectBelow,
	fillOrder,
	holdPosts,
	keepInCart,
	open,
	openSummary,
	order,
	orderButton,
	test,
	toast,
} from "./site-test.ts";

test("an empty cart leads to the products", anyWidth, async ({ page }) => {
	await page.goto("/checkout");
	await expect(page).toHaveURL(/\/products$/);
	await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
});

test("the summary lists the items; quantities step by one and never below the minimum", async ({ page }) => {
	await keepInCart(page, { "banarasi-silk-saree": 10, "cotton-round-neck-t-shirt": 50 });
	await open(page, "/checkout");
	const summary = await openSummary(page);
	await expect(summary.getByRole("heading", { level: 3 })).toHaveText([
		"Banarasi Silk Saree",
		"Cotton Round Neck T-shirt",
	]);
	const total = summary.locator("[aria-live] b");
	await expect(total).toHaveText("₹47,500");
	const saree = summary.getByRole("listitem").filter({ hasText: "Banarasi Silk Saree" });
	const less = saree.getByRole("button", { name: "Decrease quantity" });
	await expect(less).toBeDisabled();
	await saree.getByRole("button", { name: "Increase quantity" }).click();
	await expect(saree.getByRole("textbox", { name: "Quantity" })).toHaveValue("11");
	await expect(total).toHaveText("₹50,000");
	await less.click();
	await expect(saree.getByRole("textbox", { name: "Quantity" })).toHaveValue("10");
	await expect(less).toBeDisabled();
	await expect(total).toHaveText("₹47,500");
	await saree.getByRole("button", { name: /^Remove/ }).click();
	await summary.getByRole("button", { name: /^Remove/ }).click();
	await expect(page).toHaveURL(/\/products$/);
});

const BAD_PHONE = "Please enter a valid phone number";
const PHONE_HINT = "With country code, such as +44 or +971";
const ADDRESS_HINT = "Street and number, city, state or province, and postal code, each on its own line";
/** The hint under a field stays with what is wrong there. */
const HINTS: Readonly<Record<string, string>> = { Phone: PHONE_HINT, Address: ADDRESS_HINT };

test("each wrong field of the order form says so under it, in the specification's words", async ({ page }) => {
	await keepInCart(page, { "bridal-lehenga-set": 3 });
	await open(page, "/checkout");
	await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(PHONE_HINT);
	await orderButton(page).click();
	for (const [label, sentence] of [
		["Full name", "Full name must be at least 2 characters"],
		["Email", "Please enter a valid email address"],
		["Phone", BAD_PHONE],
		["Country", "Please select your country"],
		["Address", "Please enter your complete address"],
	] as const) {
		const field = page.getByLabel(label);
		await expect(field).toHaveAccessibleDescription([sentence, HINTS[label]].filter(Boolean).join(" "));
		await expectBelow(page.locator("p[id$=-error]").getByText(sentence), field);
	}
	// Above the form each of them is named once, and leads to its field.
	const wrong = page.getByRole("alert").filter({ hasText: "Five fields need a change" });
	await expect(wrong.getByRole("listitem")).toHaveText(["Full name", "Email", "Phone", "Country", "Address"]);
	await wrong.getByRole("link", { name: "Country" }).press("Enter");
	await expect(page.getByLabel("Country")).toBeFocused();
	for (const label of ["Company", "Notes"]) await expect(page.getByLabel(label)).not.toHaveAttribute("aria-invalid");
	await expect(page.getByLabel("Country").getByRole("option")).toHaveText([
		"Select your country",
		...COUNTRIES.map((code) => countries[code]),
		"Other country",
	]);
	await page.getByLabel("Phone").fill("123456789");
	await page.getByLabel("Address").fill("9 letters");
	await orderButton(page).click();
	await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(`${BAD_PHONE} ${PHONE_HINT}`);
	await expect(page.getByLabel("Address")).toHaveAccessibleDescription(
		`Please enter your complete address ${ADDRESS_HINT}`,
	);
});

test("an order says 'Processing...', is stored with its lines, thanked for, and the cart is empty", async ({
	page,
	site,
}, info) => {
	const email = `order-${info.project.name}@example.com`;
	await keepInCart(page, { "banarasi-silk-saree": 12, "bridal-lehenga-set": 3 });
	await open(page, "/checkout");
	await fillOrder(page, email);
	const release = await holdPosts(page, "**/checkout.data*");
	await orderButton(page).click();
	await expect(orderButton(page)).toHaveText("Processing...");
	await expect(orderButton(page)).toBeDisabled();
	release();
	await expect(page).toHaveURL(/\/thank-you$/);
	await expect(toast(page, "Order request submitted successfully! We will contact you soon.")).toBeVisible();
	await expect(page.locator("[data-toasts] > *")).toHaveAttribute("data-type", "success");
	await expect
		.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("thari-cart") ?? "{}").state.items))
		.toEqual([]);
	await expect(page.locator("html")).not.toHaveAttribute("data-cart");

	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
	const request = database
		.prepare(
			"select id, reference, customer_name, email, phone, company, country, address, notes, total_amount from quote_request where email = ?",
		)
		.get(email);
	const lines = database
		.prepare(
			"select product_id as id, name, price, quantity, category from quote_request_line where request_id = ? order by position",
		)
		.all(String(request?.id));
	database.close();
	const { id: _, reference, ...payload } = { ...request };
	expect(payload).toEqual({
		customer_name: order["Full name"],
		email,
		phone: order.Phone,
		company: null,
		country: "GB",
		address: order.Address,
		notes: null,
		total_amount: 5_550_000,
	});
	expect(lines.map((line) => ({ ...line }))).toEqual([
		{ id: "banarasi-silk-saree", name: "Banarasi Silk Saree", price: 250_000, quantity: 12, category: "silk-sarees" },
		{ id: "bridal-lehenga-set", name: "Bridal Lehenga Set", price: 850_000, quantity: 3, category: "lehengas" },
	]);
	await expect(page.getByRole("main")).toContainText(String(reference));
	expect(reference).toMatch(/^\d{8}$/);
});

test(
	"a failed order shows the error toast and keeps the form and the cart",
	anyWidth,
	async ({ page, complaints }, info) => {
		await keepInCart(page, { "bridal-lehenga-set": 3 });
		await open(page, "/checkout");
		await page.route("**/checkout.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
		await fillOrder(page, `failed-order-${info.project.name}@example.com`);
		await orderButton(page).click();
		await expect(toast(page, "Failed to submit order. Please try again.")).toBeVisible();
		await expect(page.locator("[data-toasts] > *")).toHaveAttribute("data-type", "error");
		await expect(page).toHaveURL(/\/checkout$/);
		for (const [label, text] of Object.entries(order)) await expect(page.getByLabel(label)).toHaveValue(text);
		await expect(page.getByLabel("Country")).toHaveValue("GB");
		await expect(orderButton(page)).toBeEnabled();
		await expect(page.locator("html")).toHaveAttribute("data-cart", "3");
		const said = page.locator("form#order").getByRole("alert").filter({ hasText: /\S/ });
		await expect(said).toHaveCount(1);
		await expect(said).toBeFocused();
		await expectBelow(said, page.locator("form#order").getByRole("button", { name: "Submit Order Request" }));
		// The browser reports the answer this test has put in the server's place.
		await complaints.toHave(/status of 500/);
	},
);

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onOwnSite } from "./own-site.ts";
import {
	anyWidth,
	expect,
	expectAccessible,
	fillOrder,
	keepInCart,
	open,
	openCart,
	openSummary,
	orderButton,
} from "./site-test.ts";

const test = onOwnSite();

/** What the owner has filled in: prices at quantity and a minimum per colour for one shirt, a pool of two others. */
test.beforeAll(async ({ site }) => {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	database.exec(`begin immediate;
		update product set details = json_set(details, '$.minPerColour', 20,
			'$.priceTiers', json('[{"from":100,"price":78000},{"from":300,"price":75000}]')) where id = 'madras-check-shirt';
		insert into pool (id, name, minimum, least) values ('stripes', 'Linen and stripes', 100, 10) on conflict do nothing;
		update product set pool_id = 'stripes' where id in ('blue-stripe-shirt', 'sage-linen-shirt');
		update catalogue_version set version = version + 1;
		commit`);
	database.close();
	// Another process than the site's own has written: it looks every second.
	const page = async () => (await fetch(`${site.url}/products/madras-check-shirt`)).text();
	await expect.poll(page).toContain("From 300 pieces");
});

test("prices at quantity are told on the page, and what is ordered follows them to the receipt", async ({
	page,
}, info) => {
	await open(page, "/products/madras-check-shirt");
	const main = page.getByRole("main");
	await expect(main.getByRole("table", { name: "Price per piece at quantity" }).getByRole("row")).toHaveText([
		/30 to 99 pieces ?₹820/,
		/100 to 299 pieces ?₹780/,
		/From 300 pieces ?₹750/,
	]);
	await expect(main.getByText("Minimum 20 pieces of each colour that you choose.")).toBeVisible();
	const quantity = main.getByRole("textbox", { name: "Quantity" });
	await expect(main.getByRole("definition").first()).toHaveText("₹820");
	await quantity.press("ControlOrMeta+A");
	await page.keyboard.type("99");
	await expect(main.getByText("₹81,180").first()).toBeVisible();
	await quantity.press("ArrowUp");
	await expect(main.getByText("₹78,000").first()).toBeVisible();
	await expect(main.getByRole("definition").first()).toHaveText("₹780");
	await expectAccessible(page);
	await quantity.press("Enter");
	const drawer = await openCart(page);
	await expect(drawer.getByText("₹780 per piece, min 30")).toBeVisible();
	await drawer.getByRole("textbox", { name: "Quantity" }).fill("300");
	await expect(drawer.getByText("₹750 per piece, min 30")).toBeVisible();
	await expect(drawer.getByText("₹2,25,000").first()).toBeVisible();

	await open(page, "/checkout");
	const amounts = (await openSummary(page)).getByText("₹2,25,000", { exact: true });
	await expect(amounts.filter({ visible: true }).first()).toBeVisible();
	await expectAccessible(page);
	await fillOrder(page, `tiers-${info.project.name}@example.com`);
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	await expect(page.getByRole("definition").filter({ hasText: "₹2,25,000" })).toBeVisible();
	await page.getByRole("main").locator('a[href^="/q/"]').click();
	await expect(page.getByText("₹2,25,000").first()).toBeVisible();
});

test("a cart of before is told of the new price and takes it over", anyWidth, async ({ page, complaints }, info) => {
	await keepInCart(page, { "madras-check-shirt": 120 });
	await open(page, "/checkout");
	await fillOrder(page, `before-${info.project.name}@example.com`);
	await orderButton(page).click();
	await expect(
		page
			.getByText("Madras Check Shirt is now ₹780 per piece (your cart showed ₹820). The new price is in your cart.")
			.first(),
	).toBeVisible();
	await complaints.toHave(/status of 422/);
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	await expect(page.getByRole("definition").filter({ hasText: "₹93,600" })).toBeVisible();
});

test("the dialog shows the price of what is typed, and how far a shared minimum is reached", async ({ page }) => {
	await keepInCart(page, { "blue-stripe-shirt": 40 });
	await open(page, "/products?category=shirts");
	const card = page.getByRole("article").filter({ hasText: "Sage Linen Shirt" });
	await card.getByRole("button", { name: /Add to Cart/ }).press("Enter");
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText("Minimum 100 pieces across Linen and stripes, at least 10 of each.")).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Add to Cart" })).toBeInViewport({ ratio: 1 });
	const quantity = dialog.getByRole("textbox", { name: "Quantity" });
	await expect(quantity).toHaveValue("10");
	await expect(dialog.getByText("Linen and stripes together", { exact: false })).toBeVisible();
	await quantity.press("ControlOrMeta+A");
	await page.keyboard.type("60");
	await expectAccessible(page);
	await quantity.press("Enter");
	await expect(dialog).toBeHidden();
});

test("a shared minimum is told in cart and checkout, and the server refuses what is below it by line", async ({
	page,
	complaints,
}, info) => {
	await open(page, "/products?category=shirts");
	for (const name of ["Blue Stripe Shirt", "Sage Linen Shirt"]) {
		const card = page.getByRole("article").filter({ hasText: name });
		await card.getByRole("button", { name: /Add to Cart/ }).press("Enter");
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("textbox", { name: "Quantity" }).press("ControlOrMeta+A");
		await page.keyboard.type("40");
		await page.keyboard.press("Enter");
		await expect(dialog).toBeHidden();
	}
	const drawer = await openCart(page);
	await expect(drawer.getByText("Linen and stripes together: 80 of 100 pieces, 20 more needed")).toBeVisible();
	await expectAccessible(page);
	await open(page, "/checkout");
	const summary = await openSummary(page);
	await expect(summary.getByText("Linen and stripes together: 80 of 100 pieces, 20 more needed")).toBeVisible();
	await fillOrder(page, `pool-${info.project.name}@example.com`);
	await orderButton(page).click();
	const sentence = "Linen and stripes: the minimum is 100 pieces together. Please add 20 more of any of them.";
	await expect(page.getByRole("listitem").filter({ hasText: sentence }).first()).toBeVisible();
	await expect(summary.getByText(sentence)).toHaveCount(2);
	await complaints.toHave(/status of 422/);
	await expectAccessible(page);
	await openSummary(page);
	await summary.getByRole("textbox", { name: "Quantity" }).first().fill("60");
	await expect(summary.getByText("Linen and stripes together: minimum of 100 pieces reached")).toBeVisible();
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test(
		"the page tells prices at quantity and minimums, and works out the price of a split",
		anyWidth,
		async ({ page }) => {
			await page.goto("/products/madras-check-shirt");
			await expect(page.getByRole("table", { name: "Price per piece at quantity" })).toBeVisible();
			await page.goto("/products/madras-check-shirt/choices?quantity=120");
			await expect(page.getByRole("main").getByText("₹93,600")).toBeVisible();
			await page.getByRole("textbox", { name: "Maroon, ecru and navy, S" }).fill("12");
			await page.getByRole("button", { name: "Work out the total" }).press("Enter");
			await expect(
				page.getByText("Madras Check Shirt in Maroon, ecru and navy: 12 of 20 pieces, 8 more needed"),
			).toBeVisible();
		},
	);
});

import type { ProductTexts } from "../../domain/catalogue/product-texts.ts";
import { priya } from "../support/cases.ts";
import { buyersCase } from "./buyer.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import {
	addToCart,
	anyWidth,
	expect,
	fillOrder,
	keepInCart,
	open,
	openCart,
	openSummary,
	orderButton,
} from "./site-test.ts";

const test = onOwnSite();

type Site = Parameters<typeof beside>[0];

/** Changes a product as somebody at the desk does; the shop shows it within two seconds. */
async function change(site: Site, id: string, texts: Partial<ProductTexts>): Promise<void> {
	await beside(site, async (_, { services }) => {
		const outcome = await services.catalogueDesk.products.save({ id, texts, others: "merge" }, priya);
		expect(outcome).toMatchObject({ status: "saved" });
	});
}

test("a reopened cart steps by what the product is ordered in", anyWidth, async ({ page, site }) => {
	const items = JSON.stringify([{ id: "kasavu-dhoti", quantity: 60, price: 78_000 }]);
	const one = await buyersCase(site, { items });
	await change(site, "kasavu-dhoti", { orderMultiple: "6" });
	// Some of it lies in the browser from before, when it was sold by the piece.
	await keepInCart(page, { "kasavu-dhoti": 30 });
	await expect(async () => {
		await open(page, `${one.path}/cart`);
		await page.getByRole("button", { name: /to the cart/ }).click();
		await expect(page).toHaveURL(/\/checkout$/);
		const { items } = JSON.parse(await page.evaluate(() => localStorage["thari-cart"])).state;
		expect(items).toEqual([expect.objectContaining({ quantity: 60, orderMultiple: 6 })]);
	}).toPass();
	await open(page, "/about");
	const drawer = await openCart(page);
	await drawer.getByRole("button", { name: "Increase quantity" }).click();
	await expect(drawer.getByRole("textbox", { name: "Quantity" })).toHaveValue("66");
});

test(
	"a refused line learns what the product is ordered in, so that its next step is taken",
	anyWidth,
	async ({ page, site, complaints }) => {
		await change(site, "silk-dhoti", { orderMultiple: "4" });
		await keepInCart(page, { "silk-dhoti": 9 });
		await open(page, "/checkout");
		await fillOrder(page, "multiples@example.com");
		await orderButton(page).click();
		await expect(page.getByText("Please order in multiples of 4, such as 8 or 12.").first()).toBeVisible();
		// What the browser says of the refusal.
		await complaints.toHave(/status of 422/);
		const summary = await openSummary(page);
		await summary.getByRole("button", { name: "Increase quantity" }).click();
		await expect(summary.getByRole("textbox", { name: "Quantity" })).toHaveValue("12");
		await orderButton(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
	},
);

test(
	"a set is a set wherever the cart counts it, and half a set is refused in its own words",
	anyWidth,
	async ({ page, site }) => {
		await change(site, "bridal-lehenga-set", { unit: "set" });
		await expect(async () => {
			await page.goto("/products?category=lehengas");
			await expect(page.getByText("Min Order: 3 sets")).toBeVisible({ timeout: 1 });
		}).toPass();
		await addToCart(page, "lehengas", "Bridal Lehenga Set");
		const drawer = await openCart(page);
		await expect(drawer.getByText("₹8,500 per set, min 3")).toBeVisible();
		const quantity = drawer.getByRole("textbox", { name: "Quantity" });
		await quantity.fill("3.5");
		await expect(drawer.getByRole("alert")).toHaveText("Please order whole sets, such as 3.");
		await expect(quantity).toHaveValue("3.5");
		await quantity.fill("1,000");
		await expect(drawer.getByRole("alert")).toHaveCount(0);
		await expect(quantity).toHaveValue("1000");
	},
);

test(
	"pieces and sets are never one sum: at the checkout, on the thank-you and the buyer's page, and at the desk",
	anyWidth,
	async ({ page, site }, info) => {
		await change(site, "bridal-lehenga-set", { unit: "set" });
		await keepInCart(page, { "banarasi-silk-saree": 12 });
		await expect(async () => {
			await page.goto("/products?category=lehengas");
			await expect(page.getByText("Min Order: 3 sets")).toBeVisible({ timeout: 1 });
		}).toPass();
		await addToCart(page, "lehengas", "Bridal Lehenga Set");
		await open(page, "/checkout");
		await expect(await openSummary(page)).toContainText(/2 products, 12 pieces, 3 sets/);
		const company = `Both Units ${info.project.name}`;
		await page.getByLabel("Company").fill(company);
		await fillOrder(page, `both-units-${info.project.name}@example.com`);
		await orderButton(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		await expect(page.getByRole("main")).toContainText(/Pieces\s*12\s*Sets\s*3/);
		await page.getByRole("main").locator('a[href^="/q/"]').click();
		await expect(page.getByText("12 pieces, 3 sets").first()).toBeVisible();

		await signedIn(page, site);
		await open(page, "/desk");
		const row = page.getByRole("listitem").getByRole("link").filter({ hasText: company });
		await expect(row).toContainText("12 pieces, 3 sets");
		await row.click();
		const asked = page.getByRole("table", { name: "What was requested" });
		await expect(asked.getByRole("row", { name: /^Pieces/ })).toContainText("12");
		await expect(asked.getByRole("row", { name: /^Sets/ })).toContainText("3");
	},
);

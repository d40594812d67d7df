import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { addToCart, anyWidth, cartButton, expect, keepInCart, open, openCart, product, test } from "./site-test.ts";

test("an empty cart says so and leads to the products", async ({ page }) => {
	await open(page, "/about");
	await expect(cartButton(page).locator("[data-count]")).toBeHidden();
	const drawer = await openCart(page);
	await expect(drawer.getByRole("heading", { name: "Shopping Cart (0)" })).toBeVisible();
	await expect(drawer.getByText("Your cart is empty")).toBeVisible();
	await expect(drawer.getByText("Looks like you haven't added anything to your cart yet")).toBeVisible();
	await drawer.getByRole("link", { name: "Continue Shopping" }).click();
	await expect(page).toHaveURL(/\/products$/);
	await expect(drawer).toBeHidden();
});

test("an empty cart opens though its pictures cannot be fetched", async ({ page, complaints }) => {
	await page.route("**/category-pictures-*", (route) => route.abort());
	await open(page, "/about");
	const drawer = await openCart(page);
	await complaints.toHave(/ERR_FAILED/);
	await expect(drawer.getByText("Your cart is empty")).toBeVisible();
	await expect(drawer.getByRole("link", { name: "Continue Shopping" })).toBeVisible();
});

test(
	"adding twice raises the quantity, another product is appended, and a reload keeps both",
	anyWidth,
	async ({ page }) => {
		await addToCart(page, "silk-sarees", "Banarasi Silk Saree");
		await expect(cartButton(page).locator("[data-count]")).toHaveText("10");
		await addToCart(page, "silk-sarees", "Banarasi Silk Saree");
		await expect(cartButton(page).locator("[data-count]")).toHaveText("20");
		await addToCart(page, "t-shirts", "Cotton Round Neck T-shirt");
		await expect(cartButton(page).locator("[data-count]")).toHaveText("70");
		await page.reload();
		await expect(cartButton(page).locator("[data-count]")).toHaveText("70");
		const drawer = await openCart(page);
		await expect(drawer.getByRole("heading", { name: "Shopping Cart (70)" })).toBeVisible();
		await expect(drawer.getByRole("heading", { level: 3 })).toHaveText([
			"Banarasi Silk Saree",
			"Cotton Round Neck T-shirt",
		]);
		await expect(drawer.getByRole("textbox", { name: "Quantity" }).first()).toHaveValue("20");
		await expect(drawer.getByText(/^Total/).locator("..")).toContainText("₹72,500");

		// Items with all their fields, and nothing of the drawer's being open, lie in the browser's local storage.
		const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("thari-cart") ?? "{}"));
		const { id, name, image, category, price, minOrder } = product("banarasi-silk-saree");
		expect(stored.state.items[0]).toEqual({ id, name, image, category, price, minOrder, quantity: 20 });
		expect(Object.keys(stored.state)).toEqual(["items"]);
	},
);

test("the drawer slides in from the right and closes by the backdrop, by its button and by Escape", async ({
	page,
}) => {
	await keepInCart(page, { "bridal-lehenga-set": 3 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, "/about");
	const drawer = await openCart(page);
	const box = await drawer.boundingBox();
	const screen = page.viewportSize();
	if (!box || !screen) throw new Error("There is no drawer to measure");
	expect(Math.round(box.x + box.width)).toBe(screen.width);
	expect(box.x).toBeGreaterThan(0);
	await page.mouse.click(box.x / 2, screen.height / 2);
	await expect(drawer).toBeHidden();
	await openCart(page);
	await drawer.getByRole("button", { name: "Close the cart" }).click();
	await expect(drawer).toBeHidden();
	await openCart(page);
	await page.keyboard.press("Escape");
	await expect(drawer).toBeHidden();
	await page.emulateMedia({ reducedMotion: "no-preference" });
	// With motion it comes from outside the right edge: its way there is a transition of its place.
	const { transitionProperty, translate } = await page.locator("#cart-drawer dialog").evaluate((element) => {
		const style = getComputedStyle(element);
		return { transitionProperty: style.transitionProperty, translate: style.translate };
	});
	expect(transitionProperty).toContain("translate");
	expect(translate).toMatch(/^100%/);
});

test("quantities go up without a bound and down to the minimum; an item can be removed", async ({ page }) => {
	await keepInCart(page, { "banarasi-silk-saree": 11, "bridal-lehenga-set": 3 });
	await open(page, "/about");
	const drawer = await openCart(page);
	const saree = drawer.getByRole("listitem").filter({ hasText: "Banarasi Silk Saree" });
	const lehenga = drawer.getByRole("listitem").filter({ hasText: "Bridal Lehenga Set" });
	const quantity = saree.getByRole("textbox", { name: "Quantity" });
	const less = saree.getByRole("button", { name: "Decrease quantity" });
	await expect(lehenga.getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
	await less.click();
	await expect(quantity).toHaveValue("10");
	await expect(less).toBeDisabled();
	await quantity.fill("9");
	await expect(saree.getByRole("alert")).toHaveText("Minimum order quantity is 10");
	await quantity.blur();
	await expect(quantity).toHaveValue("10");
	await saree.getByRole("button", { name: "Increase quantity" }).click();
	await expect(quantity).toHaveValue("11");
	await expect(drawer.getByRole("heading", { name: "Shopping Cart (14)" })).toBeVisible();
	await expect(drawer.locator("footer output")).toHaveText("₹53,000");
	await quantity.fill("100000");
	await expect(drawer.locator("footer output")).toHaveText("₹25,00,25,500");
	await expect(saree.getByRole("alert")).toBeHidden();

	await saree.getByRole("button", { name: "Remove Banarasi Silk Saree" }).click();
	await expect(saree).toBeHidden();
	await expect(drawer.getByRole("heading", { name: "Shopping Cart (3)" })).toBeVisible();
	await expect(lehenga.getByRole("button", { name: "Remove" })).toBeFocused();
	await lehenga.getByRole("button", { name: "Remove" }).click();
	await expect(drawer.getByText("Your cart is empty")).toBeVisible();
	await expect
		.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("thari-cart") ?? "{}").state.items))
		.toEqual([]);
});

test("what was stored below the minimum cannot be decreased; the way on leads to the checkout", async ({ page }) => {
	await keepInCart(page, { "banarasi-silk-saree": 4 });
	await open(page, "/about");
	const drawer = await openCart(page);
	await expect(drawer.getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
	await drawer.getByRole("link", { name: "Proceed to Checkout" }).click();
	await expect(page).toHaveURL(/\/checkout$/);
	await expect(drawer).toBeHidden();
	await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
});

test("the first lines of a long cart come with the drawer, not after it", anyWidth, async ({ page }) => {
	const products = seedCatalogue.products.slice(0, 20);
	await keepInCart(page, Object.fromEntries(products.map(({ id, minOrder }) => [id, minOrder])));
	await open(page, "/about");
	const drawer = await openCart(page);
	await expect(drawer.getByRole("heading", { level: 3 })).toHaveCount(20);
	const ways = await drawer
		.locator("li")
		.evaluateAll((lines) => lines.map((line) => getComputedStyle(line).contentVisibility));
	expect(ways.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => "visible"));
});

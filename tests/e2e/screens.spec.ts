import { addToCart, cartButton, expect, expectAccessible, expectShell, open, test } from "./site-test.ts";

const screens = [
	"/",
	"/products",
	"/products?category=dhotis",
	"/products/banarasi-silk-saree",
	"/about",
	"/contact",
	"/my-orders",
	"/search",
	"/search?q=silk",
	"/selection",
	"/compare",
	"/compare?items=madras-check-shirt,kasavu-dhoti",
	"/products?narrow=yes",
	"/products?fibre=silk",
	"/quick-order",
	"/thank-you",
	"/privacy-policy",
	"/terms-conditions",
	"/terms",
	"/shipping-policy",
	"/cancellation-refund-policy",
];

// One after the other in one browser, which reads the scripts and styles that they share only once.
test("every screen of the shop stands in the shell, accessible and without a complaint of the browser", async ({
	page,
	complaints,
}) => {
	test.slow();
	for (const screen of screens)
		await test.step(screen, async () => {
			await open(page, screen);
			await expectShell(page);
			await expectAccessible(page);
			expect(complaints.left(), screen).toEqual([]);
		});
});

test("the unknown address's screen is accessible", async ({ page, complaints }) => {
	await open(page, "/no-such-page");
	await expectAccessible(page);
	// The browser reports the 404 itself, which is what this test asks for.
	await complaints.toHave(/status of 404/);
});

test("the quantity dialog, with and without an error, is accessible", async ({ page }) => {
	await open(page, "/products");
	await page.getByRole("article").first().getByText("Add to Cart").click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("textbox", { name: "Quantity" }).fill("0");
	await expect(dialog).toContainText("Quantity must be at least 1");
	await expectAccessible(page);
});

test("the cart drawer, empty and filled, and the checkout are accessible", async ({ page }) => {
	await open(page, "/products");
	await cartButton(page).click();
	await expect(page.getByRole("dialog")).toContainText("Your cart is empty");
	await expectAccessible(page);
	await addToCart(page, "lehengas", "Bridal Lehenga Set");
	await cartButton(page).click();
	await expect(page.getByRole("dialog")).toContainText("Bridal Lehenga Set");
	await expectAccessible(page);
	await page.getByRole("link", { name: /Proceed to Checkout/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
	await expectAccessible(page);
	await page
		.getByRole("button", { name: /Submit Order Request/ })
		.filter({ visible: true })
		.first()
		.click();
	await expect(page.getByText("Full name must be at least 2 characters")).toBeVisible();
	await expectAccessible(page);
});

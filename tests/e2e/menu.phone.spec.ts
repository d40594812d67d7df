import type { Locator } from "@playwright/test";
import { expect, expectAccessible, keepInCart, open, standStill, test } from "./site-test.ts";

/** Where the first words of an element begin and its last ones end, on the screen, in whole pixels. */
const textBox = (element: Locator) =>
	element.evaluate((one) => {
		const words = document.createRange();
		words.selectNodeContents(one);
		const { left, right, top, bottom } = words.getBoundingClientRect();
		return [left, right, (top + bottom) / 2].map(Math.round);
	});

test("the menu holds the shorter ways, telephone, chat and the categories, and keeps the focus until it is closed", async ({
	page,
}) => {
	await open(page, "/contact");
	const button = page.getByRole("button", { name: "Menu", exact: true });
	const menu = page.getByRole("navigation", { name: "Main" });
	await button.tap();
	for (const [name, address] of [
		["Quick order", "/quick-order"],
		["My orders", "/my-orders"],
		["Call +91 421 000 0000", "tel:+914210000000"],
		["sales@thari.example", "mailto:sales@thari.example"],
	] as const)
		await expect(menu.getByRole("link", { name })).toHaveAttribute("href", address);
	await expect(menu.getByText("Business hours: Mon - Sat 9:00 AM - 6:00 PM IST")).toBeVisible();
	const categories = menu.getByRole("list", { name: "Categories" });
	await expect(categories.getByRole("link")).toHaveCount(8);
	const first = menu.getByRole("button", { name: "Close the menu" });
	const dhotis = categories.getByRole("link", { name: "Dhotis 5" });
	// What is sold stands before how to reach those who sell it.
	const last = menu.getByRole("link").last();
	await expect(last).toHaveAttribute("href", /^https:\/\/(wa\.me|api\.whatsapp)/);
	await expect(first).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await expect(last).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(first).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(button).toBeFocused();
	await button.tap();
	await dhotis.tap();
	await expect(page).toHaveURL(/category=dhotis$/);
	await expect(menu).toBeHidden();
});

test("the menu has the company's name and the cart where the header has them, and leads to either", async ({
	page,
}) => {
	await keepInCart(page, { "linen-saree": 8 });
	await open(page, "/contact");
	const header = page.getByRole("banner");
	const places = async (part: Locator) => [
		await textBox(part.getByRole("link", { name: /^Thari Textiles/ })),
		await textBox(part.getByRole("button", { name: "Cart 8" })),
	];
	const before = await places(header);
	const button = page.getByRole("button", { name: "Menu", exact: true });
	const menu = page.getByRole("navigation", { name: "Main" });
	await button.tap();
	await expect(menu.getByRole("button", { name: "Cart 8" })).toBeVisible();
	await standStill(page);
	expect(await places(menu)).toEqual(before);
	await menu.getByRole("button", { name: "Cart 8" }).tap();
	await expect(page.getByRole("dialog", { name: /^Shopping Cart/ })).toBeVisible();
	await expect(menu).toBeHidden();
	await page.goBack();
	await expect(page.getByRole("dialog", { name: /^Shopping Cart/ })).toBeHidden();
	await expect(page).toHaveURL(/\/contact$/);
	await button.tap();
	await menu.getByRole("link", { name: /^Thari Textiles/ }).tap();
	await expect(page).toHaveURL(/:\d+\/$/);
	await expect(menu).toBeHidden();
});

test("the menu and the category sheet are accessible, and a link closes the menu", async ({ page }) => {
	await open(page, "/contact");
	const button = page.getByRole("button", { name: "Menu", exact: true });
	const menu = page.getByRole("navigation", { name: "Main" });
	await expect(menu).toBeHidden();
	await button.tap();
	await expect(menu).toBeVisible();
	await expectAccessible(page);
	await menu.getByRole("button", { name: "Close the menu" }).tap();
	await expect(menu).toBeHidden();
	await button.tap();
	await expect(menu).toBeVisible();
	await menu.getByRole("link", { name: "About" }).tap();
	await expect(page).toHaveURL(/\/about$/);
	await expect(menu).toBeHidden();

	await open(page, "/products?category=sarees");
	await page.getByRole("button", { name: "Categories", exact: true }).tap();
	const sheet = page.getByRole("navigation", { name: "Category", exact: true });
	await expect(sheet).toBeVisible();
	await expectAccessible(page);
	await sheet.getByRole("link", { name: /^Dhotis/ }).tap();
	await expect(page).toHaveURL(/category=dhotis$/);
	await expect(sheet).toBeHidden();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the menu opens, takes the focus and gives it back", async ({ page }) => {
		await page.goto("/contact");
		const button = page.getByRole("button", { name: "Menu", exact: true });
		const menu = page.getByRole("navigation", { name: "Main" });
		await button.tap();
		await expect(menu.getByRole("button", { name: "Close the menu" })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await expect(button).toBeFocused();
		await button.tap();
		await menu.getByRole("link", { name: "Products" }).tap();
		await expect(page).toHaveURL(/\/products$/);
	});
});

test("the cart's word and frame in the header stay where they are when its count comes", async ({ page }) => {
	await open(page, "/about");
	const cart = page.getByRole("banner").getByRole("button", { name: /^Cart/ });
	const places = () =>
		cart.evaluate((button) => {
			const word = document.createRange();
			word.selectNode(button.firstChild ?? button);
			return [button.getBoundingClientRect().left, word.getBoundingClientRect().left];
		});
	const before = await places();
	await cart.evaluate((button) => {
		for (const count of button.querySelectorAll("[data-count]")) count.textContent = "1200";
		document.documentElement.dataset.cart = "1200";
	});
	await expect(cart).toContainText("1200");
	expect(await places()).toEqual(before);
});

test("on the home page the bar leads to the products once the header, and its own button with it, has left", async ({
	page,
}) => {
	await open(page, "/");
	const bar = page.getByRole("complementary", { name: "Shortcuts" });
	await expect(page.getByRole("link", { name: "Explore Collection" })).toBeInViewport();
	await expect(bar.getByRole("link", { name: "All Products" })).toHaveCount(0);
	await expect(bar.getByRole("link", { name: /WhatsApp|Write to us/ }).filter({ visible: true })).toBeInViewport();
	await page.mouse.wheel(0, 900);
	await expect(bar.getByRole("link", { name: "All Products" })).toBeInViewport();
});

import { anyWidth, expect, keepInCart, live, open, test } from "./site-test.ts";

test(
	"asking about a product names it in the form, beside what was written before, and keeps it",
	anyWidth,
	async ({ page }) => {
		await open(page, "/contact");
		await page.getByLabel("Message").fill("Do you weave linen, too?");
		await open(page, "/products/banarasi-silk-saree");
		await page.getByRole("link", { name: "Ask about this piece" }).click();
		await expect(page).toHaveURL(/\/contact\?/);
		const message = page.getByLabel("Message");
		const text = "Do you weave linen, too?\n\nAbout Banarasi Silk Saree: ";
		await expect(message).toHaveValue(text);
		await message.fill(`${text}in maroon?`);
		await page.reload();
		await live(page);
		await expect(message).toHaveValue(`${text}in maroon?`);
		await open(page, "/contact");
		await expect(message).toHaveValue(`${text}in maroon?`);
	},
);

test(
	"the chat names the product that is looked at and the lines of the cart, below the message",
	anyWidth,
	async ({ page }) => {
		const chat = page.getByRole("link", { name: /^Chat with us on WhatsApp/ }).filter({ visible: true });
		const text = async () => new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
		const base = "Hello, I would like more information about your textile products.";
		await open(page, "/products/banarasi-silk-saree");
		expect(await text()).toBe(`${base}\n\nI am asking about Banarasi Silk Saree.`);
		await open(page, "/about");
		expect(await text()).toBe(base);
		await keepInCart(page, { "bridal-lehenga-set": 3, "cotton-round-neck-t-shirt": 50 });
		await open(page, "/about");
		await expect
			.poll(text)
			.toBe(`${base}\n\nIn my cart:\nBridal Lehenga Set: 3 pieces\nCotton Round Neck T-shirt: 50 pieces`);
	},
);

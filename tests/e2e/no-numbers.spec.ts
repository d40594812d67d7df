import { onOwnSite } from "./own-site.ts";
import { expect, open } from "./site-test.ts";

/* The site as it comes, before its owner has given an address, a telephone or a chat number. */
const test = onOwnSite();

test("without a number nothing leads to a chat or a call, and the contact page says what is open", async ({ page }) => {
	await open(page, "/contact");
	await expect(page.locator("a[href*='wa.me'], a[href^='tel:']")).toHaveCount(0);
	const main = page.getByRole("main");
	await expect(main.getByRole("paragraph").first()).toHaveText("We will contact you within 24 hours.");
	// Once, and no hours of a chat or a call that there is not.
	await expect(page.getByText("to follow")).toHaveText(["Phone and WhatsApp numbers to follow"]);
	for (const hours of ["Live chat", "Mon-Sat 9:00-6:00"]) await expect(main).not.toContainText(hours);
	// Wide screens have the form itself in sight.
	const write = main.getByRole("link", { name: "Write to us" });
	await page.setViewportSize({ width: 1280, height: 900 });
	await expect(write).toBeHidden();
	await page.setViewportSize({ width: 375, height: 667 });
	await write.click();
	await expect(main.getByRole("heading", { name: "Ask us about a fabric, a size or a date" })).toBeInViewport();
});

test("without a street the address is the town, and the form is the way to ask for more", async ({ page }) => {
	await open(page, "/contact");
	const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Address" }) });
	await expect(card).toContainText("Tiruppur, Tamil Nadu, India");
	await expect(page.locator("body")).not.toContainText("address to follow");
	await card.getByRole("link", { name: "Ask us for the street address" }).click();
	await expect(page.getByRole("heading", { name: "Ask us about a fabric, a size or a date" })).toBeInViewport();
});

test("without a number the floating button leads to the contact form, about the product that is shown", async ({
	page,
	context,
}) => {
	const button = page.getByRole("link", { name: "Write to us" }).filter({ visible: true });
	await open(page, "/about");
	await button.click();
	await expect(page).toHaveURL(/\/contact#write$/);
	await open(page, "/products/banarasi-silk-saree");
	await button.click();
	await expect(page).toHaveURL(/\/contact\?about=banarasi-silk-saree#write$/);
	await expect(page.getByLabel("Message")).toHaveValue("About Banarasi Silk Saree: ");
	expect(context.pages()).toHaveLength(1);
});

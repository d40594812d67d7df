import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { anyWidth, expect, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

test("the catalogue can be browsed: home, a category, a product", async ({ page }) => {
	await page.goto("/");
	await page
		.locator("#products")
		.getByRole("link", { name: /Dhotis/ })
		.click();
	await expect(page).toHaveURL(/\/products\?category=dhotis$/);
	await expect(page.getByRole("article")).toHaveCount(5);
	await page.getByRole("link", { name: "Kasavu Dhoti" }).first().click();
	await expect(page.getByRole("heading", { level: 1, name: "Kasavu Dhoti" })).toBeVisible();
	await expect(page.getByText("30 pieces").first()).toBeVisible();
});

for (const path of ["/contact", "/"]) {
	test(`an inquiry is sent from ${path}`, anyWidth, async ({ page, site, mailbox, complaints }, info) => {
		const email = `no-script-${info.project.name}${path === "/" ? "-home" : ""}@example.com`;
		const send = () => page.getByRole("button", { name: "Send Message" });
		await page.goto(path);
		await send().click();
		await page.getByLabel("Name", { exact: true }).fill("E");
		await page.getByLabel("Email", { exact: true }).fill(email);
		await page.getByLabel("Country").selectOption("Japan");
		await page.getByLabel("Message").fill("Do you weave linen in indigo?");
		// The first send gets the form its key; the second, after the time a person needs to read, sends it.
		await expect(async () => {
			await send().click();
			await expect(page.getByText("Name must be at least 2 characters").first()).toBeVisible({ timeout: 1_000 });
		}).toPass();
		await expect(page.getByLabel("Message")).toHaveValue("Do you weave linen in indigo?");
		await page.getByLabel("Name", { exact: true }).fill("Example Sender");
		await send().click();
		await expect(page.getByText("Thank you for your inquiry! We will contact you within 24 hours.")).toBeVisible();
		const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
		const row = database.prepare("select name, country, message from inquiry where email = ?").get(email);
		database.close();
		expect(row).toMatchObject({ name: "Example Sender", country: "JP", message: "Do you weave linen in indigo?" });
		await expect
			.poll(() => mailbox.mails.filter(({ parsed }) => parsed.replyTo?.[0]?.address === email).length)
			.toBe(1);
		expect(mailbox.mails.filter(({ to }) => to.includes(email))).toHaveLength(0);
		// The browser reports the status that says to a machine that a field is wrong.
		await complaints.toHave(/status of 422/);
		// Once more where an answer came later than it was looked for.
		complaints.allow(/status of 422/);
	});
}

test("asking about a product names it in the form", anyWidth, async ({ page }) => {
	await page.goto("/products/banarasi-silk-saree");
	await page.getByRole("link", { name: "Ask about this piece" }).click();
	await expect(page.getByLabel("Message")).toHaveValue("About Banarasi Silk Saree: ");
	// The same page is kept for everybody who asks about nothing, or about something that is not sold.
	for (const address of ["/contact", "/contact?about=no-such-product"]) {
		await page.goto(address);
		await expect(page.getByLabel("Message")).toHaveValue("");
	}
});

test("the checkout says that the cart needs JavaScript and offers the inquiry form", anyWidth, async ({ page }) => {
	await page.goto("/checkout");
	await expect(page.getByText(/needs JavaScript/)).toBeVisible();
	await page
		.getByRole("main")
		.getByRole("link", { name: /inquiry/ })
		.click();
	await expect(page).toHaveURL(/\/contact$/);
});

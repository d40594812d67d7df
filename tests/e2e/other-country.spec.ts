import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { anyWidth, expect, keepInCart, open, orderButton, test, toast } from "./site-test.ts";

const THANKS = "Thank you for your inquiry! We will contact you within 24 hours.";

async function fillInquiry(page: Page, email: string) {
	await page.getByLabel("Name", { exact: true }).fill("Example Sender");
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Country").selectOption("Other country");
	await page.getByLabel("Message").fill("Do you weave linen in indigo?");
}

test(
	"a country that is not among the choices is named in a field of its own",
	anyWidth,
	async ({ page, site }, info) => {
		const email = `other-${info.project.name}@example.com`;
		await open(page, "/contact");
		const named = page.getByLabel("Your location");
		await expect(named).toBeHidden();
		await fillInquiry(page, email);
		await expect(named).toBeVisible();
		await page.getByRole("button", { name: "Send Message" }).click();
		await expect(named).toHaveAccessibleDescription(/Please write the name of your country/);
		await expect(named).toBeFocused();
		await named.fill("netherlands");
		await page.getByRole("button", { name: "Send Message" }).click();
		await expect(toast(page, THANKS)).toBeVisible();
		await expect(named).toBeHidden();
		const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
		const row = database.prepare("select country from inquiry where email = ?").get(email);
		database.close();
		expect(row).toMatchObject({ country: "NL" });
	},
);

test(
	"the name of another country is kept like every field, and is asked for at the checkout as well",
	anyWidth,
	async ({ page }) => {
		await keepInCart(page, { "banarasi-silk-saree": 12 });
		await open(page, "/checkout");
		await page.getByLabel("Country").selectOption("Other country");
		await orderButton(page).click();
		const named = page.getByLabel("Destination");
		await expect(named).toHaveAccessibleDescription(/Please write the name of your country/);
		await named.fill("Qatar");
		await named.blur();
		await expect(named).not.toHaveAttribute("aria-invalid");
		await page.reload();
		await expect(named).toHaveValue("Qatar");
		// Of one of the choices nothing more is asked, and what was named before stays out of it.
		await page.getByLabel("Country").selectOption("Japan");
		await expect(named).toBeHidden();
		await page.getByLabel("Full name").fill("Example Buyer");
		await page.getByLabel("Email").fill("japan@example.com");
		await page.getByLabel("Phone").fill("+81 00000 00000");
		await page.getByLabel("Address").fill("1 Example Street, Osaka");
		await orderButton(page).click();
		await expect(page).toHaveURL(/\/thank-you/);
	},
);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test(
		"the field appears with the choice, and a missing name is told with everything else kept",
		anyWidth,
		async ({ page, complaints }, info) => {
			await page.goto("/contact");
			await fillInquiry(page, `other-plain-${info.project.name}@example.com`);
			const named = page.getByLabel("Your location");
			await expect(named).toBeVisible();
			// The first send gets the form its key; the second, after the time a person needs to read, sends it.
			await expect(async () => {
				await page.getByRole("button", { name: "Send Message" }).click();
				await expect(named).toHaveAccessibleDescription(/Please write the name of your country/, { timeout: 1_000 });
			}).toPass();
			await expect(page.getByLabel("Message")).toHaveValue("Do you weave linen in indigo?");
			// The browser reports the status that says to a machine that a field is wrong.
			await complaints.toHave(/status of 422/);
			// Once more where an answer came later than it was looked for.
			complaints.allow(/status of 422/);
		},
	);
});

import type { Page } from "@playwright/test";
import type { Site } from "../support/site.ts";
import { codeOf, secretIn } from "./desk.ts";
import { sendVersion } from "./quote-desk.ts";
import { expect, fillOrder, keepInCart, live, open, orderButton, shownReference } from "./site-test.ts";
import { caseIn, engines, newestMail, ownersLink, pdfIn, privatePageIn, STAFF, test } from "./two-browsers.ts";

/*
 * The whole way of a request, with two browsers (buyer and staff), a real SMTP server, and both databases: nothing is
 * put into the data from the side.
 */

const BUYER = "story@example.com";

/** The first owner comes in by the link that the start prints, and confirms a second factor. */
async function firstOwner(page: Page, site: Site): Promise<{ secret: string }> {
	await open(page, await ownersLink(site));
	await page.getByLabel("Name").fill("Example Owner");
	await page.getByLabel("Email").fill("owner@staff.example");
	await page.getByLabel("Password").fill("an example of four words");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Code from your app")).toBeVisible();
	const secret = secretIn(await page.content());
	await page.getByLabel("Code from your app").fill(codeOf(secret));
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: "open the desk" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	return { secret };
}

/** Signs out and in again with password and code, as every morning. */
async function signInAgain(page: Page, secret: string): Promise<void> {
	await page.getByRole("button", { name: "Sign out" }).first().click();
	await expect(page.getByText("You are signed out.")).toBeVisible();
	await open(page, "/desk/sign-in");
	await page.getByLabel("Email").fill("owner@staff.example");
	await page.getByLabel("Password").fill("an example of four words");
	await page.keyboard.press("Enter");
	await page.getByLabel("Code from your app").fill(codeOf(secret, 1));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/desk$/);
}

async function writeQuote(desk: Page, version: number, message: string): Promise<void> {
	await desk.getByRole("link", { name: new RegExp(`^(Write|Continue) v${version}`) }).click();
	await expect(desk.getByRole("heading", { name: `Quotation v${version}` })).toBeVisible();
	await live(desk);
	await desk.getByLabel("Incoterm 2020").selectOption("CIF");
	await desk.getByLabel("Named place").fill("Hamburg");
	await desk.getByLabel("Port of loading").fill("Tuticorin");
	await desk.getByLabel("Lead time, days").fill("35");
	await desk.getByLabel("Message to the buyer").fill(message);
	await expect(desk.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await sendVersion(desk, version);
}

for (const engine of engines) {
	test.describe(`on ${engine}`, () => {
		test.use({ engine });

		test("request, question, answer, offer, change, second offer, acceptance, proforma, receipts", async ({
			page: buyer,
			desk,
			site,
			smtp,
		}) => {
			test.slow();

			// The buyer asks.
			await keepInCart(buyer, { "banarasi-silk-saree": 12, "cotton-round-neck-t-shirt": 60 });
			await open(buyer, "/checkout");
			await fillOrder(buyer, BUYER);
			await orderButton(buyer).click();
			await expect(buyer).toHaveURL(/\/thank-you$/);
			const reference = await shownReference(buyer);
			const page = privatePageIn(await newestMail(smtp, BUYER, new RegExp(reference)));
			const notice = await newestMail(smtp, STAFF, new RegExp(reference));

			// The company signs in, finds the request and asks back.
			const { secret } = await firstOwner(desk, site);
			await signInAgain(desk, secret);
			await open(desk, caseIn(notice));
			await expect(desk.getByText(reference).first()).toBeVisible();
			await desk
				.getByRole("button", { name: /^Take it/ })
				.first()
				.click();
			await desk.getByText("Question", { exact: true }).click();
			await desk.locator("#composer-text").fill("Which sizes shall we price?");
			await desk.getByRole("button", { name: "Send question" }).click();
			await expect(desk.getByText("Which sizes shall we price?").first()).toBeVisible();

			// The buyer answers on the private page.
			const question = await newestMail(smtp, BUYER, /question/i, ["Which sizes shall we price?"]);
			await open(buyer, privatePageIn(question));
			await expect(buyer.getByText("Which sizes shall we price?").first()).toBeVisible();
			await buyer.locator("textarea[name=message]").first().fill("S to XXL, 1:2:3:2:1.");
			await buyer.getByRole("button", { name: "Send", exact: true }).click();
			await newestMail(smtp, STAFF, /wrote/);

			// The first offer, with its PDF by mail.
			await expect(desk.getByText("S to XXL, 1:2:3:2:1.").first()).toBeVisible({ timeout: 20_000 });
			await writeQuote(desk, 1, "Here are our prices.");
			const first = await newestMail(smtp, BUYER, /version 1/);
			expect(pdfIn(first).text).toContain(reference);

			// Another quantity.
			await open(buyer, privatePageIn(first));
			await expect(buyer.getByText("Here are our prices.").first()).toBeVisible();
			await buyer.locator("details#change > summary").click();
			await buyer
				.getByLabel(/T-shirt/i)
				.last()
				.fill("100");
			await buyer
				.getByLabel(/^Message/)
				.first()
				.fill("Please 100 T-shirts.");
			await buyer.getByRole("button", { name: "Send the change" }).click();
			await newestMail(smtp, STAFF, /change/);

			// The second offer has it, and replaces the first one.
			await expect(desk.getByText("Please 100 T-shirts.").first()).toBeVisible({ timeout: 20_000 });
			await writeQuote(desk, 2, "With 100 T-shirts.");
			const second = await newestMail(smtp, BUYER, /version 2/);
			await open(buyer, privatePageIn(first));
			await expect(buyer.getByText("With 100 T-shirts.").first()).toBeVisible();

			// 12 x 2,500 + 100 x 450 = 75,000.
			await open(buyer, privatePageIn(second));
			await expect(buyer.getByText("₹75,000").filter({ visible: true }).first()).toBeVisible();
			await buyer.getByRole("checkbox", { name: /I have read the terms/ }).check();
			await buyer.getByLabel("Your full name").fill("Example Buyer");
			await buyer.getByRole("button", { name: "Accept version 2" }).click();
			await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Thank you. The order is placed.");

			// Proforma and receipts.
			const receipt = await newestMail(smtp, BUYER, /accepted/i);
			expect(pdfIn(receipt).name).toBe(`Proforma invoice ${reference}.pdf`);
			await newestMail(smtp, STAFF, /accepted/);
			await open(buyer, page);
			const proforma = buyer.getByRole("link", { name: /proforma/i }).first();
			await expect(proforma).toBeVisible();
			const file = await buyer.request.get((await proforma.getAttribute("href")) ?? "");
			expect(file.headers()["content-type"]).toBe("application/pdf");
			await expect(desk.getByText(/Accepted/).first()).toBeVisible({ timeout: 20_000 });
		});
	});
}

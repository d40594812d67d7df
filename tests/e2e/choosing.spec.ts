import type { Page } from "@playwright/test";
import { quoteToChooseFrom } from "../support/choosing.ts";
import { pdfPages } from "../support/pdf-text.ts";
import { buyersCase, readRow } from "./buyer.ts";
import { anyWidth, expect, expectAccessible, open, test } from "./site-test.ts";

/* A buyer takes some of an offer's lines, one of its cloths and one of its ways of delivery. */

const total = (page: Page) => page.getByRole("complementary").getByText(/^€/).first();

test("the figures follow what is chosen at once, and what stood on the screen is accepted", async ({ page, site }) => {
	const one = await buyersCase(site);
	await one.quote(quoteToChooseFrom);
	await open(page, one.path);
	await expect(total(page)).toHaveText("€3,000.00");
	await expect(page.getByText("Plus one of Cloth", { exact: true })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("radio", { name: "Take this one Check Cloth" }).check();
	await expect(total(page)).toHaveText("€3,475.00");
	await expect(page.getByText("Plus one of Cloth", { exact: true })).toHaveCount(0);
	// What is left out is struck out; what is only to be had as well never was in the sum.
	const amountOf = (name: string) => page.getByRole("listitem").filter({ hasText: name }).locator("p > b");
	await expect(amountOf("Woven labels")).toHaveCSS("text-decoration-line", "none");
	await page.getByRole("checkbox", { name: "Take Polo T-Shirt" }).uncheck();
	await expect(amountOf("Polo T-Shirt")).toHaveCSS("text-decoration-line", "line-through");
	await page.getByRole("checkbox", { name: "Take Woven labels" }).check();
	await expect(total(page)).toHaveText("€2,535.00");
	const way = page.getByRole("radio", { name: "Take CIF Hamburg" });
	await way.focus();
	await page.keyboard.press("Space");
	await expect(way).toBeChecked();
	await expect(total(page)).toHaveText("€3,150.68");
	await expect(page.getByRole("table", { name: "Payment schedule" })).toContainText("€945.20");
	await page.getByText("Compare all").click();
	await page.getByRole("button", { name: "Take FOB Chennai" }).click();
	await expect(total(page)).toHaveText("€2,735.00");
	await page.getByRole("button", { name: "Take CIF Hamburg" }).click();
	await expect(way).toBeChecked();
	await expect(total(page)).toHaveText("€3,150.68");
	await expectAccessible(page);
	const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	expect(wider).toBe(0);

	await page.reload();
	await expect(total(page)).toHaveText("€3,150.68");
	await expect(page.getByRole("checkbox", { name: "Take Polo T-Shirt" })).not.toBeChecked();
	const form = page.getByRole("region", { name: "Accept version 1" });
	await expect(form).toContainText("CIF Hamburg");
	await expect(form).toContainText("Polo T-Shirt");
	await form.getByRole("checkbox", { name: /I have read the terms.*€3,150\.68/ }).check();
	await form.getByLabel("Your full name").fill("Example Buyer");
	await form.getByRole("button", { name: "Accept version 1" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. The order is placed.");
	await expect(total(page)).toHaveText("€3,150.68");
	await expect(page.getByRole("complementary").getByText("Polo T-Shirt")).toBeVisible();
	expect(readRow(site, "select total, confirmed from quote_acceptance where case_id = ?", one.id)).toMatchObject({
		total: 315_068,
		confirmed: expect.stringContaining("CIF Hamburg"),
	});
	const proforma = () => page.request.get(`${one.path}/proforma`);
	await expect.poll(async () => (await proforma()).status(), { timeout: 30_000 }).toBe(200);
	const pdf = pdfPages(await (await proforma()).body()).join(" ");
	for (const said of ["3,150.68", "945.20", "CIF Hamburg", "Not taken", "Polo T-Shirt"])
		expect(pdf.replace(/\s+/g, "")).toContain(said.replace(/\s+/g, ""));
});

test(
	"nothing is accepted while a cloth is still to be chosen, or too little is left",
	anyWidth,
	async ({ page, site, complaints }) => {
		const one = await buyersCase(site);
		await one.quote(quoteToChooseFrom);
		await open(page, one.path);
		const form = page.getByRole("region", { name: "Accept version 1" });
		await expect(form).toContainText("Please choose one of the alternatives for Cloth; nothing was accepted.");
		await form.getByRole("checkbox", { name: /I have read the terms/ }).check();
		await form.getByLabel("Your full name").fill("Example Buyer");
		await form.getByRole("button", { name: "Accept version 1" }).click();
		await expect(form.getByRole("alert")).toContainText("Please choose one of the alternatives for Cloth");
		await complaints.toHave(/status of 409/);
		await page.getByRole("radio", { name: "Take this one Plain Cloth" }).check();
		await page.getByRole("checkbox", { name: "Take Round Neck T-Shirt" }).uncheck();
		await page.getByRole("checkbox", { name: "Take Polo T-Shirt" }).uncheck();
		await expect(form).toContainText("this offer holds for goods of €1,000.00 or more");
		expect(one.row()).toMatchObject({ status: "quoted" });
	},
);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test(
		"the server counts what is chosen, and accepts only what it has shown",
		anyWidth,
		async ({ page, site, complaints }) => {
			const one = await buyersCase(site);
			await one.quote(quoteToChooseFrom);
			await page.goto(one.path);
			await page.getByLabel("Your full name").fill("Example Buyer");
			await page.getByRole("radio", { name: "Take this one Check Cloth" }).check();
			await page.getByRole("radio", { name: "Take CIF Hamburg" }).check();
			await page.getByRole("checkbox", { name: /I have read the terms/ }).check();
			await page.getByRole("button", { name: "Accept version 1" }).click();
			await expect(page.getByRole("alert")).toContainText("This is what it comes to now");
			await complaints.toHave(/status of 409/);
			expect(one.row()).toMatchObject({ status: "quoted" });
			await page.getByRole("checkbox", { name: "Take Polo T-Shirt" }).uncheck();
			await page.getByRole("checkbox", { name: "Take Woven labels" }).check();
			await page.getByRole("button", { name: "Show what this comes to" }).click();
			await expect(total(page)).toHaveText("€3,150.68");
			await expect(page.getByLabel("Your full name")).toHaveValue("Example Buyer");
			await expect(page.getByRole("radio", { name: "Take CIF Hamburg" })).toBeChecked();
			await expect(page.getByRole("checkbox", { name: "Take Polo T-Shirt" })).not.toBeChecked();
			await page.getByRole("checkbox", { name: /I have read the terms/ }).check();
			await page.getByRole("button", { name: "Accept version 1" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. The order is placed.");
			expect(readRow(site, "select total from quote_acceptance where case_id = ?", one.id)).toEqual({ total: 315_068 });
		},
	);
});

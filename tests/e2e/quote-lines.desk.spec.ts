import { priya, seen } from "../support/cases.ts";
import { pdfPages } from "../support/pdf-text.ts";
import { exampleLine } from "../support/quotes.ts";
import { buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { writeQuote } from "./quote-desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

/*
 * One story of an offer whose lines say more than product, quantity and price: from the desk's editor to the buyer's page, the
 * PDF and the mail.
 */

const SHIRT = "Madras Check Shirt";
const split = (colour: string, quantities: readonly number[]) =>
	["S", "M", "L", "XL"].map((size, index) => ({ colour, size, quantity: quantities[index] }));
const items = JSON.stringify([
	{
		id: "madras-check-shirt",
		quantity: 60,
		price: 82_000,
		cells: [...split("MD-01", [7, 13, 13, 7]), ...split("MD-02", [3, 7, 7, 3])],
	},
]);
const saree = (name: string) =>
	exampleLine({
		key: name,
		productId: `${name.toLowerCase().replace(" ", "-")}-silk-saree`,
		name: `${name} Silk Saree`,
		requestedName: "",
		requested: null,
		quantity: 10,
		unitPrice: 250_000,
		listPrice: 250_000,
		choice: { is: "alternative", group: "Saree" },
	});
const bare = (text: string) => text.replace(/\s+/g, "");

test("changed cells, a dearer size, a service, an optional line and alternatives reach the buyer", async ({
	page,
	site,
	mailbox,
}) => {
	const email = "cells-offered@example.com";
	const one = await buyersCase(site, { items, email });
	await signedIn(page, site);
	await one.does(async (shop, database) => {
		await shop.services.staffCases.perform(priya, await seen(database, one.id), { kind: "take" });
		const draft = await shop.services.quotes.draft(one.id);
		if (!draft) throw new Error("There is no draft.");
		const lines = [...draft.content.lines, saree("Kanchi Border"), saree("Banarasi")];
		const content = {
			...draft.content,
			lines,
			paymentTerms: "All in advance",
			terms: "As agreed.",
			namedPlace: "Tuticorin",
		};
		await shop.services.quotes.saveDraft(priya, one.id, content, draft.revision);
	});
	await writeQuote(page, one.id, 1);
	const row = (name: string) =>
		page.getByRole("table", { name: "Lines of the quotation" }).getByRole("button", { name });

	// The cells stand as they were asked for; all of them are split, so the quantity follows.
	await row(SHIRT).click();
	const cell = page.getByLabel(`Green, ecru and mustard XL of ${SHIRT}`);
	await expect(cell).toHaveValue("3");
	await cell.fill("8");
	await expect(page.getByText("asked 3", { exact: true })).toBeVisible();
	await expect(page.getByLabel(`Quantity of ${SHIRT}`)).toHaveValue("65");
	await page.getByLabel(`Surcharge of XL, each, INR, of ${SHIRT}`).fill("20");
	// 65 x 820 + 15 x 20
	await expect(page.locator("[data-part=grand-total]")).toContainText("₹53,600");

	// On a phone each cell still stands under its size.
	await page.setViewportSize({ width: 375, height: 812 });
	const size = await page.getByRole("columnheader", { name: "XL", exact: true }).boundingBox();
	const below = await cell.boundingBox();
	expect(below?.y).toBeGreaterThan(size?.y ?? Number.POSITIVE_INFINITY);
	expect(Math.abs((below?.x ?? 0) + (below?.width ?? 0) - (size?.x ?? 0) - (size?.width ?? 0))).toBeLessThan(8);
	await page.setViewportSize({ width: 1280, height: 800 });

	await page.getByRole("button", { name: "Add a service" }).click();
	await page.getByLabel("Service", { exact: true }).fill("Woven labels");
	await page.getByLabel("Quantity of Woven labels").fill("65");
	await page.getByLabel("Price of one Woven labels, INR").fill("4");
	await expect(page.locator("[data-part=grand-total]")).toContainText("₹53,860");

	// A product that is no line of it is not there until it is looked for, as the shop's search finds it.
	expect(await page.content()).not.toContain("Blue Stripe Shirt");
	await page.getByRole("button", { name: /^Add a line/ }).click();
	await page.getByRole("dialog").getByLabel("Product", { exact: true }).fill("blue stripd shirt");
	await page.keyboard.press("Enter");
	await row("Blue Stripe Shirt").click();
	await page.getByLabel("In the offer").selectOption("Optional");

	// One of several with nothing beside it is no choice.
	await row("Banarasi Silk Saree").click();
	await page.getByLabel("What is chosen between").fill("Silk");
	await expect(page.getByText(/is the only line to choose from in “Saree”/)).toBeVisible();
	await page.getByLabel("What is chosen between").fill("Saree");
	await expect(page.getByText(/is the only line to choose from/)).toHaveCount(0);
	await expect(page.locator("[data-part=grand-total]")).toContainText("₹53,860");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	// The frame holds a document of its own, with tests of its own.
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectAccessible(page);
	await page.getByRole("button", { name: "Review and send v1" }).click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /^Send version 1/ })
		.click();
	await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+$/, { timeout: 30_000 });
	await expect(page.getByText(/Green, ecru and mustard XL 8 instead of 3/).first()).toBeVisible();
	await expectAccessible(page);

	await page.setViewportSize({ width: 375, height: 812 });
	await open(page, one.path);
	const lines = page.getByRole("region", { name: /^One line|^Two lines/ });
	await lines.getByText(/Changed from what you asked/).click();
	await expect(lines.getByRole("row", { name: /Green, ecru and mustard/ })).toContainText("asked 3");
	await expect(lines.getByText("XL: ₹20 more each, 15 of them: ₹300")).toBeVisible();
	await expect(lines.getByText("Service", { exact: true })).toBeVisible();
	await expect(page.getByRole("region", { name: "Optional, not in the total" })).toContainText("Blue Stripe Shirt");
	const sarees = page.getByRole("region", { name: "Saree: choose one, not in the total" });
	await expect(sarees.getByRole("listitem")).toHaveCount(2);
	await expect(page.getByText("Plus one of Saree", { exact: true })).toBeVisible();
	await expect(page.getByText("₹53,860").first()).toBeVisible();
	await expectAccessible(page);
	const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	expect(wider).toBe(0);

	const pdf = await (await page.request.get(`${one.path}/quotation/1`)).body();
	const text = bare(pdfPages(pdf).join(""));
	for (const said of [
		"Green, ecru and mustard XL 8 instead of 3",
		"XL: ₹20 more each, 15 of them: ₹300",
		"Service",
		"Optional, not in the total",
		"Saree: choose one, not in the total",
		"Plus one of Saree",
	])
		expect(text).toContain(bare(said));

	const mail = () => mailbox.mails.filter(({ to }) => to.includes(email)).map(({ parsed }) => parsed.text ?? "");
	await expect.poll(() => bare(mail().join()).includes(bare("Saree: Kanchi Border Silk Saree"))).toBe(true);
	const quoted = bare(mail().join());
	for (const said of ["Sizes that cost more", "XL: ₹20 more each", "Optional, not in the total", "1 service"])
		expect(quoted).toContain(bare(said));
});

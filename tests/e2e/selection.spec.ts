import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readSelection, writeSelection } from "../../domain/orders/selection-link.ts";
import { pdfPages } from "../support/pdf-text.ts";
import { anyWidth, expect, expectAccessible, keepInCart, open, openCart, test } from "./site-test.ts";

const tight = (text: string) => text.replace(/\s+/g, "");
const SHIRT = { id: "madras-check-shirt", quantity: 60, price: 82_000, cells: [] };
const MAROON = { colour: "MD-03", size: "S", quantity: 20 };
const DHOTI = { id: "kasavu-dhoti", quantity: 30, price: 45_000, cells: [] };

/** Moves the focus by the keyboard until it is where it is wanted. */
async function tabTo(page: Page, name: string): Promise<void> {
	for (let turn = 0; turn < 60; turn++) {
		const named = await page.evaluate(() => document.activeElement?.textContent?.trim());
		if (named === name) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`The keyboard does not come to ${name}.`);
}

async function openDialog(page: Page) {
	const drawer = await openCart(page);
	await drawer.getByRole("button", { name: "Share this selection" }).press("Enter");
	const dialog = page.getByRole("dialog", { name: "Share this selection" });
	await expect(dialog).toBeVisible();
	return { drawer, dialog };
}

test("a cart is passed on as a link, a message and a PDF, by the keyboard alone", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await keepInCart(page, { "madras-check-shirt": 60, "kasavu-dhoti": 30 });
	await open(page, "/about");
	const { drawer, dialog } = await openDialog(page);
	await expectAccessible(page);
	const address = await dialog.getByLabel("Link to the selection").inputValue();
	expect(new URL(address).pathname).toBe("/selection");
	expect(readSelection(new URL(address).hash)).toMatchObject({
		lines: [
			{ id: "madras-check-shirt", quantity: 60, price: 82_000 },
			{ id: "kasavu-dhoti", quantity: 30 },
		],
		lost: 0,
	});

	await tabTo(page, "Copy the link");
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("status")).toHaveText("Link copied.");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
	await tabTo(page, "Copy as text");
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("status")).toHaveText("Text copied.");
	await expect
		.poll(() => page.evaluate(() => navigator.clipboard.readText()))
		.toMatch(/^Madras Check Shirt: 60 pieces, ₹820 per piece\nKasavu Dhoti: 30 pieces, .+\nTotal at list price: ₹/);

	const chat = new URL((await dialog.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "");
	expect(`${chat.origin}${chat.pathname}`).toBe("https://wa.me/");
	expect(chat.searchParams.get("text")).toContain("Selection from Thari Textiles\n\nMadras Check Shirt: 60 pieces");
	expect(chat.searchParams.get("text")).toContain(address);
	const mail = new URL((await dialog.getByRole("link", { name: "Email" }).getAttribute("href")) ?? "");
	expect(mail.searchParams.get("subject")).toBe("Selection from Thari Textiles");
	expect(mail.searchParams.get("body")).toContain(address);

	// The dialog goes, the drawer stays, and the focus is where it was.
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(drawer).toBeVisible();
	await expect(drawer.getByRole("button", { name: "Share this selection" })).toBeFocused();
});

test("the PDF of a cart has its products with their quantities", anyWidth, async ({ page, site }) => {
	await keepInCart(page, { "madras-check-shirt": 60 });
	await open(page, "/about");
	const { dialog } = await openDialog(page);
	const form = dialog.locator("form");
	const items = await form.locator("[name=items]").inputValue();
	const [tab] = await Promise.all([
		page.context().waitForEvent("page"),
		dialog.getByRole("button", { name: "PDF with pictures" }).press("Enter"),
	]);
	await tab.close();
	const answer = await page.request.post("/selection.pdf", { form: { items }, headers: { Origin: site.url } });
	expect(answer.headers()).toMatchObject({ "content-type": "application/pdf", "x-robots-tag": "noindex" });
	const bytes = await answer.body();
	writeFileSync(test.info().outputPath("selection.pdf"), bytes);
	const text = tight(pdfPages(bytes).join());
	for (const said of ["Selection", "Madras Check Shirt", "60 pieces", "₹49,200", "Total at list price"])
		expect(text).toContain(tight(said));
});

test("a selection shows its products, and leaves the cart alone until it is asked", async ({ page }) => {
	await keepInCart(page, { "kasavu-dhoti": 40 });
	const sent: string[] = [];
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	const link = writeSelection([{ ...SHIRT, price: 79_000, cells: [MAROON] }, DHOTI]);
	await open(page, `/selection#${link}`);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "Madras Check Shirt" })).toBeVisible();
	await expect(main.getByText("60 pieces, ₹820 per piece, min 30")).toBeVisible();
	await expect(main.getByText("2 prices have changed since this selection was shared.")).toBeVisible();
	await expect(main.getByText("Price changed from ₹790 to ₹820 per piece")).toBeVisible();
	// What it came to then, and what it comes to now.
	await expect(main.locator("dl").first()).toHaveText(
		/^Total when it was shared\s*₹60,900\s*Total at today's list prices\s*₹72,600$/,
	);
	await expect(main.getByText("Maroon, ecru and navy: 20 in S; the other 40 to be agreed")).toBeVisible();
	await expect(main.getByText("Your cart holds 1 product, 40 pieces.")).toBeVisible();
	await expectAccessible(page);
	// Ids, quantities and cells come to the server; neither the link nor the prices in it.
	expect(sent.some((one) => one.includes(link))).toBe(false);
	const [asked = ""] = sent.filter((one) => one.includes("/selection/lines"));
	expect(asked).not.toContain("79000");
	expect(await page.evaluate(() => localStorage.getItem("thari-cart"))).not.toContain("madras");

	await tabTo(page, "Add to my cart");
	await page.keyboard.press("Enter");
	await expect(main.getByText("The selection is in your cart.")).toBeFocused();
	await expectAccessible(page);
	const drawer = await openCart(page);
	await expect(drawer.getByText("Maroon, ecru and navy: 20 in S; the other 40 to be agreed")).toBeVisible();
	// Quantities of the same product add up.
	await expect(drawer.getByRole("heading", { name: "Shopping Cart (130)" })).toBeVisible();
});

test("a selection can take the place of the cart", anyWidth, async ({ page }) => {
	await keepInCart(page, { "kasavu-dhoti": 40 });
	await open(page, `/selection#${writeSelection([SHIRT])}`);
	await page.getByRole("button", { name: "Replace my cart" }).press("Enter");
	// Where nothing has changed there is one total.
	await expect(page.getByText("Total at today's list prices")).toBeVisible();
	await expect(page.getByText("Total when it was shared")).toHaveCount(0);
	await expect(page.getByText("Your cart now holds this selection.")).toBeVisible();
	await expect((await openCart(page)).getByRole("heading", { name: "Shopping Cart (60)" })).toBeVisible();
});

test("a link of last year says line by line what has changed", async ({ page }) => {
	const link = writeSelection([
		{ id: "sold-out-saree", quantity: 10, price: 1, cells: [] },
		{ ...SHIRT, quantity: 7, cells: [{ colour: "MD-77", size: "S", quantity: 5 }] },
	]);
	await open(page, `/selection#${link}`);
	const lines = page.getByRole("main").getByRole("listitem");
	await expect(lines.first()).toContainText("This product is no longer in our catalogue.");
	await expect(lines.nth(1)).toContainText("30 pieces, ₹820 per piece, min 30");
	await expect(lines.nth(1)).toContainText("The selection says 7 pieces, which cannot be ordered today.");
	await expect(lines.nth(1)).toContainText("No longer made: MD-77. Colours and sizes of 5 pieces are to be agreed.");
	await expect(page.getByText("Your cart is empty.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Replace my cart" })).toHaveCount(0);
	await expectAccessible(page);
});

test("a link that was cut, broken or emptied says so, and shows what is still there", async ({ page }) => {
	const link = writeSelection([SHIRT, DHOTI]);
	await open(page, `/selection#${link.slice(0, -4)}`);
	await expect(page.getByRole("heading", { name: "Madras Check Shirt" })).toBeVisible();
	await expect(page.getByText("1 line of this link cannot be read: it was cut or changed on the way.")).toBeVisible();
	await page.evaluate(() => (location.hash = "1.1.abcd~nothing"));
	await expect(page.getByText("This link cannot be read: it was cut or changed on the way.")).toBeVisible();
	await page.evaluate(() => (location.hash = ""));
	await expect(page.getByText("There is nothing in this link.")).toBeVisible();
	await expectAccessible(page);
});

test("a selection that could not be looked up is looked up again", anyWidth, async ({ page, context, complaints }) => {
	await context.route("**/selection/lines", (route) => route.abort());
	await open(page, `/selection#${writeSelection([SHIRT])}`);
	await expect(page.getByText("The products could not be looked up.")).toBeVisible();
	await context.unroute("**/selection/lines");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { name: "Madras Check Shirt" })).toBeVisible();
	await complaints.toHave(/ERR_FAILED/);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page of a selection says what it needs, and another way", anyWidth, async ({ page }) => {
		await page.goto(`/selection#${writeSelection([SHIRT])}`);
		await expect(page.getByText(/showing it needs JavaScript/)).toBeVisible();
		await page.getByRole("main").getByRole("link", { name: "our products" }).click();
		await expect(page).toHaveURL(/\/products$/);
	});
});

test("a PDF of nothing is refused with a sentence", anyWidth, async ({ page, site }) => {
	const post = (items: string) =>
		page.request.post("/selection.pdf", { form: { items }, headers: { Origin: site.url } });
	const unreadable = await post("[]");
	expect(unreadable.status()).toBe(400);
	expect(await unreadable.text()).toContain("The selection could not be read.");
	const gone = await post('[{"id":"sold-out-saree","quantity":1}]');
	expect(await gone.text()).toContain("None of these products is in our catalogue any more");
	expect((await page.request.get("/selection.pdf")).status()).toBe(404);
	expect((await page.request.get("/selection/lines")).status()).toBe(404);
});

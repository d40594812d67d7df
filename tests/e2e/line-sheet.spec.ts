import { writeFileSync } from "node:fs";
import { pdfPages } from "../support/pdf-text.ts";
import { anyWidth, expect, expectAccessible, open, test } from "./site-test.ts";

const tight = (text: string) => text.replace(/\s+/g, "");
const LINK = "Line sheet (PDF)";

test("the list leads to the line sheet of what it shows", anyWidth, async ({ page }) => {
	await open(page, "/products?category=shirts");
	const link = page.getByRole("link", { name: LINK });
	const address = (await link.getAttribute("href")) ?? "";
	expect(address).toBe("/line-sheet.pdf?category=shirts");
	const answer = await page.request.get(address);
	expect(answer.headers()).toMatchObject({
		"content-type": "application/pdf",
		"content-disposition": expect.stringContaining('inline; filename="line-sheet-shirts.pdf"'),
		"x-robots-tag": "noindex",
	});
	const text = tight(pdfPages(await answer.body()).join());
	for (const said of ["Shirts", "Madras Check Shirt", "₹820 per piece", "Min Order: 30 pieces", "Sizes S, M, L, XL"])
		expect(text).toContain(tight(said));
	// Another change of category leads to another sheet.
	await page.goto("/products");
	await expect(link).toHaveAttribute("href", "/line-sheet.pdf");
});

test("it is opened by the keyboard alone", async ({ page }) => {
	await open(page, "/products?category=dhotis");
	const link = page.getByRole("link", { name: LINK });
	await link.focus();
	await expect(link).toBeFocused();
	await expect(link).toBeInViewport();
	await expectAccessible(page);
	const download = page.waitForEvent("download");
	await page.keyboard.press("Enter");
	expect((await download).suggestedFilename()).toBe("line-sheet-dhotis.pdf");
});

test("the line sheet of everything is made once and then served at once", anyWidth, async ({ page }) => {
	const first = await page.request.get("/line-sheet.pdf?category=all");
	writeFileSync(test.info().outputPath("line-sheet.pdf"), await first.body());
	const again = await page.request.get("/line-sheet.pdf");
	expect(Buffer.compare(await first.body(), await again.body())).toBe(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the list leads to the line sheet", anyWidth, async ({ page }) => {
		await page.goto("/products?category=dhotis");
		await expect(page.getByRole("link", { name: LINK })).toHaveAttribute("href", "/line-sheet.pdf?category=dhotis");
	});
});

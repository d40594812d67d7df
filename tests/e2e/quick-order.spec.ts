import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { LISTED_IN_FIFTEENS, LISTED_NUMBERS } from "../support/listed-order.ts";
import { sheetOf, workbookOf } from "../support/zip.ts";
import { onOwnSite } from "./own-site.ts";
import { anyWidth, expect, expectAccessible, open, openCart, setOffline, toast } from "./site-test.ts";

const test = onOwnSite();

/** Article numbers, which the built-in products do not have. */
test.beforeAll(async ({ site }) => {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	database.exec("begin immediate");
	const number = database.prepare("update product set sku = ?, order_multiple = ? where id = ?");
	for (const { id, sku } of LISTED_NUMBERS) number.run(sku, sku === LISTED_IN_FIFTEENS ? 15 : 1, id);
	database.exec("update catalogue_version set version = version + 1; commit");
	database.close();
	// Another process than the site's own has written: it looks every second.
	const page = async () => (await fetch(`${site.url}/products/peacock-border-dhoti/choices?quantity=46`)).text();
	await expect.poll(page).toContain("multiples of 15");
});

type Page = Parameters<typeof open>[0];

const list = (page: Page) => page.getByRole("textbox", { name: "Your list, one product in each line" });
const find = (page: Page) => page.getByRole("button", { name: "Find the products" });
const lookedAt = (page: Page) => page.getByRole("region", { name: "Lines to check" });
const ready = (page: Page) => page.getByRole("region", { name: "Ready for your cart" });
/** A text too long to be typed by a test. */
const paste = (page: Page, text: string) =>
	list(page).evaluate((field: HTMLTextAreaElement, long) => {
		field.value = long;
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}, text);
const made = (name: string) => join(import.meta.dirname, "../fixtures/lists", name);

test("lines are typed, corrected and added with the keyboard alone; what is not right stays", async ({ page }) => {
	await open(page, "/quick-order");
	await expectAccessible(page);
	await list(page).focus();
	await page.keyboard.insertText(
		"TH-129 40 sage M\n20 x sage linen shirt, sage, L\nKavi Dhoti 12\nsilk saree 20\nxylophone 5",
	);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	const outcome = page.getByRole("heading", { name: "1 product found, 3 lines to check" });
	await expect(outcome).toBeFocused();
	// What was found fills the screen, with the button that takes it.
	await expect(ready(page).getByRole("button", { name: "Add 1 product to cart" })).toBeInViewport({ ratio: 1 });
	await expect(ready(page).getByRole("listitem")).toContainText(["Sage Linen Shirt"]);
	await expect(ready(page)).toContainText("60 pieces");
	await expect(ready(page)).toContainText("Sage 60: M 40, L 20");
	await expect(ready(page)).toContainText("Lines 1 and 2");
	const dhoti = lookedAt(page).getByRole("textbox", { name: "Line 3" });
	await expect(dhoti).toHaveAccessibleDescription("Kavi Cotton Dhoti: Minimum order quantity is 40.");
	await expect(lookedAt(page).getByRole("textbox", { name: "Line 5" })).toHaveAccessibleDescription(
		"We found no product for “xylophone”. Please check its article number or name.",
	);
	await expectAccessible(page);

	// What is ready comes first: the product, its button, then the lines to check.
	for (const one of [
		ready(page).getByRole("link", { name: "Sage Linen Shirt" }),
		ready(page).getByRole("button", { name: "Add 1 product to cart" }),
		dhoti,
	]) {
		await page.keyboard.press("Tab");
		await expect(one).toBeFocused();
	}
	await page.keyboard.press("End");
	await page.keyboard.press("Backspace");
	await page.keyboard.press("Backspace");
	await page.keyboard.type("45");
	await lookedAt(page)
		.getByRole("button", { name: /^Tussar Silk Saree/ })
		.press("Enter");
	await expect(page.getByRole("heading", { name: "3 products found, 1 line to check" })).toBeFocused();
	await expect(list(page)).toHaveValue(/Kavi Dhoti 45/);
	await expect(ready(page)).toContainText("The line to check stays in your list.");
	await ready(page).getByRole("button", { name: "Add 3 products to cart" }).press("Enter");
	await expect(toast(page, "3 products, 125 pieces in all, added to your cart.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "1 line to check" })).toBeFocused();
	await expect(list(page)).toHaveValue("xylophone 5");
	const drawer = await openCart(page);
	await expect(drawer.getByText("Sage 60: M 40, L 20")).toBeVisible();
	await expect(drawer.getByText("Tussar Silk Saree")).toBeVisible();
	await page.keyboard.press("Escape");

	// What is left is still there on another day.
	await open(page, "/quick-order");
	await expect(list(page)).toHaveValue("xylophone 5");
	await expect(page.getByRole("heading", { name: "Shopping Cart" })).toBeHidden();
});

test("a quantity below the minimum becomes the minimum at one press", async ({ page }) => {
	await open(page, "/quick-order");
	await list(page).fill("Kavi Dhoti 12\nsilk saree 20");
	await page.getByRole("button", { name: "Find the products" }).click();
	// What was typed into the line since stays in it.
	await lookedAt(page).getByRole("textbox", { name: "Line 1" }).fill("Kavi Dhoti 12 turmeric");
	await lookedAt(page).getByRole("button", { name: "Make it 40 pieces" }).press("Enter");
	await expect(page.getByRole("heading", { name: "1 product found, 1 line to check" })).toBeFocused();
	await expect(ready(page)).toContainText("40 pieces");
	await expect(list(page)).toHaveValue("Kavi Dhoti 40 turmeric\nsilk saree 20");
});

for (const name of ["order.xlsx", "order.csv", "order-semicolon.csv", "order-utf16.csv"])
	test(
		`${name} of LibreOffice: eighty lines go into the cart, twenty are told`,
		name === "order.xlsx" ? {} : anyWidth,
		async ({ page }) => {
			await open(page, "/quick-order");
			await page.getByLabel("Choose a CSV or XLSX file").setInputFiles(made(name));
			await expect(page.getByRole("heading", { name: "24 products found, 20 lines to check" })).toBeFocused();
			await expect(page.getByText(`103 lines read from ${name}.`)).toBeVisible();
			await expect(lookedAt(page).getByRole("textbox")).toHaveCount(20);
			await expect(lookedAt(page)).toContainText(
				"Madras Check Shirt is not made in Purple. It comes in Navy, ecru and rust ·",
			);
			await expect(lookedAt(page)).toContainText("Please order in multiples of 15, such as 45 or 60.");
			await expectAccessible(page);
			await ready(page).getByRole("button", { name: "Add 24 products to cart" }).click();
			await expect(page.getByRole("heading", { name: "20 lines to check" })).toBeVisible();
			await expect(list(page)).toHaveValue(/^Order list, spring/);
			await expect((await openCart(page)).getByRole("listitem")).toHaveCount(24);
		},
	);

test("a file that is no list, a bomb, and 40,000 rows are refused in a sentence, and the list stays", async ({
	page,
}) => {
	await open(page, "/quick-order");
	await list(page).fill("TH-129 40");
	const file = page.getByLabel("Choose a CSV or XLSX file");
	const choose = (name: string, buffer: Buffer) => file.setInputFiles({ name, mimeType: "", buffer });
	await choose("picture.csv", Buffer.from("\x89PNG\0\0\0\r", "latin1"));
	await expect(page.getByText("This is neither a CSV nor an XLSX file.")).toBeVisible();
	await choose("cut-off.xlsx", workbookOf({ text: sheetOf(3) }).subarray(0, 300));
	await expect(page.getByText("The file cannot be read: it may be damaged or protected.")).toBeVisible();
	for (const buffer of [workbookOf({ text: sheetOf(40_000) }), workbookOf({ text: " ".repeat(60_000_000) })]) {
		await choose("long.xlsx", buffer);
		await expect(page.getByText(/^The file has more than 1,000 lines/)).toBeVisible();
		await choose("picture.csv", Buffer.from("\x89PNG\0\0\0\r", "latin1"));
		await expect(page.getByText("This is neither a CSV nor an XLSX file.")).toBeVisible();
	}
	await expect(list(page)).toHaveValue("TH-129 40");
	await expectAccessible(page);
});

test(
	"markup is words, and a megabyte or ten thousand lines are refused before they are sent",
	anyWidth,
	async ({ page }) => {
		await open(page, "/quick-order");
		const markup = `<img src=x onerror=alert(1)> 40\n"><script>alert(2)</script>\t<b>\n{{7*7}} 40\n=HYPERLINK("http://x") 40`;
		await list(page).fill(markup);
		await find(page).click();
		await expect(page.getByRole("heading", { name: "4 lines to check" })).toBeVisible();
		await expect(page.getByText("We found no product for “<img src=x onerror=alert(1)>”.")).toBeVisible();
		await expect(list(page)).toHaveValue(markup);
		let sent = 0;
		page.on("request", (request) => (sent += request.method() === "POST" ? 1 : 0));
		await paste(page, "TH-129 40 sage M and more of it\n".repeat(32_000));
		await find(page).click();
		await expect(page.getByText(/^The list is longer than 100,000 characters\./)).toBeVisible();
		await expect(list(page)).toBeFocused();
		await paste(page, "A 1\n".repeat(10_000));
		await find(page).click();
		await expect(
			page.getByText("The list has 10,000 lines. Please send it in parts of up to 1,000 lines."),
		).toBeVisible();
		await expect(list(page)).toHaveValue("A 1\n".repeat(10_000));
		await list(page).fill("");
		await find(page).click();
		await expect(page.getByText("Please paste or type your lines first, one product in each.")).toBeVisible();
		expect(sent).toBe(0);
	},
);

test("a network that is gone is told, and the list stays", anyWidth, async ({ page, complaints }) => {
	await open(page, "/quick-order");
	await list(page).fill("TH-129 40");
	complaints.allowOffline();
	await setOffline(page, true);
	await find(page).click();
	await expect(page.getByText("This device is offline. Your list is kept here;")).toBeVisible();
	await expect(list(page)).toHaveValue("TH-129 40");
	await setOffline(page, false);
	await find(page).click();
	await expect(page.getByRole("heading", { name: "1 product found" })).toBeFocused();
	// Corrections that are not looked up yet stay as well.
	await list(page).fill("TH-129 40\nTH-130 2");
	await find(page).click();
	const line = lookedAt(page).getByRole("textbox", { name: "Line 2" });
	await line.fill("TH-130 60");
	await setOffline(page, true);
	await line.press("Enter");
	await expect(page.getByText("This device is offline. Your list is kept here;")).toBeVisible();
	await expect(line).toHaveValue("TH-130 60");
	await setOffline(page, false);
	await line.press("Enter");
	await expect(page.getByRole("heading", { name: "2 products found" })).toBeFocused();
});

test("a list that is sent again before its answer is there is the one that is answered", anyWidth, async ({ page }) => {
	await open(page, "/quick-order");
	await list(page).fill("TH-129 40\nTH-130 2");
	await find(page).click();
	const line = lookedAt(page).getByRole("textbox", { name: "Line 2" });
	await expect(page.getByRole("heading", { name: /1 line to check/ })).toBeFocused();
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	let asked = 0;
	await page.route("**/quick-order.data*", async (route) => {
		if (++asked === 1) await released;
		await route.continue().catch(() => undefined);
	});
	await line.fill("TH-130 60");
	await line.press("Enter");
	await expect.poll(() => asked).toBe(1);
	await line.fill("TH-130 75");
	await line.press("Enter");
	await expect(page.getByRole("heading", { name: "2 products found" })).toBeFocused();
	release();
	await expect(ready(page)).toContainText("75 pieces");
	await expect(list(page)).toHaveValue("TH-129 40\nTH-130 75");
});

test("the cart, empty and full, and the products of a category lead there", async ({ page }) => {
	await open(page, "/products?category=shirts");
	await page.getByRole("link", { name: /quick order/ }).click();
	await expect(page).toHaveURL(/\/quick-order$/);
	await (await openCart(page)).getByRole("link", { name: "Quick order from a list" }).click();
	await expect(page.getByRole("dialog")).toBeHidden();
	await list(page).fill("TH-129 40");
	await find(page).click();
	await ready(page).getByRole("button", { name: "Add all to cart" }).click();
	await expect(list(page)).toHaveValue("");
	await expect((await openCart(page)).getByRole("link", { name: "Quick order from a list" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("main").getByRole("link", { name: "Proceed to Checkout" }).click();
	await expect(page).toHaveURL(/\/checkout$/);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test(
		"a list is posted, corrected line by line, chosen from, and led on to a message",
		anyWidth,
		async ({ page, complaints }) => {
			await page.goto("/quick-order");
			await expect(page.getByText("Choose a CSV or XLSX file")).toBeHidden();
			await find(page).click();
			await expect(page.getByText("Please paste or type your lines first")).toBeVisible();
			await list(page).fill("TH-129 40 sage M\nKavi Dhoti 12\nsilk saree 20");
			await find(page).click();
			await expect(page.getByRole("heading", { name: "1 product found, 2 lines to check" })).toBeVisible();
			await expect(list(page)).toHaveValue("TH-129 40 sage M\nKavi Dhoti 12\nsilk saree 20");
			await lookedAt(page).getByRole("textbox", { name: "Line 2" }).fill("Kavi Dhoti 45");
			await lookedAt(page)
				.getByRole("button", { name: /^Tussar Silk Saree/ })
				.click();
			await expect(page.getByRole("heading", { name: "3 products found", exact: true })).toBeVisible();
			await expect(list(page)).toHaveValue("TH-129 40 sage M\nKavi Dhoti 45\nsilk saree 20");
			await expect(page.getByRole("button", { name: "Add all to cart" })).toBeHidden();
			await ready(page).getByRole("link", { name: "write to us" }).click();
			await expect(page).toHaveURL(/\/contact#write$/);
			// The browser reports the status of the empty list.
			await complaints.toHave(/status of 422/);
		},
	);
});

test(
	"ten thousand posted lines are answered at once, and a body beyond the limit is refused",
	anyWidth,
	async ({ page, site }) => {
		const post = (list: string) =>
			page.request.post(`${site.url}/quick-order`, { multipart: { list }, headers: { Origin: site.url } });
		const many = await post("A 1\n".repeat(10_000));
		expect(many.status()).toBe(422);
		expect(await many.text()).toContain("The list has 10,000 lines");
		expect((await post("x".repeat(1024 * 1024))).status()).toBe(413);
		expect(readFileSync(made("order.xlsx")).length).toBeLessThan(30_000);
	},
);

import { addToCart, anyWidth, expect, expectAccessible, open, openCart, test, toast } from "./site-test.ts";

const SHIRT = "/products/madras-check-shirt";
const NAVY = "Navy, ecru and rust";
const GREEN = "Green, ecru and mustard";
const MAROON = "Maroon, ecru and navy";
const SPLIT = `${NAVY} 20, ${GREEN} 20, ${MAROON} 20: S 9, M 21, L 21, XL 9`;

type Page = Parameters<typeof open>[0];

/** What stands above the colours: price, minimum, and the sizes of what has some. */
const terms = (page: Page) => page.locator("form#order dl").first().locator("> div");
const cell = (page: Page, colour: string, size: string) => page.getByRole("textbox", { name: `${colour}, ${size}` });
test("a quantity is split by ratio with the keyboard alone, and goes into the cart so", async ({ page }) => {
	await open(page, SHIRT);
	await expect(terms(page)).toHaveText(["per piece₹820", "Min Order30 pieces", "SizesS to XL"]);
	await page.getByRole("textbox", { name: "Quantity" }).press("ControlOrMeta+A");
	await page.keyboard.type("60");
	await page.getByRole("link", { name: "Split over colours and sizes" }).press("Enter");
	await expect(page).toHaveURL(/\/choices\?quantity=60$/);
	await expect(page.getByRole("heading", { level: 1, name: "Colours and sizes" })).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("60");
	await expect(page.getByText("60 pieces to be agreed.")).toBeVisible();
	await page.getByRole("button", { name: "Fill by ratio" }).press("Enter");
	await expect(page.getByText("All 60 pieces are split.")).toBeVisible();
	await expect(cell(page, NAVY, "S")).toHaveValue("3");
	await expect(cell(page, MAROON, "M")).toHaveValue("7");
	// All colours are there at once; on a phone the name of each stands above its fields, and none runs out of the screen.
	const isPhone = (page.viewportSize()?.width ?? 0) < 768;
	for (const colour of [NAVY, GREEN, MAROON]) {
		const name = await page.getByRole("rowheader", { name: colour }).boundingBox();
		const [first, last] = [await cell(page, colour, "S").boundingBox(), await cell(page, colour, "XL").boundingBox()];
		if (!name || !first || !last) throw new Error(`${colour} is not shown`);
		expect(name.y + name.height <= first.y).toBe(isPhone);
		expect(last.x + last.width).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) - 20);
	}
	await expectAccessible(page);
	const add = page.getByRole("button", { name: "Add to Cart" });
	// On a phone it stands under the thumb, with what it comes to, wherever somebody is in the form.
	if (isPhone) {
		await expect(add).toBeInViewport();
		await expect(add).toContainText("₹49,200");
	}
	await add.press("Enter");
	await expect(toast(page, "60 pieces of Madras Check Shirt added to your cart.")).toBeVisible();
	await expect((await openCart(page)).getByText(SPLIT, { exact: true })).toBeVisible();
	await expectAccessible(page);
});

test("what comes in colours alone asks for no sizes, on its page, in the dialog and over the grid", async ({
	page,
}) => {
	await open(page, "/products/banarasi-silk-saree");
	await expect(terms(page)).toHaveText(["per piece₹2,500", "Min Order10 pieces"]);
	await expect(page.getByRole("link", { name: /^Split/ })).toHaveText("Split over several colours");
	await open(page, "/products?category=silk-sarees");
	await page.getByRole("article").first().getByRole("button", { name: "Add to Cart" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Choose colours", exact: true }).press("Enter");
	await expect(page).toHaveTitle(/^Banarasi Silk Saree: colours \|/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colours");
	await expect(page.getByRole("table", { name: "Colours", exact: true })).toBeVisible();
});

test("a changed cell changes the quantity, and a changed quantity the cells", anyWidth, async ({ page }) => {
	await open(page, `${SHIRT}/choices?quantity=60`);
	const quantity = page.getByRole("textbox", { name: "Quantity" });
	await page.getByRole("button", { name: "Fill by ratio" }).press("Enter");
	await cell(page, NAVY, "S").press("ControlOrMeta+A");
	await page.keyboard.type("13");
	await expect(quantity).toHaveValue("70");
	await page.getByRole("button", { name: "Clear" }).press("Enter");
	await expect(page.getByText("70 pieces to be agreed.")).toBeVisible();
	await page.getByRole("button", { name: "The same in each" }).press("Enter");
	await quantity.press("ControlOrMeta+A");
	await page.keyboard.type("120");
	await expect(page.getByText("All 120 pieces are split.")).toBeVisible();
	// Typed digit by digit, and spread once: 120 over twelve cells that were 6 and 5.
	await expect(cell(page, NAVY, "S")).toHaveValue(/^(10|11)$/);
	await expect(page.getByRole("main").getByText("₹98,400")).toBeVisible();
});

test("what is no whole number stays in its field and is told, and nothing goes into the cart", async ({ page }) => {
	await open(page, `${SHIRT}/choices`);
	await cell(page, NAVY, "M").press("1");
	await page.keyboard.type(".5");
	await expect(page.getByText(`${NAVY}, M: please write a whole number, such as 12.`)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Add to Cart" }).last().press("Enter");
	await expect(cell(page, NAVY, "M")).toBeFocused();
	await expect(cell(page, NAVY, "M")).toHaveValue("1.5");
	const ratio = page.getByRole("textbox", { name: "Ratio of sizes" });
	await ratio.press("ControlOrMeta+A");
	await page.keyboard.type("0:0:0:0");
	await expect(page.getByText("Please give at least one size a number above 0.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Fill by ratio" })).toBeDisabled();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type("1:1:1:1");
	await page.keyboard.press("Enter");
	await expect(page.getByText("All 30 pieces are split.")).toBeVisible();
	await expect(page.getByText(/please write a whole number/)).toBeHidden();
});

test("a block of a spreadsheet fills the grid", anyWidth, async ({ page }) => {
	await open(page, `${SHIRT}/choices`);
	await cell(page, NAVY, "S").evaluate((field) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", "10\t20\t20\t10\n5\t10\t10\t5");
		field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	});
	await expect(page.getByText("All 90 pieces are split.")).toBeVisible();
	await expect(cell(page, NAVY, "M")).toHaveValue("20");
});

test("the dialog of a card leads to the grid with its quantity", async ({ page }) => {
	await open(page, "/products?category=shirts");
	const card = page.getByRole("article").filter({ hasText: "Madras Check Shirt" });
	await card.getByRole("button", { name: /Add to Cart/ }).press("Enter");
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("textbox", { name: "Quantity" }).press("ControlOrMeta+A");
	await page.keyboard.type("48");
	await dialog.getByRole("link", { name: "Choose colours and sizes" }).press("Enter");
	await expect(page).toHaveURL(/\/products\/madras-check-shirt\/choices\?quantity=48$/);
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("48");
	await page.goBack();
	await expect(page).toHaveURL(/\/products\?category=shirts$/);
});

test("a split is added to what is in the cart already", anyWidth, async ({ page }) => {
	await addToCart(page, "shirts", "Madras Check Shirt");
	await open(page, `${SHIRT}/choices?quantity=30`);
	await page.getByRole("button", { name: "The same in each" }).press("Enter");
	await page.getByRole("button", { name: "Add to Cart" }).last().press("Enter");
	await expect(
		(await openCart(page)).getByText(/: S \d+, M \d+, L \d+, XL \d+; the other 30 to be agreed$/),
	).toBeVisible();
});

test("a product that is not there has no page of choices", anyWidth, async ({ page, complaints }) => {
	const answer = await page.goto("/products/no-such-shirt/choices");
	expect(answer?.status()).toBe(404);
	await complaints.toHave(/status of 404/);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page shows every colour, works out the total and tells what is not right", anyWidth, async ({ page }) => {
		await page.goto(SHIRT);
		await page.getByRole("link", { name: "Split over colours and sizes" }).press("Enter");
		await page.getByRole("textbox", { name: "Quantity" }).fill("60");
		await cell(page, NAVY, "S").fill("40");
		await cell(page, MAROON, "XL").fill("15");
		await page.getByRole("button", { name: "Work out the total" }).press("Enter");
		await expect(page.getByText("5 pieces to be agreed.")).toBeVisible();
		await expect(cell(page, MAROON, "XL")).toHaveValue("15");
		await expect(page.getByRole("main").getByText("₹49,200")).toBeVisible();
		await cell(page, GREEN, "M").fill("6");
		await cell(page, GREEN, "L").fill("six");
		await page.getByRole("button", { name: "Work out the total" }).press("Enter");
		await expect(
			page.getByText("Madras Check Shirt: its colours and sizes come to 61 pieces, and its quantity is 60."),
		).toBeVisible();
		await expect(page.getByText(`${GREEN}, L: please write a whole number, such as 12.`)).toBeVisible();
		await expect(cell(page, GREEN, "L")).toHaveValue("six");
		await expect(page.getByRole("link", { name: "write to us" }).first()).toBeVisible();
	});
});

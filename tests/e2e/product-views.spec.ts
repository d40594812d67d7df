import { watchFetches } from "../support/fetches.ts";
import { anyWidth, cartButton, expect, expectAccessible, live, open, openCart, test } from "./site-test.ts";

const SAREE = "/products/banarasi-silk-saree";

test("a product's picture opens large, and is gone into by buttons, keys, wheel and taps", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(request.url()));
	const fetchedAll = watchFetches(page);
	await open(page, SAREE);
	await fetchedAll();
	const isLarge = (url: string) => /saree-[0-9a-f]+-1200\.avif/.test(url);
	expect(fetched.filter((url) => isLarge(url) || /\/zoom-/.test(url))).toEqual([]);

	const link = page.getByRole("link", { name: /Zoom$/ });
	await link.click();
	const large = page.getByRole("dialog", { name: "Banarasi Silk Saree, large view" });
	await expect(large).toBeVisible();
	await expect.poll(() => fetched.some(isLarge)).toBe(true);
	await expectAccessible(page);

	const stage = large.locator("[data-zoom]");
	const scale = () => stage.evaluate((element) => Number(element.dataset.scale ?? 1));
	await large.getByRole("button", { name: "Zoom in" }).click();
	await expect.poll(scale).toBe(1.5);
	await large.getByRole("button", { name: "Zoom out" }).click();
	await expect.poll(scale).toBe(1);
	await page.keyboard.press("+");
	await page.keyboard.press("ArrowDown");
	await expect.poll(scale).toBe(1.5);
	await page.keyboard.press("0");
	await expect.poll(scale).toBe(1);
	await stage.click();
	await expect.poll(scale).toBeGreaterThan(1);
	await page.keyboard.press("0");
	await stage.hover();
	await page.mouse.wheel(0, -300);
	await expect.poll(scale).toBeGreaterThan(1);

	const first = await large.getByRole("img").getAttribute("alt");
	await large.getByRole("button", { name: "Next view" }).click();
	await expect(large.getByRole("img")).not.toHaveAttribute("alt", first ?? "");
	await expect.poll(scale).toBe(1);
	await page.keyboard.press("Escape");
	await expect(large).toBeHidden();
	await expect(link).toBeFocused();
});

test("two fingers draw a picture apart", async ({ page }) => {
	await open(page, SAREE);
	await page.getByRole("link", { name: /Zoom$/ }).click();
	const stage = page.getByRole("dialog").locator("[data-zoom]");
	const box = await stage.boundingBox();
	if (!box) throw new Error("no stage");
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const client = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
		client.send("Input.dispatchTouchEvent", {
			type,
			touchPoints: type === "touchEnd" ? [] : [1, -1].map((side, id) => ({ x: x + side * apart, y, id })),
		});
	await touch("touchStart", 30);
	for (const apart of [40, 50, 60]) await touch("touchMove", apart);
	await touch("touchEnd", 0);
	await expect.poll(() => stage.evaluate((element) => Number(element.dataset.scale))).toBeCloseTo(2, 1);
});

test("the small pictures change the large one", anyWidth, async ({ page }) => {
	await open(page, SAREE);
	const second = page.getByRole("list", { name: "Views" }).getByRole("link", { name: /close view/i });
	await second.click();
	await expect(second).toHaveAttribute("aria-current", "true");
	await expect(page.getByRole("link", { name: /Zoom$/ }).getByRole("img")).toHaveAccessibleName(/close view/i);
});

test(
	"a swatch changes the picture, goes into the cart with its colour, and is left open again",
	anyWidth,
	async ({ page }) => {
		await open(page, SAREE);
		const large = page.getByRole("link", { name: /Zoom$/ }).getByRole("img");
		const swatch = page.getByRole("group", { name: "Colours" }).getByRole("button", { name: /Bottle green and wine/ });
		await swatch.click();
		await expect(swatch).toHaveAttribute("aria-pressed", "true");
		await expect(page.getByText("Chosen for all: Bottle green and wine")).toBeVisible();
		await expect(large).toHaveAccessibleName("Banarasi Silk Saree, in bottle green and wine");
		await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click();
		await expect(cartButton(page)).toContainText("10");
		await expect(await openCart(page)).toContainText(/Bottle green and wine/);
		await page.keyboard.press("Escape");
		await swatch.click();
		await expect(swatch).toHaveAttribute("aria-pressed", "false");
		await expect(page.getByText("None chosen: to be agreed.")).toBeVisible();
		await expect(large).toHaveAccessibleName(/peacock teal/);
	},
);

test("sizes say what they mean and how many of each are in a pack", anyWidth, async ({ page }) => {
	await page.goto("/products/madras-check-shirt");
	await live(page);
	const sizes = page.getByRole("table");
	await expect(
		sizes.getByRole("row", { name: "Size Men’s chest, cm Women’s bust, cm In a pack of 6 pieces" }),
	).toBeVisible();
	await expect(sizes.getByRole("rowheader")).toHaveText(["S", "M", "L", "XL"]);
	await expect(sizes.getByRole("row", { name: /^S 86–94 .* 1$/ })).toBeVisible();
	await expect(sizes.getByRole("row", { name: /^M 94–102 .* 2$/ })).toBeVisible();
});

test("without script the picture is a link to its largest file", anyWidth, async ({ browser, site }) => {
	const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(SAREE);
	const address = await page.getByRole("link", { name: /Zoom$/ }).getAttribute("href");
	expect((await page.request.get(address ?? "")).headers()["content-type"]).toBe("image/avif");
	await context.close();
});

test(
	"what a list has fetched of a picture stands behind it in the dialog and on the product's page",
	anyWidth,
	async ({ page }) => {
		await open(page, "/products?category=silk-sarees");
		const card = page.getByRole("article").filter({ hasText: "Banarasi Silk Saree" });
		await card.getByRole("button", { name: "Add to Cart" }).click();
		const dialog = page.getByRole("dialog", { name: "Banarasi Silk Saree" });
		await expect(dialog).toBeVisible();
		const behind = (image: Element) => getComputedStyle(image).backgroundImage;
		expect(await dialog.locator("img").evaluate(behind)).toMatch(/-(400|800)\.avif"\)$/);
		await dialog.getByRole("button", { name: "Cancel" }).click();
		// It leads to the product as well, until it is gone.
		await expect(dialog).toBeHidden();

		const large = page.getByRole("link", { name: /Zoom$/ }).getByRole("img");
		await page.getByRole("link", { name: "Banarasi Silk Saree" }).last().click();
		await expect(large).toBeVisible();
		expect(await large.evaluate(behind)).toMatch(/-(400|800)\.avif"\)$/);
	},
);

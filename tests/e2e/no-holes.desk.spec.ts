import type { Locator } from "@playwright/test";
import { buyersCase } from "./buyer.ts";
import { states } from "./buyer-states.ts";
import { expect, keepInCart, open, openCart, test } from "./site-test.ts";

/** Where an element stands, once it is there. */
async function placeOf(locator: Locator) {
	await expect(locator).toBeVisible();
	const box = await locator.boundingBox();
	if (!box) throw new Error("it has no box");
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const SCREEN = { width: 1280, height: 800 };
/** Where the page ends within it. */
const END = SCREEN.width - 44;

test.use({ viewport: SCREEN });

test("the five products of a category and the cell that asks are two whole rows", async ({ page }) => {
	await open(page, "/products?category=dhotis");
	const ask = await placeOf(page.getByRole("link", { name: /Tell us what you need/ }));
	const last = await placeOf(page.getByRole("article").last());
	expect(ask.y).toBe(last.y);
	expect(ask.right).toBeCloseTo(END, 0);
});

test("what is found alone stands beside others of its category, which take the rest of the row", async ({ page }) => {
	await open(page, "/search?q=kanjivaram");
	const found = await placeOf(page.getByRole("article"));
	const others = await placeOf(page.getByRole("region", { name: "More in Silk Sarees" }));
	expect(others.x).toBeCloseTo(found.right, 0);
	expect(others.right).toBeCloseTo(END, 0);
	expect(others.height).toBeCloseTo(found.height, 0);
});

for (const width of [375, 768, 1024, 1280, 2560]) {
	test(`the frame of a product's picture ends with the picture at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await open(page, "/products/banarasi-silk-saree");
		const frame = page.getByRole("figure").first();
		const picture = await placeOf(frame.getByRole("img"));
		expect((await placeOf(frame)).bottom).toBeCloseTo(picture.bottom, 0);
		// The small ones stand at its side or right below it, and do not drift away where the screen is wide.
		const small = await placeOf(page.getByRole("list", { name: "Views" }));
		expect(Math.min(small.x - picture.right, small.y - picture.bottom)).toBeLessThan(24);
	});
}

test("a product's picture goes out to the screen's edge, and its foot and the way into the cart are on the first screen", async ({
	page,
}) => {
	await open(page, "/products/banarasi-silk-saree");
	const picture = await placeOf(page.getByRole("figure").first().getByRole("img"));
	expect(picture.x).toBe(0);
	expect(picture.width).toBeGreaterThan(505);
	expect(picture.bottom).toBeLessThanOrEqual(SCREEN.height);
	expect((await placeOf(page.getByRole("list", { name: "Views" }))).right).toBeLessThan(SCREEN.width / 2);
	const add = await placeOf(page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first());
	expect(add.bottom).toBeLessThanOrEqual(SCREEN.height);
});

for (const width of [768, 1024, 1280, 1920])
	test(`the cards of a row have buttons of one width, clear of the screen's edge, at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of ["/products", "/products?category=dhotis", "/search?q=silk", "/products/banarasi-silk-saree"]) {
			await open(page, path);
			const cards = page.getByRole("article");
			await expect(cards.nth(3)).toBeAttached();
			await cards.first().scrollIntoViewIfNeeded();
			const buttons = await Promise.all(
				[0, 1, 2, 3].map((place) => placeOf(cards.nth(place).getByRole("button", { name: "Add to Cart" }))),
			);
			for (const { right, width: wide } of buttons) {
				expect.soft(wide, path).toBeCloseTo(buttons[0]?.width ?? 0, 0);
				expect.soft(right, path).toBeLessThanOrEqual(width - 28);
			}
		}
	});

test("a page of one short note has cloth out to the edge of the screen", async ({ page, complaints }) => {
	await open(page, "/my-orders");
	const form = await placeOf(page.getByRole("button", { name: "Send me the link" }));
	const cloth = await placeOf(page.getByRole("figure"));
	expect(cloth.x).toBeGreaterThan(form.right);
	expect(cloth.right).toBeCloseTo(SCREEN.width, 0);
	await open(page, "/no-such-page");
	expect((await placeOf(page.getByRole("figure"))).right).toBeCloseTo(SCREEN.width, 0);
	await complaints.toHave(/status of 404/);
});

test("what an earlier order comes to stands beside its goods", async ({ page, site }) => {
	const { path } = await buyersCase(site);
	await open(page, `${path}/cart`);
	const goods = await placeOf(page.getByRole("list").first());
	const add = await placeOf(page.getByRole("button", { name: /to the cart/ }));
	expect(add.x).toBeGreaterThan(goods.right);
	expect(add.y).toBeLessThan(goods.bottom);
});

test("a tablet held upright has the form of the checkout as wide as the page, two fields beside each other", async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await keepInCart(page, { "kota-doria-saree": 12 });
	await open(page, "/checkout");
	const summary = page.getByRole("region", { name: "Order summary" });
	await expect(summary).toContainText("₹17,400");
	await expect(summary.getByRole("list")).toBeHidden();
	const name = await placeOf(page.getByLabel("Full name"));
	const company = await placeOf(page.getByLabel("Company"));
	expect(company.y).toBe(name.y);
	expect(name.width).toBeGreaterThan(300);
	expect((await placeOf(page.getByLabel("Address"))).right).toBeCloseTo(company.right, 0);
	expect(company.right).toBeGreaterThan(700);
	await summary.locator("summary").click();
	await expect(summary.getByRole("listitem")).toHaveCount(1);
});

test("a line of the order's summary keeps its amount beside its name on a small screen", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 768 });
	await keepInCart(page, { "kota-doria-saree": 12 });
	await open(page, "/checkout");
	const line = page.getByRole("listitem").filter({ hasText: "Kota Doria" });
	const name = await placeOf(line.getByRole("heading"));
	const amount = await placeOf(line.getByText("₹17,400"));
	expect(amount.y).toBeLessThan(name.bottom - 4);
	const remove = await placeOf(line.getByRole("button", { name: /Remove/ }));
	expect(remove.y).toBeLessThan((await placeOf(line.getByRole("textbox"))).bottom);
});

test("the summary of an order ends with what is in it, and does not stand empty beside a long form", async ({
	page,
}) => {
	await keepInCart(page, { "kota-doria-saree": 12 });
	await open(page, "/checkout");
	const summary = page.getByRole("region", { name: "Order summary" });
	const panel = await placeOf(summary.locator(".."));
	const last = await placeOf(page.getByText("Tracking data appears after 24 to 48 hours.").first());
	expect(panel.bottom - last.bottom).toBeLessThan(80);
});

test("a tablet has the map below the form, as wide as the page", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await open(page, "/contact");
	const form = await placeOf(page.getByRole("button", { name: "Send Message" }));
	const map = await placeOf(page.getByRole("figure"));
	expect(map.y).toBeGreaterThan(form.bottom);
	expect(map.width).toBeCloseTo(768, 0);
});

test("an empty cart shows what is sold, right below its links", async ({ page }) => {
	await open(page, "/about");
	const drawer = await openCart(page);
	const categories = drawer.getByRole("list", { name: "Categories" });
	await expect(categories.getByRole("link")).toHaveCount(8);
	const quick = await placeOf(drawer.getByRole("link", { name: "Quick order from a list" }));
	const head = await placeOf(drawer.getByRole("heading", { name: "Browse by category" }));
	expect(head.y - quick.bottom).toBeGreaterThanOrEqual(48);
	expect(head.y - quick.bottom).toBeLessThan(70);
	await categories.getByRole("link", { name: "Dhotis 5" }).click();
	await expect(page).toHaveURL(/category=dhotis$/);
	await expect(drawer).toBeHidden();
});

test("the pictures of what is sold stand in two even rows below a cart of one product", async ({ page }) => {
	await keepInCart(page, { "kota-doria-saree": 12 });
	await open(page, "/about");
	const links = (await openCart(page)).getByRole("list", { name: "Categories" }).getByRole("link");
	await expect(links).toHaveCount(8);
	const tops = await links.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
	expect(new Set(tops).size).toBe(2);
});

test("what is said of a request that is closed fills the screen down to the foot", async ({ page, site }) => {
	const one = await buyersCase(site);
	await states.spam.reach(one);
	await open(page, one.path);
	const head = await placeOf(page.getByRole("main").locator("section").first());
	const foot = await placeOf(page.getByRole("contentinfo"));
	expect(foot.y - head.bottom).toBeLessThan(60);
	expect(foot.bottom).toBeCloseTo(SCREEN.height, 0);
	await expect(page.getByRole("link", { name: "See the products" })).toHaveAttribute("href", "/products");
});

test("the figures of a quotation stand below their heads", async ({ page, site }) => {
	const one = await buyersCase(site);
	await one.quote();
	await open(page, one.path);
	const lines = page.getByRole("region", { name: /lines?, / });
	const row = lines.getByRole("listitem").first().locator("p").last();
	for (const [place, head] of ["Pieces", "Each", "Amount"].entries()) {
		const figure = await placeOf(row.locator(":scope > :not([aria-hidden])").nth(place));
		expect(figure.right).toBeCloseTo((await placeOf(lines.getByText(head, { exact: true }))).right, 0);
	}
});

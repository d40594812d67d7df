import type { Page } from "@playwright/test";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { coloursOf, fibresOf } from "../../domain/catalogue/cloth-families.ts";
import { formatRupees } from "../../domain/shared/money.ts";
import { anyWidth, expect, expectAccessible, open, test } from "./site-test.ts";

const { products } = seedCatalogue;
const silk = products.filter(({ details }) => fibresOf(details).includes("silk"));

const status = (page: Page) => page.getByRole("main").getByRole("status");
const shows = async (page: Page, count: number) => {
	await expect(status(page)).toHaveText(`${count} ${count === 1 ? "product" : "products"}`);
	await expect(page.getByRole("article")).toHaveCount(count);
};

test("the list is narrowed and sorted by the keyboard alone, in the address, and the page stays where it is", async ({
	page,
}) => {
	await open(page, "/products");
	await shows(page, products.length);
	const narrow = page.getByRole("link", { name: "Filter and sort" });
	await narrow.focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/products\?narrow=yes$/);
	await expect(page.locator("summary")).toBeFocused();
	await expectAccessible(page);
	const fibre = page.getByLabel("Fibre");
	await expect(fibre.getByRole("option", { name: /^Silk/ })).toHaveText(`Silk (${silk.length})`);
	await page.keyboard.press("Tab");
	await expect(fibre).toBeFocused();
	await page.evaluate(() => scrollTo(0, 60));
	await page.keyboard.press("s");
	await expect(page).toHaveURL(/fibre=silk/);
	await shows(page, silk.length);
	await expect(fibre).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(60);

	const colour = page.getByLabel("Colour");
	await colour.focus();
	await page.keyboard.press("b");
	const chosen = await colour.inputValue();
	const both = silk.filter(({ details }) => coloursOf(details).some((one) => one === chosen));
	await expect(page).toHaveURL(new RegExp(`colour=${chosen}`));
	await shows(page, both.length);
	await page.getByLabel("Sort by").selectOption("Price, lowest first");
	await expect(page).toHaveURL(/sort=price/);
	const cheapest = [...both].sort((a, b) => a.price - b.price)[0];
	await expect(page.getByRole("article").first()).toContainText(cheapest?.name ?? "");
	await expectAccessible(page);

	// Open for the next choice; whoever comes back to this address, or is sent it, meets the products.
	const summary = page.locator("summary");
	await expect(summary).toHaveText("Filter and sort (3)");
	await expect(colour).toBeVisible();
	await expect(page).not.toHaveURL(/narrow=/);

	// One choice less, by its own link; then Back brings it again, the field too.
	await page.getByRole("link", { name: "Remove: Silk" }).press("Enter");
	await expect(page).not.toHaveURL(/fibre=/);
	await expect(fibre).toHaveValue("");
	await page.goBack();
	await expect(page).toHaveURL(/fibre=silk/);
	await expect(fibre).toHaveValue("silk");
	await shows(page, both.length);
});

test("a list that is opened with something chosen shows products first, and its form when asked", async ({ page }) => {
	await open(page, "/products?fibre=silk&sort=price&narrow=yes");
	const summary = page.locator("summary");
	await expect(summary).toHaveText("Filter and sort (2)");
	await expect(page.getByLabel("Fibre")).toBeHidden();
	await expect(page.getByRole("list", { name: "Your choices" }).getByRole("link")).toHaveText([
		"Silk",
		"Price, lowest first",
		"Clear all",
	]);
	const picture = page.getByRole("article").first().getByRole("img");
	await expect(picture).toBeInViewport({ ratio: 0.9 });
	await summary.press("Enter");
	await expect(page.getByLabel("Fibre")).toHaveValue("silk");
	// The last choice leaves, the form that somebody has opened does not.
	await page.getByRole("link", { name: "Remove: Silk" }).press("Enter");
	await expect(page).toHaveURL(/\/products\?sort=price$/);
	await page.getByRole("link", { name: /^Remove: Price/ }).press("Enter");
	await expect(page).toHaveURL(/\/products\?narrow=yes$/);
	await expect(summary).toHaveText("Filter and sort");
	await expect(page.getByLabel("Fibre")).toHaveValue("");
	await expect(page.getByLabel("Fibre")).toBeVisible();
});

test("two choices taken away one right after the other are both gone", anyWidth, async ({ page }) => {
	await open(page, "/products?fibre=silk&colour=red&sort=price");
	await expect(page.locator("summary")).toHaveText("Filter and sort (3)");
	// Before anything is drawn anew, as on a slow phone.
	await page.getByRole("list", { name: "Your choices" }).evaluate((list) => {
		for (const link of [...list.querySelectorAll("a")].slice(0, 2)) link.click();
	});
	await expect(page).toHaveURL(/\/products\?sort=price$/);
	await expect(page.locator("summary")).toHaveText("Filter and sort (1)");
});

test(
	"Back to where the form was asked for shows it open, also after its button has folded it",
	anyWidth,
	async ({ page }) => {
		await open(page, "/products");
		await page.getByRole("link", { name: "Filter and sort" }).click();
		const fibre = page.getByLabel("Fibre");
		await fibre.selectOption({ value: "silk" });
		await expect(page).toHaveURL(/fibre=silk/);
		await page.getByRole("button", { name: "Show products" }).click();
		await expect(fibre).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL(/\/products\?narrow=yes$/);
		await expect(fibre).toBeVisible();
		await expect(fibre).toHaveValue("");
	},
);

test("where there is room the list is sorted by a link beside its count, and the other way round by the same", async ({
	page,
}) => {
	await open(page, "/products?category=shirts");
	const isPhone = (page.viewportSize()?.width ?? 0) < 768;
	const price = page.getByRole("main").getByRole("link", { name: "price", exact: true });
	await expect(price).toBeVisible({ visible: !isPhone });
	if (isPhone) return;
	const shirts = products.filter(({ category }) => category === "shirts").map(({ price }) => price);
	const first = page.getByRole("article").first();
	await price.press("Enter");
	await expect(page).toHaveURL(/\?category=shirts&sort=price$/);
	await expect(first).toContainText(formatRupees(Math.min(...shirts)));
	await expect(price).toBeFocused();
	await expect(price).toHaveAttribute("aria-current", "true");
	await expectAccessible(page);
	// What is chosen beside it stays.
	await page.goto("/products?category=shirts&fibre=cotton&sort=price");
	await price.click();
	await expect(page).toHaveURL(/\?category=shirts&fibre=cotton&sort=price-down$/);
	await page.getByRole("main").getByRole("link", { name: "minimum", exact: true }).click();
	await expect(page).toHaveURL(/\?category=shirts&fibre=cotton&sort=minimum$/);
	await expect(price).not.toHaveAttribute("aria-current");
	// Open, the form has a field for it: the order is asked for in one place.
	await page.locator("summary").filter({ hasText: "Filter and sort" }).click();
	await expect(page.getByLabel("Sort by")).toBeVisible();
	await expect(price).toBeHidden();
});

test("a category keeps what is chosen, and its count is of what is left", anyWidth, async ({ page }) => {
	await open(page, "/products?fibre=silk");
	const entry = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^Silk Sarees/ });
	const meant = silk.filter(({ category }) => category === "silk-sarees");
	await expect(entry).toContainText(String(meant.length));
	await entry.click();
	await expect(page).toHaveURL(/category=silk-sarees&fibre=silk$/);
	await shows(page, meant.length);
	await page.getByRole("link", { name: "Clear all" }).click();
	await expect(page).toHaveURL(/\/products\?category=silk-sarees$/);
	await shows(page, products.filter(({ category }) => category === "silk-sarees").length);
});

test("a category of which nothing is left is a text, and the keyboard goes past it", async ({ page }) => {
	await open(page, "/products?fibre=silk");
	const index = page.getByRole("navigation", { name: "Categories" });
	await expect(index.getByRole("listitem").filter({ hasText: /^Sarees 0$/ })).toBeVisible();
	await expect(index.getByText("0", { exact: true })).toHaveCount(4);
	for (const zero of await index.getByText("0", { exact: true }).all()) await expect(zero).toBeVisible();
	await expect(index.getByRole("link")).toHaveText([/^All/, /^Lehengas/, /^Silk Sarees/, /^Silk Shirts/, /^Dhotis/]);
	await index.getByRole("link", { name: /^All Products/ }).focus();
	await page.keyboard.press("Tab");
	await expect(index.getByRole("link", { name: /^Lehengas/ })).toBeFocused();
	await index.getByText("Trousers").click();
	await expect(index.locator("[aria-current]")).toContainText("All Products");
	await expect(page).toHaveURL(/\/products\?fibre=silk$/);
	await expectAccessible(page);

	const underThumb = page.getByRole("button", { name: "Categories", exact: true });
	if (await underThumb.isVisible()) {
		await underThumb.click();
		const sheet = page.getByRole("navigation", { name: "Category", exact: true });
		await expect(sheet.getByRole("link")).toHaveCount(5);
		await expect(sheet.getByRole("listitem")).toHaveCount(9);
	}
});

test("prices and minimums end where they say, and where nothing is left a way leads out", async ({ page }) => {
	await open(page, "/products?price-from=1000&price-to=2000&minimum=20");
	await shows(
		page,
		products.filter(({ price, minOrder }) => price >= 1_000_00 && price <= 2_000_00 && minOrder <= 20).length,
	);
	await open(page, "/products?category=dhotis&price-from=50000");
	await shows(page, 0);
	await expect(page.getByText("No product matches all of your choices.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("main").getByRole("link", { name: "Show all products" }).click();
	await expect(page).toHaveURL(/\/products$/);
	await shows(page, products.length);
});

test("search engines keep the list, not what it may be narrowed to", anyWidth, async ({ page, site }) => {
	const canonical = page.locator("link[rel=canonical]");
	const robots = page.locator("meta[name=robots]");
	await page.goto("/products?category=sarees&fibre=silk");
	await expect(canonical).toHaveAttribute("href", `${site.url}/products?category=sarees`);
	await expect(robots).toHaveCount(0);
	await page.goto("/products?fibre=silk&colour=red&sort=price");
	await expect(canonical).toHaveAttribute("href", `${site.url}/products`);
	await expect(robots).toHaveAttribute("content", "noindex, follow");
});

test(
	"what the address makes up means all, and is answered like the list itself",
	anyWidth,
	async ({ page, request }) => {
		const absurd = [
			"fibre=gold&colour=%00&price-from=1e99&price-to=-5&minimum=NaN&sample=maybe&sort=random&page=99999999&narrow=no",
			"fibre=__proto__&colour=constructor&sort=toString&x=1",
			`fibre=${"a".repeat(3000)}&fibre=silk&price-from=%E0%A4%A`,
		];
		for (const query of absurd) {
			const answer = await request.get(`/products?${query}`);
			expect([query.slice(0, 40), answer.status()]).toEqual([query.slice(0, 40), 200]);
		}
		await page.goto(`/products?${absurd[0]}`);
		await shows(page, products.length);
	},
);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the list is narrowed by a form and widened by links", async ({ page }) => {
		await page.goto("/products?category=shirts");
		await page.getByRole("link", { name: "Filter and sort" }).click();
		await expect(page).toHaveURL(/category=shirts&narrow=yes$/);
		await page.getByLabel("Fibre").selectOption({ value: "linen" });
		await page.getByRole("button", { name: "Show products" }).click();
		await expect(page).toHaveURL(/category=shirts.*fibre=linen/);
		const linen = products.filter(
			({ category, details }) => category === "shirts" && fibresOf(details).includes("linen"),
		);
		await shows(page, linen.length);
		// Folded again, so that what was found is what one sees.
		await expect(page.getByLabel("Fibre")).toBeHidden();
		await page.getByRole("link", { name: "Remove: Linen" }).click();
		await expect(page).toHaveURL(/\/products\?category=shirts$/);
		await shows(page, 5);
		await page.goto("/products?fibre=silk");
		await expect(page.getByRole("navigation", { name: "Categories" }).getByRole("link")).toHaveCount(5);
		const price = page.getByRole("main").getByRole("link", { name: "price", exact: true });
		if (!(await price.isVisible())) return;
		await price.click();
		await expect(page).toHaveURL(/fibre=silk&sort=price$/);
	});
});

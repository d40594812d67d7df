import type { Locator, Page } from "@playwright/test";
import { watchFetches } from "../support/fetches.ts";
import { anyWidth, expect, expectAccessible, live, open, test } from "./site-test.ts";

/** The header's field: in the bar, on phones in the menu. It is a combobox once its suggestions are there. */
const fieldOf = (page: Page): Locator => page.getByRole("banner").getByLabel("Search", { exact: true });
const optionsOf = (page: Page): Locator => page.getByRole("banner").getByRole("option");

/** By touch or mouse; a "/" is the keyboard's way. */
async function reach(page: Page): Promise<Locator> {
	const menu = page.getByRole("button", { name: "Menu", exact: true });
	if (await menu.isVisible()) await menu.click();
	const field = fieldOf(page);
	await field.click();
	return field;
}

test("a slash leads to the search, the arrows to a product, Enter there, by the keyboard alone", async ({ page }) => {
	await open(page, "/about");
	await page.keyboard.press("/");
	const field = fieldOf(page);
	await expect(field).toBeFocused();
	await expect(field).toHaveRole("combobox");
	await expect(field).toHaveAttribute("aria-expanded", "false");
	await page.keyboard.type("kanjivaram");
	const options = optionsOf(page);
	await expect(options.first()).toContainText("Kanchi Border Silk Saree");
	await expect(options.last()).toHaveText("All results for “kanjivaram”");
	await expect(field).toHaveAttribute("aria-expanded", "true");
	await expect(page.getByRole("banner").getByRole("status")).toContainText(/\d products?\. Use the arrow keys/);
	await expectAccessible(page);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowUp");
	await expect(options.first()).toHaveAttribute("aria-selected", "true");
	await expect(field).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
	await expect(field).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/products\/kanchi-border-silk-saree$/);
	await expect(page.getByRole("navigation", { name: "Main" }).getByRole("option")).toHaveCount(0);
	await expect(page.getByRole("main")).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
});

test("Enter alone leads to all that was found, and so does the last of the list", anyWidth, async ({ page }) => {
	await open(page, "/contact");
	await page.keyboard.press("/");
	await page.keyboard.type("silk shirt");
	await expect(optionsOf(page).first()).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/search\?q=silk\+shirt$/);
	await expect(page.getByRole("main").getByRole("article").first()).toContainText("Silk Shirt");

	await open(page, "/contact");
	await page.keyboard.press("/");
	await page.keyboard.type("dhothi");
	await expect(optionsOf(page).last()).toContainText("All results");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/search\?q=dhothi$/);
});

test(
	"Escape leaves the search for where one was, and a slash that is written stays a slash",
	anyWidth,
	async ({ page }) => {
		await open(page, "/contact");
		const message = page.getByLabel("Message");
		await message.focus();
		await page.keyboard.type("50/50");
		await expect(message).toHaveValue(/50\/50$/);
		const link = page.getByRole("main").getByRole("link").first();
		await link.focus();
		await page.keyboard.press("/");
		await expect(fieldOf(page)).toBeFocused();
		await page.keyboard.type("saree");
		await expect(optionsOf(page).first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(link).toBeFocused();
		await expect(optionsOf(page)).toHaveCount(0);
		await expect(page).toHaveURL(/\/contact$/);
		// What was typed is there for another time.
		await page.keyboard.press("/");
		await expect(fieldOf(page)).toHaveValue("saree");

		// The page of the search has a field of its own.
		await open(page, "/search?q=silk");
		await page.keyboard.press("/");
		await expect(page.getByLabel("What are you looking for?")).toBeFocused();
	},
);

test("its code comes when it is first used, each answer is fetched once, and what nobody has says so", async ({
	page,
}) => {
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(new URL(request.url()).pathname + new URL(request.url()).search));
	const code = () => fetched.filter((path) => /\/assets\/suggestions-[^/]*\.js$/.test(path));
	const fetchedAll = watchFetches(page);
	await open(page, "/about");
	await fetchedAll();
	expect(code()).toEqual([]);
	const field = await reach(page);
	await field.fill("polo");
	await expect(optionsOf(page).first()).toContainText("Polo");
	expect(code()).toHaveLength(1);
	await field.fill("xylophone");
	await expect(page.getByRole("banner").getByRole("status")).toHaveText("Nothing found for “xylophone”");
	await expect(optionsOf(page)).toHaveCount(0);
	await expectAccessible(page);
	await field.fill("polo");
	await expect(optionsOf(page).first()).toContainText("Polo");
	expect(fetched.filter((path) => path === "/search/suggestions?q=polo")).toHaveLength(1);
	await optionsOf(page).first().click();
	await expect(page).toHaveURL(/\/products\/[a-z-]*polo[a-z-]*$/);
});

test("what is typed before the page lives is found as well", anyWidth, async ({ page }) => {
	await page.goto("/about");
	const field = await reach(page);
	await field.pressSequentially("kasavu");
	await live(page);
	await expect(optionsOf(page).first()).toContainText("Kasavu Dhoti");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("it is a form that leads to the search's page", anyWidth, async ({ page }) => {
		await page.goto("/about");
		const field = await reach(page);
		await field.fill("oxfrod");
		await field.press("Enter");
		await expect(page).toHaveURL(/\/search\?q=oxfrod$/);
		await expect(page.getByRole("main").getByRole("article").first()).toContainText("Oxford");
	});
});

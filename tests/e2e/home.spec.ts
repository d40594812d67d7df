import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { COUNTRIES } from "../../domain/shared/country.ts";
import { countries } from "../../messages/en/countries.ts";
import { anyWidth, expect, open, test } from "./site-test.ts";

const { categories } = seedCatalogue;

test("the home page has its sections in order, the contact form last, and the figures of its reading", async ({
	page,
}) => {
	await open(page, "/");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText(
		/Made in Tamil Nadu, for wholesale buyers everywhere/,
	);
	await expect(main.getByRole("heading", { level: 2 })).toHaveText([
		"Why choose us",
		"Eight categories, forty products",
		"Thari is Tamil for loom.",
		"20+ countries served",
		"What our clients say",
		"Ask us about a fabric, a size or a date",
	]);
	await expect(main.locator("> section").last().getByRole("button", { name: "Send Message" })).toBeVisible();

	const hero = main.locator("section").filter({ has: page.getByRole("heading", { level: 1 }) });
	for (const figure of [/Experience\s*6\+ years/, /Countries served\s*20\+/]) await expect(hero).toContainText(figure);
	const why = main.locator("section").filter({ hasText: "Customer satisfaction" });
	await expect(why.getByRole("heading", { level: 3 })).toHaveText([
		"Fast shipping",
		"Premium quality",
		"Eco-friendly",
		"Customer satisfaction",
	]);
	await expect(why).toContainText("Easy returns");
	await expect(why).toContainText("ISO certified");
	await expect(why).toContainText("Made in Tamil Nadu since 2018");
	const about = main
		.locator("section")
		.filter({ has: page.getByRole("heading", { name: "Thari is Tamil for loom." }) });
	for (const figure of [/countries\s*20\+/, /clients\s*200\+/, /since\s*2018/])
		await expect(about).toContainText(figure);
	await expect(about.getByRole("link", { name: "More about the company" })).toHaveAttribute("href", "/about");
	const served = main.locator("section").filter({ has: page.getByRole("heading", { name: "20+ countries served" }) });
	for (const code of COUNTRIES) await expect(served).toContainText(countries[code]);
});

test("the hero leads to the catalogue, to the company and down to the categories", async ({ page }) => {
	await open(page, "/");
	await page.getByRole("link", { name: "Categories", exact: true }).click();
	await expect(page.locator("#products h2")).toBeInViewport();
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
	await page.getByRole("link", { name: "Explore Collection" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
	// Going back while one page still gives way to the other would cut that short.
	await page.waitForFunction(() =>
		document.getAnimations().every(({ effect }) => {
			const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
			return !part?.startsWith("::view-transition");
		}),
	);
	await expect(page).toHaveURL(/\/products$/);
	await page.goBack();
	await page.getByRole("link", { name: "Learn More" }).click();
	await expect(page).toHaveURL(/\/about$/);
});

test("each category is a card that leads to its filter", anyWidth, async ({ page }) => {
	await open(page, "/");
	const cards = page.locator("#products a[href*='category=']");
	expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
		categories.map(({ id }) => `/products?category=${id}`),
	);
	for (const [index, { name }] of categories.entries()) await expect(cards.nth(index)).toContainText(name);
	for (const picture of await cards.locator("img").all()) {
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	}
	await cards.nth(1).click();
	await expect(page).toHaveURL(/\/products\?category=lehengas$/);
	await expect(page.getByRole("heading", { level: 1, name: "Lehengas" })).toBeVisible();
});

/** What lies over each cell of the category grid: how it is drawn at the end, and how long it was there. */
function placeholders(cells: Element[]) {
	return Promise.all(
		cells.map(async (cell) => {
			const [cover] = cell
				.getAnimations({ subtree: true })
				.filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === "::after");
			const time = cover?.effect?.getComputedTiming().duration;
			await cover?.finished;
			const { content, visibility } = getComputedStyle(cell, "::after");
			return { drawn: content !== "none", time, visibility };
		}),
	);
}

test("eight placeholders lie over the categories for 500 ms; the categories are in the document at once", async ({
	page,
}) => {
	const answer = await page.request.get("/");
	const html = await answer.text();
	for (const { id } of categories) expect(html).toContain(`/products?category=${id}"`);
	await open(page, "/");
	const cells = page.locator("#products").getByRole("link");
	const shown = (await cells.evaluateAll(placeholders)).filter(({ drawn }) => drawn);
	expect(shown).toEqual(Array(8).fill({ drawn: true, time: 500, visibility: "hidden" }));
	await page.emulateMedia({ reducedMotion: "reduce" });
	expect((await cells.evaluateAll(placeholders)).filter(({ drawn }) => drawn)).toEqual([]);
});

test(
	"three clients are quoted, each with name, company, country, flag and five of five",
	anyWidth,
	async ({ page }) => {
		await open(page, "/");
		const quotes = page.getByRole("figure").filter({ has: page.locator("blockquote") });
		await expect(quotes).toHaveCount(3);
		await expect(
			page.getByText("These are examples we wrote ourselves. Our clients’ own words will take their place."),
		).toBeVisible();
		for (const [index, [name, company, country, quote]] of [
			["Claire D.", "Example boutique in Lyon", "France", "That is what I ask of a mill."],
			["Anna S.", "Example wholesaler in Hamburg", "Germany", "The quote came the next morning."],
			["Kenji T.", "Example importer in Osaka", "Japan", "got a number, not an adjective."],
		].entries()) {
			const said = quotes.nth(index);
			for (const text of [name, company, country, "5 of 5"])
				await expect(said.locator("figcaption")).toContainText(text ?? "");
			await expect(said.getByRole("img", { name: country })).toBeVisible();
			await expect(said.locator("blockquote")).toContainText(quote ?? "");
		}
	},
);

test(
	"every picture's address follows the rule: used as given under images, else with the version",
	anyWidth,
	async ({ page }) => {
		await open(page, "/");
		const addresses = await page
			.locator("img, picture source")
			.evaluateAll((elements) =>
				elements.flatMap((element) => [
					...(element.getAttribute("src") ?? "").split(" "),
					...(element.getAttribute("srcset") ?? "").split(",").map((part) => part.split(" ")[0] ?? ""),
				]),
			);
		const given = addresses.filter((address) => address !== "");
		expect(given.length).toBeGreaterThan(20);
		expect(given.filter((address) => !/^\/images\/[^?]+$|^\/kolam\.svg\?v=1\.0\.0$/.test(address))).toEqual([]);
		expect(given).toContain("/kolam.svg?v=1.0.0");
	},
);

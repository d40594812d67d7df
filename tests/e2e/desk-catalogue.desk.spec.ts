import type { Page } from "@playwright/test";
import { examplePicture } from "../support/desk-catalogue.ts";
import type { Site } from "../support/site.ts";
import { expectAskedBeforeLeaving, signedIn } from "./desk.ts";
import { test } from "./own-site.ts";
import { expect, expectAccessible, open, toast } from "./site-test.ts";

/** What a buyer's browser gets of a page, by way of the page cache. */
const publicPage = async (page: Page, site: Site, path: string) => (await page.request.get(site.url + path)).text();

test("a price typed into the list is on every public page within two seconds", async ({ page, site }) => {
	await signedIn(page, site);
	const pages = ["/products", "/products/kota-doria-saree", "/products.data", "/products?category=sarees"];
	for (const path of pages) expect(await publicPage(page, site, path)).not.toMatch(/1,475|147500/);
	await open(page, "/desk/catalogue");
	await page.getByLabel("Price per piece of Kota Doria Cotton Saree").fill("1,475");
	await expect(page.getByText("1 change not saved yet")).toBeVisible();
	await page.getByRole("button", { name: "Save prices and minimums" }).click();
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await expect(page.getByLabel("Price per piece of Kota Doria Cotton Saree")).toHaveValue("1475");
	for (const path of pages) await expect.poll(() => publicPage(page, site, path)).toMatch(/1,475|147500/);
});

test("one wrong price keeps all of them from being saved, and every field keeps what was typed", async ({
	page,
	site,
	complaints,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue?category=dhotis");
	await page.getByLabel("Price per piece of Kasavu Dhoti").fill("795");
	await page.getByLabel("Minimum order of Pattu Silk Dhoti").fill("a few");
	await page.getByRole("button", { name: "Save prices and minimums" }).click();
	const wrong = page.getByLabel("Minimum order of Pattu Silk Dhoti");
	await expect(wrong).toBeFocused();
	await expect(wrong).toHaveAccessibleDescription('Please write a whole number from 1 to 1,000,000, not "a few".');
	await expect(page.getByLabel("Price per piece of Kasavu Dhoti")).toHaveValue("795");
	await expectAccessible(page);
	expect(await publicPage(page, site, "/products/kasavu-dhoti")).toContain("₹780");
	await wrong.fill("9");
	await page.keyboard.press("Control+Enter");
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await expect.poll(() => publicPage(page, site, "/products/kasavu-dhoti")).toContain("₹795");
	// The browser reports the status of a refused form.
	await complaints.toHave(/status of 422/);
});

test("the list is worked by keyboard, and products change places, hide and come back", async ({ page, site }) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue?category=t-shirts");
	await page.getByLabel("Price per piece of Cotton Round Neck T-shirt").focus();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByLabel("Price per piece of Modal V-neck T-shirt")).toBeFocused();
	const names = () => page.getByRole("row").getByRole("link").allTextContents();
	const before = await names();
	// At an end a row says so; the button keeps the focus of whoever moved it there.
	await expect(page.getByRole("button", { name: "Move Cotton Round Neck T-shirt up" })).toBeDisabled();
	await page.getByRole("button", { name: "Move Cotton Round Neck T-shirt down" }).click();
	await expect(toast(page, "Moved down.")).toBeVisible();
	await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
	await page.getByRole("button", { name: "Hide Raglan T-shirt" }).click();
	await expect(page.getByRole("button", { name: "Show Raglan T-shirt" })).toBeVisible();
	const answer = () => page.request.get(`${site.url}/products/raglan-t-shirt`).then((one) => one.status());
	await expect.poll(answer).toBe(404);
	expect(await publicPage(page, site, "/sitemap.xml")).not.toContain("raglan-t-shirt");
	expect(await publicPage(page, site, "/products")).not.toContain("Raglan T-shirt");
	await page.getByRole("link", { name: "Hidden" }).click();
	await expect(page.getByRole("row").getByRole("link")).toHaveText(["Raglan T-shirt"]);
	await page.getByRole("button", { name: "Show Raglan T-shirt" }).click();
	await expect.poll(answer).toBe(200);
});

test("a product is changed beside its picture in the shop, which follows what is typed", async ({ page, site }) => {
	await signedIn(page, site, "staff", "Example Asha");
	await open(page, "/desk/catalogue");
	await page.keyboard.press("/");
	await page.getByRole("searchbox", { name: "Search the catalogue" }).fill("ikat saree");
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: "Pochampally Ikat Cotton Saree" }).click();
	await expect(page.getByRole("heading", { name: "Pochampally Ikat Cotton Saree", level: 1 })).toBeVisible();
	const preview = page.frameLocator("iframe");
	await expect(preview.getByText("₹2,100")).toBeVisible();
	// In the faces that buyers see: of those that are not fetched ahead the stand-ins stay.
	await expect(preview.locator("link[as=font]:not([media])")).toHaveCount(3);
	await page.getByLabel("Price in ₹").fill("2,725.50");
	await page.getByLabel("One line").fill("Ikat diamonds in rust and indigo");
	const moss = { Code: "LN-02", Name: "Moss", Swatch: "#6f7355" };
	for (const [part, text] of Object.entries(moss))
		await page.getByLabel(`${part} of colour 1`, { exact: true }).fill(text);
	const flax = { Scheme: "European Flax", Number: "EF-1234", Certifier: "Example Certifier", "Valid to": "2027-03-31" };
	const claim = { ...flax, Link: "https://www.example.com/ef" };
	for (const [part, text] of Object.entries(claim))
		await page.getByLabel(`${part} of claim 1`, { exact: true }).fill(text);
	await expect(preview.getByText("₹2,725.50")).toBeVisible();
	await expect(preview.getByText("Ikat diamonds in rust and indigo")).toBeVisible();
	await expect(preview.getByText("Moss")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save product", exact: true }).click();
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await expect(page.getByLabel("Price in ₹")).toHaveValue("2725.50");
	await expect(page.getByRole("region", { name: "History" })).toContainText("Example Asha");
	await expect(page.getByRole("region", { name: "History" })).toContainText("2100 → 2725.50");
	const shop = () => publicPage(page, site, "/products/pochampally-ikat-saree");
	await expect.poll(shop).toContain("₹2,725.50");
	expect(await shop()).toContain("EF-1234");
	await page.goto("/products/pochampally-ikat-saree");
	await expect(
		page.getByText("European Flax EF-1234, certified by Example Certifier, valid to 31 March 2027"),
	).toBeVisible();
	await expect(page.getByRole("link", { name: "Look it up at www.example.com" })).toBeVisible();
	await expectAccessible(page);
});

test("what is not right is told under its field, and leaving with something unsaved asks first", async ({
	page,
	site,
	complaints,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/products/bridal-lehenga-set");
	await page.getByLabel("Composition").fill("Skirt: 80% Silk, 30% Cotton");
	await page.getByLabel("HS heading").fill("silk");
	await page.getByRole("button", { name: "Save product", exact: true }).click();
	await expect(page.getByText("Not saved yet: 2 fields below need changing.")).toBeVisible();
	await expect(page.getByLabel("Composition")).toBeFocused();
	await expect(page.getByLabel("Composition")).toHaveAccessibleDescription(/The fibres of Skirt add up to 110 %/);
	await expect(page.getByLabel("HS heading")).toHaveValue("silk");
	await expectAccessible(page);
	await expectAskedBeforeLeaving(page);
	await expect(page.getByLabel("HS heading")).toHaveValue("silk");
	await complaints.toHave(/status of 422/);
});

test("the second of two editors is told what the first did, and nothing they typed is lost", async ({
	page,
	site,
	browser,
}) => {
	await signedIn(page, site, "owner", "Example Asha");
	const context = await browser.newContext({ baseURL: site.url });
	const other = await context.newPage();
	await signedIn(other, site, "staff", "Example Ravi");
	const address = "/desk/catalogue/products/kanchi-border-silk-saree";
	await open(page, address);
	await open(other, address);
	await page.getByLabel("Price in ₹").fill("7100");
	await page.getByLabel("Weave or knit").fill("Korvai, three shuttles");
	await page.getByRole("button", { name: "Save product", exact: true }).click();
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await other.getByLabel("Price in ₹").fill("6950");
	await other.getByLabel("One line").fill("Kumkum body with a temple border");
	await other.getByRole("button", { name: "Save product", exact: true }).click();
	const notice = other.getByRole("alert");
	await expect(notice).toContainText("Not saved yet: Example Asha saved this while you were writing.");
	await expect(notice.getByRole("row", { name: /Price in ₹/ })).toContainText("68007100 Take theirs6950");
	await expect(notice).toContainText("Weave or knit");
	await expect(other.getByLabel("Price in ₹")).toHaveValue("6950");
	await expect(other.getByLabel("One line")).toHaveValue("Kumkum body with a temple border");
	await expect(other.getByLabel("Weave or knit")).toHaveValue("Korvai, three shuttles");
	await expectAccessible(other);
	expect(await publicPage(page, site, "/products/kanchi-border-silk-saree")).toContain("₹7,100");
	await notice.getByRole("button", { name: "Take theirs" }).click();
	await expect(other.getByLabel("Price in ₹")).toHaveValue("7100");
	await other.getByRole("button", { name: "Save product", exact: true }).click();
	await expect(toast(other, "Saved. The shop shows it within two seconds.")).toBeVisible();
	const shop = () => publicPage(page, site, "/products/kanchi-border-silk-saree");
	await expect.poll(shop).toContain("Kumkum body with a temple border");
	expect(await shop()).toContain("₹7,100");
	expect(await shop()).toContain("Korvai, three shuttles");
	await context.close();
});

test("a new category and a new product come in hidden, get their pictures, and are shown", async ({ page, site }) => {
	test.slow();
	await signedIn(page, site);
	await open(page, "/desk/catalogue/categories");
	await expectAccessible(page);
	await page.getByRole("link", { name: "New category" }).click();
	await page.getByLabel("Name").fill("Stoles");
	await page.getByLabel("One sentence").fill("Light wraps in cotton and silk.");
	await page.getByRole("button", { name: "Save and go on to its picture" }).click();
	await expect(page.getByRole("heading", { name: "Stoles" })).toBeVisible();
	await upload(page, "Picture", await examplePicture("#88604a"), "Two folded stoles");
	await page.getByLabel("Visible").selectOption("no");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await expectAccessible(page);

	await open(page, "/desk/catalogue/products/new?category=stoles");
	await expectAccessible(page);
	await page.getByLabel("Name", { exact: true }).fill("Jamdani Stole");
	await page.getByLabel("One line").fill("Fine cotton with woven motifs");
	await page.getByLabel("Price in ₹").fill("640");
	await page.getByLabel("Minimum order").fill("24");
	await page.getByRole("button", { name: "Save and go on to its pictures" }).click();
	await expect(page.getByRole("heading", { name: "Jamdani Stole" })).toBeVisible();
	expect((await page.request.get(`${site.url}/products/jamdani-stole`)).status()).toBe(404);
	// Nothing of another product stands in for the picture that is not there yet.
	const preview = page.frameLocator("iframe");
	await expect(preview.getByText("No picture yet")).toBeVisible();
	await expect(preview.getByRole("img")).toHaveCount(0);
	await upload(page, "Picture", await examplePicture("#40566a"), "A folded stole with woven motifs");
	await expect(preview.getByText("No picture yet")).toBeHidden();
	await expect(preview.getByRole("img", { name: "Jamdani Stole" })).toBeVisible();
	await upload(page, "Close view", await examplePicture("#405a40"), "The motifs from close by");
	await page.getByLabel("Visible").selectOption("no");
	await page.getByRole("button", { name: "Save product", exact: true }).click();
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await expect
		.poll(() => page.request.get(`${site.url}/products/jamdani-stole`).then((answer) => answer.status()))
		.toBe(200);
	await page.goto("/products/jamdani-stole");
	for (const name of ["A folded stole with woven motifs", "The motifs from close by"]) {
		// Each is there large and small.
		const picture = page.getByRole("img", { name }).first();
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
		expect(await picture.getAttribute("src")).toMatch(/^\/media\/[0-9a-f]{32}-800\.jpg\?v=/);
	}
	await expectAccessible(page);
	await page.goto("/products?category=stoles");
	await expect(page.getByRole("heading", { name: "Jamdani Stole" })).toBeVisible();
	await expect(page.getByRole("article").getByRole("img")).toBeVisible();
	await expectAccessible(page);
});

/** Uploads a picture in the panel of this name and waits until it is the product's. */
async function upload(page: Page, panel: string, buffer: Buffer, alt: string): Promise<void> {
	const region = page.getByRole("region", { name: panel, exact: true });
	await region
		.getByLabel(/picture/i)
		.first()
		.setInputFiles({ name: "picture.jpg", mimeType: "image/jpeg", buffer });
	await expect(region.getByRole("img", { name: "The chosen picture as it will be cropped" })).toBeVisible();
	await region.getByLabel("What it shows, in words").fill(alt);
	await page.getByRole("button", { name: /^Save( product)?$/ }).click();
	await expect(region.getByText("Saved. The shop shows it within two seconds.")).toBeVisible({ timeout: 30_000 });
	await expect(region.getByRole("img", { name: alt })).toBeVisible();
}

test("what is no picture is refused in a sentence, and the product keeps its own", async ({
	page,
	site,
	complaints,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/products/silk-dhoti");
	const region = page.getByRole("region", { name: "Picture", exact: true });
	const html = Buffer.from("<!doctype html><script>alert(1)</script>");
	await region.getByLabel("Another picture").setInputFiles({ name: "dhoti.jpg", mimeType: "image/jpeg", buffer: html });
	await page.getByRole("button", { name: "Save product" }).click();
	await expect(region.getByRole("alert")).toHaveText(
		"This is not a JPEG, PNG, WebP or AVIF picture; please save it as one of these.",
	);
	expect(await publicPage(page, site, "/products/silk-dhoti")).toContain("/images/products/silk-dhoti-");
	await expectAccessible(page);
	await complaints.toHave(/status of 422/);
});

import { examplePicture } from "../support/desk-catalogue.ts";
import { signedIn } from "./desk.ts";
import { test } from "./own-site.ts";
import { expect, expectAccessible, open } from "./site-test.ts";

const PAGES = [
	"/desk/catalogue",
	"/desk/catalogue/products/new",
	"/desk/catalogue/products/banarasi-silk-saree",
	"/desk/catalogue/products/banarasi-silk-saree/pictures",
	"/desk/catalogue/categories",
	"/desk/catalogue/categories/new",
	"/desk/catalogue/categories/sarees",
	"/desk/catalogue/categories/sarees/pictures",
	"/desk/catalogue/pools",
	"/desk/catalogue/pools/new",
	"/desk/catalogue/file",
	"/desk/catalogue/costs",
];

test("a stranger reads nothing of the catalogue's desk, and writes nothing to it", async ({ page, site }) => {
	const price = async () => (await page.request.get(`${site.url}/products/banarasi-silk-saree`)).text();
	const headers = { Origin: site.url };
	for (const path of [...PAGES, "/desk/catalogue/export.csv", "/desk/catalogue/preview?product=banarasi-silk-saree"]) {
		const read = await page.request.get(site.url + path, { maxRedirects: 0 });
		expect([path, read.status(), read.headers().location]).toEqual([
			path,
			303,
			expect.stringContaining("/desk/sign-in"),
		]);
		const form = { id: "banarasi-silk-saree", revision: "1", price: "1", minOrder: "1", hide: "banarasi-silk-saree" };
		const written = await page.request.post(site.url + path, { headers, form, maxRedirects: 0 });
		expect([path, written.status()]).toEqual([path, 303]);
	}
	const picture = { name: "x.jpg", mimeType: "image/jpeg", buffer: await examplePicture() };
	const sent = await page.request.post(`${site.url}/desk/catalogue/products/banarasi-silk-saree/pictures`, {
		headers,
		multipart: { place: "main", alt: "A stranger's picture", picture },
		maxRedirects: 0,
	});
	expect(sent.status()).toBe(303);
	expect(await price()).toContain("₹2,500");
	expect(await price()).not.toContain("/media/");
});

test("an address of no product or category is not found", async ({ page, site }) => {
	await signedIn(page, site);
	for (const path of [
		"products/nobody",
		"products/nobody/pictures",
		"categories/none",
		"categories/none/pictures",
		"pools/none",
	])
		expect((await page.request.get(`${site.url}/desk/catalogue/${path}`)).status()).toBe(404);
	expect((await page.request.get(`${site.url}/desk/catalogue/preview?product=nobody`)).status()).toBe(404);
});

test("every page of it fits a phone", async ({ page, site }) => {
	test.slow();
	const phone = { width: 375, height: 812 };
	await signedIn(page, site);
	for (const path of PAGES) {
		await page.setViewportSize(phone);
		await open(page, path);
		// As high as the page is: while it scrolls a row may stand half under the bar that saves, which makes no target small.
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		await page.setViewportSize({ ...phone, height });
		await expectAccessible(page);
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("prices, products, pictures and files are saved all the same", async ({ page, site, complaints }) => {
		await signedIn(page, site);
		await page.goto("/desk/catalogue");
		await page.getByLabel("Price per piece of Taupe Check Trousers").fill("1175");
		await page.getByRole("button", { name: "Save prices and minimums" }).click();
		await expect(page.getByLabel("Price per piece of Taupe Check Trousers")).toHaveValue("1175");
		await page.getByRole("button", { name: "Move Taupe Check Trousers down" }).click();
		await page.goto("/desk/catalogue/products/taupe-check-trousers");
		await page.getByLabel("HS heading").fill("wrong");
		await page.getByRole("textbox", { name: "Story" }).fill("Another story of the cloth. It has two sentences.");
		await page.getByRole("button", { name: "Save product", exact: true }).click();
		await expect(page.getByLabel("HS heading")).toHaveAccessibleDescription(/Please write the HS heading like 6205.20/);
		await expect(page.getByRole("textbox", { name: "Story" })).toHaveValue(
			"Another story of the cloth. It has two sentences.",
		);
		await page.getByLabel("HS heading").fill("6203.42");
		await page.getByRole("button", { name: "Save product", exact: true }).click();
		await expect(page.getByRole("region", { name: "History" })).toContainText("Another story");
		const region = page.getByRole("region", { name: "Picture", exact: true });
		const buffer = await examplePicture();
		await region.getByLabel("Another picture").setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer });
		await region.getByLabel("What it shows, in words").fill("Brown trousers");
		await region.getByRole("button", { name: "Save picture" }).click();
		await expect(page.getByText("Saved. The shop shows it within two seconds.")).toBeVisible({ timeout: 30_000 });
		await expect(page.getByRole("img", { name: "Brown trousers" })).toBeVisible();
		await page.goto("/desk/catalogue/file");
		const csv = Buffer.from("id,price\ntaupe-check-trousers,1185\n");
		await page.getByLabel("File").setInputFiles({ name: "x.csv", mimeType: "text/csv", buffer: csv });
		await page.getByRole("button", { name: "Check the file" }).click();
		await page.getByRole("button", { name: "Import it" }).click();
		await expect(page.getByText("Imported: 0 added, 1 changed.")).toBeVisible();
		const shop = async () => (await page.request.get(`${site.url}/products/taupe-check-trousers`)).text();
		await expect.poll(shop).toContain("₹1,185");
		expect(await shop()).toContain("/media/");
		expect(await shop()).toContain("Another story of the cloth.");
		await complaints.toHave(/status of 422/);
	});
});

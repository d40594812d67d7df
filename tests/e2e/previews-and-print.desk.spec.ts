import { watchFetches } from "../support/fetches.ts";
import { addToCart, expect, open, test } from "./site-test.ts";

for (const [path, name] of [
	["/", "site/social"],
	["/products?category=shirts", "site/social"],
	["/products/banarasi-silk-saree", "cards/banarasi-silk-saree"],
	["/shipping-policy", "site/social"],
] as const)
	test(`a link to ${path} is shown with a large card`, async ({ page, site }) => {
		const html = await (await page.request.get(path)).text();
		const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
		expect(image).toMatch(new RegExp(`^${site.url}/images/${name}-[0-9a-f]{8}\\.jpg$`));
		expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
		const card = await page.request.get(image);
		expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
	});

test("on paper the checkout is a sheet: the company's name, the pieces, what was filled in, and no buttons", async ({
	page,
}) => {
	await addToCart(page, "lehengas", "Bridal Lehenga Set");
	await open(page, "/checkout");
	await page.getByLabel("Full name").fill("Example Buyer");
	await page.emulateMedia({ media: "print" });
	// Paper is as narrow as a tablet: what a phone folds is open.
	await page.setViewportSize({ width: 700, height: 900 });
	await expect(page.getByRole("banner").getByRole("link", { name: "Thari Textiles" })).toBeVisible();
	await expect(page.getByText("Bridal Lehenga Set")).toBeVisible();
	await expect(page.getByLabel("Full name")).toBeVisible();
	await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
	// Of the foot there is left whom it is from.
	await expect(page.getByRole("contentinfo").getByText("Tiruppur, Tamil Nadu, India")).toBeVisible();
	await expect(page.getByRole("contentinfo").getByRole("navigation").filter({ visible: true })).toHaveCount(0);
});

test("a product prints as one sheet of facts, with its number and address, of less than 1 MB", async ({
	page,
	site,
}) => {
	const fetched = watchFetches(page);
	await open(page, "/products/madras-check-shirt");
	await page.getByRole("list", { name: "Views" }).getByRole("img").first().scrollIntoViewIfNeeded();
	await page.emulateMedia({ media: "print" });
	for (const text of ["Article number T601", `${site.url}/products/madras-check-shirt`, "Men’s chest, cm"])
		await expect(page.getByText(text)).toBeVisible();
	await fetched();
	const pdf = await page.pdf({ preferCSSPageSize: true });
	expect(pdf.byteLength).toBeLessThan(1_000_000);
	expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a policy prints as a document all the same", async ({ page }) => {
		await page.goto("/shipping-policy");
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("contentinfo").getByText("Tiruppur, Tamil Nadu, India")).toBeVisible();
		await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
	});
});

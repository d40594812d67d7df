import { expect, open, test } from "./site-test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("the list's heading stands free of the header, and its first row shows with its buttons", async ({ page }) => {
	await open(page, "/products");
	const header = await page.getByRole("banner").boundingBox();
	const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
	if (!header || !heading) throw new Error("There is nothing to measure");
	expect(heading.y - header.y - header.height).toBeGreaterThanOrEqual(24);
	for (let i = 0; i < 4; i++)
		await expect(page.getByRole("article").nth(i).getByRole("button", { name: "Add to Cart" })).toBeInViewport({
			ratio: 0.99,
		});
});

import { anyWidth, expect, expectAccessible, open, test } from "./site-test.ts";

const FOUR = ["madras-check-shirt", "blue-stripe-shirt", "kasavu-dhoti", "banarasi-silk-saree"];

test("products are chosen and compared by the keyboard alone", async ({ page }) => {
	await open(page, "/products/madras-check-shirt");
	await page.getByRole("link", { name: "Compare with others" }).press("Enter");
	await expect(page).toHaveURL(/\/compare\?items=madras-check-shirt$/);
	await expect(page.getByRole("columnheader", { name: /Madras Check Shirt/ })).toBeVisible();
	await page.getByRole("checkbox", { name: /Blue Stripe Shirt/ }).press("Space");
	await page.getByRole("button", { name: "Compare", exact: true }).press("Enter");
	await expect(page).toHaveURL(/\/compare\?items=madras-check-shirt,blue-stripe-shirt$/);
	const table = page.getByRole("region", { name: "Products side by side" });
	await expect(table.getByRole("columnheader")).toHaveCount(2);
	const price = table.getByRole("row", { name: /^Price/ });
	await expect(price).toContainText("₹820 per piece");
	await expect(price).toContainText("₹780 per piece");
	// What differs is marked, and what does not is not.
	await expect(price.getByRole("rowheader")).toHaveText("Price (differs)");
	await expect(table.getByRole("row", { name: /^Minimum order/ }).getByRole("rowheader")).toHaveText("Minimum order");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Remove Madras Check Shirt from the comparison" }).press("Enter");
	await expect(page).toHaveURL(/\/compare\?items=blue-stripe-shirt$/);
});

test("four stand side by side; more, and unknown ones, are told", async ({ page }) => {
	await open(page, `/compare?items=${FOUR.join(",")},cream-silk-shirt,no-such-product`);
	await expect(page.getByRole("columnheader")).toHaveCount(4);
	await expect(page.getByText("1 product more was left out.")).toBeVisible();
	await expect(page.getByText("1 product in this link is not in our catalogue.")).toBeVisible();
	await expect(page.getByText("4 of 4 chosen. Remove one to compare another.")).toBeVisible();
	// A saree has no sizes, and a shirt no length.
	const sizes = page.getByRole("row", { name: /^Sizes/ }).getByRole("cell");
	await expect(sizes.last()).toHaveText("–Does not apply");
	await expect(page.getByRole("row", { name: /^Length/ }).getByRole("cell")).toContainText([
		"Does not apply",
		"Does not apply",
		"4 m",
		"6.3 m",
	]);
	await expect(page.getByRole("row", { name: /^Article number/ })).toContainText("T601");
	await expect(page.getByRole("row", { name: /^Size ratio/ })).toContainText("38 × 1, 40 × 2, 42 × 2, 44 × 1");
	await expect(page.getByRole("row", { name: /^HS heading/ })).toContainText("6205.20*");
	await expect(page.getByText("* To be confirmed by the customs broker.")).toBeVisible();
	await expectAccessible(page);
});

test("where every row differs none is marked", anyWidth, async ({ page }) => {
	await open(page, "/compare?items=madras-check-shirt,banarasi-silk-saree");
	await expect(page.getByRole("rowheader", { name: "Price", exact: true })).toBeVisible();
	await expect(page.getByText("marks what differs.")).toHaveCount(0);
	await open(page, "/compare?items=madras-check-shirt,blue-stripe-shirt");
	await expect(page.getByText("marks what differs.")).toBeVisible();
});

test("the names of the rows stay in sight while a narrow screen's table is scrolled", async ({ page }) => {
	await open(page, `/compare?items=${FOUR.join(",")}`);
	const region = page.getByRole("region", { name: "Products side by side" });
	const head = region.getByRole("rowheader").first();
	const before = await head.boundingBox();
	await region.focus();
	await region.evaluate((element) => element.scrollTo({ left: 300, behavior: "instant" }));
	expect((await head.boundingBox())?.x).toBe(before?.x);
});

test("on a phone a list runs on in its lines, so that a long one leaves little blank below the short ones", async ({
	page,
}) => {
	await open(page, `/compare?items=${FOUR.join(",")}`);
	const row = page.getByRole("row", { name: /^Colours/ });
	const colours = row.getByRole("cell").first().locator("span");
	await expect(colours).toHaveCount(3);
	const isPhone = (page.viewportSize()?.width ?? 0) < 768;
	/** Whether a value begins in the line in which the one before it ends. */
	const runsOn = await colours.evaluateAll((all) =>
		all.slice(1).map((one, i) => one.getClientRects()[0]?.top === [...(all[i]?.getClientRects() ?? [])].at(-1)?.top),
	);
	expect(runsOn.includes(true)).toBe(isPhone);
	/** The row's height, and that of its longest list with each value in lines of its own. */
	const { height, apart } = await row.evaluate((element) => {
		const cells = [...element.querySelectorAll("td")];
		const lines = cells.map((cell) => [...cell.querySelectorAll("span")].flatMap((one) => [...one.getClientRects()]));
		const line = Number.parseFloat(getComputedStyle(cells[0] ?? element).lineHeight);
		return { height: cells[0]?.offsetHeight ?? 0, apart: line * Math.max(...lines.map(({ length }) => length)) };
	});
	if (isPhone) expect(height).toBeLessThan(apart);
});

test("a product goes from the comparison into the cart", anyWidth, async ({ page }) => {
	await open(page, `/compare?items=${FOUR.join(",")}`);
	await page
		.getByRole("columnheader", { name: /Kasavu Dhoti/ })
		.getByRole("button", { name: /Add to Cart/ })
		.click();
	await expect(page.getByRole("dialog", { name: "Kasavu Dhoti" })).toBeVisible();
});

test("it is no page for search engines, and nothing of a hostile address is taken up", anyWidth, async ({ page }) => {
	await page.goto("/compare?items=madras-check-shirt");
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
	for (const address of [
		"/compare",
		"/compare?items=",
		"/compare?items=,,,",
		`/compare?items=${"a,".repeat(2_000)}`,
		"/compare?category=no-such",
		"/compare?q=%3Cscript%3Ealert(1)%3C/script%3E",
	]) {
		const answer = await page.request.get(address);
		expect([address, answer.status()]).toEqual([address, 200]);
		expect(await answer.text()).not.toContain("<script>alert");
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("products are chosen, looked for and compared", anyWidth, async ({ page }) => {
		await page.goto("/compare?category=shirts");
		await page.getByRole("checkbox", { name: /Madras Check Shirt/ }).check();
		await page.getByRole("checkbox", { name: /Blue Stripe Shirt/ }).check();
		await page.getByRole("button", { name: "Compare", exact: true }).click();
		await expect(page).toHaveURL(/\/compare\?items=madras-check-shirt,blue-stripe-shirt$/);
		await expect(page.getByRole("columnheader")).toHaveCount(2);
		await page.getByLabel("Look for a product").fill("kasavu");
		await page.getByRole("button", { name: "Search", exact: true }).click();
		await page.getByRole("checkbox", { name: /Kasavu Dhoti/ }).check();
		await page.getByRole("button", { name: "Compare", exact: true }).click();
		await expect(page.getByRole("columnheader")).toHaveCount(3);
		await expect(page.getByRole("row", { name: /^Minimum order/ })).toContainText("30 pieces");
	});
});

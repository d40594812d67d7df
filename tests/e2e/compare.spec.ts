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
	await expect(table.getByRole("row", { name: /^Min Order/ }).getByRole("rowheader")).toHaveText("Min Order");
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

test("the names of the products stay in sight above their figures, whichever way a page is scrolled", async ({
	page,
}) => {
	await open(page, `/compare?items=${FOUR.join(",")}`);
	const region = page.getByRole("region", { name: "Products side by side" });
	const names = page.getByRole("list", { name: "Products compared" });
	const values = region.getByRole("row", { name: /^HS heading/ }).getByRole("cell");
	await values.last().scrollIntoViewIfNeeded();
	for (const left of [300, 0]) {
		await region.evaluate((element, left) => element.scrollTo({ left, behavior: "instant" }), left);
		for (const [i, name] of (await names.getByRole("listitem").all()).entries()) {
			const x = async () => [(await name.boundingBox())?.x, (await name.boundingBox())?.width];
			const column = await values.nth(i).boundingBox();
			await expect.poll(x).toEqual([column?.x, column?.width]);
			await expect.poll(async () => (await name.boundingBox())?.y).toBeLessThan(4);
		}
	}
	// The keyboard takes the table along.
	const last = names.getByRole("link", { name: "Remove Banarasi Silk Saree from the comparison" });
	await last.focus();
	await expect(last).toBeInViewport({ ratio: 1 });
	await expect(values.last()).toBeInViewport();
	await last.press("Enter");
	await expect(page).toHaveURL(/items=madras-check-shirt,blue-stripe-shirt,kasavu-dhoti$/);
	await expect(names.getByRole("listitem")).toHaveCount(3);
});

test("on a phone short values share a line, and none begins in the middle of another's lines", async ({ page }) => {
	await open(page, "/compare?items=cotton-round-neck-t-shirt,madras-check-shirt,chettinad-cotton-saree");
	const isPhone = (page.viewportSize()?.width ?? 0) < 768;
	/** Of each list of colours, where its values begin and end: from the first one's left and top edge. */
	const lists = await page
		.getByRole("row", { name: /^Colours/ })
		.getByRole("cell")
		.evaluateAll((cells) =>
			cells.map((cell) => [...cell.querySelectorAll("span")].map((one) => one.getBoundingClientRect().toJSON())),
		);
	const shares = lists.map((values) => values.some(({ top }, i) => i > 0 && top === values[i - 1]?.top));
	expect(shares).toEqual([isPhone, false, false]);
	for (const values of lists)
		for (const [i, { left, top }] of values.entries()) {
			const before = values[i - 1];
			if (!before) continue;
			if (top === before.top) expect(left).toBeGreaterThanOrEqual(before.right);
			else expect([left, top >= before.bottom]).toEqual([values[0]?.left, true]);
		}
	// Two of the three fit a phone's screen, which says so; two are there without a word.
	const hint = page.getByText("Slide the table sideways to see all 3");
	await expect(hint).toBeVisible({ visible: isPhone });
	await open(page, "/compare?items=madras-check-shirt,blue-stripe-shirt");
	await expect(page.getByText("Slide the table")).toHaveCount(0);
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
		await expect(page.getByRole("row", { name: /^Min Order/ })).toContainText("30 pieces");
		// The names stand in the table itself.
		await expect(page.getByRole("list", { name: "Products compared" })).toBeHidden();
		await page.getByRole("link", { name: "Remove Kasavu Dhoti from the comparison" }).click();
		await expect(page.getByRole("columnheader")).toHaveCount(2);
	});
});

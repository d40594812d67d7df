import {
	anyWidth,
	expect,
	expectAccessible,
	fillOrder,
	keepInCart,
	open,
	orderButton,
	shownReference,
	standStill,
	test,
} from "./site-test.ts";

test.use({ timezoneId: "America/New_York" });

test(
	"the thank-you page gives the reference, the deadline on the buyer's own clock, what comes next, help and ways on",
	anyWidth,
	async ({ page }, info) => {
		const before = Date.now();
		await keepInCart(page, { "banarasi-silk-saree": 12 });
		await open(page, "/checkout");
		await fillOrder(page, `thanks-${info.project.name}@example.com`);
		await orderButton(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1 })).toHaveText(/Thank you\.\s*We have your request\./);

		// The reference is the last 8 digits of the moment at which the request was taken.
		const time = main.locator("time");
		const due = Date.parse((await time.getAttribute("datetime")) ?? "");
		const taken = due - 24 * 3_600_000;
		expect(taken).toBeGreaterThanOrEqual(before);
		expect(taken).toBeLessThanOrEqual(Date.now());
		const reference = String(taken).slice(-8);
		expect(await shownReference(page)).toBe(reference);
		await expect(main).toContainText(
			/Please keep the reference at hand when you contact us\.\s*Open your private page/,
		);
		await expect(main).toContainText(/Copy the link.*\s*Goods/);
		await expect(main).toContainText(/Goods\s*Banarasi Silk Saree/);
		await expect(main).toContainText(/Pieces\s*12/);
		await expect(main).toContainText("₹30,000");

		const there = new Intl.DateTimeFormat("en-GB", {
			weekday: "short",
			day: "numeric",
			month: "short",
			hour: "2-digit",
			minute: "2-digit",
			timeZoneName: "short",
			timeZone: "America/New_York",
		});
		await expect(time).toHaveText(there.format(due));
		await expect(time).toContainText(/GMT-[45]|E[SD]T/);

		await expect(main.getByRole("heading", { name: "What happens next" })).toBeVisible();
		await expect(main.getByRole("listitem")).toHaveText([
			/At once.*A confirmation goes to your email address/,
			/Within 24 hours.*pricing and payment details/,
			/2 to 5 business days/,
			/After dispatch.*Tracking data appears after 24 to 48 hours/,
		]);
		await expect(main.getByRole("link", { name: "+91 421 000 0000" })).toHaveAttribute("href", "tel:+914210000000");
		await expect(main.getByRole("link", { name: "sales@thari.example" })).toHaveAttribute(
			"href",
			"mailto:sales@thari.example",
		);
		await expect(main.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/products");
		await main.getByRole("link", { name: "Back to Home" }).click();
		await expect(page).toHaveURL((url) => url.pathname === "/");
	},
);

test("the reference and the private link are copied, or given to be copied by hand", async ({
	page,
	context,
}, info) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await keepInCart(page, { "banarasi-silk-saree": 12 });
	await open(page, "/checkout");
	await fillOrder(page, `copied-${info.project.name}@example.com`);
	await orderButton(page).click();
	const reference = await shownReference(page);
	const main = page.getByRole("main");
	const copied = () => page.evaluate(() => navigator.clipboard.readText());

	await main.getByRole("button", { name: "Copy the order reference" }).press("Enter");
	await expect(main.getByRole("status")).toHaveText("Reference copied.");
	expect(await copied()).toBe(reference);
	const shown = main.getByRole("link", { name: "Open your private page" });
	const link = new URL((await shown.getAttribute("href")) ?? "", page.url()).href;
	await main.getByRole("button", { name: "Copy the link" }).press("Enter");
	await expect(main.getByRole("status")).toHaveText("Link copied.");
	expect(await copied()).toBe(link);
	// The one that was copied before says so no longer.
	await expect(main.getByRole("button", { name: "Copied" })).toHaveCount(1);
	await expectAccessible(page);

	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
	});
	await main.getByRole("button", { name: "Copied" }).press("Enter");
	await expect(main.getByRole("status")).toHaveText(/please copy it by hand/);
	const field = main.getByRole("textbox");
	await expect(field).toBeFocused();
	await expect(field).toHaveValue(link);
	expect(await page.evaluate(() => String(getSelection()))).toBe(link);
	await expectAccessible(page);
});

test("the toast that confirms a request lies over no words of the page", async ({ page }, info) => {
	await keepInCart(page, { "banarasi-silk-saree": 12 });
	await open(page, "/checkout");
	await fillOrder(page, `apart-${info.project.name}@example.com`);
	await orderButton(page).click();
	await expect(page.locator("[data-toasts] > *")).toBeVisible();
	await standStill(page);
	const covered = await page.evaluate(() => {
		const toast = document.querySelector("[data-toasts] > *")?.getBoundingClientRect();
		if (!toast) throw new Error("The toast has gone");
		const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
		const words = document.createRange();
		const under: string[] = [];
		while (walker.nextNode()) {
			words.selectNodeContents(walker.currentNode);
			for (const { left, right, top, bottom } of words.getClientRects())
				if (left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top)
					under.push(words.toString());
		}
		return under;
	});
	expect(covered).toEqual([]);
});

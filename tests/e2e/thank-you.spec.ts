import { anyWidth, expect, fillOrder, keepInCart, open, orderButton, test } from "./site-test.ts";

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
		await expect(main.locator("p:has(+ dl)")).toHaveText(String(taken).slice(-8));
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

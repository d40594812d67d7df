import type { Locator, Page } from "@playwright/test";
import { anyWidth, expect, followHeader, keepInCart, open, openCart, test, toast } from "./site-test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("the header leads to the four pages and to what orders are made with, marks the one it shows, and each change starts at the top", async ({
	page,
}) => {
	await open(page, "/about");
	const links = page.locator("#menu a");
	expect(
		await links.evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute("href")}`)),
	).toEqual([
		"Home /",
		"Products /products",
		"About /about",
		"Contact /contact",
		"Quick order /quick-order",
		"My orders /my-orders",
	]);
	for (const [label, path] of [
		["Products", "/products"],
		["Contact", "/contact"],
		["About", "/about"],
		["Home", "/"],
	] as const) {
		await page.evaluate(() => scrollTo(0, 400));
		await expect.poll(() => scrolled(page)).toBe(400);
		// The click goes through script: a pointer would scroll the header into sight itself.
		await page.evaluate(
			(text) => [...document.querySelectorAll<HTMLElement>("#menu a")].find((a) => a.textContent === text)?.click(),
			label,
		);
		await expect(page).toHaveURL((url) => url.pathname === path);
		await expect(page.locator("#menu [aria-current=page]")).toHaveText(label);
		await expect.poll(() => scrolled(page)).toBe(0);
	}
	// The mark is a drawing behind the active link alone.
	const marks = await links.evaluateAll((all) =>
		all.map((link) => ["::before", "::after"].some((part) => getComputedStyle(link, part).content !== "none")),
	);
	expect(marks).toEqual([true, false, false, false, false, false]);
	await followHeader(page, "About");
	await expect(page.getByRole("heading", { level: 1, name: "A maker and exporter from Tiruppur" })).toBeVisible();
});

test(
	"on a tablet every link of the header and the word in its search are in sight beside a full cart",
	anyWidth,
	async ({ page }) => {
		await keepInCart(page, { "linen-saree": 8_888 });
		for (const width of [768, 1023, 1024]) {
			await page.setViewportSize({ width, height: 900 });
			await open(page, "/about");
			const header = page.getByRole("banner");
			await expect(header.getByRole("navigation").getByRole("link")).toHaveText([
				"Home",
				"Products",
				"About",
				"Contact",
				"Quick order",
				"My orders",
			]);
			const search = await header.getByRole("searchbox").boundingBox();
			expect(search?.width, `at ${width} px`).toBeGreaterThan(110);
			// Neither runs over the other, nor out of the page.
			const cart = await header.getByRole("button", { name: /^Cart/ }).boundingBox();
			if (!search || !cart) throw new Error("The header is not whole");
			expect(cart.x + cart.width).toBeLessThanOrEqual(width - 40);
			expect(search.x + search.width).toBeLessThanOrEqual(cart.x);
			// Each stands beside the one before it, or in a later row: as the keyboard goes.
			const back = await header.evaluate((all) =>
				[...all.querySelectorAll("a:not([href='#main']), input, button")]
					.map((one) => ({ is: one.textContent || one.ariaLabel, box: one.getBoundingClientRect() }))
					.filter(({ box }) => box.width > 0)
					.filter(({ box }, at, shown) => {
						const before = shown[at - 1]?.box;
						return before && box.top < before.bottom && (box.left < before.right || box.bottom <= before.top);
					})
					.map(({ is }) => is),
			);
			expect(back, `at ${width} px`).toEqual([]);
		}
	},
);

test("the footer holds its links, the social links, the hours and the ways to reach the company", async ({ page }) => {
	await open(page, "/contact");
	const footer = page.getByRole("contentinfo");
	const addresses = async (name: string) =>
		footer
			.getByRole("navigation", { name })
			.getByRole("link")
			.evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute("href")}`));
	expect(await addresses("Pages")).toEqual([
		"Home /",
		"Products /#products",
		"Quick order /quick-order",
		"My orders /my-orders",
		"About /about",
		"Contact /contact",
	]);
	expect(await addresses("Policies")).toEqual([
		"Privacy Policy /privacy-policy",
		"Terms & Conditions /terms",
		"Shipping Policy /shipping-policy",
		"Cancellation & Refund /cancellation-refund-policy",
	]);
	for (const name of ["Instagram", "Facebook", "LinkedIn"])
		await expect(footer.getByRole("link", { name })).toHaveAttribute("href", /^https:\/\//);
	await expect(footer.getByRole("heading", { name: "Business hours (IST)" })).toBeVisible();
	await expect(footer.getByText("Mon - Sat 9:00 AM - 6:00 PM")).toBeVisible();
	await expect(footer.getByText("Sunday closed")).toBeVisible();
	await expect(footer.getByText("Tiruppur, Tamil Nadu, India")).toBeVisible();
	await expect(footer.getByRole("link", { name: "+91 421 000 0000" })).toHaveAttribute("href", "tel:+914210000000");
	await expect(footer.locator("a[href^='mailto:']")).toHaveText(["sales@thari.example", "info@thari.example"]);
	await expect(footer).toContainText("Thari Textiles");
	await expect(footer).toContainText("Premium Textile Solutions");
	await expect(footer).toContainText("since 2018");

	await footer.getByRole("link", { name: "Terms & Conditions" }).click();
	await expect(page).toHaveURL(/\/terms$/);
	await expect(page.getByRole("heading", { level: 1, name: "Terms & Conditions" })).toBeVisible();
	await expect.poll(() => scrolled(page)).toBe(0);
	await footer.getByRole("link", { name: "Products" }).click();
	await expect(page).toHaveURL(/\/#products$/);
	await expect(page.locator("#products h2")).toBeInViewport();
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await footer.getByRole("link", { name: "Products" }).click();
	await expect(page.locator("#products h2")).toBeInViewport();
});

test("going back restores the place, and a new address starts at the top", async ({ page }) => {
	await open(page, "/products");
	const link = page.getByRole("heading", { level: 2 }).getByRole("link").nth(33);
	const place = await wheelDownTo(page, link);
	expect(await scrolled(page)).toBeGreaterThan(300);
	await link.click();
	await expect(page).toHaveURL(/\/products\/[a-z-]+$/);
	await expect.poll(() => scrolled(page)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL(/\/products$/);
	await expect.poll(async () => Math.abs((await topOf(link)) - place)).toBeLessThan(4);
	await expect(link).toBeInViewport();
});

test("going back from a category to the whole list restores the place", async ({ page }) => {
	await open(page, "/products");
	const link = page.getByRole("heading", { level: 2 }).getByRole("link").nth(21);
	const place = await wheelDownTo(page, link);
	// By its address, as the phone opens its categories in a sheet first.
	await page.locator('a[href="/products?category=dhotis"]').first().dispatchEvent("click");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dhotis");
	await expect.poll(() => scrolled(page)).toBe(0);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Dhotis");
	await expect.poll(async () => Math.abs((await topOf(link)) - place)).toBeLessThan(4);
});

const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);

/** As a reader comes to a link: past every card, each of which is laid out on the way. Returns where it stands then. */
async function wheelDownTo(page: Page, link: Locator): Promise<number> {
	for (let turns = 0; turns < 60 && (await topOf(link)) > 500; turns++) {
		await page.mouse.wheel(0, 400);
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	}
	await link.scrollIntoViewIfNeeded();
	let place = Number.NaN;
	await expect
		.poll(
			async () => {
				const before = place;
				place = await topOf(link);
				return place - before;
			},
			{ intervals: [250] },
		)
		.toBe(0);
	return place;
}

test("the way back to the top shows past 300 pixels and leads there", async ({ page }) => {
	await open(page, "/privacy-policy");
	const toTop = page.getByRole("button", { name: "Scroll to top" });
	await expect(toTop).toBeHidden();
	await page.evaluate(() => scrollTo(0, 300));
	await expect.poll(() => scrolled(page)).toBe(300);
	await expect(page.locator("html")).not.toHaveAttribute("data-far");
	await expect(toTop).toBeHidden();
	await page.evaluate(() => scrollTo(0, 301));
	await expect(toTop).toBeVisible();
	await toTop.click();
	await expect.poll(() => scrolled(page)).toBe(0);
	await expect(toTop).toBeHidden();
});

test(
	"WhatsApp opens in a new tab with a message that asks for more about the textile products",
	anyWidth,
	async ({ page, context }) => {
		await context.route("https://wa.me/**", (route) =>
			route.fulfill({ contentType: "text/html", body: "<h1>Chat</h1>" }),
		);
		await open(page, "/about");
		const button = page.getByRole("link", { name: /^Chat with us on WhatsApp/ }).filter({ visible: true });
		const [chat] = await Promise.all([context.waitForEvent("page"), button.click()]);
		await expect(chat.getByRole("heading", { name: "Chat" })).toBeVisible();
		const address = new URL(chat.url());
		expect(address.pathname).toBe("/914210000000");
		expect(address.searchParams.get("text")).toMatch(/more information about your textile products/);
		await expect(page).toHaveURL(/\/about$/);
	},
);

test("a toast comes at the top right, at most 350 pixels wide", async ({ page }) => {
	await open(page, "/products/bridal-lehenga-set");
	// On phones the form's button stands in the bar below, outside the form.
	await page.locator("form#order button[type=submit], button[form=order]").filter({ visible: true }).click();
	const message = toast(page, "3 pieces of Bridal Lehenga Set added to your cart.");
	await expect(message).toBeVisible();
	const box = await page.locator("[data-toasts] > *").boundingBox();
	const screen = page.viewportSize();
	if (!box || !screen) throw new Error("There is no toast to measure");
	expect(box.width).toBeLessThanOrEqual(350);
	expect(box.y).toBeLessThan(screen.height / 4);
	expect(box.x + box.width / 2).toBeGreaterThanOrEqual(screen.width / 2);
	expect(screen.width - box.x - box.width).toBeLessThanOrEqual(64);
	await openCart(page);
});

import { expect, keepInCart, open, test } from "./site-test.ts";

const PAGES = [
	"/products",
	"/products?category=silk-sarees",
	"/search?q=silk",
	"/compare?items=madras-check-shirt,kasavu-dhoti",
	"/products/madras-check-shirt/choices",
	"/quick-order",
	"/selection",
	"/checkout",
	"/my-orders",
	"/thank-you",
	"/about",
	"/contact",
	"/privacy-policy",
	"/terms-conditions",
	"/shipping-policy",
	"/cancellation-refund-policy",
	"/no-such-page",
];

test("the heading of every public page but the home page stands equally far below the header", async ({
	page,
	complaints,
}) => {
	test.setTimeout(120_000);
	await keepInCart(page, { "linen-saree": 8 });
	const tops: Record<string, number> = {};
	for (const path of PAGES) {
		await open(page, path);
		tops[path] = await page
			.getByRole("main")
			.getByRole("heading", { level: 1 })
			.evaluate((h1) => {
				const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN;
				return Math.round(h1.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(h1).paddingTop) - below);
			});
	}
	const first = tops["/products"];
	expect(tops).toEqual(Object.fromEntries(PAGES.map((path) => [path, first])));
	// The unknown address's.
	await complaints.toHave(/status of 404/);
});

import { buyersCase } from "./buyer.ts";
import { NARROW, type State, states, WIDE } from "./buyer-states.ts";
import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { expectReadable } from "./readable.ts";
import { expect, keepInCart, open } from "./site-test.ts";

/* Every page that under-strain.desk.spec.ts does not come through on its way. */

// What other tests write into cases is not looked at here.
const test = onOwnSite();

test.use({ reducedMotion: "reduce" });

const SHOP = [
	"/products?category=silk-sarees",
	"/products/madras-check-shirt/choices?quantity=60",
	"/search",
	"/search?q=silk",
	"/search?q=xylophone",
	"/selection",
	"/compare?items=madras-check-shirt,kasavu-dhoti,banarasi-silk-saree",
	"/quick-order",
	"/my-orders",
	"/about",
	"/contact",
	"/thank-you",
	"/privacy-policy",
	"/terms-conditions",
	"/shipping-policy",
	"/cancellation-refund-policy",
];

// One after the other in one browser, which reads the scripts and styles that they share only once.
test("the shop's pages are read from right to left, at 400 %, and with more room", async ({ page }) => {
	test.slow();
	for (const path of SHOP)
		await test.step(path, async () => {
			await open(page, path);
			await expectReadable(page, path);
		});
});

test("so are a page that is not there, and the one for want of a connection", async ({ page, complaints }) => {
	await open(page, "/no-such-page");
	await complaints.toHave(/status of 404/);
	await expectReadable(page, "not found");
	await page.goto("/offline");
	await expectReadable(page, "/offline");
});

test("the map's names stay beside their places where a page is read from right to left", async ({ page }) => {
	await open(page, "/contact");
	const places = () =>
		page
			.getByRole("figure")
			.locator("svg text")
			.evaluateAll((names) =>
				names.map((name) => {
					const map = name.closest("svg")?.getBoundingClientRect();
					return Math.round(name.getBoundingClientRect().x - (map?.x ?? 0));
				}),
			);
	await expect.poll(async () => (await places()).length).toBeGreaterThan(3);
	const before = await places();
	await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
	expect(await places()).toEqual(before);
});

test("so is the checkout with its errors, more of its fields, and a dozen lines", async ({ page }) => {
	await keepInCart(page, {
		"banarasi-silk-saree": 10,
		"madras-check-shirt": 60,
		"kasavu-dhoti": 30,
		"bridal-lehenga-set": 3,
	});
	await open(page, "/checkout");
	await page
		.getByRole("button", { name: /Submit Order Request/ })
		.filter({ visible: true })
		.first()
		.click();
	await expect(page.getByText("Please enter your complete address").first()).toBeVisible();
	await page.locator("form summary").last().click();
	await expectReadable(page, "/checkout");
});

const reached: readonly State[] = [...NARROW, ...WIDE].filter((status) => status !== "quoted");
test("so is the private page in every other state", async ({ page, site }) => {
	test.slow();
	for (const status of reached)
		await test.step(status, async () => {
			const one = await buyersCase(site);
			await states[status].reach(one);
			await open(page, one.path);
			await expectReadable(page, status);
		});
});

test("so are the other pages of the desk", async ({ page, site }) => {
	test.slow();
	await open(page, "/desk/sign-in");
	await expectReadable(page, "/desk/sign-in");
	await signedIn(page, site);
	for (const path of [
		"/desk/inquiries",
		"/desk/outbox",
		"/desk/catalogue",
		"/desk/catalogue/products/banarasi-silk-saree",
		"/desk/catalogue/categories",
		"/desk/catalogue/costs",
		"/desk/catalogue/file",
		"/desk/figures",
		"/desk/settings",
		"/desk/settings/offers",
		"/desk/people",
		"/desk/account",
	]) {
		await open(page, path);
		await expectReadable(page, path);
	}
});

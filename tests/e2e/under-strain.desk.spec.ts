import { buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { expectReadable } from "./readable.ts";
import { addToCart, expect, fillOrder, open, openCart, orderButton } from "./site-test.ts";

// What other tests write into cases is not looked at here.
const test = onOwnSite();

test.use({ reducedMotion: "reduce" });

test("the shop is read from right to left, at 400 %, and with more room between letters and lines", async ({
	page,
}) => {
	test.slow();
	await open(page, "/");
	await expectReadable(page, "/");
	for (const path of ["/products?narrow=yes", "/products/banarasi-silk-saree"]) {
		await open(page, path);
		await expectReadable(page, path);
	}
	await open(page, "/products");
	await page.getByRole("article").first().getByText("Add to Cart").click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectReadable(page, "dialog");
	await addToCart(page, "lehengas", "Bridal Lehenga Set");
	await openCart(page);
	await expectReadable(page, "drawer");
	await open(page, "/checkout");
	await expectReadable(page, "/checkout");
	await fillOrder(page, "strain@example.com");
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	await expectReadable(page, "/thank-you");
});

test("so are the private page, the case, the editor of quotations and the inbox", async ({ page, site }) => {
	test.slow();
	const one = await buyersCase(site);
	await one.quote();
	await open(page, one.path);
	await expectReadable(page, "private page");
	await signedIn(page, site);
	for (const path of ["/desk", `/desk/requests/${one.id}`, `/desk/requests/${one.id}/quote`]) {
		await open(page, path);
		await expectReadable(page, path.replace(one.id, "…"));
	}
});

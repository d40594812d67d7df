import { buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { expect, live } from "./site-test.ts";

const test = onOwnSite();

test("a request leads to the next one: of the list it was opened from, or, from a mail, to what is due first", async ({
	page,
	site,
}) => {
	const first = await buyersCase(site, { company: "First Example" });
	await buyersCase(site, { company: "Second Example" });
	const third = await buyersCase(site, { company: "Third Example" });
	await signedIn(page, site);
	const company = (name: string) => page.getByRole("heading", { level: 1, name });
	const next = page.getByRole("link", { name: "Next request" });

	// From a mail there is no list.
	await page.goto(`${site.url}/desk/requests/${third.id}`);
	await live(page);
	await expect(page.getByRole("link", { name: "Previous request" })).toHaveAttribute("aria-disabled", "true");
	await next.click();
	await expect(company("First Example")).toBeVisible();
	await next.click();
	await expect(company("Second Example")).toBeVisible();
	await next.click();
	await expect(company("Third Example")).toBeVisible();

	// From the list, in its order, until it ends.
	await page.goto(`${site.url}/desk`);
	await live(page);
	await page.keyboard.press("Enter");
	await expect(company("First Example")).toBeVisible();
	await expect(page.getByText("1 of 3")).toBeVisible();
	await next.click();
	await expect(company("Second Example")).toBeVisible();
	await next.click();
	await expect(company("Third Example")).toBeVisible();
	await expect(next).toHaveAttribute("aria-disabled", "true");
	await page.getByRole("link", { name: "Previous request" }).click();
	await expect(company("Second Example")).toBeVisible();

	// Without the list, and from its last request back to the first.
	const answer = await page.request.get(`${site.url}/desk/next?from=${first.id}`, { maxRedirects: 0 });
	expect(answer.status()).toBe(302);
	await page.goto(`${site.url}/desk/next?from=${first.id}`);
	await expect(company("Second Example")).toBeVisible();
});

test("on a phone the way to the composer stays in reach while a request is read", async ({ page, site }) => {
	const { id } = await buyersCase(site, { company: "Phone Example" });
	await signedIn(page, site);
	await page.setViewportSize({ width: 375, height: 480 });
	await page.goto(`${site.url}/desk/requests/${id}`);
	await live(page);
	const write = page.getByRole("link", { name: "Reply or note" });
	await expect(write).toBeInViewport({ ratio: 1 });
	await write.click();
	await expect(page.getByRole("textbox", { name: "Reply" })).toBeFocused();
	// Where the composer is, it hides the way to it.
	const over = await write.evaluate((link) => {
		const { x, y, width, height } = link.getBoundingClientRect();
		return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("form")?.id;
	});
	expect(over).toBe("form-composer");
});

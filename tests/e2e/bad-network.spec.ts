import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import type { Site } from "../support/site.ts";
import { addToCart, anyWidth, expect, live, open, setOffline, shownReference, test } from "./site-test.ts";

async function fillCheckout(page: Page, email: string): Promise<void> {
	await addToCart(page, "t-shirts", "Cotton Round Neck T-shirt");
	await page.goto("/checkout");
	await page.getByLabel("Full name").fill("Example Buyer");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Phone").fill("+44 20 7946 0018");
	await page.getByLabel("Country").selectOption("Germany");
	await page.getByLabel("Address").fill("1 Example Street, Berlin");
	await expect.poll(() => page.locator("[name=formKey]").inputValue()).not.toBe("");
	// The key must be as old as a person needs to write.
	await page.waitForFunction(
		(since) => performance.now() - since > 2_200,
		await page.evaluate(() => performance.now()),
		{ polling: 100 },
	);
}

const send = (page: Page) =>
	page
		.getByRole("button", { name: /Submit Order Request/ })
		.filter({ visible: true })
		.first();

function countRequests(site: Site, email: string): number {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
	const row = database.prepare("select count(*) as n from quote_request where email = ?").get(email);
	database.close();
	return Number(row?.n);
}

test(
	"without a network nothing is lost, and the buyer is told that nothing was sent",
	anyWidth,
	async ({ page, site, complaints }, info) => {
		const email = `offline-${info.project.name}@example.com`;
		await fillCheckout(page, email);
		complaints.allowOffline();
		await setOffline(page, true);
		await send(page).click();
		await expect(page.getByText("Failed to submit order. Please try again.").first()).toBeVisible();
		await expect(page.getByText(/Nothing was sent/).first()).toBeVisible();
		await expect(page.getByLabel("Address")).toHaveValue("1 Example Street, Berlin");
		await setOffline(page, false);
		await send(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		expect(countRequests(site, email)).toBe(1);
	},
);

test(
	"an answer that is lost on the way is told honestly, and sending again stores nothing twice",
	anyWidth,
	async ({ page, site, complaints }, info) => {
		const email = `lost-${info.project.name}@example.com`;
		await fillCheckout(page, email);
		let lose = true;
		// The browser reports the connection that this test cut.
		complaints.allow(/ERR_CONNECTION_RESET/);
		await page.route("**/checkout.data*", async (route) => {
			if (!lose || route.request().method() !== "POST") return route.continue();
			lose = false;
			await route.fetch({ maxRedirects: 0 });
			await route.abort("connectionreset");
		});
		await send(page).click();
		await expect(page.getByText("Failed to submit order. Please try again.").first()).toBeVisible();
		await expect(page.getByText(/Sending again is safe/).first()).toBeVisible();
		expect(countRequests(site, email)).toBe(1);
		await send(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		expect(countRequests(site, email)).toBe(1);
	},
);

test("a double click, a reload and a second tab are one request", anyWidth, async ({ page, site, context }, info) => {
	const email = `twice-${info.project.name}@example.com`;
	await fillCheckout(page, email);
	const second = await context.newPage();
	await second.goto("/checkout");
	await expect(second.getByLabel("Full name")).toHaveValue("Example Buyer");
	await page.reload();
	await live(page);
	await expect(page.getByLabel("Address")).toHaveValue("1 Example Street, Berlin");
	await send(page).dblclick();
	await expect(page).toHaveURL(/\/thank-you$/);
	expect(await shownReference(page)).toMatch(/^\d{8}$/);
	await second.bringToFront();
	expect(countRequests(site, email)).toBe(1);
});

test(
	"a price that changed is shown and asked again before anything is stored",
	anyWidth,
	async ({ page, site, complaints }, info) => {
		const email = `price-${info.project.name}@example.com`;
		await fillCheckout(page, email);
		await page.evaluate(() => {
			const cart = JSON.parse(localStorage.getItem("thari-cart") ?? "{}");
			cart.state.items[0].price = 100;
			localStorage.setItem("thari-cart", JSON.stringify(cart));
		});
		await page.reload();
		await live(page);
		await expect.poll(() => page.locator("[name=items]").inputValue()).toContain('"price":100');
		await send(page).click();
		await expect(page.getByText(/is now ₹450 per piece/).first()).toBeVisible();
		expect(countRequests(site, email)).toBe(0);
		await send(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		expect(countRequests(site, email)).toBe(1);
		// The browser reports the status that says to a machine that nothing was stored yet.
		await complaints.toHave(/status of 422/);
	},
);

test(
	"what is typed before the page's script lives is kept with its key, and a reload loses nothing",
	anyWidth,
	async ({ page }) => {
		const typed = {
			"Full name": "Example Buyer",
			Email: "slow@example.com",
			Phone: "+44 20 7946 0018",
			Address: "1 Example Street, Berlin",
		};
		await addToCart(page, "t-shirts", "Cotton Round Neck T-shirt");
		const filled = Promise.withResolvers<void>();
		for (const late of ["**/assets/*.js", "**/form-key"])
			await page.route(late, async (route) => {
				await filled.promise;
				await route.continue();
			});
		await page.goto("/checkout");
		for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
		await page.getByLabel("Country").selectOption("Germany");
		filled.resolve();
		await live(page);
		await expect(page.getByText("Kept on this device")).toBeVisible();
		const keyField = page.locator("[name=formKey]");
		await expect.poll(() => keyField.inputValue()).not.toBe("");
		const key = await keyField.inputValue();
		await page.reload();
		await live(page);
		for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
		await expect(page.getByLabel("Country")).toHaveValue("DE");
		await expect(keyField).toHaveValue(key);
	},
);

test(
	"a send right after a reload, sooner than a person writes, needs no second press",
	anyWidth,
	async ({ page, site }, info) => {
		const email = `hurried-${info.project.name}@example.com`;
		await fillCheckout(page, email);
		await page.evaluate(async () => {
			const draft = JSON.parse(localStorage.getItem("thari-draft-order") ?? "{}");
			const { key } = await (await fetch("/form-key")).json();
			localStorage.setItem("thari-draft-order", JSON.stringify({ ...draft, formKey: key }));
		});
		await page.reload();
		await live(page);
		await send(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		expect(countRequests(site, email)).toBe(1);
	},
);

test(
	"a submit before the page's script lives is stored all the same",
	anyWidth,
	async ({ page, site, complaints }, info) => {
		const email = `early-${info.project.name}@example.com`;
		await fillCheckout(page, email);
		const key = await page.locator("[name=formKey]").inputValue();
		// The browser reports each script that this test kept from it.
		complaints.allow(/ERR_FAILED/);
		await page.route("**/assets/*.js", (route) => route.abort());
		await page.goto("/checkout");
		await page.evaluate(() => document.querySelector<HTMLElement>("main")?.setAttribute("data-ready", ""));
		await page.locator("[name=formKey]").evaluate((field: HTMLInputElement, value) => (field.value = value), key);
		await page.getByLabel("Full name").fill("Example Buyer");
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Phone").fill("+44 20 7946 0018");
		await page.getByLabel("Country").selectOption("Germany");
		await page.getByLabel("Address").fill("1 Example Street, Berlin");
		await send(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		expect(await shownReference(page)).toMatch(/^\d{8}$/);
		expect(countRequests(site, email)).toBe(1);
	},
);

for (const path of ["/", "/contact"]) {
	test(
		`an inquiry from ${path} without a network keeps every field and says that nothing was sent`,
		anyWidth,
		async ({ page, complaints }) => {
			await open(page, path);
			await page.getByLabel("Name", { exact: true }).fill("Example Sender");
			await page.getByLabel("Email", { exact: true }).fill("sender@example.com");
			await page.getByLabel("Country").selectOption("Japan");
			await page.getByLabel("Message").fill("Do you weave linen in indigo?");
			await expect.poll(() => page.locator("[name=formKey]").inputValue()).not.toBe("");
			// The browser reports each picture that came into sight after the network was cut.
			complaints.allowOffline();
			await setOffline(page, true);
			await page.getByRole("button", { name: /Send Message/ }).click();
			await expect(page.getByText("Failed to send message. Please try again.").first()).toBeVisible();
			await expect(page.getByText(/Nothing was sent/).first()).toBeVisible();
			await expect(page.getByLabel("Message")).toHaveValue("Do you weave linen in indigo?");
		},
	);
}

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { priya, seen } from "../support/cases.ts";
import { pdfPages } from "../support/pdf-text.ts";
import { readRow } from "./buyer.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { writeQuote } from "./quote-desk.ts";
import {
	addToCart,
	anyWidth,
	expect,
	expectAccessible,
	fillOrder,
	live,
	open,
	openCart,
	orderButton,
	product,
	shownReference,
	toast,
} from "./site-test.ts";

const test = onOwnSite();

const SHIRT = "/products/madras-check-shirt";
const NAVY = "Navy, ecru and rust";

/** The owner lets buyers ask for samples of one shirt in both kinds, and of another as swatches alone. */
test.beforeAll(async ({ site }) => {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	database.exec(`begin immediate;
		update product set details = json_set(details, '$.samples', json('["piece","swatch"]')) where id = 'madras-check-shirt';
		update product set details = json_set(details, '$.samples', json('["swatch"]')) where id = 'blue-stripe-shirt';
		update catalogue_version set version = version + 1;
		commit`);
	database.close();
	// Another process than the site's own has written: it looks every second.
	const page = async () => (await fetch(`${site.url}${SHIRT}`)).text();
	await expect.poll(page).toContain("Ask for a sample");
});

/** The summary with what is in it, opened where it is folded. */
async function summaryOf(page: Page) {
	const summary = page.getByRole("region", { name: "Order summary" });
	await expect(summary).toBeVisible();
	const samples = summary.getByRole("heading", { name: "Samples", includeHidden: true });
	await expect(samples).toBeAttached();
	if (!(await samples.isVisible())) await summary.locator("summary").click();
	await expect(samples).toBeVisible();
	return summary;
}

test("on a wide screen the product's picture ends near the form beside it", anyWidth, async ({ page }) => {
	await page.setViewportSize({ width: 1920, height: 1080 });
	await open(page, `${SHIRT}/sample`);
	const main = page.getByRole("main");
	const picture = await main.locator("picture img").first().boundingBox();
	const add = await main.getByRole("button", { name: "Add to your request" }).boundingBox();
	expect(Math.abs((picture?.y ?? 0) + (picture?.height ?? 0) - (add?.y ?? 0) - (add?.height ?? 0))).toBeLessThan(100);
});

test("samples go with the keyboard alone from the dialog to cart, checkout, buyer's page, desk, CSV and PDF", async ({
	page,
	site,
}, info) => {
	await addToCart(page, "shirts", "Blue Stripe Shirt");
	await open(page, "/products?category=shirts");
	const card = page.getByRole("article").filter({ hasText: "Madras Check Shirt" });
	await card.getByRole("button", { name: /Add to Cart/ }).press("Enter");
	await page.getByRole("dialog").getByRole("link", { name: "Ask for a sample" }).press("Enter");
	await expect(page).toHaveURL(`${site.url}${SHIRT}/sample`);
	await expect(page.getByRole("heading", { level: 1, name: "Ask for a sample" })).toBeVisible();
	const main = page.getByRole("main");
	await main.getByLabel("Kind of sample").focus();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(toast(page, `Madras Check Shirt: 2 swatches, ${NAVY} added to your request.`)).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Madras Check Shirt: please ask for up to 3 samples.")).toBeVisible();
	await expectAccessible(page);

	const drawer = await openCart(page);
	// Samples are in no count and no total.
	await expect(
		drawer.getByRole("heading", { name: `Shopping Cart (${product("blue-stripe-shirt").minOrder})` }),
	).toBeVisible();
	await expect(drawer.getByText(`Swatch, ${NAVY}`)).toBeVisible();
	await expectAccessible(page);
	await drawer.getByRole("combobox", { name: "Samples of Madras Check Shirt" }).selectOption("3");
	await drawer.getByRole("link", { name: "Proceed to Checkout" }).press("Enter");
	const summary = await summaryOf(page);
	await expect(summary.getByText("Price on request")).toBeVisible();
	await expectAccessible(page);
	await fillOrder(page, `samples-${info.project.name}@example.com`);
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	await expect(page.getByRole("main").getByText("Samples", { exact: true })).toBeVisible();
	const reference = await shownReference(page);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("thari-samples"))).toBeNull();
	await expectAccessible(page);
	await page.getByRole("main").locator('a[href^="/q/"]').click();
	const said = `Madras Check Shirt: 3 swatches, ${NAVY}`;
	await expect(page.getByText(said, { exact: true })).toBeVisible();
	await expectAccessible(page);
	const buyersPage = page.url();
	await open(page, `${buyersPage}/cart`);
	await expect(page.getByText(`3 swatches, ${NAVY}`, { exact: true })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Add this product to the cart" }).press("Enter");
	await expect(page).toHaveURL(/\/checkout$/);
	await expect((await summaryOf(page)).getByText(`Swatch, ${NAVY}`)).toBeVisible();

	await signedIn(page, site);
	await open(page, "/desk");
	// On small screens the list leaves the goods to the case itself.
	await expect(page.getByText("3 samples").first()).toBeAttached();
	const csv = await (await page.request.get("/desk/figures/requests.csv?weeks=52")).text();
	expect(csv).toContain(`"${said}"`);
	const id = String(readRow(site, "select id from quote_case where reference = ?", reference).id);
	await open(page, `/desk/requests/${id}`);
	await expect(page.getByRole("region", { name: "Samples" }).getByText(said, { exact: true })).toBeVisible();
	await expectAccessible(page);

	// A quotation is written on a wide screen.
	if (info.project.name === "phone") return;
	await beside(site, async (database, shop) => {
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "take" });
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		const content = { ...draft.content, paymentTerms: "All in advance", terms: "As agreed." };
		await shop.services.quotes.saveDraft(priya, id, content, draft.revision);
	});
	await writeQuote(page, id, 1);
	await page.getByRole("button", { name: "Madras Check Shirt" }).press("Enter");
	await page.getByLabel("Price of the sample").selectOption("Credited against an order");
	await page.getByLabel("Price of one Madras Check Shirt, INR").fill("150");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	// The frame holds a document of its own, with tests of its own.
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectAccessible(page);
	await page.getByRole("button", { name: "Review and send v1" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Send version 1" }).click();
	await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+$/, { timeout: 30_000 });
	await open(page, buyersPage);
	await expect(page.getByText("Sample, its price credited against an order").first()).toBeVisible();
	await expectAccessible(page);
	const pdf = await (await page.request.get(`${buyersPage}/quotation/1`)).body();
	expect(pdfPages(pdf).join("").replace(/\s+/g, "")).toContain("Sample,itspricecreditedagainstanorder");
});

test("a request may be of samples alone, in two tabs of a browser", async ({ page, context }, info) => {
	await open(page, `${SHIRT}/sample`);
	const other = await context.newPage();
	await open(other, "/products/blue-stripe-shirt");
	await other.getByRole("main").getByRole("link", { name: "Ask for a sample" }).click();
	await expect(other.getByText("Swatch of the fabric")).toBeVisible();
	await other.getByRole("button", { name: "Add to your request" }).press("Enter");
	await expect(other.getByRole("region", { name: "Samples in your request" })).toBeVisible();
	// What the other tab asks for is here too.
	await expect(
		page.getByRole("region", { name: "Samples in your request" }).getByText("Blue Stripe Shirt"),
	).toBeVisible();
	await page.getByRole("button", { name: "Add to your request" }).press("Enter");
	await other.close();
	await expect((await openCart(page)).getByRole("heading", { name: "Shopping Cart (0)" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("dialog").getByRole("link", { name: "Proceed to Checkout" }).press("Enter");
	const summary = await summaryOf(page);
	await expect(summary.getByText("Blue Stripe Shirt")).toBeVisible();
	await expect(summary.getByText(/₹/)).toHaveCount(0);
	await page.reload();
	await live(page);
	await expect(page).toHaveURL(/\/checkout$/);
	await expectAccessible(page);
	await fillOrder(page, `samples-alone-${info.project.name}@example.com`);
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	await expect(page.getByRole("main").getByText("₹")).toHaveCount(0);
	await page.getByRole("main").locator('a[href^="/q/"]').click();
	await expect(page.getByText("Blue Stripe Shirt: 1 swatch", { exact: true })).toBeVisible();
	await expect(page.getByText("Madras Check Shirt: 1 piece", { exact: true })).toBeVisible();
	await expectAccessible(page);
});

test("a sample that is gone is told by its line, can be removed, and nothing typed is lost", async ({
	page,
	complaints,
}, info) => {
	const kept = { id: "gone", name: "Plum Shirt", category: "shirts", kind: "piece", colour: null, colourName: "" };
	await page.addInitScript((sample) => {
		if (sessionStorage.getItem("kept")) return;
		sessionStorage.setItem("kept", "1");
		localStorage.setItem("thari-samples", JSON.stringify([{ ...sample, quantity: 1 }]));
	}, kept);
	await addToCart(page, "shirts", "Blue Stripe Shirt");
	await open(page, "/checkout");
	await fillOrder(page, `gone-sample-${info.project.name}@example.com`);
	await orderButton(page).click();
	await expect(
		page.getByText("Plum Shirt is no longer in the catalogue. Please remove its sample.").first(),
	).toBeVisible();
	// What the browser says of the refusal.
	await complaints.toHave(/status of 422/);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Remove the samples of Plum Shirt" }).click();
	await expect(page.getByLabel("Full name")).toHaveValue("Example Buyer");
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
});

test(
	"a form that is sent before the page's script lives carries the samples all the same",
	anyWidth,
	async ({ page, complaints }) => {
		const sample = { id: "madras-check-shirt", name: "Madras Check Shirt", category: "shirts", kind: "swatch" };
		const kept = [{ ...sample, colour: null, colourName: "", quantity: 2 }];
		await addToCart(page, "shirts", "Blue Stripe Shirt");
		await page.evaluate((samples) => localStorage.setItem("thari-samples", JSON.stringify(samples)), kept);
		complaints.allow(/ERR_FAILED/);
		await page.route("**/assets/*.js", (route) => route.abort());
		await page.goto("/checkout");
		await expect
			.poll(async () => JSON.parse((await page.locator("[name=samples]").first().inputValue()) || "[]"))
			.toEqual(kept);
	},
);

test(
	"where the owner allows none, nothing speaks of samples, and the page is not there",
	anyWidth,
	async ({ page, complaints }) => {
		await open(page, "/products/sage-linen-shirt");
		await expect(page.getByRole("link", { name: "Ask for a sample" })).toHaveCount(0);
		const answer = await page.goto("/products/sage-linen-shirt/sample");
		expect(answer?.status()).toBe(404);
		await complaints.toHave(/status of 404/);
	},
);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page leads to the contact form", anyWidth, async ({ page }) => {
		await page.goto(SHIRT);
		await page.getByRole("link", { name: "Ask for a sample" }).press("Enter");
		await page.getByRole("link", { name: "write to us" }).first().press("Enter");
		await expect(page).toHaveURL(/\/contact\?about=madras-check-shirt/);
		await expect(page.getByLabel("Message")).toHaveValue("About Madras Check Shirt: ");
	});
});

test(
	"samples are passed on with a selection, and are asked for once a colleague takes them over",
	anyWidth,
	async ({ page, browser, site }) => {
		await open(page, `${SHIRT}/sample`);
		await page.getByLabel("Kind of sample").selectOption("swatch");
		await page.getByRole("button", { name: "Add to your request" }).click();
		await expect(toast(page, "Madras Check Shirt: 1 swatch added to your request.")).toBeVisible();
		await addToCart(page, "dhotis", "Kasavu Dhoti");
		const drawer = await openCart(page);
		await drawer.getByRole("button", { name: "Share this selection" }).click();
		const dialog = page.getByRole("dialog", { name: "Share this selection" });
		const address = await dialog.getByLabel("Link to the selection").inputValue();
		const chat = new URL((await dialog.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "");
		expect(chat.searchParams.get("text")).toContain("Samples:\nMadras Check Shirt: 1 swatch");

		const colleague = await (await browser.newContext({ baseURL: site.url })).newPage();
		await open(colleague, address);
		await expect(colleague.getByRole("heading", { name: "Samples" })).toBeVisible();
		await expect(colleague.getByText("1 swatch")).toBeVisible();
		await expectAccessible(colleague);
		expect(await colleague.evaluate(() => localStorage.getItem("thari-samples"))).toBeNull();
		await colleague.getByRole("button", { name: "Add to my cart" }).click();
		await colleague.getByRole("link", { name: "Proceed to Checkout" }).click();
		await expect(await summaryOf(colleague)).toContainText("Madras Check Shirt");
		await colleague.context().close();
	},
);

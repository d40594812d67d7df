import { caseRow, priya } from "../support/cases.ts";
import { buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { previewLoaded, takenCase, writeQuote } from "./quote-desk.ts";
import { expect, expectAccessible, test } from "./site-test.ts";

test("what the buyer asks for stands beside the lines, and is folded to one line of it where there is no room", async ({
	page,
	site,
}) => {
	const one = await buyersCase(site, { notes: "Please pack by colour." });
	await one.does(async (shop, database) => {
		const { revision } = await caseRow(database, one.id);
		await shop.services.staffCases.perform(priya, { caseId: one.id, revision }, { kind: "take" });
	});
	await signedIn(page, site);
	await writeQuote(page, one.id, 1);
	const words = page.getByText("Please pack by colour.").filter({ visible: true });
	await expect(words).toHaveCount(1);
	await expect(page.getByRole("region", { name: "What the buyer asks for" })).toContainText("Please pack by colour.");
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectAccessible(page);

	await page.setViewportSize({ width: 375, height: 800 });
	const digest = page.locator("summary", { hasText: "What the buyer asks for" }).getByText("Please pack by colour.");
	await expect(digest).toBeVisible();
	await expect(words).toHaveCount(1);
	await page.getByText("What the buyer asks for").filter({ visible: true }).click();
	await expect(digest).toBeHidden();
	await expect(words).toHaveCount(1);
	await expectAccessible(page);
});

test("the preview begins at its top, then shows the line that is edited, with the price that was typed", async ({
	page,
	site,
}) => {
	const id = await takenCase(page, site, "follow@example.com");
	await writeQuote(page, id, 1);
	const buyers = page.frameLocator("iframe");
	const line = (name: string) => buyers.getByRole("listitem").filter({ hasText: name }).first();
	await previewLoaded(page);
	await expect(buyers.getByRole("heading", { level: 1 })).toBeInViewport();
	const price = page.getByLabel("Price of one Cotton Round Neck T-Shirt, INR");
	await price.focus();
	await expect(line("Cotton Round Neck T-shirt")).toBeInViewport();
	await price.fill("433");
	await expect(line("Cotton Round Neck T-shirt")).toContainText("433");
	await expect(line("Cotton Round Neck T-shirt")).toBeInViewport();
	await expect(price).toBeFocused();
});

test("a preview that did not come while the server was away comes by itself", async ({ page, site, complaints }) => {
	const id = await takenCase(page, site, "preview-away@example.com");
	await writeQuote(page, id, 1);
	const line = page.frameLocator("iframe").getByRole("listitem").filter({ hasText: "Banarasi Silk Saree" }).first();
	await expect(line).toBeVisible();
	complaints.allowOffline();
	const asked = Promise.withResolvers<void>();
	await page.route(/\/preview\?draft&saved=/, (route) => {
		asked.resolve();
		return route.abort("internetdisconnected");
	});
	await page.getByLabel("Price of one Banarasi Silk Saree, INR").fill("2345");
	await asked.promise;
	await expect(page.frameLocator("iframe").locator("main")).toHaveCount(0);
	await page.unroute(/\/preview\?draft&saved=/);
	await expect(line).toContainText("2,345");
	await expect(line).toBeInViewport();
});

test("the preview stands between the bars: nothing of it is behind them", async ({ page, site }) => {
	const id = await takenCase(page, site, "between-bars@example.com");
	await writeQuote(page, id, 1);
	const foot = page.locator(`[data-part="foot"]`);
	for (const height of [720, 1080]) {
		await page.setViewportSize({ width: 1366, height });
		for (const scroll of [0, 400]) {
			await page.evaluate((top) => window.scrollTo(0, top), scroll);
			await expect
				.poll(async () => {
					const [frame, bar] = [await page.locator("iframe").boundingBox(), await foot.boundingBox()];
					return (frame?.y ?? 0) + (frame?.height ?? 0) - (bar?.y ?? 0);
				})
				.toBeLessThanOrEqual(1);
		}
		// Whether the draft is saved stays in sight.
		await expect(page.getByRole("heading", { name: "Quotation v1" })).toBeInViewport();
	}
});

test("the PDF of a draft can be seen before anything is sent", async ({ page, site }) => {
	const id = await takenCase(page, site, "draft-pdf@example.com");
	await writeQuote(page, id, 1);
	const address = await page.getByRole("link", { name: "PDF of the draft" }).getAttribute("href");
	const answer = await page.request.get(address ?? "");
	expect(answer.headers()).toMatchObject({
		"content-type": "application/pdf",
		"content-disposition": expect.stringContaining("draft-quotation-v1.pdf"),
		"cache-control": "no-store",
	});
	expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
	expect((await page.request.get("/desk/requests/nobody/quote/draft.pdf")).status()).toBe(404);
});

import type { Page } from "@playwright/test";
import { caseRow, priya } from "../support/cases.ts";
import { watchFetches } from "../support/fetches.ts";
import { buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { previewLoaded } from "./quote-desk.ts";
import { expect, test } from "./site-test.ts";

/** Lets minutes go by on the page's own clock, and what its script fetches meanwhile arrive. */
async function passMinutes(page: Page, fetched: () => Promise<void>): Promise<void> {
	for (let minute = 0; minute < 3; minute++) {
		await page.clock.runFor(60_000);
		await fetched();
	}
}

test("the desk sees the buyer's page as it would be, with nothing on it that can be sent", async ({ page, site }) => {
	const one = await buyersCase(site);
	await one.does(async (shop, database) => {
		const { quotes, staffCases } = shop.services;
		const { revision } = await caseRow(database, one.id);
		await staffCases.perform(priya, { caseId: one.id, revision }, { kind: "take" });
		const draft = await quotes.draft(one.id);
		if (!draft) throw new Error("There is no draft.");
		await quotes.saveDraft(priya, one.id, { ...draft.content, message: "Not sent yet." }, draft.revision);
	});
	await signedIn(page, site);
	const before = one.row();

	const answer = await page.goto(`/desk/requests/${one.id}/preview?draft`);
	expect(answer?.headers()).toMatchObject({
		"x-frame-options": "SAMEORIGIN",
		"cache-control": "no-store",
		"x-robots-tag": "noindex, nofollow",
		"content-security-policy": expect.stringContaining("frame-ancestors 'self'"),
	});
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your quotation is ready.");
	await expect(page.getByText("Not sent yet.").first()).toBeVisible();
	// It has not been sent, and its times are on the clock of the desk, wherever the browser is.
	await expect(page.getByText("Version 1, a draft: not sent.")).toBeVisible();
	await expect(page.locator("main time[data-shape=long]").first()).toHaveText(/ at 23:59 IST$/);
	await expect(page.locator("#act-accept button")).toBeDisabled();
	for (const form of await page.locator("form").all()) await expect(form).toHaveAttribute("inert");
	await expect(page.getByText("The PDF is made when the offer is sent.")).toBeVisible();

	const looks: string[] = [];
	page.on("request", (request) => request.url().endsWith("/seen") && looks.push(new URL(request.url()).pathname));
	await page.clock.install();
	const fetched = watchFetches(page);
	await page.goto(`/desk/requests/${one.id}/preview`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("We are working on your quotation.");
	await passMinutes(page, fetched);
	expect(looks).toEqual([]);
	expect(one.row()).toEqual(before);
	// The buyer's own page, as long in sight, does tell of a look.
	await page.goto(one.path);
	await passMinutes(page, fetched);
	await expect.poll(() => looks).toEqual([`${one.path}/seen`]);
	expect((await page.request.get(`/desk/requests/nobody/preview`)).status()).toBe(404);
});

test("the editor shows that page in its frame", async ({ page, site }) => {
	const one = await buyersCase(site);
	await signedIn(page, site);
	await page.goto(`/desk/requests/${one.id}/quote`);
	await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Your quotation is ready.");
	// It begins at its top, until somebody goes into a line.
	await previewLoaded(page);
	expect(
		await page
			.frameLocator("iframe")
			.locator("html")
			.evaluate(() => scrollY),
	).toBe(0);
	await expect(page.getByRole("link", { name: /Request/ }).and(page.locator("main a"))).toHaveAttribute(
		"href",
		`/desk/requests/${one.id}`,
	);
	// What the frame is stands whole above it, however long the buyer's name is.
	const note = page.getByText(/^Not sent yet: what .+ will see, in IST$/);
	await expect(note).toBeVisible();
	await note.locator("bdi").evaluate((name) => (name.textContent = "Riviera Tessuti Example and Daughters, Genoa"));
	expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

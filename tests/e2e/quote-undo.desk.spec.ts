import type { Page } from "@playwright/test";
import { priya } from "../support/cases.ts";
import { beside } from "./cases.ts";
import { takenCase, writeQuote } from "./quote-desk.ts";
import { expect, test } from "./site-test.ts";

const SHIRT = "Cotton Round Neck T-Shirt";

const isSaved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();

test("everything in a draft is undone and done again, step by step, after it has been saved too", async ({
	page,
	site,
}) => {
	const id = await takenCase(page, site, "undo@example.com");
	await writeQuote(page, id, 1);
	const quantity = page.getByLabel(`Quantity of ${SHIRT}`);
	const place = page.getByLabel("Named place");
	const placeBefore = await place.inputValue();
	const undo = page.getByRole("button", { name: "Undo" });
	const redo = page.getByRole("button", { name: "Redo" });
	await expect(undo).toHaveAttribute("aria-disabled", "true");

	await quantity.click();
	await page.keyboard.press("Control+a");
	await page.keyboard.type("1250");
	await isSaved(page);
	await place.click();
	await page.keyboard.press("End");
	await page.keyboard.type(" port");
	await page.getByRole("button", { name: SHIRT }).click();
	await page.getByRole("button", { name: "Not available" }).click();
	await expect(quantity).toBeDisabled();
	await isSaved(page);

	// Each is one step, and what was typed in a field is one, however many keys it took.
	await page.keyboard.press("Control+z");
	await expect(quantity).toBeEnabled();
	await page.keyboard.press("Control+z");
	await expect(place).toHaveValue(placeBefore);
	await undo.click();
	await expect(quantity).toHaveValue("60");
	await expect(undo).toHaveAttribute("aria-disabled", "true");
	await isSaved(page);

	await page.keyboard.press("Control+Shift+Z");
	await expect(quantity).toHaveValue("1,250");
	await page.keyboard.press("Control+y");
	await expect(place).toHaveValue(`${placeBefore} port`);
	await redo.click();
	await expect(quantity).toBeDisabled();
	await expect(redo).toHaveAttribute("aria-disabled", "true");
	await undo.click();
	await isSaved(page);
	await page.reload();
	await expect(quantity).toHaveValue("1,250");
});

test("what cannot be read is what is undone first, and other texts are their own", async ({ page, site }) => {
	const id = await takenCase(page, site, "undo-typed@example.com");
	await writeQuote(page, id, 1);
	const price = page.getByLabel(`Price of one ${SHIRT}, INR`);
	await price.fill("440");
	await price.fill("44o");
	await expect(price).toHaveAttribute("aria-invalid", "true");
	await price.press("Control+z");
	await expect(price).toHaveValue("440");
	await price.press("Control+z");
	await expect(price).toHaveValue("450");

	// A search has a text of its own: the draft stays.
	await price.fill("430");
	await page.getByRole("heading", { name: "Quotation v1" }).click();
	await page.keyboard.press("a");
	await page.keyboard.type("silk");
	await page.keyboard.press("Control+z");
	await page.keyboard.press("Escape");
	await expect(price).toHaveValue("430");
});

test("no step leads back over what somebody else has saved", async ({ page, site, complaints }) => {
	const id = await takenCase(page, site, "undo-theirs@example.com");
	await writeQuote(page, id, 1);
	const price = page.getByLabel(`Price of one ${SHIRT}, INR`);
	await beside(site, async (_, shop) => {
		const draft = await shop.services.quotes.draft(id);
		if (!draft) throw new Error("There is no draft.");
		await shop.services.quotes.saveDraft(priya, id, { ...draft.content, message: "From a colleague." }, 0);
	});
	await price.fill("410");
	// Nobody settles for one of the two unseen; the bar says it on every screen that what was typed is not saved.
	await page.locator("summary").filter({ hasText: "What differs" }).click();
	const differs = page.getByRole("table", { name: "What differs" });
	await expect(differs.getByRole("row", { name: new RegExp(SHIRT, "i") })).toContainText(/450.*410/);
	await page.setViewportSize({ width: 375, height: 812 });
	await expect(page.getByRole("listitem").filter({ hasText: "Not saved" })).toBeInViewport();
	await page.getByRole("button", { name: "Continue with theirs" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Not saved" })).toHaveCount(0);
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved \S+ by Example Staff/ })).toBeVisible();
	await expect(price).toHaveValue("450");
	await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
	await price.press("Control+z");
	await expect(page.getByLabel("Message to the buyer")).toHaveValue("From a colleague.");
	await expect(price).toHaveValue("450");
	// The browser names the refused save itself.
	await complaints.toHave(/status of 409/);
});

test("what two people have changed in one draft stays, where it is not the same", async ({
	page,
	site,
	complaints,
}) => {
	const id = await takenCase(page, site, "keep-both@example.com");
	await writeQuote(page, id, 1);
	const price = page.getByLabel(`Price of one ${SHIRT}, INR`);
	const message = page.getByLabel("Message to the buyer");
	const keepBoth = page.getByRole("button", { name: "Keep both" });
	const colleagueWrites = (words: string) =>
		beside(site, async (_, shop) => {
			const draft = await shop.services.quotes.draft(id);
			if (!draft) throw new Error("There is no draft.");
			await shop.services.quotes.saveDraft(priya, id, { ...draft.content, message: words }, draft.revision);
		});
	await colleagueWrites("From a colleague.");
	await price.fill("410");
	await keepBoth.click();
	await expect(message).toHaveValue("From a colleague.");
	await expect(price).toHaveValue("410");
	await isSaved(page);

	// Of the same text one has to be chosen.
	await colleagueWrites("From a colleague, again.");
	await message.fill("Our own words.");
	await expect(page.getByRole("button", { name: "Save mine instead" })).toBeVisible();
	await expect(keepBoth).toHaveCount(0);
	await page.getByRole("button", { name: "Save mine instead" }).click();
	await isSaved(page);
	await page.reload();
	await expect(price).toHaveValue("410");
	await expect(message).toHaveValue("Our own words.");
	// The browser names the refused saves itself.
	await complaints.toHave(/status of 409/);
	complaints.allow(/status of 409/);
});

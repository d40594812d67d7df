import { takenCase, writeQuote } from "./quote-desk.ts";
import { expect, test } from "./site-test.ts";

test("what had not reached the server is there when the browser is opened again", async ({
	page,
	site,
	context,
	complaints,
}) => {
	const id = await takenCase(page, site, "closed@example.com");
	await writeQuote(page, id, 1);
	complaints.allowOffline();
	await page.route(/\/quote\.data/, (route) =>
		route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue(),
	);
	await page.getByLabel("Message to the buyer").fill("Written while the server was away.");
	await expect(page.getByText(/^Not saved yet: the server is not responding/)).toBeVisible();
	await page.close();

	const again = await context.newPage();
	await writeQuote(again, id, 1);
	await expect(again.getByLabel("Message to the buyer")).toHaveValue("Written while the server was away.");
	await expect(again.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await expect
		.poll(() => again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft"))))
		.toEqual([]);
});

test("a save that came through without its answer is known as one's own", async ({ page, site, complaints }) => {
	const id = await takenCase(page, site, "answer-lost@example.com");
	await writeQuote(page, id, 1);
	complaints.allowOffline();
	complaints.allow(/status of 409/);
	let lost = 0;
	await page.route(/\/quote\.data/, async (route) => {
		if (route.request().method() !== "POST" || lost > 0) return route.continue();
		lost += 1;
		// The server has it, and dies before it says so.
		await route.fetch();
		await route.abort("internetdisconnected");
	});
	const message = page.getByLabel("Message to the buyer");
	// As somebody pauses in the middle of a sentence: what is stored has no blank at its end.
	await message.fill("Dear Sir, ");
	await expect(page.getByText(/^Not saved yet: the server is not responding/)).toBeVisible();
	await message.fill("Dear Sir, here are our prices.");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await expect(page.getByRole("alert").filter({ hasText: "Somebody else" })).toHaveCount(0);
	await page.reload();
	await expect(message).toHaveValue("Dear Sir, here are our prices.");
});

test("what puts a refused draft right is saved, though it was typed before the refusal came", async ({
	page,
	site,
	complaints,
}) => {
	const id = await takenCase(page, site, "refused@example.com");
	await writeQuote(page, id, 1);
	// More than a draft holds is not taken at all: the field is marked, and the rest is saved.
	const quantity = page.getByLabel("Quantity of Cotton Round Neck T-Shirt");
	await quantity.fill("1,000,001");
	await expect(quantity).toHaveAttribute("aria-invalid", "true");
	await quantity.fill("100");
	const saved = page.getByRole("status").filter({ hasText: /^Draft saved/ });
	await expect(saved).toBeVisible();

	const first = Promise.withResolvers<void>();
	const answered = Promise.withResolvers<void>();
	await page.route(/\/quote\.data/, async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		first.resolve();
		await answered.promise;
		await route.continue();
	});
	const message = page.getByLabel("Message to the buyer");
	// As a field that forgot its limit would: the server is the one that refuses.
	await message.evaluate((field) => field.removeAttribute("maxlength"));
	await message.fill("x".repeat(3_001));
	await first.promise;
	await message.fill("Short enough.");
	answered.resolve();
	await expect(saved).toBeVisible();
	await page.reload();
	await expect(message).toHaveValue("Short enough.");
	// The browser names the refused save itself.
	await complaints.toHave(/status of 422/);
});

import { priya, seen } from "../support/cases.ts";
import { asks, buyersCase, type Case } from "./buyer.ts";
import { expect, expectAccessible, open, setOffline, test } from "./site-test.ts";

const pdf = { name: "labels.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 labels") };

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });
		const show = (page: Parameters<typeof open>[0], one: Case) =>
			javaScriptEnabled ? open(page, one.path) : page.goto(one.path);

		test("a change is asked for: other quantities and a message", async ({ page, site, complaints }) => {
			const one = await buyersCase(site);
			await one.quote();
			await show(page, one);
			await page.locator("#change > summary").press("Enter");
			await page.getByLabel("Banarasi Silk Saree").fill("many");
			await page.locator("#change-message").fill("In maroon, please");
			await page.getByRole("button", { name: "Send the change" }).press("Enter");
			await expect(page.getByText("Please enter a whole number from 0 to 1,000,000.")).toBeVisible();
			await expect(page.locator("#change-message")).toHaveValue("In maroon, please");
			if (!javaScriptEnabled) await complaints.toHave(/status of 422/);
			await page.getByLabel("Banarasi Silk Saree").fill("1,500");
			await page.getByRole("button", { name: "Send the change" }).press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have asked for a change.");
			await expect(page.getByText("We have received your request for a change.")).toBeVisible();
			await expect(page.getByRole("region", { name: "Conversation" }).getByRole("listitem").last()).toContainText(
				"1,500 pieces",
			);
			expect(one.row()).toMatchObject({ status: "revision_requested" });
		});

		test("a quotation is declined, and a new one asked for", async ({ page, site }) => {
			const one = await buyersCase(site);
			await one.quote();
			await show(page, one);
			await page.locator("#decline > summary").press("Enter");
			await page.locator("#decline-reason").fill("Too late for us");
			await page.getByRole("button", { name: "Decline version 1" }).press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have declined this quotation.");
			await page.locator("#renew-message").fill("Now it fits");
			await page.getByRole("button", { name: "Send the request" }).press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("We are writing you a new offer.");
			expect(one.row()).toMatchObject({ status: "in_review" });
		});

		test("a question is answered with a file, and one of another kind is refused", async ({
			page,
			site,
			complaints,
		}) => {
			const one = await buyersCase(site);
			await asks(one, "Which sizes?");
			await show(page, one);
			await page.getByLabel("Your answer").fill("S to XXL");
			await page.locator("#reply-files").setInputFiles({ ...pdf, buffer: Buffer.from("<script>alert(1)</script>") });
			await page.getByRole("button", { name: "Send" }).press("Enter");
			await expect(page.getByText("labels.pdf is not a PDF, JPEG or PNG.")).toBeVisible();
			await expect(page.getByLabel("Your answer")).toHaveValue("S to XXL");
			await complaints.toHave(/status of 422/);
			await page.locator("#reply-files").setInputFiles(pdf);
			await page.getByRole("button", { name: "Send" }).press("Enter");
			await expect(page.getByText("Your message has been sent.")).toBeVisible();
			await expect(page.getByRole("link", { name: "labels.pdf" })).toBeVisible();
			expect(one.row()).toMatchObject({ status: "in_review" });
		});

		test("a request is withdrawn", async ({ page, site }) => {
			const one = await buyersCase(site);
			await show(page, one);
			await page.locator("#withdraw > summary").press("Enter");
			await page.getByRole("button", { name: "Withdraw the request" }).press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have withdrawn this request.");
			expect(one.row()).toMatchObject({ status: "withdrawn_by_buyer" });
		});
	});

test("what people type is text: no script, no formula, no direction gets out of its place", async ({ page, site }) => {
	const hostile = `<img src=x onerror="window.broken=1">=HYPERLINK("x")\u202egnp.exe ${"x".repeat(1000)}`;
	const one = await buyersCase(site, { fullName: `"><script>window.broken=1</script>`, company: "", notes: hostile });
	await one.does(async (shop, database) => {
		await shop.services.staffCases.perform(priya, await seen(database, one.id), { kind: "take" });
		await shop.services.buyerCases.perform(one.access, { kind: "reply", message: hostile, files: [] });
	});
	await one.quote({ message: hostile, terms: hostile });
	await open(page, one.path);
	await expect(page.getByText("onerror=").first()).toBeVisible();
	expect(await page.evaluate(() => "broken" in window)).toBe(false);
	await expectAccessible(page);
});

test("what is typed survives a reload and a failed send, and is forgotten once it is sent", async ({
	page,
	site,
	complaints,
}) => {
	const one = await buyersCase(site);
	await open(page, one.path);
	await page.getByLabel("Write to us").fill("A long message");
	await page.reload();
	await page.waitForFunction(() => document.documentElement.dataset.live === "1");
	await expect(page.getByLabel("Write to us")).toHaveValue("A long message");
	complaints.allowOffline();
	await setOffline(page, true);
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText(/This device is offline/)).toBeVisible();
	await expect(page.getByLabel("Write to us")).toHaveValue("A long message");
	await setOffline(page, false);
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("Your message has been sent.")).toBeVisible();
	await expect(page.getByLabel("Write to us")).toHaveValue("");
	await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("A long message");
});

test("something new is told beside what is being typed, never in its place", async ({ page, site }) => {
	const one = await buyersCase(site);
	await page.clock.install();
	await open(page, one.path);
	await page.getByLabel("Write to us").fill("Half a sen");
	await one.does(async (shop, database) => {
		const reply = { kind: "reply", message: "A word from us.", files: [] } as const;
		await shop.services.staffCases.perform(priya, await seen(database, one.id), reply);
	});
	await page.clock.fastForward(21_000);
	await expect(page.getByText("There is something new.")).toBeVisible();
	await expect(page.getByLabel("Write to us")).toHaveValue("Half a sen");
	await page.getByRole("link", { name: "Show it" }).click();
	await expect(page.getByText("A word from us.")).toBeVisible();
	await expect(page.getByLabel("Write to us")).toHaveValue("Half a sen");
});

test("a request goes into a new cart at today's catalogue, twice pressed once", async ({ page, site }) => {
	const one = await buyersCase(site);
	await open(page, `${one.path}/cart`);
	await expectAccessible(page);
	for (const _ of [1, 2]) {
		await open(page, `${one.path}/cart`);
		await page.getByRole("button", { name: /to the cart/ }).click();
		await expect(page).toHaveURL(/\/checkout$/);
	}
	const kept = await page.evaluate(() => localStorage["thari-cart"]);
	expect(JSON.parse(kept).state.items).toEqual([expect.objectContaining({ id: "banarasi-silk-saree", quantity: 10 })]);
});

import { exampleSchedule } from "../support/example-schedule.ts";
import { buyersCase, readRow } from "./buyer.ts";
import { anyWidth, expect, expectAccessible, open, test } from "./site-test.ts";

test("a quotation is accepted by keyboard: terms ticked, name typed, one acceptance", async ({ page, site }) => {
	const one = await buyersCase(site);
	await one.quote({ schedule: exampleSchedule(7) });
	await open(page, one.path);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your quotation is ready.");
	await expectAccessible(page);

	await page.getByRole("checkbox", { name: /I have read the terms/ }).focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Please tick that you have read the terms.")).toBeVisible();
	await expect(page.getByText("Please type your full name, at least 2 characters.")).toBeVisible();
	await expect(page.getByRole("checkbox", { name: /I have read the terms/ })).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press("Space");
	await page.getByLabel("Your full name").focus();
	await page.keyboard.type("Example Buyer");
	await page.keyboard.press("Enter");

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. The order is placed.");
	await expect(page.getByRole("status").filter({ hasText: "We have received your acceptance." })).toBeFocused();
	await expect(page.getByRole("heading", { name: /^Accept version/ })).toHaveCount(0);
	const firstPayment = await page.getByRole("row", { name: "30%" }).getByRole("cell").last().textContent();
	await expect(page.getByRole("main")).toContainText(`First paymentPay ${firstPayment} by `);
	await expectAccessible(page);
	expect(one.row()).toMatchObject({ status: "accepted" });
	expect(readRow(site, "select * from quote_acceptance where case_id = ?", one.id)).toMatchObject({
		version: 1,
		name: "Example Buyer",
		how: "buyer",
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test(
		"it is accepted too, and what was typed is kept until it is right",
		anyWidth,
		async ({ page, site, complaints }) => {
			const one = await buyersCase(site);
			await one.quote();
			await page.goto(one.path);
			await page.getByLabel("Your full name").fill("E");
			await page.getByRole("button", { name: "Accept version 1" }).click();
			await expect(page.getByText("Please tick that you have read the terms.")).toBeVisible();
			await expect(page.getByLabel("Your full name")).toHaveValue("E");
			// The browser reports the status that says to a machine that a field is wrong.
			await complaints.toHave(/status of 422/);
			await page.getByRole("checkbox", { name: /I have read the terms/ }).check();
			await page.getByLabel("Your full name").fill("Example Buyer");
			await page.getByRole("button", { name: "Accept version 1" }).click();
			await expect(page).toHaveURL(new RegExp(`${one.path}\\?done=accept#status$`));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. The order is placed.");
			await expect(page.getByText("We have received your acceptance.")).toBeVisible();
			expect(one.row()).toMatchObject({ status: "accepted" });
		},
	);
});

test(
	"a version that was replaced meanwhile is not accepted: the page says so and shows the new one",
	anyWidth,
	async ({ page, site, complaints }) => {
		const one = await buyersCase(site);
		await one.quote();
		await open(page, one.path);
		await one.does((shop) =>
			shop.services.buyerCases.perform(one.access, {
				kind: "request_change",
				version: 1,
				message: "25 please",
				wanted: [],
			}),
		);
		await one.quote({ message: "Here is version 2." });
		await page.getByRole("checkbox", { name: /I have read the terms/ }).check();
		await page.getByLabel("Your full name").fill("Example Buyer");
		await page.getByRole("button", { name: "Accept version 1" }).click();
		await expect(page.getByRole("alert")).toContainText("A newer version has replaced this one");
		await expect(page.getByRole("button", { name: "Accept version 2" })).toBeVisible();
		await expect(page.getByLabel("Your full name")).toHaveValue("Example Buyer");
		await complaints.toHave(/status of 409/);
		expect(one.row()).toMatchObject({ status: "quoted", current_version: 2 });
	},
);

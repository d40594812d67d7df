import { priya, seen } from "../support/cases.ts";
import { acceptedCase, type Case } from "./buyer.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

const byStaff = (one: Case, action: { kind: "agree_undo" } | { kind: "ask_undo"; reason: string }) =>
	one.does(async (shop, database) => shop.services.staffCases.perform(priya, await seen(database, one.id), action));

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("a buyer asks to undo an acceptance, and agrees where the company asks", async ({ page, site }) => {
			const one = await acceptedCase(site);
			const show = () => (javaScriptEnabled ? open(page, one.path) : page.goto(one.path));
			const heading = page.getByRole("heading", { level: 1 });
			await show();
			await page.getByText("Ask to undo the acceptance").click();
			await page.getByLabel("Reason").fill("We have taken the wrong version.");
			if (javaScriptEnabled) await expectAccessible(page);
			await page.getByRole("button", { name: "Ask to undo it" }).focus();
			await page.keyboard.press("Enter");
			await expect(page.getByText("We have received your request to undo the acceptance.")).toBeVisible();
			await expect(heading).toHaveText("Thank you. The order is placed.");
			await expect(page.getByText("You have asked to undo the acceptance.")).toBeVisible();
			await expect(page.getByRole("button", { name: "Agree to undo it" })).toHaveCount(0);
			expect(one.row()).toMatchObject({ status: "accepted", undo_asked_by: "buyer" });
			await byStaff(one, { kind: "agree_undo" });
			await show();
			await expect(heading).toHaveText("Your quotation is ready.");

			const accept = { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" } as const;
			await one.does((shop) => shop.services.buyerCases.perform(one.access, accept));
			await byStaff(one, { kind: "ask_undo", reason: "The silk was priced wrongly." });
			await show();
			// Both stand before the offer itself: nobody has to look for what is asked, or pays meanwhile.
			const status = page.locator("#status");
			await expect(status.getByText("We have asked to undo this order.")).toBeVisible();
			await expect(page.getByRole("blockquote").filter({ hasText: "The silk was priced wrongly." })).toBeVisible();
			await status.getByRole("link", { name: "See what we ask" }).click();
			await expect(page.getByRole("button", { name: "Agree to undo it" })).toBeInViewport();
			if (javaScriptEnabled) await expectAccessible(page);
			await page.getByRole("button", { name: "Agree to undo it" }).click();
			await expect(page.getByText("The acceptance is undone. Our offer stands again as before.")).toBeVisible();
			await expect(heading).toHaveText("Your quotation is ready.");
			expect(one.row()).toMatchObject({ status: "quoted", undo_until: null });
		});
	});

import { acceptedCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

test("staff see who asks, agree with one press, and end it where a payment has arrived", async ({ page, site }) => {
	const [one, paid] = [await acceptedCase(site), await acceptedCase(site)];
	for (const { access, does } of [one, paid])
		await does((shop) => shop.services.buyerCases.perform(access, { kind: "ask_undo", reason: "Wrong version." }));
	await signedIn(page, site);
	await open(page, `/desk/requests/${paid.id}`);
	const next = page.getByRole("region", { name: "What to do next" });
	await expect(next).toContainText("has asked to undo the acceptance: agree until tomorrow");
	await expectAccessible(page);
	await page.getByLabel("More", { exact: true }).click();
	await page.getByRole("button", { name: "Payment arrived" }).click();
	await expect(next.getByRole("button", { name: "Agree to undo" })).toHaveCount(0);
	await expect(next).not.toContainText("has asked to undo");
	await open(page, `/desk/requests/${one.id}`);
	await next.getByRole("button", { name: "Agree to undo" }).click();
	await expect(page.locator("[data-part=case-head]")).toContainText("Quoted");
	expect(one.row()).toMatchObject({ status: "quoted" });
	expect(paid.row()).toMatchObject({ status: "accepted", undo_until: null });
});

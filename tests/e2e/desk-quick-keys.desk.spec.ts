import { requestCase } from "../support/cases.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, open, test } from "./site-test.ts";

test("keys pressed one after the other are all done, each once, and the last word says what was done", async ({
	page,
	site,
}) => {
	const { id } = await beside(site, (database, shop) =>
		requestCase(database, shop, { company: "Quick Keys", email: "quick-keys@example.com" }),
	);
	await signedIn(page, site, "staff", "Example Worker");
	await open(page, `/desk/requests/${id}`);
	await page.locator("h1").click();
	for (const key of ["t", "t", "!"]) await page.keyboard.press(key);
	await expect(page.locator("[data-part=case-head]")).toContainText("Spam");
	await expect(page.getByText("Marked as spam · z undoes it")).toBeVisible();
	const history = page.getByRole("region", { name: "History" });
	await expect(history.getByText("You took the case")).toHaveCount(1);
	await expect(history.getByText("You marked it as spam")).toHaveCount(1);
	// What is not yet answered can be taken back all the same.
	await page.keyboard.press("z");
	await expect(page.locator("[data-part=case-head]")).toContainText("In review");
	await page.keyboard.press("!");
	await page.keyboard.press("z");
	await expect(history.getByText("You marked it as not spam")).toHaveCount(2);
	await expect(page.locator("[data-part=case-head]")).toContainText("In review");
});

test("rows of the list are taken as fast as the keys are pressed", async ({ page, site }) => {
	await beside(site, async (database, shop) => {
		for (const company of ["Quickly One", "Quickly Two"]) {
			shop.clock.now -= 60_000;
			await requestCase(database, shop, { company, email: `${company.replace(" ", "-")}@example.com` });
		}
	});
	await signedIn(page, site, "staff", "Example Worker");
	await open(page, "/desk?q=quickly&show=open");
	await expect(page.getByRole("listitem").getByRole("link")).toHaveCount(2);
	for (const key of ["j", "t", "j", "t"]) await page.keyboard.press(key);
	await expect(page.getByRole("listitem").getByRole("link").filter({ hasText: "In review" })).toHaveCount(2);
	await expect(page.getByRole("listitem").getByRole("link").filter({ hasText: "Yours" })).toHaveCount(2);
	await page.keyboard.press("t");
	await expect(page.getByText("Yours now · z undoes it").first()).toBeVisible();
	await expect(page.getByText("Given back")).toHaveCount(0);
});

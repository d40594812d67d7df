import { examplePicture } from "../support/desk-catalogue.ts";
import { expectAskedBeforeLeaving, signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test, toast } from "./site-test.ts";

test("each save of a product names what it saves, and says as long as that has unsaved changes", async ({
	page,
	site,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/products/cotton-cargo-trousers");
	const marks = page.getByText("Unsaved changes");
	const panel = (name: string) => page.getByRole("region", { name, exact: true });
	for (const name of ["Save product", "Save picture", "Upload close view", "Upload view", "Save the cost"])
		await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
	await expect(marks).toHaveCount(0);

	await page.getByLabel("Lead time, days").fill("21");
	await expect(marks).toHaveCount(1);
	await panel("Cost").getByLabel("Cost of one in ₹").fill("310");
	await expect(panel("Cost").getByText("Unsaved changes")).toBeVisible();
	const buffer = await examplePicture();
	await panel("Picture").getByLabel("Another picture").setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer });
	await expect(panel("Picture").getByText("Unsaved changes")).toBeVisible();
	await expect(marks).toHaveCount(3);
	await expectAccessible(page);

	// What is saved by one button leaves the others' as they are.
	await page.getByRole("button", { name: "Save product" }).click();
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await expect(marks).toHaveCount(2);
	await page.getByRole("button", { name: "Save the cost" }).click();
	await expect(panel("Cost").getByText("Unsaved changes")).toHaveCount(0);
	await expect(marks).toHaveCount(1);

	// A picture that is chosen is not lost without a question either.
	await expectAskedBeforeLeaving(page);
	await panel("Picture").getByRole("button", { name: "Save picture" }).click();
	await expect(marks).toHaveCount(0, { timeout: 30_000 });
});

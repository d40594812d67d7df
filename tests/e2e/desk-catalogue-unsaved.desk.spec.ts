import type { Browser, Page } from "@playwright/test";
import { examplePicture } from "../support/desk-catalogue.ts";
import type { Site } from "../support/site.ts";
import { expectAskedBeforeLeaving, signedIn } from "./desk.ts";
import { test } from "./own-site.ts";
import { expect, expectAccessible, open, toast } from "./site-test.ts";

const SAVED = "Saved. The shop shows it within two seconds.";

/** Two people with the same page of the desk open. */
async function besideColleague(page: Page, browser: Browser, site: Site, address: string) {
	await signedIn(page, site);
	const context = await browser.newContext({ baseURL: site.url });
	const other = await context.newPage();
	await signedIn(other, site);
	await open(page, address);
	await open(other, address);
	return { other, context };
}

test("one button saves all that is typed of a product, its cost and its pictures with it, and counts it before", async ({
	page,
	site,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/products/cotton-cargo-trousers");
	const bar = page.getByRole("status").filter({ hasText: /save/ });
	const save = page.getByRole("button", { name: /^(Save|Upload)/ });
	await expect(bar).toHaveText("Nothing to save");
	await expect(save).toHaveText(["Save product"]);

	await page.getByLabel("Lead time, days").fill("21");
	await expect(bar).toHaveText("1 change not saved yet");
	await page.getByLabel("Cost of one in ₹").fill("310");
	const panel = page.getByRole("region", { name: "Picture", exact: true });
	const buffer = await examplePicture();
	await panel.getByLabel("Another picture").setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer });
	await panel.getByLabel("How to crop it").selectOption("whole");
	await expect(bar).toHaveText("4 changes not saved yet");
	await expectAccessible(page);
	await expectAskedBeforeLeaving(page);

	await save.click();
	await expect(toast(page, SAVED)).toBeVisible();
	await expect(panel.getByText(SAVED)).toBeVisible({ timeout: 30_000 });
	await expect(bar).toHaveText("Nothing to save");
	await expect(panel.getByLabel("How to crop it")).toHaveValue("middle");
	await page.reload();
	await expect(page.getByLabel("Lead time, days")).toHaveValue("21");
	await expect(page.getByLabel("Cost of one in ₹")).toHaveValue("310");
	await expect(panel.getByRole("img")).toHaveAttribute("src", /^\/media\//);
});

test("a picture alone is saved by the same button, and one without its words keeps everything unsent", async ({
	page,
	site,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/products/taupe-check-trousers");
	const bar = page.getByRole("status").filter({ hasText: /save/ });
	const panel = page.getByRole("region", { name: "Close view", exact: true });
	const buffer = await examplePicture("#5a6a4a");
	await panel.getByLabel("Picture", { exact: true }).setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer });
	await page.getByLabel("Lead time, days").fill("14");
	await page.getByRole("button", { name: "Save product" }).click();
	await expect(panel.getByLabel("What it shows, in words")).toBeFocused();
	await expect(bar).toHaveText("2 changes not saved yet");
	await page.getByLabel("Lead time, days").fill("");
	await panel.getByLabel("What it shows, in words").fill("The check from close by");
	await page.keyboard.press("Control+Enter");
	await expect(panel.getByText(SAVED)).toBeVisible({ timeout: 30_000 });
	await expect(bar).toHaveText("Nothing to save");
});

test("how a picture is to be taken is no change without a file, and a saved file is not sent again", async ({
	page,
	site,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/products/taupe-check-trousers");
	const bar = page.getByRole("status").filter({ hasText: /save/ });
	const crop = page.getByRole("region", { name: "Picture", exact: true }).getByLabel("How to crop it");
	const panel = page.getByRole("region", { name: "Further pictures" });
	await expect(bar).toHaveText("Nothing to save");
	await crop.selectOption("whole");
	await panel.getByLabel("View", { exact: true }).selectOption("back");
	await expect(bar).toHaveText("Nothing to save");
	for (const [words, colour] of [
		["The back", "#5a6a4a"],
		["The back again", "#4a5a6a"],
	] as const) {
		const buffer = await examplePicture(colour);
		await panel.getByLabel("View", { exact: true }).selectOption("back");
		await panel.getByLabel("Picture of this view").setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer });
		await panel.getByLabel("What this view shows, in words").fill(words);
		// Another view than the first one is a change only now.
		await expect(bar).toHaveText("3 changes not saved yet");
		await page.getByRole("button", { name: "Save product" }).click();
		await expect(panel.getByRole("img", { name: words, exact: true })).toBeVisible({ timeout: 30_000 });
		await expect(bar).toHaveText("Nothing to save");
		await expect(panel.getByLabel("Picture of this view")).toHaveValue("");
	}
	await expect(panel.getByRole("img")).toHaveCount(1);
	await expect(crop).toHaveValue("whole");
});

test("of two who type a cost the second is told, and keeps what was typed", async ({ page, site, browser }) => {
	const address = "/desk/catalogue/products/kasavu-dhoti";
	const { other, context } = await besideColleague(page, browser, site, address);
	await page.getByLabel("Cost of one in ₹").fill("410");
	await page.getByRole("button", { name: "Save product" }).click();
	await expect(toast(page, SAVED)).toBeVisible();
	await other.getByLabel("Cost of one in ₹").fill("420");
	await other.getByLabel("Lead time, days").fill("9");
	await other.getByRole("button", { name: "Save product" }).click();
	const notice = other.getByRole("alert");
	await expect(notice).toContainText("Not saved yet: a colleague saved this while you were writing.");
	await expect(notice.getByRole("row", { name: /Cost of one/ })).toContainText("410 Take theirs420");
	await expect(other.getByLabel("Cost of one in ₹")).toHaveValue("420");
	await expect(other.getByLabel("Lead time, days")).toHaveValue("9");
	await expect(other.getByRole("status").filter({ hasText: "Not saved yet" })).toBeVisible();
	await other.getByRole("button", { name: "Save product" }).click();
	await expect(toast(other, SAVED)).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Cost of one in ₹")).toHaveValue("420");
	await context.close();
});

test("a colleague's colours are taken as often as one likes, and the preview follows", async ({
	page,
	site,
	browser,
	complaints,
}) => {
	const address = "/desk/catalogue/products/banarasi-silk-saree";
	const { other, context } = await besideColleague(page, browser, site, address);
	await other.getByLabel("Name of colour 1").fill("Lagoon");
	await other.getByRole("button", { name: "Save product" }).click();
	await expect(toast(other, SAVED)).toBeVisible();
	await context.close();
	const name = page.getByLabel("Name of colour 1");
	await name.fill("Glacier");
	await page.getByRole("button", { name: "Save product" }).click();
	const take = page
		.getByRole("alert")
		.getByRole("row", { name: /Colours/ })
		.getByRole("button", { name: "Take theirs" });
	for (const typed of ["Glacier", "Fjord"]) {
		await name.fill(typed);
		await expect(page.frameLocator("iframe").getByText(typed).first()).toBeAttached();
		await take.click();
		await expect(name).toHaveValue("Lagoon");
		await expect(page.getByLabel("Code of colour 1", { exact: true })).toBeFocused();
		await expect(page.frameLocator("iframe").getByText("Lagoon").first()).toBeAttached();
	}
	await complaints.toHave(/status of 409/);
});

test("colours are typed, picked and taken away row by row", async ({ page, site, complaints }) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/products/banarasi-silk-saree");
	const colours = page.getByRole("group", { name: "Colours" });
	const code = (n: number) => colours.getByLabel(`Code of colour ${n}`, { exact: true });
	await expect(code(1)).toHaveValue("BS-01");
	await expect(code(6)).toHaveCount(0);
	await code(5).fill("BS 09");
	// An empty row follows the last one.
	await expect(code(6)).toBeVisible();
	await colours.getByLabel("Name of colour 5").fill("Sea green");
	await colours.getByLabel("Remove colour 2").check();
	await page.getByRole("button", { name: "Save product" }).click();
	await expect(code(5)).toBeFocused();
	await expect(code(5)).toHaveAccessibleDescription(/code, name, one or two swatches; not "BS-09 Sea green"/);
	await expect(code(5)).toHaveValue("BS 09");
	await expectAccessible(page);
	await colours.getByLabel("Pick swatch of colour 5", { exact: true }).fill("#2e8b7a");
	await expect(colours.getByLabel("Swatch of colour 5", { exact: true })).toHaveValue("#2e8b7a");
	await expect(page.frameLocator("iframe").getByText("Sea green")).toBeVisible();
	await page.getByRole("button", { name: "Save product" }).click();
	await expect(toast(page, SAVED)).toBeVisible();
	await expect(code(5)).toHaveValue("");
	await expect(code(2)).toHaveValue("BS-03");
	await expect(code(4)).toHaveValue("BS-09");
	await expect(page.getByRole("region", { name: "History" })).toContainText("Colours:");
	await complaints.toHave(/status of 422/);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("rows, cost and texts go in one form, and one that is refused has them all again", async ({
		page,
		site,
		complaints,
	}) => {
		await signedIn(page, site);
		await page.goto("/desk/catalogue/products/silk-dhoti");
		const code = page.getByLabel("Code of colour 1", { exact: true });
		const before = await code.inputValue();
		await page.getByLabel("Remove colour 1").check();
		await page.getByLabel("Scheme of claim 1").fill("Silk Mark");
		await page.getByLabel("Cost of one in ₹").fill("much");
		await page.getByLabel("Name", { exact: true }).fill("Pattu Silk Dhoti, white");
		await page.getByRole("button", { name: "Save product" }).click();
		await expect(page.getByLabel("Remove colour 1")).toBeChecked();
		await expect(code).toHaveValue(before);
		await expect(page.getByLabel("Scheme of claim 1")).toHaveValue("Silk Mark");
		await expect(page.getByLabel("Scheme of claim 1")).toHaveAttribute("aria-invalid", "true");
		await expect(page.getByLabel("Cost of one in ₹")).toHaveValue("much");
		await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Pattu Silk Dhoti, white");
		await page.getByLabel("Number of claim 1").fill("SM-1");
		await page.getByLabel("Certifier of claim 1").fill("Example Board");
		await page.getByLabel("Cost of one in ₹").fill("700");
		await page.getByRole("button", { name: "Save product" }).click();
		await expect(page.getByRole("region", { name: "History" })).toContainText("Silk Mark; SM-1; Example Board");
		await expect(page.getByLabel("Cost of one in ₹")).toHaveValue("700");
		await expect(page.getByLabel("Code of colour 1", { exact: true })).not.toHaveValue(before);
		await complaints.toHave(/status of 422/);
	});
});

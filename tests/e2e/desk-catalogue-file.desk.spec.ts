import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signedIn } from "./desk.ts";
import { test } from "./own-site.ts";
import { expect, expectAccessible, open } from "./site-test.ts";

async function tryFile(page: Page, lines: readonly string[]): Promise<void> {
	const buffer = Buffer.from(lines.join("\r\n"));
	await page.getByLabel("File").setInputFiles({ name: "catalogue.csv", mimeType: "text/csv", buffer });
	await page.getByRole("button", { name: "Check the file" }).click();
}

const HEAD = "id,name,category,price,min_order,description,hs_code";

test("a dry run tells every problem by its line; a file without any is imported whole", async ({ page, site }) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/file");
	await expectAccessible(page);
	const file = page.getByRole("complementary", { name: "The whole catalogue" });
	await expect(file).toContainText("Products40");
	await expect(file).toContainText("Last changednot since it was set up");
	const good = [
		HEAD,
		"linen-saree,Stone Linen Saree,sarees,2700,8,Undyed stone linen with a fine grey stripe,",
		",Jamdani Saree,Sarees,4500,12,Fine cotton with woven motifs,5208",
	];
	await tryFile(page, [
		...good,
		"nobody,Nobody,sarees,100,1,One line,",
		"kasavu-dhoti,Kasavu Dhoti,carpets,cheap,0,Line,silk",
		"linen-saree,Again,sarees,1,1,Line,",
		"only,three,cells",
	]);
	const problems = page.getByRole("table", { name: "Problems" }).getByRole("row");
	await expect(problems).toHaveCount(8);
	await expect(problems.nth(1)).toHaveText(
		"4idNo product has the id nobody. Please leave the cell empty for a new product.",
	);
	for (const [n, start] of ["5category", "5price", "5min_order", "5hs_code"].entries())
		await expect(problems.nth(2 + n)).toHaveText(new RegExp(`^${start}(Please write|There is no category)`));
	await expect(page.getByRole("table", { name: "Problems" })).toContainText("is already in line 2");
	await expect(page.getByRole("table", { name: "Problems" })).toContainText(
		"This line has 3 cells where the first line has 7.",
	);
	await expect(page.getByRole("button", { name: "Import it" })).toBeHidden();
	await expectAccessible(page);

	await tryFile(page, good);
	await expect(page.getByText("1 new, 1 changed, 0 as they are")).toBeVisible();
	await expect(page.getByRole("table", { name: "Changes" })).toContainText("2650 → 2700");
	expect(await (await page.request.get(`${site.url}/products/linen-saree`)).text()).toContain("₹2,650");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Import it" }).click();
	await expect(page.getByText("Imported: 1 added, 1 changed.")).toBeVisible();
	await expect
		.poll(async () => (await page.request.get(`${site.url}/products/linen-saree`)).text())
		.toContain("₹2,700");
	await page.getByRole("link", { name: "To the products" }).click();
	await page.getByRole("link", { name: "Hidden" }).click();
	await expect(page.getByRole("row").getByRole("link")).toHaveText(["Jamdani Saree"]);
});

test("what is exported changes nothing when it comes back", async ({ page, site }) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/file");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Export as CSV" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.csv$/);
	const path = await download.path();
	expect(await readFile(path, "utf8")).toContain("Banarasi Silk Saree");
	await page.getByLabel("File").setInputFiles(path);
	await page.getByRole("button", { name: "Check the file" }).click();
	await expect(page.getByText(/^The file changes nothing: all \d+ products already match it\.$/)).toBeVisible();
});

test("what is no CSV in UTF-8 is told so", async ({ page, site, complaints }) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/file");
	const buffer = Buffer.from("id,name\nlinen-saree,Caf\xe9", "latin1");
	await page.getByLabel("File").setInputFiles({ name: "x.csv", mimeType: "text/csv", buffer });
	await page.getByRole("button", { name: "Check the file" }).click();
	await expect(page.getByRole("alert")).toHaveText(
		"This is not UTF-8 text. Please save it as “CSV UTF-8” and send it again.",
	);
	await complaints.toHave(/status of 422/);
});

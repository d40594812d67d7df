import { signedIn } from "./desk.ts";
import { test } from "./own-site.ts";
import { expect, expectAccessible, open, toast } from "./site-test.ts";

const TERMS = "Prices at quantity, minimums and samples";

test("a pool is made, a product joins it, and the pool names it", async ({ page, site, complaints }) => {
	await signedIn(page, site, "owner", "Example Asha");
	await open(page, "/desk/catalogue/pools");
	await expect(page.getByRole("heading", { name: "No pools" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "New pool" }).click();
	await page.getByLabel("Name").fill("T-shirts");
	await page.getByLabel("Minimum together").fill("50");
	await page.getByLabel("At least of each").fill("60");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByLabel("At least of each")).toHaveAccessibleDescription(
		/The least of each cannot be above the minimum together/,
	);
	await page.getByLabel("At least of each").fill("10");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByRole("heading", { name: "T-shirts", level: 1 })).toBeVisible();
	await expect(page.getByRole("region", { name: "Products" })).toContainText("0 products");
	await expectAccessible(page);
	await open(page, "/desk/catalogue/products/raglan-t-shirt");
	await page.getByText(TERMS).click();
	await page.getByRole("combobox", { name: "Pool" }).selectOption("T-shirts: 50 together, at least 10 of each");
	await page.keyboard.press("Control+Enter");
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await expect(page.getByRole("region", { name: "History" })).toContainText("Pool: empty → t-shirts");
	await open(page, "/desk/catalogue/pools");
	await expect(page.getByRole("row", { name: /T-shirts/ })).toContainText("50 together, at least 10 of each");
	await page.getByRole("link", { name: "T-shirts", exact: true }).click();
	await expect(page.getByRole("region", { name: "Products" }).getByRole("link")).toHaveText(["Raglan T-shirt"]);
	await page.getByLabel("Minimum together").fill("80");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("region", { name: "History" })).toContainText("50 → 80");
	await complaints.toHave(/status of 422/);
});

test("prices at quantity, samples and packing are folded until wanted, and open where something is wrong", async ({
	page,
	site,
	complaints,
}) => {
	await signedIn(page, site);
	const address = "/desk/catalogue/products/modal-v-neck-t-shirt";
	await open(page, address);
	const tiers = page.getByLabel("Prices at quantity");
	await expect(tiers).toBeHidden();
	await page.getByText(TERMS).press("Enter");
	await tiers.fill("300: 380\n100: 9999");
	await page.getByText(TERMS).press("Enter");
	await expect(tiers).toBeHidden();
	await page.keyboard.press("Control+Enter");
	await expect(tiers).toBeFocused();
	await expect(tiers).toHaveAccessibleDescription(/Each price at quantity must be below the list price/);
	await tiers.fill("300: 380\n100: 400.50");
	await page.getByLabel("Buyers may ask for").selectOption("A piece or a swatch");
	await page.getByText("Packing", { exact: true }).press("Enter");
	await page.getByLabel("Pieces per carton").fill("60");
	await page.getByLabel("Carton, cm").fill("60×40×35 cm");
	await page.getByLabel("Gross weight of a carton, kg").fill("15.1");
	await expectAccessible(page);
	await page.keyboard.press("Control+Enter");
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await expect(tiers).toHaveValue("from 100: 400.50\nfrom 300: 380");
	await expect(page.getByLabel("Carton, cm")).toHaveValue("60 x 40 x 35");
	const history = page.getByRole("region", { name: "History" });
	for (const name of ["Prices at quantity", "Buyers may ask for", "Pieces per carton", "Gross weight of a carton, kg"])
		await expect(history).toContainText(`${name}: empty`);
	await open(page, address);
	await expect(tiers).toBeVisible();
	await expect(page.getByLabel("Pieces per carton")).toHaveValue("60");
	await expect(page.getByLabel("Minimum per colour")).toHaveValue("");
	await complaints.toHave(/status of 422/);
});

test("a list price below a price at quantity is refused in the table, by its name", async ({
	page,
	site,
	complaints,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/catalogue/products/pique-polo-t-shirt");
	const name = await page.getByRole("heading", { level: 1 }).textContent();
	await page.getByText(TERMS).click();
	await page.getByLabel("Prices at quantity").fill("100: 300");
	await page.keyboard.press("Control+Enter");
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await open(page, "/desk/catalogue?category=t-shirts");
	await page.getByLabel(`Price per piece of ${name}`).fill("290");
	await page.getByRole("button", { name: "Save prices and minimums" }).click();
	await expect(
		page.getByText("Prices at quantity: Each price at quantity must be below the list price."),
	).toBeVisible();
	await page.getByLabel(`Price per piece of ${name}`).fill("310");
	await page.getByRole("button", { name: "Save prices and minimums" }).click();
	await expect(toast(page, "Saved. The shop shows it within two seconds.")).toBeVisible();
	await complaints.toHave(/status of 422/);
});

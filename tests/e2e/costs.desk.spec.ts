import { saveDeskSettings } from "../../server/settings/desk-settings.ts";
import { priya, seen, sendQuote } from "../support/cases.ts";
import { buyersCase, readRow } from "./buyer.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { takenCase, writeQuote } from "./quote-desk.ts";
import { expect, expectAccessible, live, open, test } from "./site-test.ts";

const SHIRT = "cotton-round-neck-t-shirt";
const PLANTED = /123457|1,?234\.57/;

test("the owner keeps a cost and sees margins in the editor; staff only where the owner allows it", async ({
	page,
	site,
	complaints,
}) => {
	const id = await takenCase(page, site, "costs@example.com");
	await open(page, `/desk/catalogue/products/${SHIRT}`);
	await live(page);
	const cost = page.getByLabel("Cost of one in ₹");
	await cost.fill("much");
	await page.getByLabel("Lead time, days").fill("21");
	await page.getByRole("button", { name: "Save product" }).click();
	await expect(cost).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByText("2 changes not saved yet")).toBeVisible();
	// The browser names the refused save itself.
	await complaints.toHave(/status of 422/);
	await cost.fill("300");
	await page.getByRole("button", { name: "Save product" }).click();
	await expect(page.getByText("Nothing to save")).toBeVisible();
	// Not everybody who reads the history may see a cost.
	await expect(page.getByRole("region", { name: "History" })).toContainText("Lead time, days: empty");
	await expect(page.getByRole("region", { name: "History" })).not.toContainText("Cost");

	await open(page, "/desk/catalogue/file");
	await page.getByRole("link", { name: "import and export costs" }).click();
	// Both pages have a field of this name.
	await expect(page).toHaveURL(/\/desk\/catalogue\/costs$/);
	await expect(page.getByRole("button", { name: "Import" })).toBeVisible();
	const file = await (await page.request.get("/desk/catalogue/costs.csv")).text();
	expect(file).toContain(`${SHIRT},`);
	const upload = async (text: string) => {
		await page
			.getByLabel("File", { exact: true })
			.setInputFiles({ name: "costs.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
		await page.getByRole("button", { name: "Import" }).click();
	};
	await upload(`id,cost\n${SHIRT},310\nnobody,1\n`);
	await expect(page.getByText("No product has the id nobody. Please remove the line.")).toBeVisible();
	await complaints.toHave(/status of 422/);
	await upload(`id,cost\n${SHIRT},310\n`);
	await expect(page.getByText("Imported: 1 cost changed, 0 as before.")).toBeVisible();
	// As it was exported, before.
	await upload(file);
	await expect(page.getByText(/^Imported: 1 cost changed, [1-9]\d* as before\.$/)).toBeVisible();
	await expectAccessible(page);

	await writeQuote(page, id, 1);
	// 450 over 300
	await expect(page.getByText("margin 33.3%", { exact: true }).filter({ visible: true })).toBeVisible();
	// 60 x 150; the saree's cost is not known.
	await expect(page.getByText("Margin ₹9,000, 33.3% (without 1 line")).toBeVisible();
	await page.getByLabel("Price of one Cotton Round Neck T-Shirt, INR").fill("250");
	await expect(page.getByText("margin −20.0%", { exact: true }).filter({ visible: true })).toBeVisible();
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectAccessible(page);

	await page.context().clearCookies();
	await signedIn(page, site, "staff");
	await writeQuote(page, id, 1);
	await expect(page.getByText(/margin/i)).toHaveCount(0);
	await open(page, `/desk/catalogue/products/${SHIRT}`);
	await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
	await expect(cost).toHaveCount(0);
	for (const address of ["costs", "costs.csv"])
		expect((await page.request.get(`/desk/catalogue/${address}`)).status()).toBe(403);
	// Their form has no such field: somebody sends one all the same, beside a change that they may make.
	const product = () => readRow(site, "select * from product where id = ?", SHIRT);
	const before = product();
	const written = await page.request.post(`${site.url}/desk/catalogue/products/${SHIRT}`, {
		headers: { Origin: site.url },
		form: { revision: String(before.revision), leadTimeDays: "33", cost: "1", costSeen: "300" },
	});
	expect(written.status()).toBe(409);
	expect(await written.text()).toContain("you may not see costs any more");
	expect(readRow(site, "select cost from product_cost where product_id = ?", SHIRT)).toEqual({ cost: 30_000 });
	expect(product()).toEqual(before);
});

test("who loses the right to costs with the form open keeps all else that was typed, and saves it", async ({
	page,
	site,
	complaints,
}) => {
	const allow = (staffSeeCosts: boolean) =>
		beside(site, async (_, { gated, services }) => {
			const { settings, seen } = await services.deskSettings.read();
			await saveDeskSettings(gated, priya, { ...settings, staffSeeCosts }, seen);
		});
	await allow(true);
	await signedIn(page, site, "staff");
	await open(page, `/desk/catalogue/products/${SHIRT}`);
	await live(page);
	const cost = page.getByLabel("Cost of one in ₹");
	await cost.fill("555");
	await page.getByLabel("Lead time, days").fill("34");
	await allow(false);
	await page.getByRole("button", { name: "Save product" }).click();
	await expect(page.getByText("Not saved: you may not see costs any more.")).toBeVisible();
	await complaints.toHave(/status of 409/);
	await expect(cost).toHaveCount(0);
	await expect(page.getByLabel("Lead time, days")).toHaveValue("34");
	await page.getByRole("button", { name: "Save product" }).click();
	await expect(page.getByText("Nothing to save")).toBeVisible();
	await expect(page.getByLabel("Lead time, days")).toHaveValue("34");
});

test("a cost is in nothing that a buyer, or anybody without a right to it, is sent", async ({ page, site }) => {
	const one = await buyersCase(site, { items: JSON.stringify([{ id: SHIRT, quantity: 60, price: 45_000 }]) });
	await beside(site, async (database, shop) => {
		await shop.services.catalogueDesk.costs.import(priya, `id,cost\n${SHIRT},1234.57\n`);
		await shop.services.staffCases.perform(priya, await seen(database, one.id), { kind: "take" });
		await sendQuote(database, shop, one.id);
	});
	const public_ = [
		"/products",
		`/products/${SHIRT}`,
		`/products/${SHIRT}.data`,
		"/products.data",
		"/catalogue.json",
		"/new-products.atom",
		"/search?q=cotton",
		one.path,
		`${one.path}.data`,
	];
	for (const address of public_) {
		const answer = await page.request.get(address);
		expect(answer.status(), address).toBe(200);
		expect(await answer.text(), address).not.toMatch(PLANTED);
	}
	await signedIn(page, site, "staff");
	for (const address of [
		`/desk/requests/${one.id}/quote`,
		`/desk/requests/${one.id}/quote.data`,
		`/desk/requests/${one.id}/preview?draft`,
		`/desk/catalogue/products/${SHIRT}.data`,
		"/desk/catalogue/export.csv",
	])
		expect(await (await page.request.get(address)).text(), address).not.toMatch(PLANTED);
});

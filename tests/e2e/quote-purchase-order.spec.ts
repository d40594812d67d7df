import { buyersCase, readRow } from "./buyer.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

test("the buyer's own order number and file come with an acceptance, with script and without", async ({
	page,
	browser,
	site,
	complaints,
}) => {
	const file = { name: "order.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 our order") };
	const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
	for (const shown of [page, await plain.newPage()]) {
		const one = await buyersCase(site);
		await one.quote();
		await (shown === page ? open(shown, one.path) : shown.goto(one.path));
		await shown.getByText("Add your purchase order").click();
		await shown.getByLabel("Your order number").fill("PO-4711 / A");
		await shown.getByLabel("Your purchase order as a file").setInputFiles({ ...file, buffer: Buffer.from("no PDF") });
		await shown.getByRole("checkbox", { name: /I have read the terms/ }).check();
		await shown.getByLabel("Your full name").fill("Example Buyer");
		if (shown === page) await expectAccessible(shown);
		await shown.getByRole("button", { name: "Accept version 1" }).click();
		// What a file is, its content says; what was typed is still there.
		await expect(shown.getByText(/order\.pdf/)).toBeVisible();
		await expect(shown.getByLabel("Your order number")).toHaveValue("PO-4711 / A");
		if (shown === page) await complaints.toHave(/status of 422/);
		await shown.getByLabel("Your purchase order as a file").setInputFiles(file);
		if (shown !== page) await shown.getByRole("checkbox", { name: /I have read the terms/ }).check();
		await shown.getByRole("button", { name: "Accept version 1" }).click();
		await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Thank you. The order is placed.");
		await expect(shown.getByRole("definition").filter({ hasText: "PO-4711 / A" })).toBeVisible();
		await expect(shown.getByRole("link", { name: /order\.pdf/ })).toBeVisible();
		expect(readRow(site, "select * from quote_acceptance where case_id = ?", one.id)).toMatchObject({
			purchase_order: "PO-4711 / A",
		});
	}
	await plain.close();
});

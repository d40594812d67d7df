import { pdfPages } from "../support/pdf-text.ts";
import { workedExample } from "../support/worked-example.ts";
import { buyersCase, readRow } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { takenCase, writeQuote } from "./quote-desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

test("a buyer reads four ways of delivery, the payments and the packing, side by side and one at a time", async ({
	page,
	site,
}) => {
	const one = await buyersCase(site, { email: "four-ways@example.com", company: "Four Ways" });
	await one.quote(workedExample);
	await page.setViewportSize({ width: 1280, height: 900 });
	await open(page, one.path);
	const ways = page.getByRole("region", { name: "Ways of delivery" });
	for (const [name, total] of [
		["CIF Rotterdam", "€76,792.00"],
		["EXW Chennai", "€70,000.00"],
		["FOB Tuticorin", "€70,000.00"],
		["DDP Utrecht", "€100,351.79"],
	] as const) {
		const way = ways.getByRole("tabpanel", { name });
		await expect(way).toBeVisible();
		await expect(way).toContainText(total);
	}
	const paid = ways.getByRole("tabpanel", { name: "DDP Utrecht" });
	await expect(paid).toContainText("Import duty 8%rate of 20 November 2026, Example Customs€6,143.36");
	await expect(paid).toContainText("€17,416.43");
	const payments = page.getByRole("table", { name: "Payment schedule" });
	await expect(payments).toContainText("30% within 7 days of the proforma invoice€23,037.60");
	await expect(payments).toContainText("70% against documents€53,754.40");
	await expect(page.getByText("Export under letter of undertaking (LUT), without payment of IGST, AD33")).toBeVisible();
	const packing = page.getByRole("region", { name: "Packing" });
	await expect(packing).toContainText("1.68 CBM");
	await expect(packing).toContainText("20' 6.5%, 40' 3%, 40HC 2.6%");
	await expectAccessible(page);

	await page.setViewportSize({ width: 375, height: 812 });
	const tab = (name: string) => ways.getByRole("tab", { name });
	await expect(tab("CIF Rotterdam")).toHaveAttribute("aria-selected", "true");
	await tab("CIF Rotterdam").focus();
	await page.keyboard.press("ArrowLeft");
	await expect(tab("DDP Utrecht")).toBeFocused();
	await expect(tab("DDP Utrecht")).toHaveAttribute("aria-selected", "true");
	await expect(paid).toBeInViewport();
	await ways.getByText("Compare all").click();
	await expect(ways.getByRole("row", { name: /^Import tax 21%/ })).toContainText("€17,416.43");
	await expectAccessible(page);
});

test("an offer with ways of delivery and payments is written, held up by what is missing, and sent", async ({
	page,
	site,
}) => {
	const id = await takenCase(page, site, "ways@example.com");
	await writeQuote(page, id, 1);
	await page.getByText("Ways of delivery one").click();
	const first = page.getByRole("group", { name: "EXW" });
	await first.getByRole("button", { name: "Copy" }).click();
	const second = page.getByRole("group", { name: "EXW" }).nth(1);
	await second.getByLabel("Place").fill("Utrecht");
	await second.getByLabel("Term").selectOption("DDP");
	const paid = page.getByRole("group", { name: "DDP Utrecht" });
	await expect(page.getByText(/^DDP Utrecht: please enter freight, import duty, and import tax\./)).toBeVisible();
	await expect(page.getByRole("button", { name: "Review and send v1" })).toBeDisabled();
	await paid.getByLabel("Freight", { exact: true }).selectOption("amount");
	await paid.getByLabel("Freight: amount, INR").fill("6000");
	await paid.getByLabel("Import duty", { exact: true }).selectOption("rate");
	await paid.getByLabel("Import duty: per cent of goods and freight").fill("8");
	await paid.getByLabel("Import duty: where the rate is from").fill("Example Customs");
	await paid.getByLabel("Import tax", { exact: true }).selectOption("amount");
	// 52,000 and 6,000 freight at 8 %
	await expect(paid).toContainText("4,640");
	await expect(page.getByText(/please enter freight/)).toHaveCount(0);

	await page.getByText("Payment schedule none").click();
	await page.getByRole("button", { name: "Add a payment" }).click();
	const payment = page.getByRole("group", { name: "Payment 1" });
	await payment.getByLabel("Per cent of the payment").fill("99.99");
	await expect(
		page.getByText("The percentages of the payments add up to 99.99%. Please make them 100%."),
	).toBeVisible();
	await page.getByRole("button", { name: "Add a payment" }).click();
	await expect(page.getByText(/^The percentages of the payments/)).toHaveCount(0);
	// What is to be looked at can be read without opening the review.
	await page.getByText("1 to look at").click();
	const looked = "the terms of payment say 30% and 70%, the schedule 99.99% and 0.01%";
	await expect(page.getByRole("listitem").filter({ hasText: looked }).first()).toBeInViewport();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	// The frame holds a document of its own, with tests of its own.
	await page.locator("iframe").evaluate((frame) => frame.remove());
	// All of the page in sight: a field that a bar happens to cover half would count as too small a target.
	await page.setViewportSize({ width: 1280, height: 2800 });
	await expectAccessible(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.getByRole("button", { name: "Review and send v1" }).click();
	const review = page.getByRole("dialog", { name: "Send version 1" });
	// 52,000 with 6,000 freight, 4,640 duty and no import tax.
	await expect(review).toContainText("DDP Utrecht₹62,640");
	await expect(review).toContainText("99.99% with the proforma invoice₹51,994.80");
	await review.getByRole("button", { name: "Send version 1" }).click();
	await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+$/, { timeout: 30_000 });
	// Each way of delivery is the buyer's to choose, so the case says what each comes to.
	const ways = page.getByRole("region", { name: "Quotations" }).getByRole("list", { name: "Ways of delivery" });
	await expect(ways.getByRole("listitem")).toHaveText([/^EXW.*₹52,000$/, "DDP Utrecht₹62,640"]);
	await expect(page.getByRole("row", { name: "or DDP Utrecht ₹62,640" })).toBeVisible();
	const file = await page.request.get(`/desk/requests/${id}/document/1`);
	const text = pdfPages(await file.body())
		.join("")
		.replace(/\s+/g, "");
	for (const said of ["Ways of delivery", "DDP Utrecht", "Import duty 8% 4,640", "Payment schedule"])
		expect(text).toContain(said.replaceAll(" ", ""));
	const { content } = readRow(site, "select content from quote_version where case_id = ?", id);
	expect(JSON.parse(String(content))).toMatchObject({
		deliveries: [{ key: "d1" }, { key: "d2", incoterm: "DDP", namedPlace: "Utrecht", freight: { amount: 600_000 } }],
		schedule: [{ part: { percent: 9_999 } }, { part: { percent: 1 } }],
	});
});

test("a term that promises freight is looked at until the freight has been entered, and 0 is a figure", async ({
	page,
	site,
}) => {
	const id = await takenCase(page, site, "promised@example.com");
	await writeQuote(page, id, 1);
	const freight = page.getByLabel("Freight, INR");
	await expect(freight).toHaveValue("");
	await expect(page.getByText("Nothing unusual")).toBeVisible();
	await page.getByLabel("Incoterm 2020").selectOption("CIF");
	await page.getByLabel("Named place").fill("Hamburg");
	await page.getByRole("button", { name: "Review and send v1" }).click();
	const review = page.getByRole("dialog", { name: "Send version 1" });
	await expect(review).toContainText("CIF Hamburg: CIF includes freight, and none is entered");
	await expect(review).toContainText("CIF Hamburg: CIF includes insurance, and none is entered");
	await expect(review.getByRole("button", { name: "Send version 1 anyway" })).toBeVisible();
	await review.getByRole("button", { name: "Not yet" }).click();
	await freight.fill("6,000");
	await expect(page.getByText("1 to look at")).toBeVisible();
	await page.getByLabel("Insurance, INR").fill("0");
	await expect(page.getByText("Nothing unusual")).toBeVisible();
	// Emptied, it is not entered again.
	await freight.fill("");
	await expect(page.getByText("1 to look at")).toBeVisible();
	await expect(freight).not.toHaveAttribute("aria-invalid");
});

test("a copied way that becomes another term loses the place and the costs that the term cannot have", async ({
	page,
	site,
}) => {
	const id = await takenCase(page, site, "copied-way@example.com");
	await writeQuote(page, id, 1);
	await page.getByLabel("Incoterm 2020").selectOption("CIF");
	await page.getByLabel("Named place").fill("Genoa");
	await page.getByLabel("Port of loading").fill("Tuticorin");
	await page.getByLabel("Freight, INR").fill("6,000");
	await page.getByLabel("Insurance, INR").fill("300");
	await page.getByText("Ways of delivery one").click();
	const cif = page.getByRole("group", { name: "CIF Genoa" });
	await cif.getByRole("button", { name: "Copy" }).click();
	await cif.nth(1).getByLabel("Term").selectOption("FOB");
	const fob = page.getByRole("group", { name: "FOB Tuticorin" });
	await expect(fob.getByLabel("Place")).toHaveValue("Tuticorin");
	await expect(fob).toContainText(/Total FOB Tuticorin\s*52,000/);
	await expect(cif).toContainText(/Total CIF Genoa\s*58,300/);
	await expect(page.getByText("Nothing unusual")).toBeVisible();
});

test("a figure typed just before another part of the offer is changed stays in the draft", async ({ page, site }) => {
	const id = await takenCase(page, site, "quick-hands@example.com");
	await writeQuote(page, id, 1);
	await page.getByText("Leaving lines out not allowed").click();
	const quantity = page.getByLabel(/^Quantity of /).first();
	const allowed = page.getByLabel("The buyer may leave lines out");
	// In one turn of the browser: the figure has not been drawn anywhere else by then.
	await quantity.evaluate(
		(field: HTMLInputElement, box) => {
			const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
			setter?.call(field, "777");
			field.dispatchEvent(new Event("input", { bubbles: true }));
			if (box instanceof HTMLElement) box.click();
		},
		await allowed.elementHandle(),
	);
	await expect(allowed).toBeChecked();
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await page.reload();
	await expect(quantity).toHaveValue("777");
});

test("the owner keeps how exports are taxed, the rates of GST and the payments of a new quotation", async ({
	page,
	site,
	complaints,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/settings/trade");
	await page.getByLabel("Exports leave").selectOption("lut");
	await page.getByLabel("HS heading").fill("6109");
	await page.getByLabel("Rate, per cent").fill("5");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Please enter the reference of the letter of undertaking.")).toBeVisible();
	await expect(page.getByLabel("HS heading").first()).toHaveValue("6109");
	// The browser reports the 422 of the refusal by itself.
	await complaints.toHave(/status of 422/);
	await page.getByLabel("Number").fill("AD330326000000A");
	await page.getByLabel("Known from").first().fill("2026-09-22");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Saved. Drafts begun from now on start with it.")).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Rate, per cent").first()).toHaveValue("5");
	await expectAccessible(page);
	// As it was: other stories share the site.
	await page.getByLabel("Exports leave").selectOption("");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Saved. Drafts begun from now on start with it.")).toBeVisible();
});

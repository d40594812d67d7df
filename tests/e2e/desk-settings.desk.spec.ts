import { requestCase } from "../support/cases.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { expect, expectAccessible, open } from "./site-test.ts";

const test = onOwnSite();

test("a fact the owner changes stands on the public pages within two seconds", async ({ page, site, context }) => {
	await signedIn(page, site);
	const shop = await context.newPage();
	await open(shop, "/contact");
	await open(page, "/desk/settings");
	await expectAccessible(page);
	// The longest fact, as it comes with the site, is read whole.
	const message = page.getByLabel("How the WhatsApp message begins");
	await expect(message).toHaveValue(/textile products/);
	expect(await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
	const before = await page.getByLabel("Phone", { exact: true }).inputValue();
	await page.getByLabel("Phone", { exact: true }).fill("+91 98765 43210");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText(/^Saved\./)).toBeVisible();
	await expect.poll(async () => (await shop.request.get("/contact")).text()).toContain("+91 98765 43210");
	await page.getByLabel("Phone", { exact: true }).fill(before);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText(/^Saved\./)).toBeVisible();
});

test("working hours are set once and stand the same on every public page", async ({ page, site }) => {
	await signedIn(page, site);
	await open(page, "/desk/settings/hours");
	// Some blanks of the hours are such as no line is broken at.
	const shop = async (path: string) => (await (await page.request.get(path)).text()).replaceAll("\u00a0", " ");
	const save = async (sunday: boolean, closes: string) => {
		await page.getByLabel("Sunday").setChecked(sunday);
		await page.getByLabel("Closes").fill(closes);
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText(/^Saved\./)).toBeVisible();
	};
	await save(true, "19:30");
	await expect.poll(() => shop("/contact")).toContain("Mon - Sun 9:00 AM - 7:30 PM");
	for (const text of ["Mon-Sun 9:00-7:30", "Mon-Sun 10 AM-6 PM IST"]) expect(await shop("/contact")).toContain(text);
	expect(await shop("/")).toContain("Mon - Sun 9:00 AM - 7:30 PM");
	expect(await shop("/contact")).not.toContain("Sunday closed");
	await save(false, "18:00");
	await expect.poll(() => shop("/contact")).toContain("Mon - Sat 9:00 AM - 6:00 PM");
	for (const text of ["Sunday closed", "Mon-Sat 9:00-6:00", "Mon-Sat 10 AM-6 PM IST"])
		expect(await shop("/contact")).toContain(text);
});

test("what cannot be is said under its field, and what was typed stays", async ({ page, site, complaints }) => {
	await signedIn(page, site);
	await open(page, "/desk/settings");
	await page.getByLabel("Instagram").fill("javascript:alert(1)");
	await page.getByLabel("City").fill("Erode");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Please enter an address that begins with “https://”.")).toBeVisible();
	await expect(page.getByLabel("City")).toHaveValue("Erode");
	await expect(page.getByRole("alert")).toContainText("Nothing was saved yet");
	// The browser reports the status that says to a machine that nothing was stored.
	await complaints.toHave(/status of 422/);
});

const BAD = [
	["/desk/settings", "GSTIN", "12345", "A GSTIN has 15 characters; this has 5.", "Registered name", "Example Exports"],
	["/desk/settings/hours", "Opens", "nine", "Please enter a time, such as 09:00.", "Holidays", "2027-01-15"],
	["/desk/settings/offers", "Valid for, days", "two", "Please enter a whole number of days", "Named place", "Chennai"],
] as const;

for (const [path, field, wrong, sentence, other, kept] of BAD)
	test(`${path}: one field that is wrong keeps all the others`, async ({ page, site, complaints }) => {
		await signedIn(page, site);
		await open(page, path);
		await page.getByLabel(other, { exact: true }).fill(kept);
		await page.getByLabel(field, { exact: true }).fill(wrong);
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText(sentence)).toBeVisible();
		await expect(page.getByLabel(field, { exact: true })).toBeFocused();
		await expect(page.getByLabel(field, { exact: true })).toHaveValue(wrong);
		await expect(page.getByLabel(other, { exact: true })).toHaveValue(kept);
		await expectAccessible(page);
		await complaints.toHave(/status of 422/);
	});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	for (const [path, field, wrong, sentence, other, kept] of BAD)
		test(`${path}: one field that is wrong keeps all the others`, async ({ page, site, complaints }) => {
			await signedIn(page, site);
			await page.goto(path);
			await page.getByLabel(other, { exact: true }).fill(kept);
			await page.getByLabel(field, { exact: true }).fill(wrong);
			if (path.endsWith("hours")) await page.getByLabel("Sunday").check();
			await page.getByRole("button", { name: "Save" }).click();
			await expect(page.getByText(sentence)).toBeVisible();
			await expect(page.getByLabel(field, { exact: true })).toHaveValue(wrong);
			await expect(page.getByLabel(other, { exact: true })).toHaveValue(kept);
			if (path.endsWith("hours")) await expect(page.getByLabel("Sunday")).toBeChecked();
			await complaints.toHave(/status of 422/);
		});
});

test("a template without a name is marked in its row, and the others stay as they were typed", async ({
	page,
	site,
	complaints,
}) => {
	await signedIn(page, site);
	await open(page, "/desk/settings/templates");
	const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Save replies and questions" }) });
	await form.getByLabel("Text").first().fill("Changed a little.");
	await form.getByLabel("Text").last().fill("A text without a name.");
	await form.getByRole("button", { name: /^Save/ }).click();
	await expect(form.getByText("Please give it a name.")).toBeVisible();
	await expect(form.getByLabel("Name").last()).toBeFocused();
	await expect(form.getByLabel("Text").first()).toHaveValue("Changed a little.");
	await expect(form.getByLabel("Text").last()).toHaveValue("A text without a name.");
	await complaints.toHave(/status of 422/);
});

for (const [path, label] of [
	["hours", "Opens"],
	["offers", "Valid for, days"],
	["templates", "Text"],
] as const)
	test(`${path}: shown, saved, and refused to somebody who may not`, async ({ page, site, browser }) => {
		await signedIn(page, site);
		await open(page, `/desk/settings/${path}`);
		await expectAccessible(page);
		await expect(page.getByLabel(label).first()).toBeVisible();
		await page.getByRole("button", { name: /^Save/ }).first().click();
		await expect(page.getByText("Saved.").first()).toBeVisible();
		const other = await browser.newContext({ baseURL: site.url });
		const clerk = await other.newPage();
		await signedIn(clerk, site, "staff", "Example Staff");
		expect((await clerk.request.get(`/desk/settings/${path}`)).status()).toBe(403);
		const write = await clerk.request.post(`/desk/settings/${path}`, {
			headers: { Origin: site.url },
			form: { seen: "", kind: "terms" },
		});
		expect(write.status()).toBe(403);
		await other.close();
	});

test("a person is erased after the address is typed twice, and only by an owner", async ({ page, site, browser }) => {
	const email = "erase-me@example.com";
	const { id } = await beside(site, (database, shop) => requestCase(database, shop, { email }));
	await signedIn(page, site);
	await open(page, "/desk/settings/erase");
	await page.getByLabel("Email of the person").fill(email);
	await page.getByRole("button", { name: "Show what is held" }).click();
	await expect(page.getByText(/^1 case, 0 inquiries, \d mails?\.$/)).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Type the address again").fill(email);
	await page.getByRole("button", { name: "Erase for good" }).click();
	await expect(page.getByText(/^Erased: 1 case, /)).toBeVisible();
	const left = await beside(site, (database) =>
		database.read.selectFrom("quote_request").select(["customer_name", "email"]).where("id", "=", id).execute(),
	);
	expect(left).toEqual([{ customer_name: "erased", email: "" }]);
	const other = await browser.newContext({ baseURL: site.url });
	const clerk = await other.newPage();
	await signedIn(clerk, site, "staff", "Example Staff");
	expect((await clerk.request.get("/desk/settings/erase")).status()).toBe(403);
	const write = await clerk.request.post("/desk/settings/erase", {
		headers: { Origin: site.url },
		form: { email: "other@example.com", again: "other@example.com" },
	});
	expect(write.status()).toBe(403);
	await other.close();
});

import type { Page } from "@playwright/test";
import { priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import type { Site } from "../support/site.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

function arrive(site: Site, company: string, fields: Record<string, string> = {}) {
	return beside(site, (database, shop) => {
		const email = `${company.toLowerCase().replaceAll(/\W+/g, "-")}@example.com`;
		return requestCase(database, shop, { company, email, ...fields });
	});
}

const text = (page: Page) => page.locator("#composer-text");

test("a case is answered by keys alone: taken, asked, noted, and each step stands in its history", async ({
	page,
	site,
	mailbox,
}) => {
	const { id } = await arrive(site, "Case Keys");
	await signedIn(page, site, "staff", "Example Worker");
	await open(page, `/desk/requests/${id}`);
	await expect(page.getByRole("heading", { name: "Case Keys" })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("t");
	await expect(page.locator("[data-part=case-head]")).toContainText("In review");
	await page.keyboard.press("i");
	await page.keyboard.type("Which sizes shall we price?");
	await page.keyboard.press("Control+Enter");
	await expect(page.locator("[data-part=case-head]")).toContainText("Question asked");
	await expect(text(page)).toHaveValue("");
	await expect(page.getByRole("listitem").filter({ hasText: "Which sizes shall we price?" })).toContainText("You");
	await page.locator("h1").click();
	await page.keyboard.press("n");
	await page.keyboard.type("Cream is on the loom.");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("internal note", { exact: true })).toBeVisible();
	await expect(page.getByText("mail sent").last()).toBeVisible();
	// The request had a mail of its own, which may be the one that is sent by now.
	const mails = () => mailbox.mails.filter(({ to }) => to.includes("case-keys@example.com"));
	await expect
		.poll(() =>
			mails()
				.map(({ parsed }) => parsed.text)
				.join(),
		)
		.toContain("Which sizes shall we price?");
	expect(
		mails()
			.map(({ raw }) => raw)
			.join(),
	).not.toContain("Cream is on the loom");
	await expect(page.getByRole("region", { name: "History" })).toContainText("You asked a question");
	await expectAccessible(page);
});

test("what is typed survives a reload, and a template goes in with one choice", async ({ page, site }) => {
	const { id } = await arrive(site, "Case Draft");
	await signedIn(page, site);
	await open(page, `/desk/requests/${id}`);
	await text(page).fill("Half a reply");
	await page.getByLabel("Templates").selectOption("Working on it");
	await expect(text(page)).toHaveValue(/^Half a reply\n\nThank you\. We are checking stock/);
	await page.reload();
	await expect(text(page)).toHaveValue(/^Half a reply\n\nThank you\. We are checking stock/);
	await page.getByRole("button", { name: "Send reply" }).click();
	await expect(text(page)).toHaveValue("");
	await page.reload();
	await expect(page.getByText("Half a reply")).toBeVisible();
	await expect(text(page)).toHaveValue("");
	// Whoever answers first has taken it.
	await expect(page.locator("[data-part=case-head]")).toContainText("In review");
});

test("files go with a reply, and come back only as files", async ({ page, site, complaints }) => {
	const { id } = await arrive(site, "Case Files");
	await signedIn(page, site);
	await open(page, `/desk/requests/${id}`);
	await text(page).fill("The labels");
	const pdf = { name: "labels <b>.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 labels") };
	await page
		.locator("input[type=file]")
		.setInputFiles([pdf, { ...pdf, name: "x.html", buffer: Buffer.from("<html>") }]);
	await expect(page.getByText("labels <b>.pdf, x.html")).toBeVisible();
	await page.getByRole("button", { name: "Send reply" }).click();
	await expect(page.getByRole("alert")).toContainText("x.html is not a PDF, JPEG or PNG");
	await expect(text(page)).toHaveValue("The labels");
	await page.locator("input[type=file]").setInputFiles([pdf]);
	await page.getByRole("button", { name: "Send reply" }).click();
	// The refusal came with status 400, which the browser notes.
	await complaints.toHave(/status of 400/);
	const link = page.getByRole("link", { name: "labels b.pdf" });
	await expect(link).toBeVisible();
	// What was sent is not attached to the next one as well.
	await expect(page.getByText("labels <b>.pdf")).toHaveCount(0);
	const file = await page.request.get(`${site.url}${await link.getAttribute("href")}`);
	expect(file.headers()["content-disposition"]).toContain("attachment");
	expect(await file.text()).toBe("%PDF-1.7 labels");
	const elsewhere = await arrive(site, "Case Elsewhere");
	const fileId = (await link.getAttribute("href"))?.split("/").at(-1);
	expect((await page.request.get(`${site.url}/desk/requests/${elsewhere.id}/files/${fileId}`)).status()).toBe(404);
});

test("an offer is withdrawn with a reason, a request declined, a link renewed, and only what is possible is offered", async ({
	page,
	site,
	complaints,
}) => {
	const { id, token } = await beside(site, async (database, shop) => {
		const one = await requestCase(database, shop, { company: "Case Acts", email: "case-acts@example.com" });
		await sendQuote(database, shop, one.id);
		return one;
	});
	await signedIn(page, site);
	await open(page, `/desk/requests/${id}`);
	await expect(page.locator("[data-part=case-head]")).toContainText("Quoted");
	await expect(page.getByRole("link", { name: /^Write v/ })).toBeHidden();
	await page.keyboard.press("w");
	await page.keyboard.type("The yarn is out until January.");
	await page.getByRole("button", { name: "Withdraw and tell the buyer" }).click();
	await expect(page.locator("[data-part=case-head]")).toContainText("In review");
	await expect(page.getByRole("region", { name: "Quotations" })).toContainText("withdrawn");
	expect((await page.request.get(`${site.url}/desk/requests/${id}/document/1`)).headers()["content-type"]).toBe(
		"application/pdf",
	);
	expect((await page.request.get(`${site.url}/desk/requests/${id}/document/2`)).status()).toBe(404);
	await page.getByText("Make a new link and revoke the others").click();
	await expect(page.getByText("Every link that was mailed to the buyer stops working at once.")).toBeVisible();
	expect((await page.request.get(`${site.url}/q/${token}`)).status()).toBe(200);
	await page.getByRole("button", { name: "Revoke them and make a new one" }).click();
	const field = page.getByLabel("The new link, shown only once");
	const made = await field.inputValue();
	expect(made).toMatch(/\/q\/[\w-]{43}$/);
	expect(made).not.toContain(token);
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
	});
	await page.getByRole("button", { name: "Copy", exact: true }).press("Enter");
	await expect(page.getByText(/please copy it by hand/)).toBeVisible();
	await expect(field).toBeFocused();
	await page.keyboard.press("Escape");
	await page.locator("h1").click();
	await page.keyboard.press("d");
	await page.getByRole("button", { name: "Decline and tell the buyer" }).click();
	await expect(page.getByText("Please give a reason; the buyer will read it.")).toBeVisible();
	await page.getByLabel("Why we cannot make an offer").fill("We do not weave this.");
	await page.getByRole("button", { name: "Decline and tell the buyer" }).click();
	await expect(page.locator("[data-part=case-head]")).toContainText("Declined by us");
	// The refusal came with status 400, which the browser notes.
	await complaints.toHave(/status of 400/);
	await expect(page.getByRole("group").filter({ hasText: "Decline" })).toHaveCount(0);
	await expectAccessible(page);
});

test("everything works without script: taking, replying, and a conflict with the text in its field", async ({
	page,
	browser,
	site,
}) => {
	const { id } = await arrive(site, "Case Plain");
	await signedIn(page, site);
	const context = await browser.newContext({
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	});
	const plain = await context.newPage();
	const address = `${site.url}/desk/requests/${id}`;
	await plain.goto(address);
	await plain.getByRole("button", { name: "Take it" }).click();
	await expect(plain).toHaveURL(address);
	await expect(plain.locator("[data-part=case-head]")).toContainText("In review");
	await plain.locator("#composer-text").fill("By hand");
	await beside(site, async (database, shop) => {
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "note", text: "Meanwhile." });
	});
	await plain.getByRole("button", { name: "Send reply" }).click();
	await expect(plain.getByRole("alert")).toContainText("Example Staff made a note");
	await expect(plain.locator("#composer-text")).toHaveValue("By hand");
	await plain.getByRole("button", { name: "Send anyway" }).click();
	await expect(plain.getByText("By hand")).toBeVisible();
	await context.close();
});

test("opening a case by its address changes nothing; the page itself says that it was read", async ({ page, site }) => {
	const { id } = await arrive(site, "Case Read");
	const unread = () =>
		beside(site, async (database) => {
			const row = database.read.selectFrom("quote_case").select(["unread", "revision"]).where("id", "=", id);
			return row.executeTakeFirstOrThrow();
		});
	await signedIn(page, site);
	await page.request.get(`${site.url}/desk/requests/${id}`);
	await page.request.get(`${site.url}/desk/requests/${id}/preview-data`);
	expect(await unread()).toEqual({ unread: 1, revision: 1 });
	await open(page, `/desk/requests/${id}`);
	await expect.poll(async () => (await unread()).unread).toBe(0);
	expect((await unread()).revision).toBe(1);
});

test("hostile text stands in the case as text", async ({ page, site }) => {
	const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script></textarea>';
	const { id, access } = await arrive(site, "Case Hostile", { fullName: hostile, notes: hostile, address: hostile });
	await beside(site, (_, shop) =>
		shop.services.buyerCases.perform(access, { kind: "reply", message: hostile, files: [] }),
	);
	await signedIn(page, site);
	await open(page, `/desk/requests/${id}`);
	await expect(page.getByText(hostile).first()).toBeVisible();
	expect(await page.locator('img[src="x"], main script').count()).toBe(0);
});

test("a stranger cannot: without a session, and once disabled, nothing is read and nothing is written", async ({
	page,
	site,
}) => {
	const { id } = await arrive(site, "Case Stranger");
	const worker = await signedIn(page, site, "staff");
	const headers = { Origin: site.url };
	const reads = [
		`/desk?q=stranger`,
		`/desk/version-check`,
		`/desk/requests/${id}`,
		`/desk/requests/${id}/preview-data`,
		`/desk/requests/${id}/document/1`,
	];
	const writes = ["take", "mark_spam", "assign", "reply", "ask", "note", "refuse", "link", "unread"];
	expect(await (await page.request.get(`${site.url}/desk/requests/${id}`)).text()).toContain("Case Stranger");
	await beside(site, async (database) => {
		await database.tx((db) =>
			db.updateTable("staff").set({ disabled_at: Date.now() }).where("email", "=", worker.email).execute(),
		);
	});
	for (const address of reads) {
		const answer = await page.request.get(site.url + address, { maxRedirects: 0 });
		expect([address, answer.status()]).toEqual([address, 303]);
		expect(await answer.text()).not.toContain("Stranger");
	}
	for (const intent of writes) {
		const answer = await page.request.post(`${site.url}/desk/requests/${id}`, {
			headers,
			multipart: { intent, revision: "1", message: "Hello", owner: "", entryId: crypto.randomUUID() },
			maxRedirects: 0,
		});
		expect([intent, answer.status(), answer.headers().location]).toEqual([intent, 303, "/desk/sign-in"]);
	}
	const after = await beside(site, (database) =>
		database.read
			.selectFrom("quote_case")
			.select(["revision", "status", "unread"])
			.where("id", "=", id)
			.executeTakeFirst(),
	);
	expect(after).toEqual({ revision: 1, status: "new", unread: 1 });
});

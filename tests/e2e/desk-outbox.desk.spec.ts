import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import type { Site } from "../support/site.ts";
import { asks, buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

function inDatabase<T>(site: Site, work: (database: DatabaseSync) => T): T {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	try {
		return work(database);
	} finally {
		database.close();
	}
}

/** A question to a buyer whose mail the server has refused for good. */
async function refusedMail(site: Site, email: string): Promise<{ id: string; caseId: string }> {
	const one = await buyersCase(site, { email, company: "Refused Example" });
	await asks(one, "Which sizes shall we price?");
	return inDatabase(site, (database) => {
		const mail = () =>
			database.prepare("select id from outbox where recipient = ? and kind = 'buyer-question'").get(email);
		const id = String(mail()?.id);
		setState(database, id, "dead");
		return { id, caseId: one.id };
	});
}

function setState(database: DatabaseSync, id: string, state: "dead" | "sent"): void {
	const isSent = state === "sent";
	database
		.prepare(
			"update outbox set state = ?, attempts = 5, locked_by = null, sent_at = ?, last_error = ?, address_refused = ? where id = ?",
		)
		.run(state, isSent ? Date.now() : null, isSent ? null : "550 5.1.1 no such mailbox", isSent ? 0 : 1, id);
}

const row = (page: Page, email: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: email });

test("a failed mail is read as it would be sent, and tried again by keys", async ({ page, site, mailbox }) => {
	const email = `${randomUUID()}@example.com`;
	const { id, caseId } = await refusedMail(site, email);
	await signedIn(page, site, "staff", "Example Worker");
	await open(page, `/desk/outbox?q=${email}`);
	await expect(row(page, email)).toContainText("The address was refused: there is no such mailbox.");
	// What the server said is there for whoever wants it, and opening it leads nowhere else.
	const said = row(page, email).getByText("550 5.1.1 no such mailbox");
	await expect(said).toBeHidden();
	await row(page, email).getByText("The server’s own words").click();
	await expect(said).toBeVisible();
	const correct = row(page, email).getByRole("link", { name: "Correct the address" });
	await expect(correct).toHaveAttribute("href", `/desk/requests/${caseId}#correct`);
	await expect(page.getByRole("navigation", { name: "Desk", exact: true })).toContainText("failed");
	await expectAccessible(page);
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^A question about your request/);
	const frame = page.frameLocator("iframe");
	await expect(frame.getByText("Which sizes shall we price?", { exact: true })).toBeVisible();
	await expect(frame.locator("body")).not.toContainText("/q/");
	const headers = (await page.request.get(`/desk/outbox/${id}/body`)).headers();
	expect(headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
	expect(headers["cache-control"]).toBe("no-store");
	await page.getByRole("link", { name: "Plain text" }).click();
	await expect(page.locator("pre")).toContainText("> Which sizes shall we price?");
	// Without the frame: nothing runs in its sandbox, the checker neither.
	await expectAccessible(page);

	// A mailbox that is not there stays so: the way to the buyer's details comes first, with their form open.
	await page.getByRole("link", { name: "Correct the address" }).press("Enter");
	await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
	await expect(page.locator("#form-correct_buyer [name=name]")).toBeFocused();
	await page.goBack();

	const before = mailbox.mails.length;
	await page.getByRole("button", { name: "Try again" }).press("Enter");
	await expect(page.getByText("The mail is being tried again.")).toBeVisible();
	await expect.poll(() => mailbox.mails.slice(before).some(({ to }) => to.includes(email))).toBe(true);
	await expect(page.getByRole("region", { name: "Sent" })).toBeVisible();
});

test("who comes second to a mail is told where it is", async ({ page, site, complaints }) => {
	const email = `${randomUUID()}@example.com`;
	const { id } = await refusedMail(site, email);
	await signedIn(page, site);
	await open(page, `/desk/outbox?q=${email}`);
	inDatabase(site, (database) => setState(database, id, "sent"));
	await row(page, email).getByRole("button", { name: "Give up" }).click();
	await expect(page.getByText(/^That mail was sent today \d\d:\d\d\. Nothing was changed\.$/)).toBeVisible();
	await complaints.toHave(/status of 409/);
	await open(page, `/desk/outbox?view=sent&q=${email}`);
	await expect(row(page, email).filter({ hasText: "Question" })).toContainText("Sent");
	await expect(row(page, email).getByRole("button")).toHaveCount(0);
});

test("on a phone a mail is given up, and every empty list says why", async ({ page, site }) => {
	const email = `${randomUUID()}@example.com`;
	const { id } = await refusedMail(site, email);
	await signedIn(page, site);
	await page.setViewportSize({ width: 375, height: 812 });
	await open(page, `/desk/outbox?q=${email}`);
	await expectAccessible(page);
	await open(page, `/desk/outbox/${id}`);
	await expect(page.frameLocator("iframe").getByText("Which sizes shall we price?", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Plain text" }).click();
	await expect(page.locator("pre")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Give up" }).click();
	await expect(page.getByRole("region", { name: "Given up" })).toBeVisible();
	await open(page, `/desk/outbox?q=${email}`);
	await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
	await page.getByRole("link", { name: /^Given up/ }).click();
	await expect(row(page, email)).toBeVisible();

	const inAnHour = Date.now() + 3_600_000;
	inDatabase(site, (database) =>
		database
			.prepare("update outbox set state = 'queued', attempts = 0, last_error = null, next_at = ? where id = ?")
			.run(inAnHour, id),
	);
	await open(page, "/desk/outbox?view=queued");
	const question = row(page, email).filter({ hasText: "Question" });
	await expect(question).toContainText(/Waiting.*(today|tomorrow) \d\d:\d\d/s);
	await question.getByRole("link").first().click();
	await expect(page.getByText(/^It will be sent (today|tomorrow) \d\d:\d\d, with everything/)).toBeVisible();

	// It leaves now, and so do the notices that other tests have brought together for the end of the hour. What the site
	// queues by itself a little later, as the acknowledgement, may still be seen on its way.
	inDatabase(site, (database) =>
		database
			.prepare("update outbox set next_at = 0 where state = 'queued' and attempts = 0 and locked_by is null")
			.run(),
	);
	await expect(async () => {
		await open(page, "/desk/outbox?view=queued");
		await expect(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 30_000 });
	await expectAccessible(page);
});

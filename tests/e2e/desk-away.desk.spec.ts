import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { priya, requestCase, seen } from "../support/cases.ts";
import { type Site, startSite } from "../support/site.ts";
import { beside } from "./cases.ts";
import { codeOf, openWhole, signedIn } from "./desk.ts";
import { test as base } from "./own-site.ts";
import { expect, expectAccessible, open, setOffline } from "./site-test.ts";

/** What the browser says of requests that fail is what is tried here. */
const test = base.extend<{ silence: undefined }>({
	silence: [
		async ({ complaints }, use) => {
			complaints.allow(/Failed to load resource|net::ERR_/);
			await use(undefined);
		},
		{ auto: true },
	],
});

const ITEMS = JSON.stringify([{ id: "banarasi-silk-saree", quantity: 10, price: 250_000 }]);

async function takenCase(site: Site, email: string): Promise<string> {
	return beside(site, async (database, shop) => {
		const { id } = await requestCase(database, shop, { items: ITEMS, email });
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "take" });
		return id;
	});
}

function onDisk(site: Site, sql: string, ...values: string[]) {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	const row = database.prepare(sql).get(...values);
	database.close();
	return row;
}

const messages = (site: Site, text: string) =>
	Number(onDisk(site, "select count(*) as n from case_entry where body = ?", text)?.n);

const trouble = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

const reply = (page: Page) => page.getByRole("textbox", { name: "Reply" });

/** Makes every session of the desk as old as if nobody had used it for that time. */
function unusedFor(site: Site, minutes: number): void {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	const time = Date.now() - minutes * 60_000;
	database.prepare("update staff_session set updated_at = ?, expires_at = ?").run(time, time + 30 * 60_000);
	database.close();
}

const lastUse = (site: Site) => Number(onDisk(site, "select max(updated_at) as at from staff_session")?.at);

for (const [status, said] of [
	[429, /Nothing was saved/],
	[503, /Nothing was saved/],
	[413, /larger than 26 MB/],
	[500, /went wrong on our side/],
] as const)
	test(`a request refused with ${status} leaves the page and the text where they are`, async ({ page, site }) => {
		await signedIn(page, site);
		const id = await takenCase(site, `refused-${status}@example.com`);
		await open(page, `/desk/requests/${id}`);
		await reply(page).fill("Please keep this.");
		const detail = "Nothing was saved. The form is larger than 26 MB; please shorten it and send again.";
		await page.route("**/desk/**.data*", (route) =>
			route.fulfill({
				status,
				contentType: status === 413 ? "application/problem+json" : "text/plain",
				body: status === 413 ? JSON.stringify({ detail }) : "",
			}),
		);
		await reply(page).press("Control+Enter");
		await expect(trouble(page)).toContainText(said);
		await expect(reply(page)).toHaveValue("Please keep this.");
		// The page is read anew meanwhile, and that is refused, too.
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await expect(page.getByRole("button", { name: "Send reply" })).toBeEnabled();
		await page.unrouteAll();
		await reply(page).press("Control+Enter");
		await expect(page.getByText("The reply is saved; it goes out once a mail server is set up")).toBeVisible();
		await expect(trouble(page)).toBeHidden();
	});

test("a database that takes no writes is told in a sentence, and the same press works once it does", async ({
	page,
	site,
}) => {
	await signedIn(page, site);
	const id = await takenCase(site, "locked@example.com");
	await open(page, `/desk/requests/${id}`);
	// Opening it marks it as read: that write must be through.
	await expect.poll(() => Number(onDisk(site, "select unread from quote_case where id = ?", id)?.unread)).toBe(0);
	await reply(page).fill("While the disk is busy.");
	const held = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	held.exec("begin immediate");
	await reply(page).press("Control+Enter");
	await expect(trouble(page)).toContainText("It was not saved: the database takes no writes just now.", {
		timeout: 40_000,
	});
	held.exec("rollback");
	held.close();
	await expect(reply(page)).toHaveValue("While the disk is busy.");
	await reply(page).press("Control+Enter");
	await expect(page.getByText("The reply is saved; it goes out once a mail server is set up")).toBeVisible();
	expect(messages(site, "While the disk is busy.")).toBe(1);
});

test("settings and products that are typed while the network is cut stay typed", async ({ page, site }) => {
	await signedIn(page, site);
	for (const [address, field, button] of [
		["/desk/settings", "Registered name", "Save"],
		["/desk/settings/hours", "Holidays", "Save"],
		["/desk/settings/offers", "Named place", "Save"],
		["/desk/catalogue/products/banarasi-silk-saree", "Name", "Save product"],
		["/desk/catalogue/products/new", "Name", "Save and go on to its pictures"],
	] as const) {
		await open(page, address);
		await page.getByLabel(field, { exact: true }).fill("2027-01-26");
		await setOffline(page, true);
		await page.getByRole("button", { name: button, exact: true }).click();
		await expect(trouble(page)).toContainText("This device is offline. Nothing was sent.");
		await expect(page.getByLabel(field, { exact: true })).toHaveValue("2027-01-26");
		await setOffline(page, false);
		page.once("dialog", (dialog) => void dialog.accept());
	}
});

test("a session that has ended takes nobody's text away; signing in beside it is enough", async ({ page, site }) => {
	const worker = await signedIn(page, site);
	const id = await takenCase(site, "ended@example.com");
	const editor = await page.context().newPage();
	await open(editor, `/desk/requests/${id}/quote`);
	await open(page, `/desk/requests/${id}`);
	await reply(page).fill("Typed before lunch.");
	unusedFor(site, 31);

	await reply(page).press("Control+Enter");
	await expect(trouble(page)).toContainText("You are signed out, so nothing was saved or sent.");
	await expect(reply(page)).toHaveValue("Typed before lunch.");
	await editor.getByLabel("Message to the buyer").fill("Also before lunch.");
	await expect(editor.getByRole("status").filter({ hasText: "you are signed out" })).toBeVisible();

	const [beside] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("link", { name: "Sign in in a new tab" }).click(),
	]);
	await beside.getByLabel("Email").fill(worker.email);
	await beside.getByLabel("Password").fill(worker.password);
	await beside.getByRole("button", { name: "Continue" }).click();
	await beside.getByLabel("Code from your app").fill(codeOf(worker.secret, 1));
	await beside.getByRole("button", { name: "Sign in" }).click();
	await expect(beside.getByRole("heading", { name: "Requests", level: 1 })).toBeVisible();

	// It is no longer so, and what was typed waits.
	await expect(trouble(page)).toBeHidden();
	await expect(reply(page)).toHaveValue("Typed before lunch.");
	await reply(page).press("Control+Enter");
	await expect(page.getByText("The reply is saved; it goes out once a mail server is set up")).toBeVisible();
	await expect(editor.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible({ timeout: 45_000 });
});

test("a key in the inbox after the session has ended leaves the list; a page leads through the sign-in to itself", async ({
	page,
	site,
}) => {
	const worker = await signedIn(page, site);
	await takenCase(site, "list@example.com");
	await takenCase(site, "list-2@example.com");
	await openWhole(page, "/desk");
	unusedFor(site, 31);
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await expect(page.getByRole("status").filter({ hasText: "Signed out." })).toBeVisible();
	await expect(page).toHaveURL(/\/desk$/);

	await page.getByRole("navigation", { name: "Desk", exact: true }).getByRole("link", { name: "Inquiries" }).click();
	await expect(page).toHaveURL(/\/desk\/sign-in\?to=%2Fdesk%2Finquiries$/);
	await page.getByLabel("Email").fill(worker.email);
	await page.getByLabel("Password").fill(worker.password);
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByLabel("Code from your app").fill(codeOf(worker.secret, 1));
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { name: "Inquiries", level: 1 })).toBeVisible();
});

test("keys in an open desk count as use, and a desk that only asks for news does not", async ({ page, site }) => {
	await signedIn(page, site);
	// Opening it is a use, and so is fetching the other pages' scripts afterwards.
	await openWhole(page, "/desk");
	unusedFor(site, 25);
	const before = lastUse(site);
	for (let asked = 0; asked < 2; asked++)
		await page.waitForResponse((answer) => answer.url().endsWith("/desk/version-check"));
	expect(lastUse(site)).toBe(before);
	const used = page.waitForResponse((answer) => answer.url().endsWith("/desk/version-check?used"));
	await page.keyboard.press("?");
	await used;
	await expect.poll(() => lastUse(site)).toBeGreaterThan(before + 20 * 60_000);
});

test("the server is stopped and started again under an open desk: nothing typed is lost", async ({ page }) => {
	// Not the shared one: the tests after this one ask that.
	const site = await startSite();
	await signedIn(page, site);
	const id = await takenCase(site, "stopped@example.com");
	const gone = new Promise((resolve) => site.process.once("exit", resolve));

	const editor = await page.context().newPage();
	await open(editor, `${site.url}/desk/requests/${id}/quote`);
	const inbox = await page.context().newPage();
	// The scripts of the other pages are there before they are needed.
	await openWhole(inbox, `${site.url}/desk`);
	await open(page, `${site.url}/desk/requests/${id}`);
	await page.getByRole("textbox", { name: "Reply" }).fill("We are looking into it.");

	site.process.kill("SIGKILL");
	await gone;

	await page.getByRole("textbox", { name: "Reply" }).press("Control+Enter");
	await expect(trouble(page)).toContainText("No answer came back");
	await expectAccessible(page);
	await expect(page.getByRole("textbox", { name: "Reply" })).toHaveValue("We are looking into it.");

	await editor.getByLabel("Message to the buyer").fill("Written while nobody answered.");
	await expect(editor.getByRole("status").filter({ hasText: /^Not saved yet/ })).toBeVisible();
	await expect(editor.getByLabel("Message to the buyer")).toHaveValue("Written while nobody answered.");

	// A look, an act and another page: the list stays.
	await inbox.keyboard.press("j");
	await inbox.keyboard.press("m");
	await expect(trouble(inbox)).toBeVisible();
	await inbox.getByRole("navigation", { name: "Desk", exact: true }).getByRole("link", { name: "Inquiries" }).click();
	await expect(trouble(inbox)).toContainText("The page could not be opened");
	await expect(inbox).toHaveURL(/\/desk$/);
	await expect(inbox.getByRole("heading", { name: "Requests", level: 1 })).toBeVisible();

	const again = await startSite({ dataDir: site.dataDir, port: site.port });
	try {
		await expect(editor.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible({ timeout: 45_000 });
		const kept = onDisk(site, "select content from quote_draft where case_id = ?", id);
		expect(String(kept?.content)).toContain("Written while nobody answered.");

		await page.getByRole("textbox", { name: "Reply" }).press("Control+Enter");
		await expect(page.getByText("The reply is saved; it goes out once a mail server is set up")).toBeVisible();
		await expect(trouble(page)).toBeHidden();
		await expect(page.getByRole("textbox", { name: "Reply" })).toHaveValue("");
		expect(messages(site, "We are looking into it.")).toBe(1);

		await inbox.getByRole("navigation", { name: "Desk", exact: true }).getByRole("link", { name: "Inquiries" }).click();
		await expect(inbox.getByRole("heading", { name: "Inquiries", level: 1 })).toBeVisible();
	} finally {
		await again.stop();
		await site.stop();
	}
});

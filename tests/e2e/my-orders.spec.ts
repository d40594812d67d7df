import type { Locator, Page } from "@playwright/test";
import type { Mailbox, Received } from "../support/mailbox.ts";
import { buyersCase, DAY } from "./buyer.ts";
import { beside } from "./cases.ts";
import { anyWidth, expect, expectAccessible, open, test, toast } from "./site-test.ts";

const ANSWER = /^If requests were sent under this address, a mail with the link/;

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
	for (let presses = 0; presses < 100; presses++) {
		await page.keyboard.press("Tab");
		if (await wanted.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`The keyboard does not reach ${wanted}`);
}

const listsTo = (mailbox: Mailbox, email: string) =>
	mailbox.mails.filter(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith("Your orders with"));

/** The mail with the list, once it is there. */
async function listMail(mailbox: Mailbox, email: string, count = 1): Promise<Received> {
	await expect.poll(() => listsTo(mailbox, email).length).toBe(count);
	const mail = listsTo(mailbox, email).at(-1);
	if (!mail) throw new Error("There is no mail.");
	return mail;
}

/** The path of the list that a mail leads to, the same in its text and in its HTML. */
function pathIn({ parsed }: Received): string {
	const [, path = ""] = /\/\/[^/\s]+(\/q\/orders\/[\w-]{43})\b/.exec(parsed.text ?? "") ?? [];
	expect(path).not.toBe("");
	expect(parsed.html).toContain(path);
	return path;
}

test("a buyer asks by keyboard alone, and the mail brings the list that opens the requests", async ({
	page,
	site,
	mailbox,
}, info) => {
	const email = `anna@${info.project.name}.my-orders.example`;
	const first = await buyersCase(site, { email, buyerReference: "PO-4711" });
	const second = await buyersCase(site, { email: email.replace("anna", "Anna") });
	await second.quote();

	await open(page, "/my-orders");
	await expect(page.getByRole("heading", { level: 1, name: "My orders" })).toBeVisible();
	await expectAccessible(page);
	const field = page.getByLabel("Email", { exact: true });
	await tabTo(page, field);
	await page.keyboard.type("anna@");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
	await expect(field).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type(email.toUpperCase());
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main").getByRole("status")).toHaveText(ANSWER);
	await expect(toast(page, "If requests were sent")).toBeVisible();
	await expect(field).toHaveValue("");

	// The newest request was sent under the address as it is written there.
	const mail = await listMail(mailbox, email.replace("anna", "Anna"));
	expect(mail.parsed.text).not.toContain(first.reference);
	const answer = await page.goto(pathIn(mail));
	expect(answer?.headers()).toMatchObject({
		"cache-control": "no-store",
		"referrer-policy": "no-referrer",
		"x-robots-tag": "noindex, nofollow",
	});
	const items = page.getByRole("main").getByRole("listitem");
	await expect(items).toHaveCount(2);
	await expect(items.nth(0)).toContainText(second.reference);
	await expect(items.nth(0)).toContainText("Your quotation is ready");
	await expect(items.nth(1)).toContainText(first.reference);
	await expect(items.nth(1)).toContainText("We are working on your quotation");
	await expect(items.nth(1)).toContainText(/\(\d+ pieces\)/);
	await expect(items.nth(1)).toContainText("Your reference: PO-4711");
	await expect(items.nth(0)).not.toContainText("Your reference");
	await expectAccessible(page);

	await tabTo(page, page.getByRole("button", { name: `Open request ${second.reference}` }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Your quotation is ready." })).toBeVisible();
	await expect(page).toHaveURL(/\/q\/[\w-]{43}$/);
	expect(page.url()).not.toContain(second.token);
	// The private page leads back to the way to the list.
	await page.getByRole("link", { name: "My orders" }).click();
	await expect(page).toHaveURL(/\/my-orders$/);
});

test(
	"an address without requests is answered alike, and gets no mail",
	anyWidth,
	async ({ page, site, mailbox }, info) => {
		const email = `nobody@${info.project.name}.my-orders.example`;
		const known = `bert@${info.project.name}.my-orders.example`;
		await buyersCase(site, { email: known });
		const answers: string[] = [];
		for (const one of [email, known]) {
			await open(page, "/my-orders");
			await page.getByLabel("Email", { exact: true }).fill(one);
			await page.getByRole("button", { name: "Send me the link" }).click();
			const status = page.getByRole("main").getByRole("status");
			await expect(status).toHaveText(ANSWER);
			// The form has a key of its own each time.
			answers.push((await page.getByRole("main").innerHTML()).replace(/ name="formKey" value="[^"]*"/, ""));
		}
		expect(answers[0]).toBe(answers[1]);
		await listMail(mailbox, known);
		expect(mailbox.mails.filter(({ to }) => to.includes(email))).toEqual([]);
	},
);

test("an expired link says so and leads to a new one; a wrong one is the screen of every wrong link", async ({
	page,
	site,
	mailbox,
	complaints,
}, info) => {
	const email = `carla@${info.project.name}.my-orders.example`;
	await buyersCase(site, { email });
	await open(page, "/my-orders");
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.keyboard.press("Enter");
	const path = pathIn(await listMail(mailbox, email));
	await beside(site, (database) =>
		database.tx((db) =>
			db
				.updateTable("order_list_link")
				.set({ expires_at: Date.now() - DAY })
				.where("email", "=", email)
				.execute(),
		),
	);
	expect((await page.goto(path))?.status()).toBe(410);
	await expect(page.getByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Ask for a new link" }).click();
	await expect(page).toHaveURL(/\/my-orders$/);

	expect((await page.goto(`/q/orders/${"x".repeat(43)}`))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1, name: "This link does not work." })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Open My orders" }).click();
	await expect(page).toHaveURL(/\/my-orders$/);
	// The browser reports both by itself.
	await complaints.toHave(/status of 410/);
	await complaints.toHave(/status of 404/);
});

test("the privacy policy leads to it", anyWidth, async ({ page }) => {
	await open(page, "/privacy-policy");
	await page.getByRole("link", { name: "Have the list of your requests mailed to you" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "My orders" })).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a list is asked for, read and used", anyWidth, async ({ page, site, mailbox, complaints }, info) => {
		const email = `dora@${info.project.name}.my-orders.example`;
		const { reference } = await buyersCase(site, { email });
		await page.goto("/my-orders");
		await page.getByLabel("Email", { exact: true }).fill("dora");
		await page.getByRole("button", { name: "Send me the link" }).click();
		await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
		await page.getByLabel("Email", { exact: true }).fill(email);
		await page.getByRole("button", { name: "Send me the link" }).click();
		await expect(page.getByRole("main").getByRole("status")).toHaveText(ANSWER);
		await page.goto(pathIn(await listMail(mailbox, email)));
		await page.getByRole("button", { name: `Open request ${reference}` }).click();
		await expect(page.getByRole("heading", { level: 1, name: "We are working on your quotation." })).toBeVisible();
		await complaints.toHave(/status of 422/);
	});
});

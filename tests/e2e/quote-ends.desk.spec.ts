import type { Page } from "@playwright/test";
import type { Mailbox, Received } from "../support/mailbox.ts";
import { buyersCase, type Case } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

const BUYER = "ends@example.com";
const STAFF = "staff@thari.example";
/** What the desk calls a case that waits for the company's offer. */
const AT_WORK = /In review|Has answered/;

/** How often such a mail has come, once it has. */
async function mailed(mailbox: Mailbox, to: string, subject: string): Promise<Received> {
	const found = () => mailbox.mails.filter((mail) => mail.to.includes(to) && mail.parsed.subject?.includes(subject));
	await expect.poll(() => found().length, { message: `${subject} to ${to}` }).toBe(1);
	const [mail] = found();
	if (!mail) throw new Error("The mail is gone.");
	return mail;
}

/** Moves the end of the open offer into the past, and lets the clock look. */
async function letExpire(one: Case): Promise<void> {
	await one.does(async (shop, database) => {
		const valid_until = shop.clock.now - 1;
		await database.tx(async (db) => {
			await db.updateTable("quote_case").set({ valid_until }).where("id", "=", one.id).execute();
			await db.updateTable("quote_version").set({ valid_until }).where("case_id", "=", one.id).execute();
		});
		await shop.jobs.round();
	});
}

async function expectBuyer(buyer: Page, one: Case, heading: string): Promise<void> {
	await open(buyer, one.path);
	await expect(buyer.getByRole("heading", { level: 1 })).toHaveText(heading);
}

test("declined, renewed, expired, renewed, taken back, withdrawn: both sides see each, and are told by mail", async ({
	page: desk,
	browser,
	site,
	mailbox,
	complaints,
}) => {
	const one = await buyersCase(site, { email: BUYER, company: "Ends Trading" });
	const { reference } = one;
	await one.quote();
	const context = await browser.newContext({ baseURL: site.url });
	const buyer = await context.newPage();
	complaints.watch(buyer);
	await signedIn(desk, site, "staff", "Example Worker");
	await open(desk, `/desk/requests/${one.id}`);
	const head = desk.locator("[data-part=case-head]");
	/** The open page learns of everything by itself within seconds; only the first time is waited for. */
	const expectDesk = async (state: string | RegExp) => {
		await open(desk, `/desk/requests/${one.id}`);
		await expect(head).toContainText(state);
	};
	await expect(head).toContainText("Quoted");

	// Declined, with a reason.
	await expectBuyer(buyer, one, "Your quotation is ready.");
	await buyer.locator("#decline > summary").click();
	await buyer.getByLabel("Main reason").selectOption("Price");
	await buyer.locator("#decline-reason").fill("Too dear for us.");
	await buyer.getByRole("button", { name: "Decline version 1" }).click();
	await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("You have declined this quotation.");
	await expect(head).toContainText("Declined");
	await expect(desk.getByText("Too dear for us.")).toBeVisible();
	await expect(desk.getByText("declined the quotation: price").first()).toBeVisible();
	await expect(desk.getByRole("heading", { name: "No answer due" })).toBeVisible();
	expect((await mailed(mailbox, STAFF, `${reference}: Ends Trading declined`)).parsed.text).toContain(
		"Too dear for us.",
	);

	// The company opens it again and sends a new offer.
	await desk.locator("#act-renew > summary").click();
	await desk.getByRole("button", { name: "Reopen" }).last().click();
	await expect(head).toContainText(AT_WORK);
	expect(await one.quote({ charges: {}, message: "A better price." })).toBe(2);
	await mailed(mailbox, BUYER, `${reference}, version 2`);
	await expectBuyer(buyer, one, "Your quotation is ready.");
	await expect(buyer.getByText("A better price.").first()).toBeVisible();
	await expectDesk(/Quoted.* v2/);

	// Its time runs out while the buyer's page stands open: accepting is refused in words, and nothing typed is lost.
	await letExpire(one);
	await buyer.getByRole("checkbox", { name: /I have read the terms/ }).check();
	await buyer.getByLabel("Your full name").fill("Example Buyer");
	await buyer.getByRole("button", { name: "Accept version 2" }).click();
	await expect(buyer.getByText(/Nothing was changed\.|nothing was accepted\./).first()).toBeVisible();
	await expectDesk("Expired");
	await expect(desk.getByText("v2 expired without an answer.")).toBeVisible();
	expect((await mailed(mailbox, BUYER, `Quotation ${reference} has expired`)).parsed.text).toContain("/q/");
	await expectBuyer(buyer, one, "This quotation has expired.");
	await expect(buyer.locator("#act-accept")).toHaveCount(0);
	await complaints.toHave(/status of 409/);

	// The buyer asks for a new one.
	await buyer.locator("#renew-message").fill("We would still like it.");
	await buyer.getByRole("button", { name: "Send the request" }).click();
	await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("We are writing you a new offer.");
	await expectDesk(AT_WORK);
	await expect(desk.getByText("We would still like it.")).toBeVisible();
	await mailed(mailbox, STAFF, `${reference}: Ends Trading asks to renew`);

	// The company takes the third offer back.
	expect(await one.quote()).toBe(3);
	await expectBuyer(buyer, one, "Your quotation is ready.");
	await expectDesk(/Quoted.* v3/);
	await desk.keyboard.press("w");
	await desk.keyboard.type("The yarn is out until January.");
	await desk.getByRole("button", { name: "Withdraw and tell the buyer" }).click();
	await expect(head).toContainText(AT_WORK);
	const back = await mailed(mailbox, BUYER, `Quotation ${reference} is withdrawn`);
	expect(back.parsed.text).toContain("The yarn is out until January.");
	await expectBuyer(buyer, one, "We have withdrawn our offer.");
	await expect(buyer.getByText("The yarn is out until January.").first()).toBeVisible();
	await expect(buyer.locator("#act-accept")).toHaveCount(0);
	await expectAccessible(buyer);

	// The buyer has enough.
	await buyer.locator("#withdraw > summary").click();
	await buyer.getByRole("button", { name: "Withdraw the request" }).click();
	await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("You have withdrawn this request.");
	await expectDesk("Withdrawn");
	await mailed(mailbox, STAFF, `${reference}: Ends Trading withdrew`);
	await expect(desk.getByRole("region", { name: "Quotations" })).toContainText("withdrawn");
	await expectAccessible(desk);
	await context.close();
});

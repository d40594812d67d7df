import type { Page } from "@playwright/test";
import { MAX_STAFF_TEXT } from "../../domain/shared/text-limits.ts";
import { karthik } from "../support/cases.ts";
import { exampleInquiry } from "../support/example-forms.ts";
import { visitor } from "../support/shop.ts";
import type { Site } from "../support/site.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

/** A question as somebody sends it by the contact form. @returns its id */
function ask(site: Site, company: string, message: string): Promise<string> {
	return beside(site, async (database, shop) => {
		shop.clock.now = Date.now() - 3_600_000;
		const formKey = shop.services.formKeys.issue();
		shop.clock.now += 60_000;
		const email = `${company.toLowerCase().replaceAll(/\W+/g, "-")}@example.com`;
		const sent = await shop.services.inquiries.submit(
			shop.form({ ...exampleInquiry, company, email, message, formKey }),
			visitor,
		);
		expect(sent.status).toBe("sent");
		const row = await database.read
			.selectFrom("inquiry")
			.select("id")
			.where("email", "=", email)
			.executeTakeFirstOrThrow();
		return row.id;
	});
}

/** A colleague answers beside the page. */
function answeredBy(site: Site, id: string, message: string) {
	return beside(site, async (database, shop) => {
		const { revision } = await database.read
			.selectFrom("inquiry")
			.select("revision")
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		return shop.services.inquiryCases.perform(karthik, { id, revision }, { kind: "reply", message });
	});
}

const row = (page: Page, company: string) => page.getByRole("listitem").getByRole("link").filter({ hasText: company });

test("an inquiry is found, opened and answered by keys, and its mail leaves", async ({
	page,
	site,
	mailbox,
	complaints,
}) => {
	await ask(site, "Asking First", "Which widths do you weave?\nWe need 150 cm.");
	await ask(site, "Asking Second", "Do you dye to a Pantone number?");
	await signedIn(page, site, "staff", "Example Worker");
	await open(page, "/desk/inquiries?q=asking&show=open");
	await expect(row(page, "Asking First")).toContainText("To answer");
	await expectAccessible(page);
	await page.keyboard.press("j");
	await expect(row(page, "Asking First")).toBeFocused();
	await page.keyboard.press("j");
	await page.keyboard.press("k");
	await expect(row(page, "Asking First")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Asking First" })).toBeVisible();
	await expect(page.getByText("We need 150 cm.")).toBeVisible();
	await expectAccessible(page);

	await page.keyboard.press("t");
	await expect(page.getByText("You took it")).toBeVisible();
	await page.keyboard.press("r");
	await expect(page.locator("#composer-text")).toBeFocused();
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("Please write something first.").first()).toBeVisible();
	// The browser reports the answer's status.
	await complaints.toHave(/status of 400/);
	await page.keyboard.type("112 and 150 cm.");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByRole("region", { name: "Answered" })).toBeVisible();
	await expect(page.locator("#composer-text")).toHaveValue("");
	const arrived = () => mailbox.mails.find(({ to }) => to.includes("asking-first@example.com"));
	await expect.poll(() => arrived()?.parsed.text ?? "").toContain("112 and 150 cm.");
	await expect(page.getByText(/mail sent/)).toBeVisible();

	await page.locator("h1").click();
	await page.keyboard.press("e");
	await expect(page.getByRole("button", { name: "Reopen" })).toBeVisible();
	await page.keyboard.press("u");
	await expect(page).toHaveURL(/\/desk\/inquiries$/);
});

test("who answers second is told what the first one wrote, and loses nothing", async ({ page, site, complaints }) => {
	const id = await ask(site, "Asked Twice", "Do you sell by the metre?");
	await signedIn(page, site, "staff", "Example Worker");
	await open(page, `/desk/inquiries/${id}`);
	await page.locator("#composer-text").fill("No, by the piece only.");
	expect((await answeredBy(site, id, "From 200 m on, yes.")).ok).toBe(true);
	await page.getByRole("button", { name: "Send answer" }).click();
	const told = page
		.locator("#form-composer")
		.getByRole("alert")
		.filter({ hasText: "Somebody else has changed this inquiry in the meantime." });
	await expect(told).toContainText("Example Colleague answered by mail");
	await expect(told).toContainText("From 200 m on, yes.");
	await expect(page.locator("#composer-text")).toHaveValue("No, by the piece only.");
	await expect(told).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);
	// The keys do not send past it.
	const again = page.waitForResponse((response) => response.status() === 409);
	await page.locator("#composer-text").press("Control+Enter");
	await again;
	await expect(page.getByRole("button", { name: "Send answer" })).toBeEnabled();
	// The browser reports the answers' status.
	await complaints.toHave(/status of 409/, 2);
	await page.locator("#composer-text").fill("By the metre from 200 m on.");
	await told.getByRole("button", { name: "Send anyway" }).click();
	await expect(
		page.getByRole("region", { name: "Conversation" }).getByText("By the metre from 200 m on."),
	).toBeVisible();
	await expect(told).toBeHidden();
});

test("a new inquiry appears by itself; empty lists say why; a phone shows all of it", async ({ page, site }) => {
	await signedIn(page, site);
	await page.setViewportSize({ width: 375, height: 812 });
	await open(page, "/desk/inquiries?q=self");
	await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
	await expectAccessible(page);
	const id = await ask(site, "By Itself", "Do you answer by yourself?");
	await expect(row(page, "By Itself")).toBeVisible();
	await expectAccessible(page);
	await open(page, `/desk/inquiries/${id}`);
	await expect(page.getByText("Do you answer by yourself?")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Spam" }).click();
	await expect(page.getByRole("region", { name: "Marked as spam" })).toBeVisible();
	await open(page, "/desk/inquiries?show=spam&q=itself");
	await expect(row(page, "By Itself")).toContainText("Spam");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("an inquiry is answered too", async ({ page, site }) => {
		const id = await ask(site, "No Script", "Do you weave linen?");
		await signedIn(page, site);
		await page.goto(`/desk/inquiries/${id}`);
		await page.locator("#composer-text").fill("Yes, in two weights.");
		await page.getByRole("button", { name: "Send answer" }).click();
		await expect(page.getByText("Yes, in two weights.")).toBeVisible();
		await expect(page.getByRole("region", { name: "Answered" })).toBeVisible();
	});

	test("an answer that is too long comes back whole, and nothing is sent", async ({ page, site, complaints }) => {
		const id = await ask(site, "Too Long", "Do you weave hemp?");
		await signedIn(page, site);
		await page.goto(`/desk/inquiries/${id}`);
		const long = "x".repeat(MAX_STAFF_TEXT + 1);
		// The field holds back what is typed beyond it, but not what a script or a template puts there.
		await page.locator("#composer-text").evaluate((field) => field.removeAttribute("maxlength"));
		await page.locator("#composer-text").fill(long);
		await page.getByRole("button", { name: "Send answer" }).click();
		await expect(page.getByText("Please keep this under 8,000 characters.")).toBeVisible();
		// The browser reports the answer's status.
		await complaints.toHave(/status of 400/);
		await expect(page.locator("#composer-text")).toHaveValue(long);
		await expect(page.getByRole("region", { name: "Answered" })).toBeHidden();
	});
});

import type { Page } from "@playwright/test";
import { exampleInquiry } from "../support/example-forms.ts";
import { visitor } from "../support/shop.ts";
import { buyersCase, readRow } from "./buyer.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { expect, live } from "./site-test.ts";

const test = onOwnSite();

/** Tab, until this is where the keyboard is; nothing on the way may hold it. */
async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp): Promise<void> {
	const wanted = page.getByRole(role, { name }).filter({ visible: true }).first();
	await expect(wanted).toBeVisible();
	// The keyboard passes over what is disabled, such as a button that waits for an answer.
	await expect(wanted).toBeEnabled();
	for (let steps = 0; steps < 120; steps++) {
		if (await wanted.evaluate((element) => element === document.activeElement)) {
			const outlined = await wanted.evaluate((element) => {
				const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
				return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
			});
			expect([name, outlined]).toEqual([name, true]);
			return;
		}
		await page.keyboard.press("Tab");
	}
	throw new Error(`The keyboard does not reach ${role} ${name}.`);
}

/** Follows the two keys of a place; out of a field first, in which they would be letters. */
async function go(page: Page, keys: string, heading: string): Promise<void> {
	const isTyping = () => page.evaluate(() => document.activeElement?.matches("textarea, select, input") ?? false);
	for (let steps = 0; (await isTyping()) && steps < 40; steps++) await page.keyboard.press("Tab");
	for (const key of keys.split(" ")) await page.keyboard.press(key);
	await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

test("the whole desk by keyboard: every place is reached, read and written to without a mouse", async ({
	page,
	site,
}) => {
	test.slow();
	const one = await buyersCase(site, { company: "Keyboard Trading", email: "keyboard@example.com" });
	await beside(site, async (_, shop) => {
		shop.clock.now = Date.now();
		const formKey = shop.services.formKeys.issue();
		shop.clock.now += 60_000;
		await shop.services.inquiries.submit(shop.form({ ...exampleInquiry, company: "Asking Ltd", formKey }), visitor);
	});
	await signedIn(page, site);
	await page.goto(`${site.url}/desk`);
	await live(page);
	// No pointer from here on.
	for (const name of ["click", "dblclick", "tap", "hover"] as const)
		page[name] = () => Promise.reject(new Error(`No ${name} here.`));

	// The inbox, the case.
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Keyboard Trading" })).toBeVisible();
	await page.keyboard.press("t");
	await expect(page.locator("[data-part=case-head]")).toContainText("In review");

	// The editor: a price, a line more, the buyer's page, the review, and sent.
	await page.keyboard.press("q");
	await expect(page.getByRole("heading", { level: 1, name: /^Quotation v1/ })).toBeVisible();
	await live(page);
	await tabTo(page, "textbox", /^Price of one Banarasi Silk Saree/);
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("2400");
	await tabTo(page, "textbox", "Named place");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("Hamburg");
	await expect(page.getByRole("status").filter({ hasText: /^Draft saved/ })).toBeVisible();
	await expect(page.frameLocator("iframe").getByText("₹24,000").first()).toBeVisible();
	await page.keyboard.press("Control+Enter");
	const review = page.getByRole("dialog");
	await expect(review).toContainText("₹24,000");
	await page.keyboard.press("Escape");
	await expect(review).toBeHidden();
	await page.keyboard.press("Control+Enter");
	await tabTo(page, "button", "Send version 1");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`/desk/requests/${one.id}$`), { timeout: 30_000 });
	await expect(page.locator("[data-part=case-head]")).toContainText("Quoted");

	// An inquiry is answered, the mails of both are read.
	await go(page, "g q", "Inquiries");
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Asking Ltd" })).toBeVisible();
	await page.keyboard.press("r");
	await page.keyboard.type("We weave 80 to 120 gsm.");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByRole("main")).toContainText("We weave 80 to 120 gsm.");
	await go(page, "g o", "Outbox");
	await tabTo(page, "link", /^Waiting/);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/view=queued/);
	await expect(page.getByText("keyboard@example.com").first()).toBeVisible();
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/desk\/outbox\/[\w-]+$/);

	// The catalogue.
	await go(page, "g c", "Catalogue");
	await page.keyboard.press("/");
	await page.keyboard.type("Banarasi");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/q=Banarasi/);
	await tabTo(page, "link", "Banarasi Silk Saree");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Banarasi Silk Saree" })).toBeVisible();
	await live(page);
	await tabTo(page, "textbox", "One line");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("Written by keyboard");
	await page.keyboard.press("Control+Enter");
	await expect
		.poll(() => readRow(site, "select description from product where slug = ?", "banarasi-silk-saree").description)
		.toBe("Written by keyboard");
	// The page holds what was saved: leaving it asks nothing any more.
	const line = page.getByRole("textbox", { name: "One line" });
	await expect
		.poll(() => line.evaluate((field: HTMLInputElement | HTMLTextAreaElement) => field.defaultValue))
		.toBe("Written by keyboard");

	// Settings and people.
	await go(page, "g s", "Settings");
	await tabTo(page, "textbox", "City");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("Erode");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Saved. The public pages show it")).toBeVisible();
	await go(page, "g p", "People");
	await tabTo(page, "textbox", "Email");
	await page.keyboard.type("keys@staff.example");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("textbox", { name: /link/i })).toHaveValue(/\/desk\/welcome\//);
	await go(page, "g f", "Reports");

	// The list of keys, and the way out.
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
	await page.keyboard.press("Escape");
	await tabTo(page, "button", "Sign out");
	await page.keyboard.press("Enter");
	await expect(page.getByText("You are signed out.")).toBeVisible();
});

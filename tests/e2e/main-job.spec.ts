import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { expect, live, shownReference, test } from "./site-test.ts";

/** Presses Tab until the wanted part has the focus: what a person without a mouse does. */
async function tabTo(page: Page, wanted: RegExp, role?: string): Promise<void> {
	for (let presses = 0; presses < 200; presses++) {
		await page.keyboard.press("Tab");
		const at = await page.evaluate(() => {
			const element = document.activeElement;
			if (!element) return undefined;
			const label =
				element instanceof HTMLInputElement ||
				element instanceof HTMLSelectElement ||
				element instanceof HTMLTextAreaElement
					? element.labels?.[0]?.textContent
					: undefined;
			const name = element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
			return { name: name.trim(), tag: element.tagName.toLowerCase() };
		});
		if (at && wanted.test(at.name) && (role === undefined || at.tag === role)) return;
	}
	throw new Error(`The keyboard does not reach ${wanted}`);
}

test("a buyer browses, fills a cart and submits a request by keyboard alone", async ({ page, site, mailbox }, info) => {
	// Of a domain of its own: of one domain only so many are acknowledged in a day, and the other tests use example.com.
	const email = `buyer@${info.project.name}.keyboard.example`;
	await page.goto("/");
	await live(page);

	await tabTo(page, /^Explore Collection/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();

	await tabTo(page, /^Silk Sarees/i);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/category=silk-sarees/);
	await expect(page.getByRole("heading", { level: 1, name: "Silk Sarees" })).toBeVisible();

	await tabTo(page, /^Add to Cart/);
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("heading", { name: "Banarasi Silk Saree" })).toBeVisible();
	await tabTo(page, /^Quantity/, "input");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("12");
	await expect(dialog).toContainText("₹30,000");
	await page.keyboard.press("Enter");
	await expect(dialog).toBeHidden();

	await tabTo(page, /^(Open cart|Cart)/i);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Shopping Cart (12)" })).toBeVisible();
	await tabTo(page, /^Proceed to Checkout/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();

	const answers: [RegExp, string][] = [
		[/^Full name/, "Example Buyer"],
		[/^Company/, "Example Trading"],
		[/^Email/, email],
		[/^Phone/, "+44 20 7946 0018"],
		[/^Country/, "United Kingdom"],
		[/^Address/, "1 Example Street, London"],
		[/^Notes/, "Peacock teal, please."],
	];
	for (const [label, text] of answers) {
		await tabTo(page, label);
		await page.keyboard.type(text);
	}
	// A person takes longer than this to write; the form's key asks for it (server/intake/form-keys.ts).
	await page.waitForFunction(() => performance.now() > 5_000, undefined, { polling: 100 });
	await tabTo(page, /^Submit Order Request/);
	await page.keyboard.press("Enter");

	await expect(page).toHaveURL(/\/thank-you$/);
	await expect(page.getByText("Order request submitted successfully! We will contact you soon.")).toBeVisible();
	const reference = await shownReference(page);
	expect(reference).toMatch(/^\d{8}$/);

	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
	const row = database.prepare("select * from quote_request where email = ?").get(email);
	database.close();
	expect(row).toMatchObject({
		reference,
		customer_name: "Example Buyer",
		pieces: 12,
		total_amount: 3_000_000,
		country: "GB",
	});

	// Mails of the tests before may still be coming.
	const mailTo = (address: string) => () =>
		mailbox.mails.find(({ to, parsed }) => to.includes(address) && parsed.subject?.includes(reference));
	const [toStaff, toBuyer] = [mailTo("staff@thari.example"), mailTo(email)];
	await expect.poll(toStaff).toBeDefined();
	await expect.poll(toBuyer).toBeDefined();
	const [notice, acknowledgement] = [toStaff(), toBuyer()];
	expect(notice?.parsed.replyTo?.[0]?.address).toBe(email);
	expect(notice?.parsed.text).toContain("Peacock teal, please.");
	expect(acknowledgement?.parsed.text).not.toContain("Example Buyer");

	await page.reload();
	await expect(page.locator("main")).toContainText(reference);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("thari-draft-order"))).toBeNull();
	await expect(page.getByText("Order request submitted successfully!")).toBeHidden();
	await page.goto("/checkout");
	await expect(page).toHaveURL(/\/products$/);
});

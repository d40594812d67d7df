import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { type Site, startSite } from "../support/site.ts";

type Shared = { mailbox: Mailbox; site: Site };
type Own = { complaints: string[] };

/**
 * Each worker has a site of its own in its own process, with its own database and a real SMTP server. Every test
 * fails on a console error, an uncaught exception or a violation of the content security policy.
 */
export const test = base.extend<Own, Shared>({
	mailbox: [
		// Playwright reads the names out of this pattern, so there must be one.
		async ({ browserName: _ }, use) => {
			const mailbox = await openMailbox();
			await use(mailbox);
			await mailbox.close();
		},
		{ scope: "worker" },
	],
	site: [
		async ({ mailbox }, use) => {
			const site = await startSite({ env: { SMTP_URL: mailbox.url, STAFF_EMAIL: "staff@thari.example" } });
			await use(site);
			await site.stop();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ site }, use) => use(site.url),
	/** What the browser complained of; a test that provokes a complaint takes it out again and says why. */
	complaints: [
		async ({ page }, use) => {
			const complaints: string[] = [];
			page.on("console", (message) => {
				if (message.type() === "error") complaints.push(message.text());
			});
			page.on("pageerror", (error) => complaints.push(error.message));
			await use(complaints);
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** Resolves when the page's script has taken over; everything works before that too, but not what needs script. */
export async function live(page: Page): Promise<void> {
	await page.waitForFunction(() => document.documentElement.dataset.live === "1");
}

/** Opens an address and waits until its script lives. */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await live(page);
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No violation of WCAG 2.2 AA, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Puts pieces of a product into the cart as a buyer does, by its dialog. */
export async function addToCart(page: Page, category: string, name: string): Promise<void> {
	await open(page, `/products?category=${category}`);
	const card = page.getByRole("article").filter({ hasText: name });
	await card
		.getByRole("button", { name: /Add to Cart/ })
		.or(card.getByRole("link", { name: /Add to Cart/ }))
		.click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Add to Cart" }).click();
	await expect(dialog).toBeHidden();
}

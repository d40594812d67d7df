import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import type { CartItem } from "../../domain/orders/cart.ts";
import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { type Site, startSite } from "../support/site.ts";
import { violationsOn } from "./axe.ts";
import { Complaints } from "./complaints.ts";
import { OwnSites } from "./own-sites.ts";

type Shared = { mailbox: Mailbox; commonSite: Site; ownSites: OwnSites };
type Own = { site: Site; complaints: Complaints };

/**
 * Each worker has a site in a process of its own, with its own database and a real SMTP server; a file may ask for
 * another one (own-site.ts). Every test fails on a console error, an uncaught exception or a violation of the content
 * security policy.
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
	commonSite: [
		async ({ mailbox }, use) => {
			const site = await startSite({
				env: {
					...{ SMTP_URL: mailbox.url, STAFF_EMAIL: "staff@thari.example" },
					// As an owner gives them: the built-in ones are placeholders, which nobody is led to call.
					...{ COMPANY_phone: "+91 421 000 0000", COMPANY_whatsappNumber: "914210000000" },
				},
			});
			await use(site);
			await site.stop();
		},
		{ scope: "worker" },
	],
	ownSites: [
		async ({ browserName: _ }, use) => {
			const sites = new OwnSites();
			await use(sites);
			await sites.stop();
		},
		{ scope: "worker" },
	],
	site: async ({ commonSite }, use) => use(commonSite),
	baseURL: async ({ site }, use) => use(site.url),
	/** What the browser complained of; a test says which complaints it provokes, and why. */
	complaints: [
		async ({ page }, use) => {
			const complaints = new Complaints();
			complaints.watch(page);
			await use(complaints);
			expect(complaints.left()).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/**
 * For a test of what is the same at every width: an answer, a row, a mail, what the browser keeps, a text. It runs on
 * the desk only. One that looks at layout, folding, touch or accessibility runs at both widths.
 */
export const anyWidth = { tag: "@any-width" };

/** Resolves when the page's script has taken over; everything works before that too, but not what needs script. */
export async function live(page: Page): Promise<void> {
	await page.waitForFunction(() => document.documentElement.dataset.live === "1");
}

/** Opens an address and waits until its script lives. */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await live(page);
}

/**
 * Takes the network away from a page, or gives it back, and waits until its requests meet it so: they are made by another
 * process of the browser, which hears of it later.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
	await page.context().setOffline(isOffline);
	const fails = () =>
		page.evaluate(() =>
			fetch("/healthz", { cache: "no-store" }).then(
				() => false,
				() => true,
			),
		);
	await expect.poll(fails).toBe(isOffline);
}

/**
 * No violation of WCAG 2.2 AA, and nothing wider than the screen. A note that fades has, halfway, a colour that
 * nobody reads: whatever moves is waited for, and what would begin to move meanwhile is there or gone at once.
 */
export async function expectAccessible(page: Page): Promise<void> {
	await standStill(page, { held: true });
	const violations = await violationsOn(page);
	await moveAgain(page);
	expect(violations).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Resolves when nothing moves any more that comes to an end by itself; `held`, nothing begins to move after that. */
export async function standStill(page: Page, { held = false } = {}): Promise<void> {
	await page.evaluate(async (isHeld) => {
		const moving = () =>
			document.getAnimations().filter((one) => {
				const end = one.effect?.getComputedTiming().endTime;
				return one.playState === "running" && one.timeline === document.timeline && end !== Number.POSITIVE_INFINITY;
			});
		for (let some = moving(); some.length > 0; some = moving())
			await Promise.allSettled(some.map(({ finished }) => finished));
		if (!isHeld) return;
		// Told by its media from a sheet that the page itself may have adopted.
		const sheet = new CSSStyleSheet({ media: "screen, print" });
		sheet.replaceSync(
			"*, ::before, ::after, ::backdrop { transition-duration: 0s !important; transition-delay: 0s !important; animation-duration: 0s !important; }",
		);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	}, held);
}

/** What was held may move again. */
async function moveAgain(page: Page): Promise<void> {
	await page.evaluate(() => {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
			({ media }) => media.mediaText !== "screen, print",
		);
	});
}

/** Holds what the page posts there until it is released, so that what is seen meanwhile can be waited for. */
export async function holdPosts(page: Page, address: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		if (route.request().method() === "POST") await promise;
		await route.continue();
	});
	return resolve;
}

/** Measured at one moment: a page that scrolls between two measurements would have moved one of them. */
export async function expectBelow(below: Locator, above: Locator): Promise<void> {
	const other = await above.elementHandle();
	expect(
		await below.evaluate(
			(element, over) =>
				over instanceof Element && element.getBoundingClientRect().top >= over.getBoundingClientRect().bottom,
			other,
		),
	).toBe(true);
}

/** What every page of the storefront has around its content. */
export async function expectShell(page: Page): Promise<void> {
	await expect(page.getByRole("banner").getByRole("link", { name: "Thari Textiles" })).toBeVisible();
	await expect(cartButton(page)).toBeVisible();
	await expect(page.getByRole("contentinfo")).toContainText("Premium Textile Solutions");
	await expect(page.getByRole("link", { name: /^Chat with us on WhatsApp/ }).filter({ visible: true })).toHaveCount(1);
	await expect(page.locator("[data-toasts][role=status]")).toBeAttached();
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

/** A product of the built-in catalogue. */
export function product(id: string) {
	const found = seedCatalogue.products.find((candidate) => candidate.id === id);
	if (!found) throw new Error(`No product ${id}`);
	return found;
}

/** Lets the browser's first page find these pieces in the stored cart; what happens later is left as it is. */
export async function keepInCart(page: Page, pieces: Record<string, number>): Promise<void> {
	const items = Object.entries(pieces).map(([id, quantity]): CartItem => {
		const { name, image, category, price, minOrder } = product(id);
		return { id, name, image, category, price, quantity, minOrder };
	});
	await page.addInitScript((kept) => {
		if (sessionStorage.getItem("kept")) return;
		sessionStorage.setItem("kept", "1");
		localStorage.setItem("thari-cart", JSON.stringify({ state: { items: kept }, version: 1 }));
	}, items);
}

/** The cart's button: in the header, and on phones in the bar below once the header has left the screen. */
export function cartButton(page: Page): Locator {
	return page.getByRole("button", { name: /^cart/i }).filter({ visible: true }).first();
}

/** Opens the drawer. */
export async function openCart(page: Page): Promise<Locator> {
	await cartButton(page).click();
	const drawer = page.getByRole("dialog", { name: /^Shopping Cart/ });
	await expect(drawer).toBeVisible();
	return drawer;
}

/** Follows a link of the header, on phones by way of its menu. */
export async function followHeader(page: Page, label: string): Promise<void> {
	const menu = page.getByRole("button", { name: "Menu", exact: true });
	const byMenu = await menu.isVisible();
	if (byMenu) await menu.click();
	const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label });
	await link.click();
	// The menu has a cart button too, which is in sight until it has closed.
	if (byMenu) await expect(link).toBeHidden();
}

/** The text of a toast: an answer of the form says the same, so the toast is looked for in its own area. */
export function toast(page: Page, text: string): Locator {
	return page.locator("[data-toasts]").getByText(text);
}

/** The reference on the thank-you page. */
export async function shownReference(page: Page): Promise<string> {
	const reference = page.getByRole("main").getByText(/^\d{8}$/);
	await expect(reference).toBeVisible();
	return (await reference.textContent()) ?? "";
}

export const order = {
	"Full name": "Example Buyer",
	Phone: "+44 20 7946 0018",
	Address: "1 Example Street, London",
};

/** Fills the order form with a buyer who does not exist. */
export async function fillOrder(page: Page, email: string): Promise<void> {
	for (const [label, text] of Object.entries({ ...order, Email: email })) await page.getByLabel(label).fill(text);
	await page.getByLabel("Country").selectOption("United Kingdom");
}

/** The button that sends the order: at the form's end, and on phones in the bar below. */
export function orderButton(page: Page): Locator {
	return page
		.getByRole("button", { name: /Submit Order Request|Processing/ })
		.filter({ visible: true })
		.first();
}

/** The order summary of the checkout, opened where it is folded: on phones the form comes first. */
export async function openSummary(page: Page): Promise<Locator> {
	const summary = page.getByRole("region", { name: "Order summary" });
	await expect(summary).toBeVisible();
	if (!(await summary.getByRole("list").isVisible())) await summary.locator("summary").click();
	return summary;
}

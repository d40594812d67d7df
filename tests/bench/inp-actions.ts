import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import type { ExampleSite } from "../../scripts/example-site.ts";

/** Something that a person does, and how the page comes to where it is done. */
export type Action = {
	name: string;
	path: string;
	/** How much lies in the cart. */
	lines?: number;
	staff?: boolean;
	prepare?: (page: Page, isTouch: boolean) => Promise<unknown>;
} & ({ press: (page: Page) => Locator } | { key: string });

const LETTER = "k";
/** In a cart that is large, and all of which the drawer shows. */
const LINES = 40;

/** Resolves when whatever moves has come to rest, and that has been painted. */
export function still(page: Page): Promise<unknown> {
	return page.evaluate(async () => {
		// One that goes by the scrolling, not by the clock, never ends.
		const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
		await Promise.allSettled(timed.map(({ finished }) => finished));
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		await new Promise((resolve) => requestIdleCallback(resolve));
	});
}

const cartButton = (page: Page) => page.getByRole("button", { name: /^cart/i }).filter({ visible: true }).first();
const drawer = (page: Page) => page.getByRole("dialog", { name: /^Shopping Cart/ });
const firstCard = (page: Page) => page.getByRole("article").first().getByText("Add to Cart");
const orderForm = (page: Page) => page.locator("form#order");
/** In the form; on phones, where that has none, in the bar below, behind the cards of other products. */
const toOrder = (page: Page) =>
	orderForm(page)
		.getByRole("button", { name: "Add to Cart" })
		.or(page.getByRole("complementary").getByRole("button", { name: /^Add to Cart/ }))
		.filter({ visible: true });

/** How long a finger or a button is down, ms: a quick press. */
export const DOWN = 80;

/** Without hovering on a touch screen, where nothing announces a press. */
export async function press(target: Locator, isTouch: boolean): Promise<void> {
	if (!isTouch) return target.click({ delay: DOWN });
	await target.tap({ trial: true });
	const box = await target.boundingBox();
	if (!box) throw new Error("What is to be pressed has no place on the screen.");
	const page = target.page();
	const session = await page.context().newCDPSession(page);
	const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
	await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
	await setTimeout(DOWN);
	await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await session.detach();
}

async function openCart(page: Page, isTouch: boolean): Promise<void> {
	await press(cartButton(page), isTouch);
	await drawer(page).waitFor();
	// The last of its lines, which are drawn once the drawer stands (cart-drawer.tsx).
	await drawer(page)
		.getByRole("heading", { level: 3 })
		.nth(LINES - 1)
		.waitFor();
	await still(page);
}

async function openDialog(page: Page, isTouch: boolean): Promise<void> {
	await press(firstCard(page), isTouch);
	await page.getByRole("dialog").waitFor();
	await still(page);
}

/** Opens once and closes again: the code of what opens is there then. */
const once = (open: typeof openCart) => async (page: Page, isTouch: boolean) => {
	await open(page, isTouch);
	await page.keyboard.press("Escape");
	await page.getByRole("dialog").waitFor({ state: "hidden" });
};

/** On a phone the search stands in the menu. */
async function reachSearch(page: Page, isTouch: boolean): Promise<void> {
	const menu = page.getByRole("button", { name: "Menu", exact: true });
	if (await menu.isVisible()) await press(menu, isTouch);
	const field = page.getByRole("banner").getByLabel("Search", { exact: true });
	await press(field, isTouch);
	await field.press(LETTER);
	await page.getByRole("listbox").getByRole("option").first().waitFor();
	await still(page);
}

export function actionsOf({ cases }: ExampleSite): Action[] {
	return [
		{
			name: "open the cart of 40 lines",
			path: "/about",
			lines: LINES,
			press: cartButton,
		},
		{
			name: "open the cart again",
			path: "/about",
			lines: LINES,
			prepare: once(openCart),
			press: cartButton,
		},
		{
			name: "raise a quantity in it",
			path: "/about",
			lines: LINES,
			prepare: openCart,
			press: (page) => drawer(page).getByRole("button", { name: "Increase quantity" }).first(),
		},
		{
			name: "remove a line of it",
			path: "/about",
			lines: LINES,
			prepare: openCart,
			press: (page) =>
				drawer(page)
					.getByRole("button", { name: /^Remove/ })
					.first(),
		},
		{ name: "open the quantity dialog", path: "/products", press: firstCard },
		{
			name: "open the dialog again",
			path: "/products",
			prepare: once(openDialog),
			press: firstCard,
		},
		{
			name: "add from the dialog",
			path: "/products",
			lines: 3,
			prepare: openDialog,
			press: (page) => page.getByRole("dialog").getByRole("button", { name: "Add to Cart" }),
		},
		{
			name: "add on a product's page",
			path: "/products/banarasi-silk-saree",
			lines: 3,
			press: toOrder,
		},
		{
			name: "raise the quantity there",
			path: "/products/banarasi-silk-saree",
			press: (page) => orderForm(page).getByRole("button", { name: "Increase quantity" }),
		},
		{
			name: "choose a category",
			path: "/products",
			press: (page) =>
				page
					.getByRole("main")
					.getByRole("link", { name: /^Silk Sarees/ })
					.first(),
		},
		{ name: "type into the search", path: "/about", prepare: reachSearch, key: LETTER },
		{
			name: "send the checkout empty, 40 lines",
			path: "/checkout",
			lines: LINES,
			press: (page) =>
				page
					.getByRole("button", { name: /Submit Order Request/ })
					.filter({ visible: true })
					.first(),
		},
		{
			name: "type at the checkout, 40 lines",
			path: "/checkout",
			lines: LINES,
			prepare: (page, touch) => press(page.getByLabel("Full name"), touch),
			key: LETTER,
		},
		{
			name: "accept on the private page, unsigned",
			path: cases.versions.path,
			press: (page) =>
				page
					.getByRole("button", { name: /^Accept/ })
					.filter({ visible: true })
					.first(),
		},
		{ name: "next case of the inbox", path: "/desk", staff: true, key: "j" },
		{
			name: "type a price in the editor",
			path: `/desk/requests/${cases.change.id}/quote`,
			staff: true,
			prepare: (page, touch) => press(page.getByLabel(/^Price of one /).first(), touch),
			key: "5",
		},
	];
}

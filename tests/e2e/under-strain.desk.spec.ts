import type { Page } from "@playwright/test";
import { layoutFaults } from "../support/layout-faults.ts";
import { buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { addToCart, expect, fillOrder, open, openCart, orderButton } from "./site-test.ts";

// What other tests write into cases is not looked at here.
const test = onOwnSite();

/** As a reader may set them who needs more room between letters, words and lines (WCAG 1.4.12). */
const SPACING =
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }";

/** What a reader's settings do to a page: its size (400 % of 1280 x 1024 is 320 x 256), its direction, its spacing. */
const STRAINS = [
	{ name: "400 %", width: 320, height: 256, rtl: false, spaced: false },
	{ name: "right to left, phone", width: 375, height: 812, rtl: true, spaced: false },
	{ name: "right to left, desk", width: 1280, height: 800, rtl: true, spaced: false },
	{ name: "spaced, phone", width: 375, height: 812, rtl: false, spaced: true },
	{ name: "spaced, desk", width: 1280, height: 800, rtl: false, spaced: true },
];

/** Nothing is cut off, pushed beside the screen or laid over other words, whatever is set. */
async function expectReadable(page: Page, screen: string, strains = STRAINS): Promise<void> {
	const found: string[] = [];
	for (const { name, width, height, rtl, spaced } of strains) {
		await page.setViewportSize({ width, height });
		await page.evaluate(
			async ([direction, css]) => {
				document.documentElement.dir = direction;
				const sheet = new CSSStyleSheet();
				sheet.replaceSync(css);
				document.adoptedStyleSheets = [sheet];
				// What is drawn only near the screen has no words before.
				for (const part of document.querySelectorAll<HTMLElement>("article, li"))
					part.style.contentVisibility = "visible";
				const ending = document
					.getAnimations()
					.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
				await Promise.allSettled(ending.map(({ finished }) => finished));
			},
			[rtl ? "rtl" : "ltr", spaced ? SPACING : ""] as const,
		);
		found.push(...(await layoutFaults(page)).map((fault) => `${screen}, ${name}: ${fault}`));
	}
	await page.evaluate(() => {
		document.documentElement.dir = "ltr";
		document.adoptedStyleSheets = [];
	});
	await page.setViewportSize({ width: 1280, height: 800 });
	expect(found).toEqual([]);
}

test.use({ reducedMotion: "reduce" });

test("the shop is read from right to left, at 400 %, and with more room between letters and lines", async ({
	page,
}) => {
	test.slow();
	await open(page, "/");
	// The lines of the home page's heading are set, and wider than a phone once their letters are spread.
	await expectReadable(
		page,
		"/",
		STRAINS.filter(({ name }) => name !== "spaced, phone"),
	);
	for (const path of ["/products?narrow=yes", "/products/banarasi-silk-saree"]) {
		await open(page, path);
		await expectReadable(page, path);
	}
	await open(page, "/products");
	await page.getByRole("article").first().getByText("Add to Cart").click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectReadable(page, "dialog");
	await addToCart(page, "lehengas", "Bridal Lehenga Set");
	await openCart(page);
	await expectReadable(page, "drawer");
	await open(page, "/checkout");
	await expectReadable(page, "/checkout");
	await fillOrder(page, "strain@example.com");
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	await expectReadable(page, "/thank-you");
});

test("so are the private page, the case, the editor of quotations and the inbox", async ({ page, site }) => {
	test.slow();
	const one = await buyersCase(site);
	await one.quote();
	await open(page, one.path);
	await expectReadable(page, "private page");
	await signedIn(page, site);
	for (const path of ["/desk", `/desk/requests/${one.id}`, `/desk/requests/${one.id}/quote`]) {
		await open(page, path);
		await expectReadable(page, path.replace(one.id, "…"));
	}
});

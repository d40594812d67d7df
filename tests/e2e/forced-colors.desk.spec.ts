import type { Page } from "@playwright/test";
import { buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { expect, keepInCart, open, openCart } from "./site-test.ts";

// What other tests write into cases is not looked at here.
const test = onOwnSite();

test.use({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });

/** What can be pressed or filled in and is told from the page by a ground alone, which a reader's own colours take away. */
const unmarked = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const canvas = getComputedStyle(document.body).backgroundColor;
		const hasLine = (element: Element): boolean => {
			const style = getComputedStyle(element);
			const sides = ["Top", "Right", "Bottom", "Left"] as const;
			const isDrawn = (side: (typeof sides)[number]) =>
				style[`border${side}Style`] !== "none" &&
				style[`border${side}Width`] !== "0px" &&
				style[`border${side}Color`] !== style.backgroundColor;
			return (
				sides.some(isDrawn) ||
				(style.outlineStyle !== "none" && style.outlineWidth !== "0px") ||
				/underline/.test(style.textDecorationLine) ||
				(style.backgroundColor !== canvas && !/, 0\)$/.test(style.backgroundColor))
			);
		};
		/** Words say what they do, a drawing must have a colour of the reader's. */
		const says = (element: Element): boolean => {
			const drawing = element.querySelector("svg");
			if (element.matches("input, select, textarea")) return false;
			if ((element.textContent ?? "").trim() !== "" || element.querySelector("img")) return true;
			if (!drawing) return false;
			const { stroke, fill } = getComputedStyle(drawing.querySelector("path, circle, rect, line") ?? drawing);
			return [stroke, fill].some((colour) => colour !== "none" && colour !== canvas);
		};
		const controls = document.querySelectorAll<HTMLElement>(
			'button, [role="button"], input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]), select, textarea, a[href]',
		);
		return [...controls]
			.filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
			.filter((one) => !hasLine(one) && !says(one) && !(one.parentElement && hasLine(one.parentElement)))
			.map((one) => `${one.localName} ${one.getAttribute("aria-label") ?? one.getAttribute("name") ?? one.className}`);
	});

/** Whatever the keyboard comes to is marked by a line in the reader's colours. */
async function expectMarked(page: Page, screen: string, steps: number): Promise<void> {
	expect([screen, await unmarked(page)]).toEqual([screen, []]);
	for (let step = 0; step < steps; step++) {
		await page.keyboard.press("Tab");
		const mark = await page.evaluate(() => {
			const at = document.activeElement;
			if (!at || at === document.body) return "none";
			// A field may be marked by the frame that it stands in.
			const isSeen = [at, at.parentElement, at.closest("form")].some((element) => {
				if (!element) return false;
				const { outlineStyle, outlineWidth } = getComputedStyle(element);
				return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
			});
			return isSeen ? "" : `${at.localName}.${at.className}`;
		});
		if (mark === "none") return;
		expect([screen, mark]).toEqual([screen, ""]);
	}
}

test("in a reader's own colours the shop shows what can be pressed, and where the keyboard is", async ({ page }) => {
	test.slow();
	await keepInCart(page, { "banarasi-silk-saree": 10, "madras-check-shirt": 60 });
	for (const path of ["/", "/products", "/products/madras-check-shirt", "/search?q=silk", "/contact", "/checkout"]) {
		await open(page, path);
		await expectMarked(page, path, 30);
	}
	await open(page, "/products");
	await page.getByRole("article").first().getByText("Add to Cart").click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectMarked(page, "dialog", 8);
	await open(page, "/about");
	await openCart(page);
	await expectMarked(page, "drawer", 12);
});

test("so do the private page and the desk", async ({ page, site }) => {
	test.slow();
	const one = await buyersCase(site);
	await one.quote();
	await open(page, one.path);
	await expectMarked(page, "private page", 30);
	await signedIn(page, site);
	for (const path of ["/desk", `/desk/requests/${one.id}`, "/desk/catalogue", "/desk/figures", "/desk/settings"]) {
		await open(page, path);
		await expectMarked(page, path.replace(one.id, "…"), 30);
	}
});

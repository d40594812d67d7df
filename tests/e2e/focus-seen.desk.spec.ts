import type { Page } from "@playwright/test";
import { buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { onOwnSite } from "./own-site.ts";
import { expect, keepInCart, open } from "./site-test.ts";

// What other tests write into cases is not looked at here.
const test = onOwnSite();

test.use({ reducedMotion: "reduce" });

/** Where the keyboard is now: marked by a line, on the screen, and not wholly below a bar that stays there (WCAG 2.4.7, 2.4.11). */
const focusFault = (page: Page): Promise<string | undefined> =>
	page.evaluate(async () => {
		const at = document.activeElement;
		if (!at || at === document.body) return undefined;
		// What has the focus in a frame is marked there, and a part of a day by the browser.
		if (at.matches('iframe, [type="date"]')) return "";
		const words = at.getAttribute("aria-label") ?? (at.textContent || at.getAttribute("name") || at.id);
		const name = `${at.localName} ${at.getAttribute("type") ?? ""} ${words.trim().slice(0, 30)}`;
		// A field may be marked by the frame that it stands in, a tick by what is drawn beside it.
		const frame = at.parentElement;
		const marked = [at, at.nextElementSibling, at.closest("label"), frame, frame?.closest("form")].some((element) => {
			if (!element) return false;
			const { outlineStyle, outlineWidth } = getComputedStyle(element);
			return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
		});
		if (!marked) return `not marked: ${name}`;
		const isSeen = () =>
			[...at.getClientRects()]
				.flatMap(({ left, top, width, height }) =>
					[0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const)),
				)
				.some(([x, y]) => {
					const top = document.elementFromPoint(x, y);
					return top !== null && (at.contains(top) || top.contains(at));
				});
		// What is drawn only near the screen, and what slides in, may move it once more.
		for (let frame = 0; frame < 20 && !isSeen(); frame++) await new Promise(requestAnimationFrame);
		return isSeen() ? "" : `not seen: ${name}`;
	});

async function expectFocusSeen(page: Page, screen: string): Promise<void> {
	const found: string[] = [];
	for (const [width, height] of [
		[1280, 800],
		[320, 256],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => {
			scrollTo(0, 0);
			if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		});
		for (let step = 0; step < 60; step++) {
			await page.keyboard.press("Tab");
			const fault = await focusFault(page);
			if (fault === undefined) break;
			if (fault) found.push(`${screen}, ${width} px: ${fault}`);
		}
	}
	await page.setViewportSize({ width: 1280, height: 800 });
	expect(found).toEqual([]);
}

test("the keyboard's place is seen all through the shop, at 400 % too", async ({ page }) => {
	test.slow();
	await keepInCart(page, { "banarasi-silk-saree": 10, "madras-check-shirt": 60 });
	for (const path of ["/", "/products", "/products/madras-check-shirt", "/contact", "/checkout", "/shipping-policy"]) {
		await open(page, path);
		await expectFocusSeen(page, path);
	}
});

test("and on the private page and the desk", async ({ page, site }) => {
	test.slow();
	const one = await buyersCase(site);
	await one.quote();
	await open(page, one.path);
	await expectFocusSeen(page, "private page");
	await signedIn(page, site);
	for (const path of ["/desk", `/desk/requests/${one.id}`, `/desk/requests/${one.id}/quote`, "/desk/catalogue"]) {
		await open(page, path);
		await expectFocusSeen(page, path.replace(one.id, "…"));
	}
});

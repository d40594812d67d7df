import type { Page } from "@playwright/test";

/** How long is waited for pictures, one that does not come among them, milliseconds. */
const LONGEST = 30_000;

/** The page as somebody sees it who has read it to its end: all that is laid out late, and every picture in its pixels. */
export async function wholePage(page: Page): Promise<void> {
	await facesDrawn(page);
	await page.evaluate(async () => {
		for (const part of document.querySelectorAll<HTMLElement>("article, li")) part.style.contentVisibility = "visible";
		// On a wide screen the way down is over before the last of them have been asked for.
		for (const image of document.images) {
			image.loading = "eager";
			// A page that is drawn at its whole height at once would be taken before those of its end are drawn.
			image.decoding = "sync";
		}
		for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
			scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
		scrollTo(0, 0);
	});
	await picturesDrawn(page);
}

/** Until all pictures are drawn that are to be seen somewhere on the page, or in sight. */
export async function picturesDrawn(page: Page, where: "page" | "screen" = "page"): Promise<void> {
	// Not until the network is idle: the desk asks for news for as long as it is open. What has arrived need not be drawn yet:
	// a large picture is decoded after that, and its place is empty until then.
	await page.evaluate(
		async ({ longest, where }) => {
			const drawn = [...document.images]
				.filter((image) => image.checkVisibility())
				.filter((image) => {
					const { top, bottom } = image.getBoundingClientRect();
					return where === "page" || (bottom > 0 && top < innerHeight);
				})
				.map(async (image) => {
					if (!image.complete || image.naturalWidth === 0)
						await new Promise((done) => {
							for (const end of ["load", "error"]) image.addEventListener(end, done, { once: true });
						});
					await image.decode().catch(() => {});
				});
			await Promise.race([Promise.all(drawn), new Promise((resolve) => setTimeout(resolve, longest))]);
		},
		{ longest: LONGEST, where },
	);
}

/**
 * The page in the company's typefaces, as every page but a phone's first one has them. On a slow machine they come too late
 * for the page that asks for them, which then keeps its stand-ins: their rules, added again, take them from the cache.
 */
async function facesDrawn(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
		document.documentElement.dataset.faces = "";
		const again = new CSSStyleSheet();
		for (const sheet of document.styleSheets)
			for (const rule of sheet.cssRules)
				if (rule instanceof CSSFontFaceRule) again.insertRule(rule.cssText, again.cssRules.length);
		document.adoptedStyleSheets.push(again);
		await document.fonts.ready;
	});
}

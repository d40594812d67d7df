import type { Page } from "@playwright/test";

/** The page as somebody sees it who has read it to its end: all that is laid out late, and every picture in its pixels. */
export async function wholePage(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (const part of document.querySelectorAll<HTMLElement>("article, li")) part.style.contentVisibility = "visible";
		for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
			scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
		scrollTo(0, 0);
	});
	await page.waitForLoadState("networkidle");
	// What has arrived need not be drawn yet: a large picture is decoded after that, and its place is empty until then.
	await page.evaluate(() =>
		Promise.all([...document.images].filter((image) => image.complete).map((image) => image.decode().catch(() => {}))),
	);
}

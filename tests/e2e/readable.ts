import type { Page } from "@playwright/test";
import { layoutFaults } from "../support/layout-faults.ts";
import { expect } from "./site-test.ts";

/** As a reader may set them who needs more room between letters, words and lines (WCAG 1.4.12). */
const SPACING =
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }";

/**
 * What a reader's settings do to a page: its size (400 % of 1280 x 1024 is 320 x 256), its direction, its spacing. Those of
 * one size stand together: each change lays the page out anew. The last leaves it as wide as the desk.
 */
const STRAINS = [
	{ name: "400 %", width: 320, height: 256, rtl: false, spaced: false },
	{ name: "right to left, phone", width: 375, height: 812, rtl: true, spaced: false },
	{ name: "spaced, phone", width: 375, height: 812, rtl: false, spaced: true },
	{ name: "right to left, desk", width: 1280, height: 800, rtl: true, spaced: false },
	{ name: "spaced, desk", width: 1280, height: 800, rtl: false, spaced: true },
];

/** Nothing is cut off, pushed beside the screen or laid over other words, whatever is set. */
export async function expectReadable(page: Page, screen: string): Promise<void> {
	const found: string[] = [];
	for (const { name, width, height, rtl, spaced } of STRAINS) {
		if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
		await page.evaluate(
			async ([direction, css]) => {
				document.documentElement.dir = direction;
				const sheet = new CSSStyleSheet();
				sheet.replaceSync(css);
				document.adoptedStyleSheets = [sheet];
				// What is drawn only near the screen has no words before.
				for (const part of document.querySelectorAll<HTMLElement>("article, li"))
					part.style.contentVisibility = "visible";
				// One that goes by the scrolling, not by the clock, never ends.
				const ending = document
					.getAnimations()
					.filter(
						({ effect, timeline }) =>
							timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
					);
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
	expect(found).toEqual([]);
}

import { chromium } from "@playwright/test";
import { furnishedSite } from "../../scripts/furnished-site.ts";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { routesOf, SLOWER, steadyVisit } from "../support/steady-visit.ts";
import type { Part } from "./table.ts";

const WIDTHS = [375, 768, 1280, 1920];

/** What moves of every page while it comes and while it is read to its end. Of the routes with one of the asked words, or of all. */
export async function measureShift(asked: readonly string[]): Promise<Part> {
	const { site, example, staff, stop } = await furnishedSite();
	const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
	const rows: string[][] = [];
	for (const route of routesOf(example)) {
		if (asked.length > 0 && !asked.some((word) => route.name.includes(word))) continue;
		const row = [route.name];
		for (const width of WIDTHS) {
			const { sum, moved } = await steadyVisit(browser, site.url, route, width, staff);
			row.push(sum === 0 ? "0" : sum.toFixed(4));
			for (const what of new Set(moved)) console.log(`${route.name}, ${width} px: ${what}`);
		}
		console.log(row.join("  "));
		rows.push(row);
	}
	await browser.close();
	await stop();
	return {
		title: "What moves while a page comes",
		how: `Chromium, ${SLOWER} x CPU: the sum of all layout shifts (CLS without its windows) until the page's script lives and its network is idle, and while it is scrolled to its end; at widths in px. 0 is wanted everywhere.`,
		head: ["page", ...WIDTHS.map(String)],
		rows,
	};
}

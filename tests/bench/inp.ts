import { type Browser, chromium, type Page } from "@playwright/test";
import { furnishedSite } from "../../scripts/furnished-site.ts";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { watchFetches } from "../support/fetches.ts";
import { keptCart } from "../support/kept-cart.ts";
import { type Action, actionsOf, DOWN, press, still } from "./inp-actions.ts";
import { readInteraction, TRACED } from "./interaction.ts";
import { median, type Part } from "./table.ts";

/** As a phone of the middle class, or an old office machine, beside the one that measures. */
const SLOWER = 4;
const RUNS = 5;
const SCREENS = [
	{ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
	{ viewport: { width: 1280, height: 800 } },
];

/** How long each press and key holds the screen up; of the actions with one of the asked words, or of all. */
export async function measureInp(asked: readonly string[]): Promise<Part> {
	const furnished = await furnishedSite();
	const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
	const rows: (string | number)[][] = [];
	for (const action of actionsOf(furnished.example)) {
		if (asked.length > 0 && !asked.some((word) => action.name.includes(word))) continue;
		const row: (string | number)[] = [action.name];
		for (const screen of SCREENS) {
			const runs = [];
			for (let run = 0; run < RUNS; run++) runs.push(await take(browser, furnished, action, screen));
			const waits = runs.map(({ wait }) => wait);
			row.push(Math.round(median(waits)), Math.round(Math.max(...waits)));
			row.push(Math.round(median(runs.map(({ processor }) => processor))));
		}
		console.log(row.join("  "));
		rows.push(row);
	}
	await browser.close();
	await furnished.stop();
	const columns = (screen: string) => [`${screen}: median ms`, "worst ms", "processor ms"];
	return {
		title: "From a press to the screen",
		how: `Chromium, ${SLOWER} x CPU, ${RUNS} fresh pages each, once they are idle; a finger or a button is down for ${DOWN} ms: from the event to the next paint, as the browser's Event Timing has it (INP), and the processor's time that the page's main thread had in it, which a busy machine lengthens less. At most 100 ms are wanted.`,
		head: ["action", ...columns("phone, 375 px"), ...columns("desk, 1280 px")],
		rows,
	};
}

async function take(
	browser: Browser,
	{ site, staff }: Awaited<ReturnType<typeof furnishedSite>>,
	action: Action,
	screen: (typeof SCREENS)[number],
) {
	const context = await browser.newContext({
		baseURL: site.url,
		...screen,
		...(action.staff && { storageState: staff }),
	});
	const page = await context.newPage();
	const fetched = watchFetches(page);
	const cart = action.lines === undefined ? undefined : keptCart(action.lines);
	await page.addInitScript((kept) => kept && localStorage.setItem("thari-cart", kept), cart);
	await page.goto(action.path);
	await page.waitForFunction(() => document.documentElement.dataset.live === "1");
	await fetched();
	await idle(page);
	const isTouch = "hasTouch" in screen;
	await action.prepare?.(page, isTouch);
	// A person has scrolled to what they press, and sees it.
	if ("press" in action) await action.press(page).scrollIntoViewIfNeeded();
	await fetched();
	await still(page);
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await browser.startTracing(page, { categories: TRACED });
	await ("press" in action ? press(action.press(page), isTouch) : page.keyboard.press(action.key));
	// An interaction is reported once its paint is over.
	await still(page);
	const trace = await browser.stopTracing();
	await context.close();
	return readInteraction(JSON.parse(trace.toString()));
}

function idle(page: Page): Promise<unknown> {
	return page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

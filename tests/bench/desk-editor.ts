import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { fullQuoteLines } from "../support/full-quote.ts";
import { ownerCookie } from "../support/owner-cookie.ts";
import { exampleQuote } from "../support/quotes.ts";
import type { Site } from "../support/site.ts";
import { median, type Part, percentile } from "./table.ts";

/** As a phone of the middle class, or an old office machine, beside the one that measures. */
const SLOWER = 4;
const OPENINGS = 7;

/** The editor of offers with the largest draft there is: a hundred lines of forty cells each. */
export async function measureDeskEditor(site: Site): Promise<Part> {
	const cookie = await ownerCookie(site);
	const id = fullDraft(site);
	const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
	const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
	await page.setExtraHTTPHeaders({ cookie });
	const address = `${site.url}/desk/requests/${id}/quote`;
	const openings: number[] = [];
	for (let run = 0; run < OPENINGS; run++) openings.push(await opening(page, address));
	const session = await page.context().newCDPSession(page);
	await quiet(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	const rows = [
		["opened, unthrottled: to its first paint, ms", Math.round(median(openings)), Math.round(Math.max(...openings))],
		await typing(page, "Quantity of Line 50", "123456"),
		await typing(page, /^Price of one Line 50/, "12345.67"),
		await typing(page, "Message to the buyer", "Dear Sir or Madam, please find our best prices below."),
		["a key, to “Draft saved”, ms", ...(await saving(page))],
	];
	await browser.close();
	rows.push([
		"the draft's PDF, unthrottled: asked for to there, ms",
		...(await documents(`${address}/draft.pdf`, cookie)),
	]);
	return {
		title: "The editor of offers with 100 lines of 40 cells",
		how: `Chromium, ${SLOWER} x CPU but for the opening and the PDF. A key: from the event to the next paint, as the browser's Event Timing has it (to 8 ms). At most 50 ms a key, 300 ms to open, 1,000 ms to save and 5,000 ms for the PDF are wanted; the worst of these is the first, with the start of its thread.`,
		head: ["what", "median", "worst"],
		rows,
	};
}

/** Puts the draft into the site's own file. @returns its case */
function fullDraft({ dataDir }: Site): string {
	const seeding = [join(import.meta.dirname, "../../scripts/seed-requests.ts"), "10"];
	const env = { ...process.env, DATA_DIR: dataDir };
	execFileSync(process.execPath, seeding, { env, stdio: ["ignore", "ignore", "inherit"] });
	const database = new DatabaseSync(join(dataDir, "thari.db"));
	const id = String(database.prepare("select id from quote_case order by status = 'in_review' desc").get()?.id);
	const content = JSON.stringify(exampleQuote({ lines: fullQuoteLines() }));
	database
		.prepare(
			"insert into quote_draft (case_id, content, revision, updated_at, updated_by) values (?, ?, 1, 0, 'Example')",
		)
		.run(id, content);
	database.close();
	return id;
}

async function opening(page: Page, address: string): Promise<number> {
	await page.goto(address, { waitUntil: "load" });
	return page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN);
}

/** Waits until nothing has been fetched for two seconds: "networkidle" does not come after a page was left while it fetched. */
async function quiet(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		performance
			.getEntriesByType("resource")
			.every((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd < performance.now() - 2000),
	);
}

/** Types into a field and watches each key. */
async function typing(page: Page, label: string | RegExp, text: string): Promise<(string | number)[]> {
	const field = page.getByLabel(label).first();
	await field.click();
	await page.keyboard.press("Control+a");
	await page.evaluate(() => {
		const heard: number[] = [];
		Reflect.set(window, "heard", heard);
		new PerformanceObserver((list) => {
			for (const { name, duration } of list.getEntries()) if (name === "keydown") heard.push(duration);
		}).observe(Object.assign({ type: "event", buffered: false }, { durationThreshold: 16 }));
	});
	for (const letter of text) await page.keyboard.press(letter === " " ? "Space" : letter, { delay: 20 });
	const heard: number[] = await page.evaluate(
		() => new Promise((resolve) => setTimeout(() => resolve(Reflect.get(window, "heard")), 300)),
	);
	// Keys that were painted within 16 ms are not reported.
	const all = [...heard, ...Array.from({ length: Math.max(0, text.length - heard.length) }, () => 16)];
	return [`a key in “${String(label)}”, ms`, median(all), percentile(all, 1)];
}

/** Until the page says that the key is saved. */
async function saving(page: Page): Promise<[number, number]> {
	const waits: number[] = [];
	const said = (words: string) => page.getByText(words).first().waitFor();
	for (let run = 0; run < 5; run++) {
		// What was typed before is saved first.
		await said("Draft saved");
		await quiet(page);
		const typed = Date.now();
		await page.getByLabel("Message to the buyer").pressSequentially("x");
		await said("Saving …");
		await said("Draft saved");
		waits.push(Date.now() - typed);
	}
	return [median(waits), Math.max(...waits)];
}

async function documents(address: string, cookie: string): Promise<[number, number]> {
	const waits: number[] = [];
	for (let run = 0; run < 5; run++) {
		const asked = performance.now();
		const answer = await fetch(address, { headers: { cookie } });
		await answer.arrayBuffer();
		if (!answer.ok) throw new Error(`No PDF: ${answer.status}`);
		waits.push(Math.round(performance.now() - asked));
	}
	return [median(waits), Math.max(...waits)];
}

import { createServer } from "node:http";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { freePort } from "../support/free-port.ts";
import type { Site } from "../support/site.ts";
import { median, type Part } from "./table.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Score = { scores: number[]; fcp: number; lcp: number; tbt: number; cls: number };

/**
 * Lighthouse as a phone on slow 4G (its own simulation, 4 x CPU). Beside the site stands the floor: a bare static
 * page with one hero picture of the same bytes, measured in the same run.
 */
export async function measurePhone(site: Site, paths: readonly string[], runs: number): Promise<Part> {
	const hero = await fetchHero(site.url);
	const floor = await serveFloor(hero);
	const rows: (string | number)[][] = [];
	const base = await score(`http://localhost:${floor.port}/`, runs);
	rows.push(["bare page, same hero", ...cells(base), "1.00"]);
	for (const path of paths) {
		const result = await score(site.url + path, runs);
		rows.push([path, ...cells(result), (result.lcp / base.lcp).toFixed(2)]);
	}
	floor.close();
	return {
		title: "First visit on a phone",
		how: `Lighthouse, mobile preset, median of ${runs}, each in a new browser. The last column is LCP over that of a bare static page with one picture of ${Math.round(hero.bytes.length / 1000)} kB.`,
		head: [
			"page",
			"performance",
			"accessibility",
			"best practices",
			"SEO",
			"FCP ms",
			"LCP ms",
			"TBT ms",
			"shift",
			"LCP / floor",
		],
		rows,
	};
}

const cells = ({ scores, fcp, lcp, tbt, cls }: Score) => [
	...scores.map((value) => Math.round(value * 100)),
	Math.round(fcp),
	Math.round(lcp),
	Math.round(tbt),
	cls.toFixed(3),
];

async function score(url: string, runs: number): Promise<Score> {
	const all: Score[] = [];
	for (let run = 0; run < runs; run++) {
		const { categories, audits } = await visitOnce(url);
		const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
		all.push({
			scores: CATEGORIES.map((id) => categories[id]?.score ?? Number.NaN),
			fcp: value("first-contentful-paint"),
			lcp: value("largest-contentful-paint"),
			tbt: value("total-blocking-time"),
			cls: value("cumulative-layout-shift"),
		});
	}
	const pick = (read: (one: Score) => number) => median(all.map(read));
	return {
		scores: CATEGORIES.map((_, index) => pick((one) => one.scores[index] ?? Number.NaN)),
		fcp: pick((one) => one.fcp),
		lcp: pick((one) => one.lcp),
		tbt: pick((one) => one.tbt),
		cls: pick((one) => one.cls),
	};
}

/** In a browser of its own: Lighthouse empties the cache but not what a page keeps, so a second visit is no first one. */
async function visitOnce(url: string) {
	const port = await freePort();
	const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
	const browser = await chromium.launch({ executablePath: chromiumPath(), args });
	try {
		const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: [...CATEGORIES] });
		if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
		return result.lhr;
	} finally {
		await browser.close();
	}
}

/** The picture that the home page loads first, in the coding and width that this browser picks on a phone. */
async function fetchHero(url: string): Promise<{ bytes: Buffer; type: string }> {
	const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
	const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
	await page.goto(url);
	const address = await page
		.locator("img[fetchpriority=high]")
		.first()
		.evaluate((image: HTMLImageElement) => image.currentSrc);
	await browser.close();
	const response = await fetch(address);
	return {
		bytes: Buffer.from(await response.arrayBuffer()),
		type: response.headers.get("content-type") ?? "image/avif",
	};
}

async function serveFloor(hero: { bytes: Buffer; type: string }): Promise<{ port: number; close(): void }> {
	const port = await freePort();
	const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><body><h1>Floor</h1><img src="/hero" width="400" height="500" alt="Hero" fetchpriority="high">`;
	const server = createServer((request, response) => {
		if (request.url === "/hero") response.writeHead(200, { "Content-Type": hero.type }).end(hero.bytes);
		else if (request.url === "/") response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
		else response.writeHead(404).end();
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return { port, close: () => server.close() };
}

import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Request } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import type { Site } from "../support/site.ts";
import { kB, type Part } from "./table.ts";

const ROUTES = [
	"/",
	"/products",
	"/products?category=silk-sarees",
	"/products/banarasi-silk-saree",
	"/about",
	"/contact",
	"/shipping-policy",
	"/checkout",
];
/** What lies in the cart at the checkout, which shows no form without it. */
const CART = {
	state: {
		items: [
			{
				...{ id: "linen-saree", name: "Stone Linen Saree", image: "images/products/linen-saree.jpg" },
				...{ category: "sarees", price: 265_000, unit: "piece", minOrder: 8, quantity: 8 },
			},
		],
	},
	version: 1,
};
const SCREENS = [
	{ name: "phone 375 px", width: 375, height: 812, scale: 2 },
	{ name: "desk 1280 px", width: 1280, height: 800, scale: 1 },
] as const;

type Load = {
	html: number;
	style: number;
	sheet: number;
	early: number;
	late: number;
	pictures: number;
	fonts: number;
	requests: number;
	shift: number;
	complaints: number;
};

/** What each public page sends, as the browser received it. */
export async function measureBytes(site: Site): Promise<Part> {
	const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
	const rows: (string | number)[][] = [];
	for (const screen of SCREENS) {
		for (const route of ROUTES) {
			const load = await visit(browser, site.url + route, screen);
			rows.push([
				route,
				screen.name,
				kB(load.html),
				kB(load.style),
				kB(load.sheet),
				kB(load.early),
				kB(load.late),
				kB(load.pictures),
				kB(load.fonts),
				load.requests,
				load.shift.toFixed(3),
				load.complaints,
			]);
		}
	}
	await browser.close();
	return {
		title: "Bytes of a first visit",
		how: "kB as received (brotli), cold cache, page left alone until idle, then scrolled to its end. The style that a page uses stands inside its document (that column is it alone, compressed by itself); the whole stylesheet follows after load. Complaints: console errors and policy violations.",
		head: [
			"page",
			"screen",
			"document",
			"style in it",
			"style after",
			"script before load",
			"script after",
			"pictures",
			"fonts",
			"requests",
			"layout shift",
			"complaints",
		],
		rows,
	};
}

async function visit(browser: Browser, url: string, screen: (typeof SCREENS)[number]): Promise<Load> {
	const context = await browser.newContext({ viewport: screen, deviceScaleFactor: screen.scale });
	const page = await context.newPage();
	const load: Load = {
		html: 0,
		style: 0,
		sheet: 0,
		early: 0,
		late: 0,
		pictures: 0,
		fonts: 0,
		requests: 0,
		shift: 0,
		complaints: 0,
	};
	let loaded = false;
	const sizes: Promise<void>[] = [];
	page.on("console", (message) => (load.complaints += message.type() === "error" ? 1 : 0));
	page.on("pageerror", () => load.complaints++);
	page.on("load", () => (loaded = true));
	page.on("requestfinished", (request: Request) => {
		const early = !loaded;
		load.requests++;
		sizes.push(
			request.sizes().then(({ responseBodySize: size }) => {
				const type = request.resourceType();
				if (type === "document") load.html += size;
				else if (type === "script") load[early ? "early" : "late"] += size;
				else if (type === "stylesheet") load.sheet += size;
				else if (type === "image") load.pictures += size;
				else if (type === "font") load.fonts += size;
			}),
		);
	});
	if (new URL(url).pathname === "/checkout")
		await page.addInitScript((cart) => localStorage.setItem("thari-cart", cart), JSON.stringify(CART));
	await page.addInitScript(() => {
		Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput))
					Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + Number(entry.value) });
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(url);
	await page.waitForLoadState("networkidle");
	await page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += 500) {
			scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	});
	await page.waitForLoadState("networkidle");
	await Promise.all(sizes);
	const style = await page.evaluate(() =>
		Array.from(document.querySelectorAll("head > style"), ({ textContent }) => textContent).join(""),
	);
	load.style = brotliCompressSync(style).length;
	load.shift = Number(await page.evaluate(() => Reflect.get(window, "shift")));
	await context.close();
	return load;
}

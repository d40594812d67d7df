import { type Browser, chromium, type Page } from "@playwright/test";
import type { ExampleSite } from "../../scripts/example-site.ts";
import { furnishedSite } from "../../scripts/furnished-site.ts";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { keptCart } from "../support/kept-cart.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { watchFetches } from "./fetches.ts";
import type { Part } from "./table.ts";

const WIDTHS = [375, 768, 1280, 1920];
/** As a phone of the middle class beside the machine that measures. */
const SLOWER = 4;

/** A page, by whose eyes it is seen, and what lies in the cart. */
type Route = { name: string; path: string; staff?: boolean; lines?: number; again?: boolean };

const PUBLIC = [
	"/",
	"/products",
	"/products?category=silk-sarees",
	"/products?fibre=silk&narrow=yes",
	"/products/banarasi-silk-saree",
	"/products/banarasi-silk-saree/choices",
	"/products/banarasi-silk-saree/sample",
	"/search?q=silk",
	"/selection",
	"/compare?items=madras-check-shirt,kasavu-dhoti",
	"/quick-order",
	"/about",
	"/contact",
	"/my-orders",
	"/thank-you",
	"/privacy-policy",
	"/terms-conditions",
	"/terms",
	"/shipping-policy",
	"/cancellation-refund-policy",
	"/no-such-page",
];

const CHECKOUT = [1, 3, 8, 40].flatMap((lines): Route[] => {
	const name = `/checkout, ${lines} in the cart`;
	return [
		{ name, path: "/checkout", lines },
		{ name: `${name}, reloaded`, path: "/checkout", lines, again: true },
	];
});

const DESK = [
	"/desk",
	"/desk/inquiries",
	"/desk/outbox",
	"/desk/catalogue",
	"/desk/catalogue/products/banarasi-silk-saree",
	"/desk/figures",
	"/desk/settings",
	"/desk/people",
	"/desk/account",
];

function routesOf({ cases }: ExampleSite): Route[] {
	return [
		...PUBLIC.map((path) => ({ name: path, path })),
		...CHECKOUT,
		...Object.entries(cases).map(([name, { path }]) => ({ name: `private page, ${name}`, path })),
		{ name: "private page, into a cart", path: `${cases.versions.path}/cart` },
		...DESK.map((path) => ({ name: path, path, staff: true })),
		{ name: "/desk, a case", path: `/desk/requests/${cases.versions.id}`, staff: true },
		{ name: "/desk, the editor of quotations", path: `/desk/requests/${cases.change.id}/quote`, staff: true },
	];
}

/** What moves of every page while it comes and while it is read to its end. Words after the part's name choose routes. */
export async function measureShift(): Promise<Part> {
	const asked = process.argv.slice(process.argv.indexOf("shift") + 1).filter((word) => !word.startsWith("--"));
	const { site, example, staff, stop } = await furnishedSite();
	const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
	const rows: string[][] = [];
	for (const route of routesOf(example)) {
		if (asked.length > 0 && !asked.some((word) => route.name.includes(word))) continue;
		const row = [route.name];
		for (const width of WIDTHS) {
			const { sum, moved } = await visit(browser, site.url, route, width, staff);
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

async function visit(
	browser: Browser,
	url: string,
	{ path, staff, lines, again }: Route,
	width: number,
	storageState: Awaited<ReturnType<typeof furnishedSite>>["staff"],
) {
	const context = await browser.newContext({
		baseURL: url,
		viewport: { width, height: width < 700 ? 812 : 900 },
		...(staff && { storageState }),
	});
	const page = await context.newPage();
	const fetched = watchFetches(page);
	const cart = lines === undefined ? undefined : keptCart(lines);
	await page.addInitScript((kept) => kept && localStorage.setItem("thari-cart", kept), cart);
	await watchShifts(page);
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await page.goto(path);
	await live(page);
	await fetched();
	if (again) {
		await page.reload();
		await live(page);
		await fetched();
	}
	await readThrough(page);
	await fetched();
	const shifts = await readShifts(page);
	await context.close();
	return shifts;
}

async function live(page: Page): Promise<void> {
	await page.waitForFunction(() => document.documentElement.dataset.live === "1");
}

/** Down to the end as a wheel does: what comes near only then is drawn, and must not push what is read. */
async function readThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
			scrollTo(0, y);
			for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
		}
	});
}

import type { Browser, Page } from "@playwright/test";
import type { ExampleSite } from "../../scripts/example-site.ts";
import type { FurnishedSite } from "../../scripts/furnished-site.ts";
import { watchFetches } from "./fetches.ts";
import { keptCart } from "./kept-cart.ts";
import { readShifts, type Shifts, watchShifts } from "./shifts.ts";
import { onSlowMachine } from "./slow-machine.ts";

/** As a phone of the middle class beside the machine that measures. */
export const SLOWER = 4;
/** How long a page that is slowed down beside others may take, milliseconds. */
const PATIENCE = 120_000;

/** A page, by whose eyes it is seen, and what lies in the cart. */
type Route = { name: string; path: string; staff?: boolean; lines?: number; again?: boolean };

const PUBLIC = [
	"/",
	"/products",
	"/products?category=silk-sarees",
	"/products?narrow=yes",
	"/products?fibre=silk",
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

export function routesOf({ cases }: ExampleSite): Route[] {
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

/**
 * Opens a page on a slow machine and reads it to its end.
 * @param reading how many times slower than this machine it is read once it has come
 * @returns what moved meanwhile
 */
export async function steadyVisit(
	browser: Browser,
	url: string,
	{ path, staff, lines, again }: Route,
	width: number,
	storageState: FurnishedSite["staff"],
	reading = SLOWER,
): Promise<Shifts> {
	const context = await browser.newContext({
		baseURL: url,
		viewport: { width, height: width < 700 ? 812 : 900 },
		...(staff && { storageState }),
	});
	try {
		const page = await context.newPage();
		const fetched = watchFetches(page);
		const cart = lines === undefined ? undefined : keptCart(lines);
		await page.addInitScript((kept) => kept && localStorage.setItem("thari-cart", kept), cart);
		await watchShifts(page);
		await onSlowMachine(browser, SLOWER, async () => {
			const answer = await page.goto(path, { timeout: PATIENCE });
			if (new URL(page.url()).pathname.includes("sign-in") || (answer?.status() ?? 500) >= 500)
				throw new Error(`${path} answered ${answer?.status()} at ${page.url()}`);
			await live(page);
			await fetched();
			if (again) {
				await page.reload({ timeout: PATIENCE });
				await live(page);
				await fetched();
			}
		});
		await onSlowMachine(browser, reading, async () => {
			await readThrough(page);
			await fetched();
		});
		return await readShifts(page);
	} finally {
		await context.close();
	}
}

async function live(page: Page): Promise<void> {
	await page.waitForFunction(() => document.documentElement.dataset.live === "1", undefined, { timeout: PATIENCE });
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

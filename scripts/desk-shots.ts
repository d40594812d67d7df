import { join } from "node:path";
import type { Browser, BrowserContext } from "@playwright/test";
import type { ExampleSite } from "./example-site.ts";
import { furnishedSite } from "./furnished-site.ts";
import { picturesDrawn, wholePage } from "./whole-page.ts";

type DeskScreen = {
	name: string;
	path: (example: ExampleSite) => string;
	/** Drawn without the signed-in colleague. */
	buyer?: boolean;
	/** What is as high as the screen, and scrolls in itself. */
	fold?: boolean;
};

const at = (path: string) => () => path;

const SCREENS: readonly DeskScreen[] = [
	{ name: "desk-sign-in", path: at("/desk/sign-in"), buyer: true },
	{ name: "desk-inbox", path: at("/desk"), fold: true },
	{ name: "desk-case", path: ({ cases }) => `/desk/requests/${cases.versions.id}` },
	{ name: "desk-case-new", path: ({ cases }) => `/desk/requests/${cases.new.id}` },
	{ name: "desk-quote", path: ({ cases }) => `/desk/requests/${cases.change.id}/quote`, fold: true },
	{ name: "desk-quote-new", path: ({ cases }) => `/desk/requests/${cases.review.id}/quote`, fold: true },
	{ name: "desk-case-wishes", path: ({ cases }) => `/desk/requests/${cases.review.id}` },
	{ name: "desk-inquiries", path: at("/desk/inquiries"), fold: true },
	{ name: "desk-inquiry", path: ({ inquiry }) => `/desk/inquiries/${inquiry}` },
	{ name: "desk-outbox", path: at("/desk/outbox"), fold: true },
	{ name: "desk-mail", path: ({ failedMail }) => `/desk/outbox/${failedMail}`, fold: true },
	{ name: "desk-catalogue", path: at("/desk/catalogue"), fold: true },
	{ name: "desk-product", path: at("/desk/catalogue/products/banarasi-silk-saree") },
	{ name: "desk-catalogue-file", path: at("/desk/catalogue/file") },
	{ name: "desk-figures", path: at("/desk/figures") },
	{ name: "desk-settings", path: at("/desk/settings") },
	{ name: "desk-people", path: at("/desk/people") },
	{ name: "desk-account", path: at("/desk/account") },
	{ name: "quote-new", path: ({ cases }) => cases.new.path, buyer: true },
	{ name: "quote-review", path: ({ cases }) => cases.review.path, buyer: true },
	{ name: "quote-question", path: ({ cases }) => cases.asked.path, buyer: true },
	{ name: "quote-replied", path: ({ cases }) => cases.replied.path, buyer: true },
	{ name: "quote-ready", path: ({ cases }) => cases.quoted.path, buyer: true },
	{ name: "quote-versions", path: ({ cases }) => cases.versions.path, buyer: true },
	{ name: "quote-change", path: ({ cases }) => cases.change.path, buyer: true },
	{ name: "quote-accepted", path: ({ cases }) => cases.accepted.path, buyer: true },
	{ name: "quote-declined", path: ({ cases }) => cases.declined.path, buyer: true },
	{ name: "quote-refused", path: ({ cases }) => cases.refused.path, buyer: true },
	{ name: "quote-withdrawn", path: ({ cases }) => cases.withdrawn.path, buyer: true },
	{ name: "quote-expired", path: ({ cases }) => cases.expired.path, buyer: true },
	{ name: "quote-closed", path: ({ cases }) => cases.spam.path, buyer: true },
	{ name: "quote-replaced", path: ({ cases }) => `${cases.versions.path}?version=1`, buyer: true },
	{ name: "quote-cart", path: ({ cases }) => `${cases.versions.path}/cart`, buyer: true },
	{ name: "quote-cart-wishes", path: ({ cases }) => `${cases.review.path}/cart`, buyer: true },
	{ name: "quote-no-link", path: at("/q/no-such-link"), buyer: true },
];

/** Pictures of the desk and of the buyer's page, from a site of its own with the example company in it. */
export async function shootDesk(browser: Browser, asked: readonly string[], widths: readonly number[]): Promise<void> {
	const screens = SCREENS.filter(({ name }) => asked.length === 0 || asked.includes(name));
	if (screens.length === 0) return;
	const { site, example, staff: storageState, stop } = await furnishedSite();
	for (const width of widths) {
		const shared = { baseURL: site.url, viewport: { width, height: width < 700 ? 812 : 900 } };
		const staff = await browser.newContext({ ...shared, storageState });
		const buyer = await browser.newContext(shared);
		for (const screen of screens) await shoot(screen.buyer ? buyer : staff, screen, example, width);
		console.log(`desk, ${width} px done`);
	}
	await stop();
}

async function shoot(context: BrowserContext, screen: DeskScreen, example: ExampleSite, width: number): Promise<void> {
	const page = await context.newPage();
	await page.goto(screen.path(example));
	await wholePage(page);
	await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
	// A preview beside a list comes after the page.
	await picturesDrawn(page, screen.fold ? "screen" : "page");
	await page.screenshot({
		path: join("shots", `${screen.name}-${width}.png`),
		fullPage: !screen.fold,
		animations: "disabled",
	});
	await page.close();
}

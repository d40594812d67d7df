import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../tests/support/chromium.ts";
import { type Site, startSite } from "../tests/support/site.ts";
import { shootDesk } from "./desk-shots.ts";

/**
 * `npm run shots`: whole-page pictures of every screen at four widths, and of the desk and the buyer's private page at
 * two, into shots/, to be looked at. Names of screens after `--` make only those: `npm run shots -- home desk-inbox`.
 */
const WIDTHS = [375, 768, 1280, 1920];

type Screen = { name: string; path: string; prepare?: (page: Page) => Promise<void>; cart?: boolean; fold?: boolean };

const SCREENS: Screen[] = [
	{ name: "home", path: "/" },
	{ name: "products", path: "/products" },
	{ name: "category", path: "/products?category=silk-sarees" },
	{ name: "product", path: "/products/banarasi-silk-saree" },
	{ name: "dialog", path: "/products", fold: true, prepare: openDialog },
	{ name: "cart-empty", path: "/about", fold: true, prepare: openCart },
	{ name: "cart", path: "/about", fold: true, cart: true, prepare: openCart },
	{ name: "checkout", path: "/checkout", cart: true },
	{ name: "checkout-errors", path: "/checkout", cart: true, prepare: submitEmpty },
	{ name: "thank-you-none", path: "/thank-you" },
	{ name: "about", path: "/about" },
	{ name: "contact", path: "/contact" },
	{ name: "privacy-policy", path: "/privacy-policy" },
	{ name: "terms-conditions", path: "/terms-conditions" },
	{ name: "shipping-policy", path: "/shipping-policy" },
	{ name: "cancellation-refund-policy", path: "/cancellation-refund-policy" },
	{ name: "unknown", path: "/no-such-page" },
];

const CART = {
	state: {
		items: [
			item("banarasi-silk-saree", "Banarasi Silk Saree", "silk-sarees", 250_000, 10, 10),
			item("bridal-lehenga-set", "Bridal Lehenga Set", "lehengas", 850_000, 5, 3),
			item("cotton-round-neck-t-shirt", "Cotton Round Neck T-shirt", "t-shirts", 45_000, 65, 50),
		],
	},
	version: 1,
};

function item(id: string, name: string, category: string, price: number, quantity: number, minOrder: number) {
	return { id, name, category, price, quantity, minOrder, image: `/images/products/${id}.jpg` };
}

async function openCart(page: Page): Promise<void> {
	await page.getByRole("button", { name: /cart/i }).filter({ visible: true }).first().click();
	await page.getByRole("dialog").waitFor();
}

async function openDialog(page: Page): Promise<void> {
	await page.getByText("Add to Cart").first().click();
	await page.getByRole("dialog").waitFor();
}

async function submitEmpty(page: Page): Promise<void> {
	await page
		.getByRole("button", { name: /Submit Order Request/ })
		.filter({ visible: true })
		.first()
		.click();
	await page.getByText("Please enter your complete address").first().waitFor();
}

async function shoot(context: BrowserContext, site: Site, screen: Screen, width: number): Promise<void> {
	const page = await context.newPage();
	if (screen.cart) await page.addInitScript((cart) => localStorage.setItem("thari-cart", JSON.stringify(cart)), CART);
	await page.goto(site.url + screen.path);
	await page.waitForFunction(() => document.documentElement.dataset.live === "1");
	// Every lazy picture is asked for by passing it once; what is laid out only when it comes near, is laid out now.
	await page.evaluate(async () => {
		for (const card of document.querySelectorAll<HTMLElement>("article")) card.style.contentVisibility = "visible";
		for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
			scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
		scrollTo(0, 0);
	});
	await page.waitForLoadState("networkidle");
	await screen.prepare?.(page);
	await page.screenshot({
		path: join("shots", `${screen.name}-${width}.png`),
		fullPage: !screen.fold,
		animations: "disabled",
	});
	await page.close();
}

execFileSync(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit" });
mkdirSync("shots", { recursive: true });
const asked = process.argv.slice(2);
const site = await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const wanted = SCREENS.filter(({ name }) => asked.length === 0 || asked.includes(name));
for (const width of wanted.length === 0 ? [] : WIDTHS) {
	const context = await browser.newContext({ viewport: { width, height: width < 700 ? 812 : 900 } });
	for (const screen of wanted) await shoot(context, site, screen, width);
	await context.close();
	console.log(`${width} px done`);
}
await site.stop();
await shootDesk(browser, asked);
await browser.close();

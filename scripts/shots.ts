import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { seedCatalogue } from "../content/catalogue/catalogue.ts";
import { pictureOf } from "../content/picture-source.ts";
import { writeSelection } from "../domain/orders/selection-link.ts";
import { imageAddress } from "../domain/shared/image-address.ts";
import { fillOrder, orderButton } from "../tests/e2e/site-test.ts";
import { chromiumArguments, chromiumPath } from "../tests/support/chromium.ts";
import { keptCart } from "../tests/support/kept-cart.ts";
import { type Site, startSite } from "../tests/support/site.ts";
import { shootDesk } from "./desk-shots.ts";
import { picturesDrawn, wholePage } from "./whole-page.ts";

/**
 * `npm run shots`: whole-page pictures of every screen, of the desk and of the buyer's private page in every state, into
 * shots/, to be looked at. Names of screens and widths after `--` make only those: `npm run shots -- home desk-inbox 1280`.
 */
const WIDTHS = [375, 768, 1024, 1280, 1920, 2560];

type Screen = {
	name: string;
	path: string;
	prepare?: (page: Page) => Promise<void>;
	/** How much lies in the cart. */
	lines?: number;
	/** What stands over the page, and does not grow with it. */
	fold?: boolean;
	/** A page without the shop's script. */
	still?: boolean;
	/** For a browser that has visited nothing else. */
	fresh?: boolean;
};

/** A colleague's: one line is split, one price has changed since. */
const SELECTION = writeSelection(
	[
		{ id: "madras-check-shirt", quantity: 60, price: 79_000, cells: [{ colour: "MD-03", size: "S", quantity: 20 }] },
		{ id: "kasavu-dhoti", quantity: 30, price: 45_000, cells: [] },
	],
	[],
);

const SCREENS: Screen[] = [
	{ name: "home", path: "/" },
	{ name: "products", path: "/products" },
	{ name: "category", path: "/products?category=silk-sarees" },
	{ name: "product", path: "/products/banarasi-silk-saree" },
	{ name: "product-shirt", path: "/products/madras-check-shirt" },
	{ name: "menu", path: "/products", fold: true, prepare: openMenu },
	{ name: "menu-40", path: "/products", fold: true, lines: 40, prepare: openMenu },
	{ name: "dialog", path: "/products", fold: true, prepare: openDialog },
	{ name: "dialog-error", path: "/products", fold: true, prepare: askForNone },
	{ name: "sample", path: "/products/banarasi-silk-saree/sample" },
	{ name: "toast-added", path: "/products", fold: true, prepare: addToCart },
	{ name: "toast-failed", path: "/contact", fold: true, prepare: failToSend },
	{ name: "grid", path: "/products/madras-check-shirt/choices?quantity=60", prepare: fillByRatio },
	{ name: "narrow", path: "/products?narrow=yes" },
	{ name: "narrowed", path: "/products?fibre=silk&sort=price" },
	{ name: "search", path: "/search?q=kanjivaram" },
	{ name: "search-nothing", path: "/search?q=xylophone" },
	{
		name: "compare",
		path: "/compare?items=madras-check-shirt,blue-stripe-shirt,kasavu-dhoti,banarasi-silk-saree",
	},
	{ name: "quick-order-empty", path: "/quick-order" },
	{ name: "quick-order", path: "/quick-order", prepare: findList },
	{ name: "selection", path: `/selection#${SELECTION}`, lines: 1 },
	{ name: "pass-on", path: "/about", fold: true, lines: 3, prepare: passOn },
	{ name: "my-orders", path: "/my-orders" },
	{ name: "cart-empty", path: "/about", fold: true, prepare: openShortCart },
	{ name: "cart-1", path: "/about", fold: true, lines: 1, prepare: openShortCart },
	{ name: "cart", path: "/about", fold: true, lines: 3, prepare: openCart },
	{ name: "cart-40", path: "/about", fold: true, lines: 40, prepare: openCart },
	{ name: "checkout-1", path: "/checkout", lines: 1 },
	{ name: "checkout-3", path: "/checkout", lines: 3 },
	{ name: "checkout-40", path: "/checkout", lines: 40 },
	{ name: "checkout-errors", path: "/checkout", lines: 3, prepare: submitEmpty },
	{ name: "checkout-more", path: "/checkout", lines: 3, prepare: unfoldMore },
	{ name: "thank-you", path: "/checkout", lines: 3, prepare: order },
	{ name: "thank-you-none", path: "/thank-you", fresh: true },
	{ name: "about", path: "/about" },
	{ name: "contact", path: "/contact" },
	{ name: "privacy-policy", path: "/privacy-policy" },
	{ name: "terms-conditions", path: "/terms-conditions" },
	{ name: "shipping-policy", path: "/shipping-policy" },
	{ name: "cancellation-refund-policy", path: "/cancellation-refund-policy" },
	{ name: "unknown", path: "/no-such-page" },
	{ name: "offline", path: "/offline", still: true, fresh: true },
	{ name: "offline-kept", path: "/offline", lines: 3, still: true, prepare: showSeen },
];

async function openCart(page: Page): Promise<void> {
	await page.getByRole("button", { name: /cart/i }).filter({ visible: true }).first().click();
	await page.getByRole("dialog").waitFor();
}

/** One that has room for pictures of what is sold: their script is fetched then. */
async function openShortCart(page: Page): Promise<void> {
	await openCart(page);
	await page.getByRole("heading", { name: "Browse by category" }).waitFor();
}

/** Where the links stand in the header itself there is no menu to open. */
async function openMenu(page: Page): Promise<void> {
	const button = page.getByRole("button", { name: "Menu", exact: true });
	if (!(await button.isVisible())) return;
	await button.click();
	await page.getByRole("list", { name: "Categories" }).locator("img").last().waitFor();
	await page.waitForLoadState("networkidle");
}

async function openDialog(page: Page): Promise<void> {
	await page.getByText("Add to Cart").first().click();
	await page.getByRole("dialog").waitFor();
}

async function askForNone(page: Page): Promise<void> {
	await openDialog(page);
	await page.getByRole("dialog").getByRole("textbox", { name: "Quantity" }).fill("0");
}

async function addToCart(page: Page): Promise<void> {
	await openDialog(page);
	await page.getByRole("dialog").getByRole("button", { name: "Add to Cart" }).click();
	await page.locator("[data-toasts] > *").first().waitFor();
}

async function failToSend(page: Page): Promise<void> {
	await page.getByLabel("Name").fill("Example Buyer");
	await page.getByLabel("Email").fill("buyer@example.com");
	await page.getByLabel("Country").selectOption("Germany");
	await page.getByLabel("Message").fill("Do you weave this check in a second blue?");
	await page.route("**/contact**", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	await page.getByRole("button", { name: "Send Message" }).click();
	await page.locator("[data-toasts] > *").first().waitFor();
}

async function order(page: Page): Promise<void> {
	await fillOrder(page, "shots@example.com");
	await orderButton(page).click();
	await page.waitForURL("**/thank-you");
	await page.locator("[data-toasts] > *").first().waitFor({ state: "hidden" });
	await wholePage(page);
}

/** As a browser shows it that has seen goods: the page is loaded again, since its script looks once. */
async function showSeen(page: Page): Promise<void> {
	const seen = seedCatalogue.products.slice(3, 9).map(({ name, slug, image }) => {
		return { path: `/products/${slug}`, name, picture: imageAddress(`${pictureOf(image).base}-400.avif`) };
	});
	await page.evaluate((kept) => localStorage.setItem("thari-seen", kept), JSON.stringify(seen));
	await page.reload();
	await wholePage(page);
}

async function fillByRatio(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Fill by ratio" }).click();
	await page.mouse.move(0, 0);
}

async function findList(page: Page): Promise<void> {
	await page
		.getByRole("textbox", { name: "Your list, one product in each line" })
		.fill("Sage Linen Shirt 60\nKasavu Dhoti 12\nsilk saree 20\nxylophone 5");
	await page.getByRole("button", { name: "Find the products" }).click();
	await page.getByRole("region", { name: "Lines to check" }).waitFor();
}

async function passOn(page: Page): Promise<void> {
	await openCart(page);
	await page.getByRole("button", { name: "Share this selection" }).click();
	await page.getByRole("dialog", { name: "Share this selection" }).waitFor();
}

async function unfoldMore(page: Page): Promise<void> {
	await page.locator("form summary").last().click();
	await page.getByLabel(/^Goods needed by/).waitFor();
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
	const cart = screen.lines === undefined ? undefined : keptCart(screen.lines);
	await page.addInitScript((kept) => {
		if (kept) localStorage.setItem("thari-cart", kept);
		else localStorage.removeItem("thari-cart");
	}, cart);
	await page.goto(site.url + screen.path);
	if (!screen.still) await page.waitForFunction(() => document.documentElement.dataset.live === "1");
	await wholePage(page);
	await screen.prepare?.(page);
	if (screen.fold) await picturesDrawn(page, "screen");
	await page.screenshot({
		path: join("shots", `${screen.name}-${width}.png`),
		fullPage: !screen.fold,
		animations: "disabled",
	});
	await page.close();
}

execFileSync(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit" });
mkdirSync("shots", { recursive: true });
const words = process.argv.slice(2);
const asked = words.filter((word) => !/^\d+$/.test(word));
const widths = WIDTHS.filter((width) => words.length === asked.length || words.includes(String(width)));
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	// Letters stand where the face puts them, as on a phone's screen: drawn onto whole pixels, words run together.
	args: [...chromiumArguments, "--font-render-hinting=none"],
});
const wanted = SCREENS.filter(({ name }) => asked.length === 0 || asked.includes(name));
if (wanted.length > 0) await shootShop();
await shootDesk(browser, asked, widths);
await browser.close();

/** Of one saree, as an owner may: the shop looks every second whether its catalogue has changed. */
async function allowSamples({ dataDir, url }: Site): Promise<void> {
	const database = new DatabaseSync(join(dataDir, "thari.db"), { timeout: 5000 });
	database.exec(`begin immediate;
		update product set details = json_set(details, '$.samples', json('["piece","swatch"]')) where id = 'banarasi-silk-saree';
		update catalogue_version set version = version + 1;
		commit`);
	database.close();
	while ((await fetch(`${url}/products/banarasi-silk-saree/sample`)).status !== 200)
		await new Promise((resolve) => setTimeout(resolve, 200));
}

async function shootShop(): Promise<void> {
	const site = await startSite();
	await allowSamples(site);
	for (const width of widths) {
		const newContext = () => browser.newContext({ viewport: { width, height: width < 700 ? 812 : 900 } });
		const context = await newContext();
		for (const screen of wanted) {
			const used = screen.fresh ? await newContext() : context;
			await shoot(used, site, screen, width);
			if (screen.fresh) await used.close();
		}
		await context.close();
		console.log(`${width} px done`);
	}
	await site.stop();
}

import type { Page } from "@playwright/test";
import { readCells } from "../../domain/orders/stored-cells.ts";
import { LARGE_CELLS, LARGE_LINES, type LargeItem, largeShop } from "../support/large-order.ts";
import { onDatabase } from "../support/many-products.ts";
import { startPostgres, type TestServer } from "../support/postgres.ts";
import { type Site, startSite } from "../support/site.ts";
import { expect, fillOrder, live, orderButton, test } from "./site-test.ts";

/** How much was stored of an order: its lines, and the cells of all of them. */
async function storedOf(site: Site, email: string): Promise<number[]> {
	let counts: number[] = [];
	await onDatabase(site, async ({ read }) => {
		const lines = await read
			.selectFrom("quote_request_line")
			.innerJoin("quote_request", "quote_request.id", "quote_request_line.request_id")
			.select("quote_request_line.cells")
			.where("quote_request.email", "=", email)
			.execute();
		counts = [lines.length, lines.reduce((sum, { cells }) => sum + readCells(cells).length, 0)];
	});
	return counts;
}

async function fillCart(page: Page, items: readonly LargeItem[]): Promise<void> {
	await page.addInitScript((kept) => {
		if (localStorage.getItem("thari-cart") !== null || document.cookie.includes("receipt")) return;
		localStorage.setItem("thari-cart", JSON.stringify({ state: { items: kept }, version: 1 }));
	}, items);
}

for (const engine of ["SQLite", "PostgreSQL"]) {
	test.describe(`a hundred lines of forty cells each on ${engine}`, () => {
		let server: TestServer | undefined;
		let site: Site;
		let items: LargeItem[];

		test.beforeAll(async () => {
			if (engine === "PostgreSQL") server = await startPostgres();
			site = await startSite(server && { env: { DATABASE_URL: `${server.url}/postgres` } });
			items = await largeShop(site);
			const shown = async () => (await (await fetch(`${site.url}/catalogue.json`)).text()).includes("CL-8");
			await expect.poll(shown).toBe(true);
		});
		test.afterAll(async () => {
			await site?.stop();
			server?.stop();
		});

		test("are sent by the page's script", async ({ page }) => {
			await fillCart(page, items);
			await page.goto(`${site.url}/checkout`);
			await live(page);
			await fillOrder(page, "script@example.com");
			await orderButton(page).click();
			await expect(page).toHaveURL(/\/thank-you$/);
			expect(await storedOf(site, "script@example.com")).toEqual([LARGE_LINES, LARGE_LINES * LARGE_CELLS]);
		});

		test("are sent by the form alone, where no script of the page comes", async ({ page, complaints }) => {
			await fillCart(page, items);
			complaints.allow(/ERR_FAILED/);
			await page.route("**/assets/*.js", (route) => route.abort());
			await page.goto(`${site.url}/checkout`);
			await expect.poll(() => page.locator("[name=items]").first().inputValue()).toContain("CL-8");
			const ready = () => page.evaluate(() => document.querySelector("main")?.setAttribute("data-ready", ""));
			await ready();
			await fillOrder(page, "form@example.com");
			await orderButton(page).click();
			// Without script a form has no key before it is sent once, and must not come again sooner than a person types.
			await expect(async () => {
				await expect(page.getByText(/once more/).first()).toBeAttached({ timeout: 1_000 });
				await ready();
				await orderButton(page).click();
				await expect(page).toHaveURL(/\/thank-you$/, { timeout: 2_000 });
			}).toPass();
			expect(await storedOf(site, "form@example.com")).toEqual([LARGE_LINES, LARGE_LINES * LARGE_CELLS]);
		});
	});
}

import { priya, requestCase, seen } from "../support/cases.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

const DAY = 86_400_000;

test("figures: counted, shown with their tables, exported, and people's data only to those who may", async ({
	page,
	site,
	browser,
}) => {
	await beside(site, async (database, shop) => {
		const now = Date.now();
		shop.clock.now = now - 500 * DAY;
		await requestCase(database, shop, { email: "figures-old@example.com" });
		for (let n = 0; n < 8; n++) {
			shop.clock.now = now - n * 9 * DAY;
			const country = ["Germany", "Japan", "United Kingdom"][n % 3] ?? "";
			const { id } = await requestCase(database, shop, {
				email: `figures-${n}@example.com`,
				country,
				fullName: "=1+1 Example",
			});
			shop.clock.now += n * 3 * 3_600_000;
			await shop.services.staffCases.perform(priya, await seen(database, id), {
				kind: "reply",
				message: "Hello",
				files: [],
			});
		}
	});
	await signedIn(page, site);
	await open(page, "/desk/figures");
	await expect(page.getByRole("heading", { name: "Reports" })).toBeVisible();
	await expect(page.getByText("median first answer")).toBeVisible();
	await expectAccessible(page);
	await page.setViewportSize({ width: 375, height: 812 });
	await expectAccessible(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.getByText("As a table").first().click();
	await expect(page.getByRole("table", { name: "Requests by week" }).getByRole("row")).toHaveCount(13);
	await page.getByRole("link", { name: "A year" }).click();
	await expect(page.getByRole("link", { name: "A year" })).toHaveAttribute("aria-current", "true");
	const requests = await page.request.get("/desk/figures/requests.csv?weeks=52");
	expect(requests.headers()["content-disposition"]).toContain("attachment");
	const year = await requests.text();
	expect(year).toContain("'=1+1 Example");
	expect(year).not.toContain("figures-old@example.com");
	const all = await page.getByRole("link", { name: "All years as CSV" }).getAttribute("href");
	expect(await (await page.request.get(all ?? "")).text()).toContain("figures-old@example.com");
	expect(await (await page.request.get("/desk/figures/weeks.csv?weeks=4")).text()).toMatch(
		/^\uFEFFWeek of,.*\r\n(.*\r\n){4}$/,
	);
	const other = await browser.newContext({ baseURL: site.url });
	const clerk = await other.newPage();
	await signedIn(clerk, site, "staff", "Example Staff");
	expect((await clerk.request.get("/desk/figures")).status()).toBe(200);
	expect((await clerk.request.get("/desk/figures/requests.csv")).status()).toBe(403);
	await other.close();
	const stranger = await browser.newContext({ baseURL: site.url });
	for (const path of ["/desk/figures", "/desk/figures/requests.csv", "/desk/figures/weeks.csv"]) {
		const answer = await stranger.request.get(path, { maxRedirects: 0 });
		expect(answer.status()).toBe(303);
		expect(answer.headers().location).toContain("/desk/sign-in");
	}
	await stranger.close();
});

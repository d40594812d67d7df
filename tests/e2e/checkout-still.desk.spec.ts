import type { Page } from "@playwright/test";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { expect, keepInCart, live, test } from "./site-test.ts";

/** What has moved of what was drawn, and how far: the sum of all layout shifts, whoever caused them. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
	await page.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(window, { shifts: { sum: 0, moved } });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
				const shifts = Reflect.get(window, "shifts");
				shifts.sum += value;
				for (const { node } of sources) moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () => page.evaluate(() => Reflect.get(window, "shifts"));
}

for (const [width, height] of [
	[375, 812],
	[768, 1024],
	[1280, 800],
] as const)
	test(`nothing of the checkout moves while it comes, at ${width} px on a slow machine`, async ({ browser, site }) => {
		test.setTimeout(300_000);
		for (const lines of [1, 3, 8, 40]) {
			const context = await browser.newContext({ baseURL: site.url, viewport: { width, height } });
			const page = await context.newPage();
			// Which faces a machine has is not what is looked at here: the stand-ins stay.
			await page.route("**/*.woff2", (route) => route.abort());
			const products = seedCatalogue.products.slice(0, lines);
			await keepInCart(page, Object.fromEntries(products.map(({ id, minOrder }) => [id, minOrder])));
			const shifts = await watchShifts(page);
			const slow = await context.newCDPSession(page);
			await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
			for (const way of ["opened", "reloaded"]) {
				await (way === "opened" ? page.goto("/checkout") : page.reload());
				await live(page);
				// A phone folds them away.
				const listed = page
					.getByRole("region", { name: "Order summary" })
					.getByRole("listitem", { includeHidden: true });
				await expect(listed).toHaveCount(lines);
				await page.waitForLoadState("networkidle");
				expect(await shifts(), `${lines} lines, ${way}`).toEqual({ sum: 0, moved: [] });
			}
			await context.close();
		}
	});

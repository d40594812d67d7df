import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { watchFetches } from "../support/fetches.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { onSlowMachine } from "../support/slow-machine.ts";
import { expect, keepInCart, live, test } from "./site-test.ts";

/** The smallest and the largest cart, and between them those of which a part is folded or scrolls. */
const CARTS = [
	{ width: 375, height: 812, carts: [1, 40] },
	{ width: 768, height: 1024, carts: [3, 40] },
	{ width: 1280, height: 800, carts: [8, 40] },
	{ width: 1920, height: 1080, carts: [1, 40] },
];

for (const { width, height, carts } of CARTS)
	test(`nothing of the checkout moves while it comes, at ${width} px on a slow machine`, async ({ browser, site }) => {
		test.setTimeout(300_000);
		for (const lines of carts) {
			const context = await browser.newContext({ baseURL: site.url, viewport: { width, height } });
			const page = await context.newPage();
			// Which faces a machine has is not what is looked at here: the stand-ins stay.
			await page.route("**/*.woff2", (route) => route.abort());
			const products = seedCatalogue.products.slice(0, lines);
			await keepInCart(page, Object.fromEntries(products.map(({ id, minOrder }) => [id, minOrder])));
			await watchShifts(page);
			const fetched = watchFetches(page);
			await onSlowMachine(browser, 4, async () => {
				for (const way of ["opened", "reloaded"]) {
					await (way === "opened" ? page.goto("/checkout") : page.reload());
					await live(page);
					// A phone folds them away.
					const listed = page
						.getByRole("region", { name: "Order summary" })
						.getByRole("listitem", { includeHidden: true });
					await expect(listed).toHaveCount(lines);
					await fetched();
					expect(await readShifts(page), `${lines} lines, ${way}`).toEqual({ sum: 0, moved: [] });
				}
			});
			await context.close();
		}
	});

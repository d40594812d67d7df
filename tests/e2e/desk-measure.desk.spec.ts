import { requestCase } from "../support/cases.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, open, test } from "./site-test.ts";

for (const width of [1280, 1920, 2560]) {
	test(`the pages of the desk have one measure at ${width} px`, async ({ page, site }) => {
		const { id } = await beside(site, (database, shop) =>
			requestCase(database, shop, { email: `measure-${width}@example.com` }),
		);
		await signedIn(page, site);
		await page.setViewportSize({ width, height: 900 });
		const measured = [];
		for (const path of [
			`requests/${id}`,
			`requests/${id}/quote`,
			"catalogue/products/kasavu-dhoti",
			"catalogue/file",
		]) {
			await open(page, `/desk/${path}`);
			measured.push(
				await page.evaluate(() => {
					const main = document.querySelector("main")?.getBoundingClientRect();
					// Those for screen readers alone are a pixel wide.
					const heads = [...document.querySelectorAll("main h2")]
						.map((head) => head.getBoundingClientRect())
						.filter(({ width }) => width > 1)
						.map(({ left }) => left);
					const aside = document.querySelector("main aside")?.getBoundingClientRect();
					return [main?.left, main?.right, Math.min(...heads), aside?.left, aside?.right].map((x) =>
						Math.round(x ?? 0),
					);
				}),
			);
		}
		const [first = [], ...others] = measured;
		// The line before what stands beside the content belongs to it on some pages, and to its frame on others.
		for (const other of others)
			for (const [at, edge] of other.entries()) expect(Math.abs(edge - (first[at] ?? 0))).toBeLessThanOrEqual(1);
		expect((first[1] ?? 0) - (first[0] ?? 0)).toBeLessThanOrEqual(1920 - 196);
	});
}

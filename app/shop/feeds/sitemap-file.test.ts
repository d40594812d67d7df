import { expect, test } from "vitest";
import { filesOf, sitemap, sitemapPart } from "./sitemap-file.ts";

/** A catalogue of two categories and `count` products. */
function catalogueOf(count: number) {
	return {
		summary: () => ({ categories: [{ id: "sarees" }, { id: "shirts" }], count }),
		slugs: async (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `p${from + n}`),
	};
}
const SITE = "https://www.thari.example";
const addresses = (file: string) => [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

test("all addresses are in one file as long as it may hold them", async () => {
	const file = await sitemap(catalogueOf(5), SITE, 16);
	expect(file).toContain("<urlset ");
	expect(addresses(file)).toHaveLength(16);
	expect(addresses(file).slice(-6)).toEqual([
		`${SITE}/products?category=shirts`,
		...[0, 1, 2, 3, 4].map((n) => `${SITE}/products/p${n}`),
	]);
});

test.each([6, 20, 34, 35])(
	"%i products and eleven other addresses are listed once each in files of 15",
	async (count) => {
		const catalogue = catalogueOf(count);
		const files = filesOf(catalogue, 15);
		const index = await sitemap(catalogue, SITE, 15);
		expect(index).toContain("<sitemapindex ");
		expect(addresses(index)).toEqual(Array.from({ length: files }, (_, n) => `${SITE}/sitemaps/${n + 1}.xml`));
		const all: string[] = [];
		for (let part = 1; part <= files; part++) {
			const file = await sitemapPart(catalogue, SITE, part, 15);
			expect(addresses(file).length).toBeGreaterThan(0);
			expect(addresses(file).length).toBeLessThanOrEqual(15);
			all.push(...addresses(file));
		}
		expect(all).toHaveLength(11 + count);
		expect(new Set(all).size).toBe(11 + count);
	},
);

test("fifty thousand addresses are one file, one more makes two", () => {
	expect([filesOf(catalogueOf(49_989)), filesOf(catalogueOf(49_990))]).toEqual([1, 2]);
});

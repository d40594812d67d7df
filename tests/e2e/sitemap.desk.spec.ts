import { expect, test } from "./site-test.ts";

test("the sitemap names every page once, and only such as may be found under that address", async ({ page, site }) => {
	test.slow();
	const file = await (await page.request.get("/sitemap.xml")).text();
	const addresses = [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
	// Nine pages, eight categories, forty products.
	expect(addresses).toHaveLength(57);
	expect(new Set(addresses).size).toBe(57);
	for (const address of addresses) {
		const answer = await page.request.get(address, { maxRedirects: 0 });
		const html = await answer.text();
		expect([address, answer.status(), answer.headers()["x-robots-tag"]]).toEqual([address, 200, undefined]);
		expect([address, /<meta name="robots"[^>]*noindex/.test(html)]).toEqual([address, false]);
		const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
		expect(canonical === `${site.url}/` ? canonical : canonical?.replace(/\/$/, "")).toBe(address);
	}
	for (const path of ["/my-orders", "/search?q=silk", "/products/banarasi-silk-saree/choices", "/thank-you"]) {
		expect(file).not.toContain(path);
		expect(await (await page.request.get(path)).text()).toMatch(/<meta name="robots"[^>]*noindex/);
	}
});

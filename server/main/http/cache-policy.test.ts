import { describe, expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { seedCatalogue } from "../../../content/catalogue/catalogue.ts";
import { LIST_PAGE } from "../../../domain/shared/list-pages.ts";
import { cacheKey, PAGE_CACHE_CONTROL, paramValues } from "./cache-policy.ts";

/** The built-in catalogue, or one so large that its list has several pages. */
const catalogueOf = (pages: number) => {
	const { categories, products } = seedCatalogue;
	const count = pages === 1 ? products.length : pages * LIST_PAGE;
	return {
		summary: () => ({ categories, count }),
		bySlug: async (slug: string) => products.find((product) => product.slug === slug),
	};
};
const key = (path: string, pages = 1) =>
	cacheKey(new URL(path, "https://www.thari.example"), paramValues(catalogueOf(pages)));

describe("what is kept", () => {
	test.each([
		"/",
		"/products",
		"/products/banarasi-silk-saree",
		"/about",
		"/contact",
		"/checkout",
		"/selection",
		"/privacy-policy",
		"/terms-conditions",
		"/terms",
		"/shipping-policy",
		"/cancellation-refund-policy",
		"/sitemap.xml",
		"/sitemaps/2.xml",
	])("%s, once for everybody", async (path) => {
		expect(await key(path)).toBeDefined();
		expect(await key(`${path}?utm_source=letter&gclid=1`)).toBe(await key(path));
	});

	test.each([
		"/thank-you",
		"/form-key",
		"/desk",
		"/products/",
		"/products/a/b",
		"/products/UPPER",
		`/products/${"a".repeat(101)}`,
		"/about/",
		"/no-such-page",
		"/checkout/x",
		"/products%2f",
	])("not %s", async (path) => {
		expect(await key(path)).toBeUndefined();
	});

	test("every path has a key of its own", async () => {
		const paths = ["/", "/products", "/products/a", "/products/b", "/about", "/terms", "/terms-conditions"];
		const keys = await Promise.all(paths.map((path) => key(path)));
		expect(new Set(keys).size).toBe(keys.length);
	});

	test("a known category is a page of its own; anything else shows the same as none", async () => {
		expect(await key("/products?category=sarees")).not.toBe(await key("/products"));
		expect(await key("/products?category=sarees")).not.toBe(await key("/products?category=shirts"));
		for (const other of ["?category=", "?category=unknown", "?category=__proto__", "?category=Sarees", "?page=2"]) {
			expect(await key(`/products${other}`)).toBe(await key("/products"));
		}
		expect(await key("/about?category=sarees")).toBe(await key("/about"));
	});

	test("the contact page is kept once for each product that somebody asks about, and for nothing else", async () => {
		expect(await key("/contact?about=banarasi-silk-saree")).toBe("/contact?about=banarasi-silk-saree");
		expect(await key("/contact.data?about=banarasi-silk-saree")).not.toBe(await key("/contact.data"));
		for (const other of ["?about=", "?about=no-such-product", "?about=Banarasi%20Silk%20Saree", "?category=sarees"])
			expect(await key(`/contact${other}`)).toBe("/contact");
		expect(await key("/about?about=banarasi-silk-saree")).toBe("/about");
	});

	test("the contact page is made anew for whoever brings words of their own, and so is every search", async () => {
		expect(await key("/contact?wanted=kanchi%20lungi")).toBeUndefined();
		expect(await key("/contact.data?wanted=kanchi%20lungi&about=banarasi-silk-saree")).toBeUndefined();
		expect(await key("/contact?about=banarasi-silk-saree&quantity=5")).toBeUndefined();
		expect(await key("/contact?wanted=")).toBe("/contact");
		for (const search of ["/search", "/search?q=saree", "/search.data?q=saree"])
			expect(await key(search)).toBeUndefined();
	});

	test("each page of a long list is kept, the first one under the list's own address, and no page that is none", async () => {
		expect(await key("/products?page=2&category=sarees", 3)).toBe("/products?category=sarees&page=2");
		for (const page of ["1", "0", "01", "4", "-1", "2.0", "1e0", "two", "9999999"])
			expect(await key(`/products?page=${page}`, 3)).toBe("/products");
		expect(await key("/about?page=2", 3)).toBe("/about");
	});

	test("of a narrowed list the page with one choice is kept, and nothing that is combined or made up", async () => {
		expect(await key("/products?fibre=silk")).toBe("/products?fibre=silk");
		expect(await key("/products?narrow=yes&utm_source=letter")).toBe("/products?narrow=yes");
		for (const more of ["&colour=red", "&category=sarees", "&sort=price", "&narrow=yes", "&page=2"])
			expect([more, await key(`/products?fibre=silk${more}`, 3)]).toEqual([more, undefined]);
		const madeUp = ["fibre=Silk", "price-from=251", "price-to=1e3", "minimum=", "sample=no", "sort=name", "narrow=1"];
		for (const other of madeUp) expect(await key(`/products?${other}`)).toBe("/products");
		expect(await key(`/products?${madeUp.join("&")}&fibre=silk&category=sarees`)).toBe("/products?category=sarees");
	});

	test("a page's data is kept apart from the page", async () => {
		expect(await key("/_root.data")).toBeDefined();
		expect(await key("/_root.data")).not.toBe(await key("/"));
		expect(await key("/products.data?category=sarees")).not.toBe(await key("/products?category=sarees"));
		expect(await key("/products.data?category=sarees")).not.toBe(await key("/products.data"));
		expect(await key("/thank-you.data")).toBeUndefined();
	});

	test("the page's own part of its data is kept apart from the whole; any other part is made again", async () => {
		expect(await key("/products.data?_routes=shop%2Fproducts%2Fproducts")).toBeDefined();
		expect(await key("/products.data?_routes=shop%2Fproducts%2Fproducts")).not.toBe(await key("/products.data"));
		for (const other of ["shop%2Fshell", "shop%2Fhome%2Fhome", "shop%2Fproducts%2Fproducts,shop%2Fshell", "", "x"]) {
			expect(await key(`/products.data?_routes=${other}`)).toBeUndefined();
		}
		expect(await key("/products?_routes=shop%2Fproducts%2Fproducts")).toBeUndefined();
	});

	test.each([
		"/_root",
		"/products",
		"/products/banarasi-silk-saree",
		"/about",
		"/contact",
		"/checkout",
		"/privacy-policy",
		"/terms",
	])("the part of %s is known by an id that app/routes.ts has", async (path) => {
		const shell = routes[0]?.children ?? [];
		const ids = shell.map(({ id, file }) => id ?? file.replace(/\.tsx?$/, ""));
		const keys = await Promise.all(ids.map((id) => key(`${path}.data?_routes=${encodeURIComponent(id)}`)));
		expect(keys.filter(Boolean)).not.toEqual([]);
	});

	test("a browser asks again each time", async () => {
		expect(PAGE_CACHE_CONTROL).toContain("max-age=0");
	});
});

import type { APIRequestContext } from "@playwright/test";
import { formatRupees } from "../../domain/shared/money.ts";
import { priya } from "../support/cases.ts";
import { writeCatalogue } from "../support/catalogue-write.ts";
import { copyProducts, touchCatalogue } from "../support/many-products.ts";
import { readAtom } from "../support/read-atom.ts";
import { startSite } from "../support/site.ts";
import { strangeToVocabulary } from "../support/vocabulary.ts";
import { beside } from "./cases.ts";
import { onOwnSite as ownSite } from "./own-site.ts";
import { expect, open, test } from "./site-test.ts";

/** Its products would be in the way of tests that import the whole catalogue. */
const onOwnSite = ownSite();

type Entry = {
	name: string;
	description: string;
	url: string;
	pricePaise: number;
	unit: string;
	minimum: number;
	category: { id: string; name: string };
	colours?: { name: string }[];
	sizes?: string[];
	fibres?: { fibres: { fibre: string; percent: number }[] }[];
	pictures: { url: string; width: number; height: number }[];
};

const fileOf = async (
	request: APIRequestContext,
): Promise<{ count: number; categories: { url: string }[]; products: Entry[] }> =>
	(await request.get("/catalogue.json")).json();

/** The blocks of data in a document. */
const dataIn = (html: string) =>
	[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) => JSON.parse(text));

test("the catalogue file says of every product what its page says, to readers and to search engines", async ({
	page,
	site,
}) => {
	test.slow();
	const { count, products } = await fileOf(page.request);
	expect(products).toHaveLength(count);
	expect(count).toBe(40);
	const reader = await (await page.context().browser())?.newContext({ javaScriptEnabled: false });
	if (!reader) throw new Error("There is no browser.");
	const shown = await reader.newPage();
	for (const { name, description, url, pricePaise, minimum, category, colours, sizes, fibres, pictures } of products) {
		expect(url.startsWith(`${site.url}/products/`)).toBe(true);
		await shown.goto(url);
		await expect(shown.getByRole("heading", { level: 1 })).toHaveText(name);
		const main = shown.getByRole("main");
		// On a page a figure stays with its unit: the blank between them is another one there.
		const text = ((await main.textContent()) ?? "").replaceAll("\u00a0", " ").replaceAll("\u2060", "");
		expect(text).toContain(description);
		expect(text).toContain(formatRupees(pricePaise));
		expect(text).toContain(`${minimum} pieces`);
		expect(text).toContain(category.name);
		for (const colour of colours ?? []) expect(text).toContain(colour.name);
		const rows = await main.getByRole("rowheader").allTextContents();
		if (sizes && rows.length > 0) expect(rows).toEqual(expect.arrayContaining(sizes));
		else if (sizes) expect(text).toContain(sizes.join(", "));
		for (const { fibre, percent } of (fibres ?? []).flatMap((part) => part.fibres))
			expect(text).toContain(`${percent}% ${fibre}`);
		const [data, ...others] = dataIn(await shown.content());
		expect(others).toEqual([]);
		expect(strangeToVocabulary(data)).toEqual([]);
		expect(data).toMatchObject({
			"@type": "Product",
			...{ name, description, url },
			category: category.name,
			image: pictures.map((picture) => picture.url),
			offers: {
				price: String(pricePaise / 100),
				priceCurrency: "INR",
				eligibleQuantity: { minValue: minimum, unitCode: "H87" },
			},
		});
		expect(data.color ?? []).toEqual((colours ?? []).map((colour) => colour.name));
		expect(data.size ?? []).toEqual(sizes ?? []);
	}
	await reader.close();
	const [picture] = products[0]?.pictures ?? [];
	const answer = await page.request.get(picture?.url ?? "");
	expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
});

test("the lists are data, too, in their order, and a change of page leaves none of another", async ({ page }) => {
	const { categories, products } = await fileOf(page.request);
	const listed: string[] = [];
	for (const { url } of categories) {
		const html = await (await page.request.get(url)).text();
		expect(html).toContain('<link rel="alternate" type="application/atom+xml" href="/new-products.atom"/>');
		const [list] = dataIn(html);
		expect(strangeToVocabulary(list)).toEqual([]);
		listed.push(...list.itemListElement.map((entry: { url: string }) => entry.url));
	}
	expect(listed).toEqual(products.map(({ url }) => url));
	await open(page, "/products/banarasi-silk-saree");
	await expect(page.locator("script[type='application/ld+json']")).toHaveCount(1);
	await page.getByRole("main").getByRole("link", { name: "Products", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
	await expect(page.locator("script[type='application/ld+json']")).toHaveCount(0);
});

onOwnSite("the feed names what colleagues have added, as another program reads it", async ({ page, site }) => {
	const feedOf = async () => readAtom(await (await page.request.get("/new-products.atom")).text());
	expect(await feedOf()).toMatchObject({
		entries: [],
		links: [{ rel: "self", href: `${site.url}/new-products.atom` }, {}],
	});
	await beside(site, async (database, shop) => {
		const fields = {
			name: "Stole & shawl",
			category: "sarees",
			description: "Fine <wool>",
			price: "640",
			minOrder: "5",
		};
		const added = await shop.services.catalogueDesk.products.create(fields, priya);
		if (added.status !== "saved") throw new Error(JSON.stringify(added));
		await writeCatalogue(database, (db) =>
			db.updateTable("product").set({ hidden: 0 }).where("id", "=", added.id).execute(),
		);
	});
	await expect.poll(async () => (await feedOf()).entries.length).toBe(1);
	const [entry] = (await feedOf()).entries;
	expect(entry).toMatchObject({ title: "Stole & shawl", summary: "Fine <wool>", categories: [{ term: "Sarees" }] });
	expect((await page.request.get(entry?.links[0]?.href ?? "")).status()).toBe(200);
});

onOwnSite(
	"the file has a tag of the catalogue's version, and is not sent again while that stands",
	async ({ page, site }) => {
		const asked = (headers: Record<string, string> = {}) => page.request.get("/catalogue.json", { headers });
		const first = await asked();
		const { etag = "" } = first.headers();
		expect(first.headers()).toMatchObject({
			"content-type": "application/json; charset=utf-8",
			"cache-control": "public, max-age=0, must-revalidate",
		});
		for (const known of [etag, `"x", ${etag}`, "*"]) {
			const again = await asked({ "If-None-Match": known });
			expect([again.status(), (await again.body()).length, again.headers().etag]).toEqual([304, 0, etag]);
		}
		const head = await page.request.head("/catalogue.json");
		expect([head.status(), head.headers().etag]).toEqual([200, etag]);
		await touchCatalogue(site);
		await expect.poll(async () => (await asked({ "If-None-Match": etag })).status()).toBe(200);
		expect((await asked()).headers().etag).not.toBe(etag);
	},
);

test("a large catalogue comes whole, compressed while it is made", async ({ playwright }) => {
	test.slow();
	const site = await startSite();
	await copyProducts(site, 5_000);
	const request = await playwright.request.newContext({ baseURL: site.url });
	await expect.poll(async () => (await fileOf(request)).count).toBe(5_000);
	const { products } = await fileOf(request);
	expect(new Set(products.map(({ url }) => url)).size).toBe(5_000);
	const packed = await fetch(`${site.url}/catalogue.json`, { headers: { "Accept-Encoding": "gzip" } });
	expect(packed.headers.get("content-encoding")).toBe("gzip");
	expect(JSON.parse(await packed.text()).products).toEqual(products);
	await request.dispose();
	await site.stop();
});

import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { company } from "../../content/company.ts";
import type { Product } from "../../domain/catalogue/catalogue.ts";
import { type CategorySummary, summaryOf } from "../../domain/catalogue/summary.ts";
import { pdfPages } from "../../tests/support/pdf-text.ts";
import { DocumentError } from "../platform/document-error.ts";
import { createDocumentMaker, type MakeSheet } from "../quotes/index.ts";
import { createLineSheets, type LineSheetDeps } from "./line-sheets.ts";

const maker = createDocumentMaker({
	folder: join(import.meta.dirname, "../../public"),
	uploaded: async () => undefined,
	company: () => company,
	publicUrl: "https://thari.example",
	imageOf: async () => undefined,
});
afterAll(() => maker.close());

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const visitor = { address: "192.0.2.1", requestId: "test" };
const blank: MakeSheet = async () => ({ bytes: new Uint8Array([1]), pages: 1 });

/** A catalogue of these products in the built-in categories, as pages read it. */
function catalogueOf(products: readonly Product[]): LineSheetDeps["catalogue"] {
	const within = (id: string) => products.filter(({ category }) => category === id);
	const categories = seedCatalogue.categories.map(
		(category): CategorySummary => ({
			...category,
			count: within(category.id).length,
			price: undefined,
			minimum: undefined,
		}),
	);
	return {
		summary: () => summaryOf(1, categories),
		pools: () => [],
		list: async (category, from, to) =>
			(category === undefined ? categories.flatMap(({ id }) => within(id)) : within(category)).slice(from, to),
		productsAt: async (ids) => {
			const wanted = new Set(ids);
			return {
				version: 1,
				pools: [],
				products: new Map(products.filter(({ id }) => wanted.has(id)).map((one) => [one.id, one])),
			};
		},
	};
}

const shirt = seedCatalogue.products.find(({ id }) => id === "madras-check-shirt");
if (!shirt) throw new Error("The shirt of these tests is gone.");
const many = Array.from({ length: 5_000 }, (_, n) => ({ ...shirt, id: `shirt-${n}`, name: `Shirt ${n}` }));

function sheets({
	products = seedCatalogue.products,
	...deps
}: Partial<LineSheetDeps> & { products?: readonly Product[] } = {}) {
	return createLineSheets({
		catalogue: catalogueOf(products),
		makeSheet: maker.makeSheet,
		version: () => 1,
		publicUrl: "https://thari.example",
		now: () => NOW,
		...deps,
	});
}

/** Pieces of text are parted where the line changes, so words are compared without spaces. */
const tight = (text: string) => text.replace(/\s+/g, "");

async function read(answer: Awaited<ReturnType<ReturnType<typeof sheets>["lineSheet"]>>) {
	if (!answer.ok) throw new Error(answer.problem.code);
	const pages = pdfPages(answer.file.bytes).map(tight);
	return {
		pages,
		name: answer.name,
		bytes: answer.file.bytes,
		says: (text: string) => pages.join("|").includes(tight(text)),
	};
}

describe("a line sheet", () => {
	test("of a category says of each product what a buyer orders by, and only what is known", async () => {
		const products = seedCatalogue.products.map((product) =>
			product.id === shirt.id
				? { ...product, sku: "MC-100", details: { ...product.details, priceTiers: [{ from: 100, price: 79_000 }] } }
				: product,
		);
		const { pages, name, says } = await read(await sheets({ products }).lineSheet(visitor, "shirts", "en"));
		expect(name).toBe("line-sheet-shirts.pdf");
		expect(pages).toHaveLength(1);
		for (const text of [
			"Thari Textiles",
			"Shirts",
			"Line sheet of 20 November 2026",
			"5 products",
			"Madras Check Shirt",
			"Article MC-100",
			"₹820 per piece",
			"Min Order: 30 pieces",
			"From 100 pieces",
			"₹790",
			"Shirt: 100% Cotton, Plain weave, yarn-dyed check, 120 g/m²",
			"Sizes S, M, L, XL",
			"Navy, ecru and rust, Green, ecru and mustard, Maroon, ecru and navy",
			"List prices in Indian rupees. An order request is a quote request: we will reply with pricing and payment details within 24 hours.",
			"thari.example/products",
			"Page 1 of 1",
		])
			expect(says(text), text).toBe(true);
		expect(says("Article undefined") || says("null")).toBe(false);
		expect(pages[0]?.match(/Article/g)).toHaveLength(5);
	});

	test("of everything has each category on a page of its own", async () => {
		const { pages, says, bytes, name } = await read(await sheets().lineSheet(visitor, null, "en"));
		expect(name).toBe("line-sheet.pdf");
		expect(says("All products")).toBe(true);
		for (const product of seedCatalogue.products) expect(says(product.name), product.name).toBe(true);
		expect(pages.length).toBeLessThanOrEqual(9);
		expect(bytes.length).toBeLessThan(3_000_000);
	});

	test("of 5,000 products holds the first of them, and says what to do", async () => {
		let made: Parameters<MakeSheet>[0] | undefined;
		const makeSheet: MakeSheet = async (sheet) => {
			made = sheet;
			return { bytes: new Uint8Array([1]), pages: 1 };
		};
		await sheets({ products: many, makeSheet }).lineSheet(visitor, "shirts", "en");
		expect(made?.groups.flatMap(({ products }) => products)).toHaveLength(120);
		expect(made?.lead).toBe(
			"These are the first 120 of 5,000 products. For others, please choose a category at thari.example/products, or put what interests you into the cart and save the selection as a PDF.",
		);
	});

	test("of a category without products is a page that says so", async () => {
		const { pages } = await read(await sheets({ products: [] }).lineSheet(visitor, "shirts", "en"));
		expect(pages).toHaveLength(1);
	});

	test("is made once for each version, also for those who ask while it is being made", async () => {
		let made = 0;
		let version = 1;
		const one = sheets({
			version: () => version,
			makeSheet: async () => ({ bytes: new Uint8Array([++made]), pages: 1 }),
		});
		await Promise.all([null, null, "no-such-category"].map((category) => one.lineSheet(visitor, category, "en")));
		await one.lineSheet(visitor, null, "en");
		expect(made).toBe(1);
		await one.lineSheet(visitor, "shirts", "en");
		expect(made).toBe(2);
		version = 2;
		const again = await one.lineSheet(visitor, null, "en");
		expect([made, again.ok && again.file.bytes[0]]).toEqual([3, 3]);
	});

	test("that could not be made is made when somebody asks again", async () => {
		let turns = 0;
		const one = sheets({
			makeSheet: async (sheet) => {
				if (++turns === 1) throw new DocumentError("timeout", "the PDF took longer than 20 seconds");
				return blank(sheet);
			},
		});
		expect(await one.lineSheet(visitor, null, "en")).toEqual({
			ok: false,
			status: 503,
			problem: { code: "sheet-not-made" },
		});
		expect((await one.lineSheet(visitor, null, "en")).ok).toBe(true);
	});
});

describe("what may be made", () => {
	const items = [{ id: shirt.id, quantity: 30, cells: [] }];

	test("is limited by address; what is kept is not", async () => {
		const one = sheets({ makeSheet: blank });
		await one.lineSheet(visitor, null, "en");
		for (let n = 1; n < 20; n++) expect((await one.selection(visitor, { items, samples: [] }, "en")).ok).toBe(true);
		expect(await one.selection(visitor, { items, samples: [] }, "en")).toEqual({
			ok: false,
			status: 429,
			problem: { code: "too-many-sheets", minutes: 15 },
		});
		expect((await one.lineSheet(visitor, null, "en")).ok).toBe(true);
		expect((await one.selection({ ...visitor, address: "192.0.2.2" }, { items, samples: [] }, "en")).ok).toBe(true);
	});

	test("goes to the thread one at a time, and more than wait are refused at once", async () => {
		const going: (() => void)[] = [];
		let most = 0;
		const one = sheets({
			makeSheet: async (sheet) => {
				await new Promise<void>((resolve) => {
					going.push(resolve);
					most = Math.max(most, going.length);
				});
				going.shift();
				return blank(sheet);
			},
		});
		const asked = Array.from({ length: 6 }, () => one.selection(visitor, { items, samples: [] }, "en"));
		let answered = 0;
		for (const answer of asked) answer.then(() => answered++);
		while (answered < asked.length) {
			going[0]?.();
			await new Promise(setImmediate);
		}
		const answers = await Promise.all(asked);
		expect(most).toBe(1);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
		expect(answers.filter((answer) => !answer.ok && answer.problem.code === "sheets-busy")).toHaveLength(2);
	});
});

describe("the PDF of a selection", () => {
	test("says each product with its quantity, its split and what it comes to", async () => {
		const cells = [
			{ colour: "MD-03", size: "S", quantity: 20 },
			{ colour: "MD-99", size: "M", quantity: 10 },
			{ colour: "MD-01", size: "M", quantity: 20 },
		];
		const items = [
			{ id: shirt.id, quantity: 60, cells },
			{ id: "gone", quantity: 5, cells: [] },
			{ id: "kasavu-dhoti", quantity: 30, cells: [] },
		];
		const answer = await sheets().selection(visitor, { items, samples: [] }, "en");
		const { pages, name, says } = await read(answer);
		expect(name).toBe("selection-2026-11-20.pdf");
		expect(pages).toHaveLength(1);
		const dhoti = seedCatalogue.products.find(({ id }) => id === "kasavu-dhoti")?.price ?? 0;
		const rupees = (paise: number) => `₹${new Intl.NumberFormat("en-IN").format(paise / 100)}`;
		for (const text of [
			"Selection",
			"Prices of 20 November 2026",
			"1 product of this selection is no longer in our catalogue and is left out.",
			"Maroon, ecru and navy 20, Navy, ecru and rust 20: S 20, M 20; the other 20 to be agreed",
			"60 pieces",
			"₹49,200",
			"30 pieces",
			"Total at list price",
			rupees(60 * 82_000 + 30 * dhoti),
			"90 pieces",
			"An order request is a quote request",
		])
			expect(says(text), text).toBe(true);
	});

	test("names the samples beside it, as far as they can still be asked for", async () => {
		const products = [shirt, ...many].map((one) => ({
			...one,
			details: { ...shirt.details, samples: ["swatch" as const] },
		}));
		const swatch = { id: shirt.id, kind: "swatch" as const, colour: "MD-01", quantity: 2 };
		const samples = [swatch, { ...swatch, kind: "piece" as const }, { ...swatch, id: "gone" }];
		const items = [{ id: shirt.id, quantity: 60, cells: [] }];
		const { pages, says } = await read(await sheets({ products }).selection(visitor, { items, samples }, "en"));
		expect(says(`${shirt.name}: 2 swatches, Navy, ecru and rust`)).toBe(true);
		expect(pages.join("").match(/swatch/g)).toHaveLength(1);
		expect(says("1 piece,")).toBe(false);
	});

	test("of a hundred products is one file of some pages", async () => {
		const items = many.slice(0, 100).map(({ id }) => ({ id, quantity: 30, cells: [] }));
		const { pages, says } = await read(
			await sheets({ products: many }).selection(visitor, { items, samples: [] }, "en"),
		);
		expect(pages.length).toBeGreaterThan(10);
		expect(says("Shirt 99")).toBe(true);
		expect(says(`Page 1 of ${pages.length}`)).toBe(true);
	});

	test("is none where nothing of it can be read, or nothing is left", async () => {
		const problem = async (answer: ReturnType<ReturnType<typeof sheets>["selection"]>) => await answer;
		expect(await problem(sheets().selection(visitor, undefined, "en"))).toMatchObject({
			status: 400,
			problem: { code: "selection-unreadable" },
		});
		expect(
			await problem(
				sheets().selection(visitor, { items: [{ id: "gone", quantity: 1, cells: [] }], samples: [] }, "en"),
			),
		).toMatchObject({
			status: 400,
			problem: { code: "selection-empty" },
		});
	});
});

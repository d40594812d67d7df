import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { fileOf, planFile } from "../../tests/support/plan-file.ts";
import { wordsOf } from "../../tests/support/words.ts";
import { parseCsv, writeCsv } from "../shared/csv.ts";
import type { DeskCatalogue } from "./catalogue.ts";
import { csvColumns, wholeProblem } from "./csv-columns.ts";
import { readProduct } from "./product-form.ts";
import { type ProductTexts, productTexts } from "./product-texts.ts";

const held: DeskCatalogue = {
	version: 1,
	categories: seedCatalogue.categories.map((category) => ({ ...category, hidden: false, revision: 1 })),
	products: seedCatalogue.products.map((product, n) => ({
		...product,
		sku: `TH-${n}`,
		hidden: n % 7 === 0,
		revision: 1,
	})),
};
const [first, second] = held.products;
if (!first || !second) throw new Error("the catalogue is empty");

const plan = (file: string, catalogue = held) => {
	let made = 0;
	return planFile(file, catalogue, {
		isPicture: (path) => path.startsWith("images/products/"),
		pools: [],
		newId: () => `new-${++made}`,
	});
};

/** The problems of a file, one line each. */
const problemsOf = (file: string) =>
	plan(file).problems.map(({ line, column, problem }) => `${line} ${column}: ${wordsOf(problem)}`);

test("a file of millions of columns is refused at its first line, before any of them is looked at", () => {
	expect(problemsOf(`name${";".repeat(4_000_000)}\nx`)).toEqual([expect.stringMatching(/^1 .*names 4000001 columns/)]);
});

describe("a file that was exported", () => {
	test("changes nothing when it is imported", () => {
		expect(plan(fileOf(held))).toEqual({ problems: [], products: [], unchanged: 40, orders: [] });
	});

	test("nor does it after a spreadsheet has saved it with semicolons and dropped the last zero of a heading", () => {
		const parsed = parseCsv(fileOf(held));
		const rows = parsed.ok ? parsed.records.map(({ cells }) => cells) : [];
		const quoted = (cell: string) => `"${cell.replace(/^(\d{4}\.\d)0$/, "$1").replaceAll('"', '""')}"`;
		const saved = rows.map((cells) => cells.map(quoted).join(";")).join("\n");
		expect(saved).toContain('"6205.2"');
		expect(plan(saved)).toEqual({ problems: [], products: [], unchanged: 40, orders: [] });
	});

	test("gives back whatever a product may hold, formulas among it", () => {
		const text = fc.oneof(
			fc.string({ unit: "grapheme", maxLength: 30 }),
			fc.constantFrom("=1+1", "+a", "-b", "@c", "'=d", "'e", 'f "g"', "h;i", "j,k", "l|m", "\tn", "o\r\np"),
		);
		fc.assert(
			fc.property(fc.record({ name: text, story: text, imageAlt: text, weave: text, care: text }), (texts) => {
				const read = readProduct({ ...productTexts(first), ...texts });
				fc.pre(read.ok);
				if (!read.ok) return;
				const product = { ...first, ...read.value };
				const catalogue = { ...held, products: [product] };
				expect(plan(fileOf(catalogue), catalogue)).toMatchObject({ problems: [], products: [], orders: [] });
			}),
			{ numRuns: 500, seed: 20_261_120 },
		);
	});
});

describe("a file of a few columns", () => {
	test("changes these and leaves all else as it is", () => {
		const { problems, products, unchanged, orders } = plan(
			`ID,Price\n${first.id},2750\n${second.id},${second.price / 100}\n`,
		);
		expect([problems, orders, unchanged]).toEqual([[], [], 1]);
		expect(products).toEqual([
			{
				line: 2,
				id: first.id,
				isNew: false,
				draft: expect.objectContaining({
					name: first.name,
					price: 275_000,
					details: expect.objectContaining(first.details),
				}),
				changes: [{ field: "price", from: String(first.price / 100), to: "2750" }],
			},
		]);
	});

	test("finds a product by its SKU where no id is given", () => {
		const { products } = plan("sku;min_order\nTH-1;90\n");
		expect(products).toMatchObject([{ id: second.id, isNew: false, changes: [{ field: "minOrder", to: "90" }] }]);
	});

	test("moves products to the places it gives", () => {
		const { products, orders } = plan(`id,position\n${second.id},1\n`);
		expect(products).toEqual([]);
		expect(orders).toEqual([
			{ category: "sarees", ids: [second.id, first.id, ...held.products.slice(2, 5).map(({ id }) => id)] },
		]);
	});
});

test("a new product needs little, starts hidden, and gets an id and an address", () => {
	const { problems, products, orders } = plan(
		"name,category,price,min_order,description,care\nJamdani Saree,Sarees,₹4500,12,Fine cotton,Hand wash | Dry in shade\n",
	);
	expect(problems).toEqual([]);
	expect(products).toMatchObject([
		{
			id: "new-1",
			isNew: true,
			draft: {
				...{ slug: "jamdani-saree", category: "sarees", price: 450_000, unit: "piece", hidden: true, image: "" },
				details: { care: ["Hand wash", "Dry in shade"] },
			},
		},
	]);
	expect(orders).toMatchObject([{ category: "sarees", ids: expect.arrayContaining(["new-1"]) }]);
});

describe("every problem names its line and column", () => {
	const columns = ["id", "sku", "slug", "name", "category", "price", "min_order", "description", "image", "position"];
	const row = (cells: Partial<Record<(typeof columns)[number], string>>) =>
		columns.map((column) => cells[column] ?? "");
	const fresh = { name: "New", category: "sarees", price: "100", min_order: "5", description: "One line" };
	const existing = (n: number, changes: Record<string, string>) => {
		const product = held.products[n];
		if (!product) throw new Error("no such product");
		const { id, sku = "", slug, name, category, price, minOrder, description, image } = product;
		return row({
			id,
			sku,
			slug,
			name,
			category,
			price: String(price / 100),
			min_order: String(minOrder),
			description,
			image,
			...changes,
		});
	};

	test("all of a file at once, in the order of its lines", () => {
		const file = writeCsv([
			columns,
			existing(0, { price: "cheap", position: "first" }),
			row({ ...fresh, id: "nobody" }),
			existing(1, { slug: "another" }),
			existing(2, { category: "carpets" }),
			existing(3, {}),
			existing(3, { price: "1" }),
			row({ ...fresh, name: first.name }),
			row({ ...fresh, name: "Twin", sku: "S-1" }),
			row({ ...fresh, name: "Twin two", sku: "S-1" }),
			existing(4, { image: "media/none.jpg" }),
			["only", "two"],
			row({ ...fresh, name: "" }),
		]);
		expect(problemsOf(file)).toEqual([
			'2 price: Please write the price in rupees like 2500 or 2500.50, not "cheap".',
			'2 position: Please write the place in its category as a whole number, not "first".',
			"3 id: No product has the id nobody. Please leave the cell empty for a new product.",
			`4 slug: The address stays ${second.slug}: buyers and search engines know it.`,
			"5 category: There is no category carpets. Please add it in the desk first.",
			`7 id: ${held.products[3]?.name} is already in line 6. Please keep one of the two.`,
			`8 slug: ${first.name} has the address ${first.slug} already. Please give its id to change it, or another one here.`,
			"10 sku: line 9 has the SKU S-1 already. Please give its id to change it, or another one here.",
			"11 image: There is no picture media/none.jpg. Please upload it in the desk first.",
			"12 : This line has 2 cells where the first line has 10.",
			"13 slug: Please give the address.",
			"13 name: Please give a name, at least 2 characters.",
		]);
		expect(plan(file).products.length).toBeGreaterThan(0);
	});

	test("lines are those of the file, also behind cells with line breaks", () => {
		const file = `id,story,price\n${first.id},"two\nlines",1\n${second.id},x,free\n`;
		expect(problemsOf(file)).toEqual(['4 price: Please write the price in rupees like 2500 or 2500.50, not "free".']);
	});

	test.each([
		["an empty one", "", "1 : The file is empty. Please begin with a line that names the columns."],
		[
			"an unknown column",
			`id,colour\n`,
			`1 colour: There is no column of this name. Please remove it or name it one of: ${csvColumns.join(", ")}.`,
		],
		["a column twice", "id,price,Price\n", "1 Price: This column is there twice."],
		[
			"an open quotation mark",
			'id,price\n"x,1\n',
			"2 : A quotation mark is opened here and never closed. Nothing after it can be read.",
		],
		[
			"too many lines",
			`id\n${"x\n".repeat(50_001)}`,
			"1 : The file has 50001 products; please send at most 50000 at once.",
		],
	])("a file that cannot be read: %s", (_, file, problem) => {
		expect(problemsOf(file)).toEqual([problem]);
	});

	test("a picture the product has already need not be found again", () => {
		const catalogue = { ...held, products: [{ ...first, image: "media/kept.jpg" }] };
		expect(plan(fileOf(catalogue), catalogue).problems).toEqual([]);
	});
});

test("columns are named as people write them", () => {
	const names: (keyof ProductTexts)[] = ["minOrder", "imageAlt", "hsCode"];
	expect(csvColumns).toEqual(expect.arrayContaining(["min_order", "image_alt", "hs_code"]));
	expect(names.every((name) => plan(`id,${name}\n`).problems.length === 0)).toBe(true);
});

test("as many lines are read as the largest catalogue has products, and not one more", () => {
	const problemOf = (lines: number) => {
		const looking = wholeProblem(`sku\n${"TH-1\n".repeat(lines)}`);
		for (;;) {
			const { done, value } = looking.next();
			if (done) return value?.problem;
		}
	};
	expect(problemOf(50_000)).toBeUndefined();
	expect(problemOf(50_001)).toMatchObject({ code: "file-too-long", products: 50_001, limit: 50_000 });
});

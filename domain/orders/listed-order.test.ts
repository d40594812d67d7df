import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import type { Product } from "../catalogue/catalogue.ts";
import { type ListedLine, readList } from "./listed-lines.ts";
import { choiceKey } from "./listed-match.ts";
import { considerLine, orderOf } from "./listed-order.ts";

/** The built-in products with article numbers, one of them with a name that has a number in it. */
const products: readonly Product[] = seedCatalogue.products.map((product, place) => ({
	...product,
	sku: product.id === "kavi-dhoti" ? "KS-01" : `TH-${101 + place}`,
	...(product.id === "kasavu-dhoti" && { orderMultiple: 12 }),
}));

const order = (text: string, chosen: ReadonlyMap<string, string> = new Map()) => orderFor(text, () => products, chosen);

function orderFor(
	text: string,
	candidatesOf: (line: ListedLine) => readonly Product[],
	chosen: ReadonlyMap<string, string> = new Map(),
) {
	const known = { chosen, pools: [] };
	const { lines } = readList(text);
	return orderOf(
		lines.map((line) => considerLine(line, { candidates: candidatesOf(line), ...known })),
		[],
		200,
	);
}

/** "sage-linen-shirt 40 SL-01/M" for what is found, the problem's code for what is not. */
function told(text: string): string[] {
	const { ready, open } = order(text);
	const split = (cells: (typeof ready)[number]["cells"]) =>
		cells.map(({ colour, size, quantity }) => ` ${colour ?? "-"}/${size ?? "-"}:${quantity}`).join("");
	return [
		...ready.map(({ product, quantity, cells }) => `${product.id} ${quantity}${split(cells)}`),
		...open.map(({ problem }) => problem.code),
	];
}

describe("a line is read as people write it", () => {
	test.each([
		["KS-01 40", "kavi-dhoti 40"],
		["ks01 40 turmeric", "kavi-dhoti 40 KK-02/-:40"],
		["KS 01 40", "kavi-dhoti 40"],
		["KS-01\t40\tTurmeric\t", "kavi-dhoti 40 KK-02/-:40"],
		["KS-01,40,Turmeric", "kavi-dhoti 40 KK-02/-:40"],
		["KS-01;40;turmeric;", "kavi-dhoti 40 KK-02/-:40"],
		["40 x Sage Linen Shirt", "sage-linen-shirt 40"],
		["40x sage linen shirts", "sage-linen-shirt 40"],
		["40 × Sage Linen Shirt, natural flax, M", "sage-linen-shirt 40 SL-02/M:40"],
		["Sage Linen Shirt x 40", "sage-linen-shirt 40"],
		["Sage Linen Shirt x40 xl", "sage-linen-shirt 40 -/XL:40"],
		["Sage Linen Shirt - 40 pcs", "sage-linen-shirt 40"],
		["Sage Linen Shirt: 40 pieces (chalk blue)", "sage-linen-shirt 40 SL-03/-:40"],
		["qty: 40 Sage Linen Shirt", "sage-linen-shirt 40"],
		["• 40 sage linen shirt", "sage-linen-shirt 40"],
		["1. Sage Linen Shirt 40", "sage-linen-shirt 40"],
		["- Sage Linen Shirt 40 medium", "sage-linen-shirt 40 -/M:40"],
		["Sage Linen Shirt 1,000", "sage-linen-shirt 1000"],
		["1,00,000 Sage Linen Shirt", "sage-linen-shirt 100000"],
		['"Sage Linen Shirt","40","Sage"', "sage-linen-shirt 40 SL-01/-:40"],
		["Sage Linen Shirt 40 @ ₹1,280", "sage-linen-shirt 40"],
		["SAGE LINEN SHIRT 40 SL-03 L", "sage-linen-shirt 40 SL-03/L:40"],
		["SL-03 40 L", "sage-linen-shirt 40 SL-03/L:40"],
		["linen shirt 40", "sage-linen-shirt 40"],
		["kavi dhothi 60", "kavi-dhoti 60"],
		["cotton round neck tee shirt 50 navy M", "cotton-round-neck-t-shirt 50 RN-03/M:50"],
		["Cotton Round-Neck T-Shirt navy blue 50 XXL", "cotton-round-neck-t-shirt 50 RN-03/XXL:50"],
		["roundneck t shirt 50 2XL", "cotton-round-neck-t-shirt 50 -/XXL:50"],
		["Cotton Chino Trousers 32 60", "cotton-chino-trousers 60 -/32:60"],
		["60 Cotton Chino Trousers 32 navy", "cotton-chino-trousers 60 CH-01/32:60"],
		["Madras Check Shirt 40 navy", "madras-check-shirt 40 MD-01/-:40"],
		["Madras Check Shirt, 40, Maroon, ecru and navy, L", "madras-check-shirt 40 MD-03/L:40"],
		["Womens crepe silk shirt 20 XS", "crepe-silk-womens-shirt 20 -/XS:20"],
		["pique polo tshirt 30", "pique-polo-t-shirt 30"],
		["TH-101 15", "chettinad-cotton-saree 15"],
	])("%s", (text, expected) => {
		expect(told(text)).toEqual([expected]);
	});

	test.each([
		["TH-999 40", "listed-unknown"],
		["xylophone 40", "listed-unknown"],
		["constructor __proto__ 40", "listed-unknown"],
		["40", "listed-nothing-named"],
		["x 40", "listed-nothing-named"],
		["Sage Linen Shirt", "listed-no-quantity"],
		["KS 01", "listed-no-quantity"],
		["Oxfrod Buton-down Shirt 40", "listed-guess"],
		["silk saree 20", "listed-several"],
		["shirt 40", "listed-several"],
		["Cotton Chino Trousers 30 32", "listed-several-quantities"],
		["Sage Linen Shirt 12,5", "listed-not-whole"],
		["Sage Linen Shirt 12.5", "listed-not-whole"],
		["Sage Linen Shirt\t-40", "listed-not-whole"],
		["Sage Linen Shirt 22/11/2026", "listed-not-whole"],
		["Sage Linen Shirt 0", "listed-below-one"],
		["Sage Linen Shirt 40 purple", "listed-unplaced"],
		["Sage Linen Shirt 40 XXXL", "listed-unplaced"],
		["Kavi Cotton Dhoti 40 M", "listed-unplaced"],
		["Blue Stripe Shirt 40 x white", "listed-colour-several"],
		["Sage Linen Shirt 19", "line-quantity"],
		["Kasavu Dhoti 40", "line-quantity"],
		["Sage Linen Shirt 1000001", "line-too-many"],
	])("%s is told as %s", (text, code) => {
		expect(told(text)).toEqual([code]);
	});
});

describe("a table is read by its columns", () => {
	const head = "Colour\tQty (pcs)\tArticle No.\tSize\tRemarks";
	test.each([
		["Sage\t40\tTH-129\tM\turgent", "sage-linen-shirt 40 SL-01/M:40"],
		["sl-02\t40 pcs\tth129\tmedium\t", "sage-linen-shirt 40 SL-02/M:40"],
		["\t40\tTH-129\t\t", "sage-linen-shirt 40"],
		["Purple\t40\tTH-129\tM\t", "listed-colour-unknown"],
		["Royal blue\t40\tTH-129\tM\t", "listed-colour-unknown"],
		["Sage\t40\tTH-129\tXXXL\t", "listed-size-unknown"],
		["Sage\t\tTH-129\tM\t", "listed-no-quantity"],
		["Sage\t#DIV/0!\tTH-129\tM\t", "listed-not-whole"],
		["Sage\t2026-11-22\tTH-129\tM\t", "listed-not-whole"],
		["Sage\t40\t\tM\t", "listed-nothing-named"],
		["Sage\t40\tTH-999\tM\t", "listed-unknown"],
	])("%s", (line, expected) => {
		expect(told(`${head}\n${line}`)).toEqual([expected]);
	});

	test.each([
		"Item;Quantity",
		"product,QTY",
		"Style No.\tpieces",
		"SKU\tOrder Qty",
		"Name;Pcs",
		"Description of goods;Total Qty",
		"Article_Number;quantity (pcs)",
	])("with the head %s", (head) => {
		const line = /product|name|description/i.test(head) ? "Sage Linen Shirt;40" : "TH-129;40";
		const separator = /[,;\t]/.exec(head)?.[0] ?? "";
		expect(told(`${head}\r\n${line.replace(";", separator)}\r\n`)).toEqual(["sage-linen-shirt 40"]);
	});

	test("a title above, totals below, and another block pasted under it", () => {
		const list = [
			"Order for spring",
			"Article No.\tQty",
			"TH-129\t40",
			"Total\t40",
			"",
			"30 x Madras Check Shirt",
			"Product\tSize\tQuantity",
			"Oxford Button-down Shirt\tL\t24",
		].join("\n");
		expect(told(list)).toEqual(["sage-linen-shirt 40", "madras-check-shirt 30", "oxford-button-down-shirt 24 -/L:24"]);
		expect(readList(list).heads).toEqual([2, 7]);
	});

	test("a cell with line ends is one line of the list", () => {
		const { text, lines } = readList('Article\tName\tQty\nTH-129\t"Sage\nLinen Shirt"\t40\nTH-130\tBlock\t30');
		expect(text).toBe("Article\tName\tQty\nTH-129\tSage Linen Shirt\t40\nTH-130\tBlock\t30");
		expect(lines.map(({ line }) => line)).toEqual([2, 3]);
	});
});

test("lines of one product are one line of the cart, with its colours and sizes as cells", () => {
	const { ready, open } = order("TH-129 10 sage M\nSage Linen Shirt 10 sage L\nTH-129 5 sage M\n7 x TH-129");
	expect(open).toEqual([]);
	expect(ready).toMatchObject([
		{
			quantity: 32,
			cells: [
				{ colour: "SL-01", size: "M", quantity: 15 },
				{ colour: "SL-01", size: "L", quantity: 10 },
			],
			lines: [{ line: 1 }, { line: 2 }, { line: 3 }, { line: 4 }],
		},
	]);
});

test("together they are held to the minimum, the multiple and the limit of their product", () => {
	expect(order("TH-129 5 M\nTH-129 5 L").open).toMatchObject([
		{ lines: [{ line: 1 }, { line: 2 }], problem: { code: "listed-sum", sum: 10, problem: { code: "below-minimum" } } },
	]);
	expect(order("Kasavu Dhoti 20\nKasavu Dhoti 20").open).toMatchObject([
		{ problem: { code: "listed-sum", problem: { code: "not-a-multiple", below: 36, above: 48 } } },
	]);
	expect(told("Kasavu Dhoti 20\nKasavu Dhoti 28")).toEqual(["kasavu-dhoti 48"]);
	expect(told("TH-129 600000\nTH-129 600000")).toEqual(["line-too-many"]);
});

test("a choice settles every line that names its product alike, and what else is wrong with them is told then", () => {
	const list = "silk saree 20\nsilk saree 30\nsilk saree 4,5";
	const { open } = order(list);
	expect(open.map(({ key }) => key)).toEqual(["silk sari", "silk sari", "silk sari"].map(() => open[0]?.key));
	const chosen = new Map([[open[0]?.key ?? "", "tussar-silk-saree"]]);
	const settled = order(list, chosen);
	expect(settled.ready).toMatchObject([{ product: { id: "tussar-silk-saree" }, quantity: 50 }]);
	expect(settled.open).toMatchObject([{ lines: [{ line: 3 }], problem: { code: "listed-not-whole" } }]);
	const [line] = readList("Oxfrod Buton-down Shirt 40 white").lines;
	if (!line) throw new Error("no line");
	const right = order("Oxfrod Buton-down Shirt 40 white", new Map([[choiceKey(line), "oxford-button-down-shirt"]]));
	expect(right.ready).toMatchObject([{ quantity: 40, cells: [{ colour: "OX-03" }] }]);
});

test("a product in the list is found whatever stands around it, and nothing makes it throw", () => {
	fc.assert(
		fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 60 }), { maxLength: 12 }), (texts) => {
			const { lines } = readList(texts.join("\n"));
			const { ready, open } = orderFor(texts.join("\n"), () => products.slice(0, 3));
			const said = [...ready, ...open].flatMap((one) => one.lines);
			expect(said.map(({ line }) => line).sort((a, b) => a - b)).toEqual(lines.map(({ line }) => line));
		}),
	);
});

test("more than a hundred products: those beyond stay", () => {
	const many = Array.from(
		{ length: 103 },
		(_, n): Product => ({
			...(products[0] ?? fail()),
			id: `p${n}`,
			sku: `P-${1000 + n}`,
		}),
	);
	const list = many.map(({ sku }) => `${sku} 15`).join("\n");
	const bySku = new Map(many.map((product) => [product.sku, product]));
	const { ready, open } = orderFor(list, ({ words }) => [bySku.get(words) ?? fail()]);
	expect(ready).toHaveLength(100);
	expect(open.map(({ problem }) => problem.code)).toEqual(Array(3).fill("listed-too-many-products"));
});

function fail(): never {
	throw new Error("no such product");
}

test("a long list of hostile lines is read in time that grows with its length alone", () => {
	const some = products.slice(25, 31);
	// The processor's time: others may be busy on the same machine.
	const timeOf = (line: string, count: number) => {
		const start = process.threadCpuUsage();
		orderFor(Array.from({ length: count }, () => line).join("\n"), () => some);
		const { user, system } = process.threadCpuUsage(start);
		return (user + system) / 1000;
	};
	timeOf("shirt 1 2 3", 100);
	for (const line of ["1 2 3 4 5 6 7 8 9 shirt", "abcdefgh ".repeat(40), "(".repeat(5_000), "\t".repeat(5_000)])
		expect(timeOf(line, 200), line.slice(0, 20)).toBeLessThan(5_000);
});

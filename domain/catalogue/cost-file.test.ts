import { expect, test } from "vitest";
import { readCostFile, writeCostFile } from "./cost-file.ts";

const products = [
	{ id: "saree", sku: "S-1", name: "Saree, silk" },
	{ id: "shirt", sku: null, name: "Shirt" },
];
const known = new Map(products.map(({ id, name }) => [id, name]));

test("costs that are exported read back as they were", () => {
	const text = writeCostFile(products, new Map([["saree", 123_457]]));
	expect(readCostFile(text, known)).toEqual({
		costs: new Map([
			["saree", 123_457],
			["shirt", undefined],
		]),
		problems: [],
		problemCount: 0,
	});
});

test("what cannot be read is named by its line, and a file without its columns is none", () => {
	const read = readCostFile("Cost,ID\n250,saree\nmuch,shirt\n3,nobody\n4,saree\n5\n", known);
	expect([...read.costs]).toEqual([["saree", 25_000]]);
	expect(read.problemCount).toBe(4);
	expect(read.problems).toMatchObject([
		{ line: 3, column: "cost", problem: { code: "price-not-right" } },
		{ line: 4, column: "id", problem: { code: "cost-of-nothing", id: "nobody" } },
		{ line: 5, column: "id", problem: { code: "product-twice", name: "Saree, silk", line: 2 } },
		{ line: 6, column: "", problem: { code: "cells-differ", cells: 1, columns: 2 } },
	]);
	expect(readCostFile("name,price\nShirt,3\n", known).problems).toMatchObject([
		{ problem: { code: "cost-columns-missing" } },
	]);
	expect(readCostFile("", known).problems).toMatchObject([{ problem: { code: "file-empty" } }]);
});

test("of many problems the first are named and all are counted", () => {
	const read = readCostFile(`id,cost\n${"nobody,1\n".repeat(400)}`, known);
	expect([read.problems.length, read.problemCount, read.costs.size]).toEqual([50, 400, 0]);
});

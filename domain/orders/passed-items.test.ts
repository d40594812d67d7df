import fc from "fast-check";
import { expect, test } from "vitest";
import { cellsSum } from "./cells.ts";
import { readPassedItems, readPassedSamples } from "./passed-items.ts";

test("items with and without cells are read, each product once", () => {
	const cells = [{ colour: "MD-03", size: "", quantity: 20 }];
	const text = JSON.stringify([
		{ id: "a", quantity: 30, price: 1, cells },
		{ id: "b", quantity: 1 },
		{ id: "b", quantity: 2 },
	]);
	expect(readPassedItems(text)).toEqual([
		{ id: "a", quantity: 30, cells: [{ colour: "MD-03", size: null, quantity: 20 }] },
		{ id: "b", quantity: 2, cells: [] },
	]);
});

test("a split of more pieces than there are is made smaller", () => {
	const cells = [{ colour: "x", size: "S", quantity: 50 }];
	expect(readPassedItems(JSON.stringify([{ id: "a", quantity: 10, cells }]))).toEqual([
		{ id: "a", quantity: 10, cells: [{ colour: "x", size: "S", quantity: 10 }] },
	]);
});

test.each([
	"",
	"null",
	"[]",
	"{}",
	'[{"id":"a"}]',
	'[{"id":"a","quantity":0}]',
	'[{"id":"a","quantity":1.5}]',
	'[{"id":"","quantity":1}]',
	'[{"id":"a","quantity":1,"cells":[{}]}]',
])("%s is no selection", (text) => {
	expect(readPassedItems(text)).toBeUndefined();
});

test("whatever is sent, it is refused or within its bounds", () => {
	const value = fc.oneof(
		fc.jsonValue(),
		fc.array(
			fc.record(
				{
					id: fc.string(),
					quantity: fc.oneof(fc.nat(), fc.jsonValue()),
					cells: fc.oneof(
						fc.jsonValue(),
						fc.array(fc.record({ colour: fc.option(fc.string()), size: fc.jsonValue(), quantity: fc.nat() })),
					),
				},
				{ requiredKeys: [] },
			),
		),
	);
	fc.assert(
		fc.property(value, (sent) => {
			for (const { quantity, cells } of readPassedItems(JSON.stringify(sent)) ?? [])
				expect(quantity >= 1 && cellsSum(cells) <= quantity).toBe(true);
		}),
	);
});

test("more cells than a line may have, or lines than a selection, are none", () => {
	const cells = (count: number) =>
		Array.from({ length: count }, (_, n) => ({ colour: `c${n}`, size: null, quantity: 1 }));
	const items = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `p${n}`, quantity: 1 }));
	expect(readPassedItems(JSON.stringify([{ id: "a", quantity: 400, cells: cells(400) }]))?.[0]?.cells).toHaveLength(
		400,
	);
	expect(readPassedItems(JSON.stringify([{ id: "a", quantity: 401, cells: cells(401) }]))).toBeUndefined();
	expect(readPassedItems(JSON.stringify(items(100)))).toHaveLength(100);
	expect(readPassedItems(JSON.stringify(items(101)))).toBeUndefined();
});

test("samples are read within what a request may ask for, and nothing else is", () => {
	const sample = { id: "a", kind: "swatch", colour: "MD-01", quantity: 2 };
	expect(readPassedSamples("")).toEqual([]);
	expect(readPassedSamples(JSON.stringify([sample, { ...sample, colour: null }]))).toEqual([
		sample,
		{ ...sample, colour: null },
	]);
	for (const wrong of [{ ...sample, quantity: 4 }, { ...sample, quantity: 0 }, { ...sample, kind: "bolt" }, 1])
		expect(readPassedSamples(JSON.stringify([wrong]))).toBeUndefined();
	expect(readPassedSamples(JSON.stringify(Array(31).fill(sample)))).toBeUndefined();
	expect(readPassedSamples("x")).toBeUndefined();
});

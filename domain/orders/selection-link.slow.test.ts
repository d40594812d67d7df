import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellsSum } from "./cells.ts";
import { type PassedLine, readSelection, writeSelection } from "./selection-link.ts";

const label = fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" }).filter((text) => text.length <= 100);
const cell = fc.record({
	colour: fc.option(label),
	size: fc.option(label),
	quantity: fc.integer({ min: 1, max: 999 }),
});
const line = fc
	.record({
		id: label,
		price: fc.integer({ min: 1, max: 100_000_000 }),
		open: fc.integer({ min: 1, max: 999_999 }),
		cells: fc.uniqueArray(cell, { maxLength: 12, selector: ({ colour, size }) => JSON.stringify([colour, size]) }),
	})
	.map(({ open, cells, ...rest }): PassedLine => {
		const named = cells.filter(({ colour, size }) => colour !== null || size !== null);
		return { ...rest, quantity: open + cellsSum(named), cells: named };
	});
const selection = fc.uniqueArray(line, { minLength: 1, maxLength: 12, selector: ({ id }) => id });

describe("the link of any selection", () => {
	test("says the same when it is read", () => {
		fc.assert(
			fc.property(selection, (lines) => {
				const text = writeSelection(lines);
				expect(text).toMatch(/^[\w.~-]+\w$/);
				expect(readSelection(text)).toEqual({ status: "read", lines, samples: [], lost: 0 });
			}),
			{ numRuns: 2_000 },
		);
	});

	test("never throws and never makes anything up, whatever 10,000 broken ones say", () => {
		const broken = fc.oneof(
			fc.string({ unit: "binary", maxLength: 200 }),
			fc.string({ unit: fc.constantFrom(..."1.~_abz09-%"), maxLength: 120 }),
			fc.tuple(selection, fc.nat(), fc.nat(), fc.string({ maxLength: 4 })).map(([lines, at, length, put]) => {
				const text = writeSelection(lines);
				const from = at % text.length;
				return text.slice(0, from) + put + text.slice(from + (length % 5));
			}),
		);
		fc.assert(
			fc.property(broken, (text) => {
				const read = readSelection(text);
				if (read.status !== "read") return;
				expect(read.lines.length + read.samples.length).toBeGreaterThan(0);
				for (const { id, quantity, price, cells } of read.lines) {
					expect(id).not.toBe("");
					expect(Number.isSafeInteger(quantity) && quantity >= 1 && Number.isSafeInteger(price)).toBe(true);
					expect(cellsSum(cells)).toBeLessThanOrEqual(quantity);
				}
			}),
			{ numRuns: 10_000 },
		);
	});

	test("that was changed in one place gives no line that was not in it", () => {
		fc.assert(
			fc.property(selection, fc.nat(), fc.constantFrom(..."abc019.~_"), (lines, at, put) => {
				const text = writeSelection(lines);
				const from = at % text.length;
				const read = readSelection(text.slice(0, from) + put + text.slice(from + 1));
				if (read.status !== "read") return;
				for (const one of read.lines) expect(lines).toContainEqual(one);
			}),
			{ numRuns: 2_000 },
		);
	});
});
